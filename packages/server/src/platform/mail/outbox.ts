import type { Sql } from '../database/database.ts';
import type { Vault } from '../vault.ts';
import { type MailDriver, MailMessage } from './message.ts';

const purpose = 'outbox';
const keptMost = 500;

export type KeptMail = MailMessage & { id: string; created_date: string };
type Row = { id: string; sealed: Uint8Array; created_date: Date };

/** Keeps mail where there is no mail server: the newest messages, for platform admins to read. */
export const createOutbox = ({ sql, vault, most = keptMost }: { sql: Sql; vault: Vault; most?: number }) => {
  const send: MailDriver['send'] = async (message) => {
    await sql.begin(async (tx) => {
      await tx`insert into outbox (sealed) values (${vault.seal(JSON.stringify(message), purpose)})`;
      await tx`
        delete from outbox where id <= (select id from outbox order by id desc offset ${most} limit 1)`;
    });
  };
  return {
    send,
    /** Newest first. */
    async list(): Promise<KeptMail[]> {
      const rows = await sql<Row[]>`
        select id::text, sealed, created_date from outbox order by id desc limit ${most}`;
      return rows.map(({ id, sealed, created_date }) => ({
        ...MailMessage.parse(JSON.parse(vault.open(sealed, purpose))),
        id,
        created_date: created_date.toISOString(),
      }));
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
