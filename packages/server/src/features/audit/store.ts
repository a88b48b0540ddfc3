import type { AuditEntry } from '@sayso/contracts/audit';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

type Row = Omit<AuditEntry, 'created_date'> & { created_date: Date };

export const createAuditStore = (sql: Sql) => ({
  /** Newest first. */
  async list(
    { appId }: AppGrant,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<AuditEntry[]> {
    const older = before === undefined ? sql`true` : sql`id < ${before}::bigint`;
    const rows = await sql<Row[]>`
      select id::text as id, actor_id, actor_email, action, subject, before, after, rules, address, created_date
      from audit_log where app_id = ${appId} and ${older} order by audit_log.id desc limit ${limit}`;
    return rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() }));
  },

  /** Takes what is older than 400 days. */
  async prune(): Promise<void> {
    await sql`delete from audit_log where created_date < now() - interval '400 days'`;
  },
});
export type AuditStore = ReturnType<typeof createAuditStore>;
