import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

type HashTree = Readonly<Record<string, string>>;

export const createProofStore = (sql: Sql) => ({
  /** Which sources are worked on, and which ones the public is served; `tree` null where nothing was published. */
  async versions({
    appId,
  }: AppGrant): Promise<{ codeHash: string; served: number | null; tree: HashTree | null }> {
    const [row] = await sql<{ code_hash: string; served: number | null; tree: HashTree | null }[]>`
      select a.app_code_hash as code_hash, a.served_version as served, p.tree
      from apps a left join publications p on p.app_id = a.id and p.version = a.served_version
      where a.id = ${appId}`;
    return { codeHash: row?.code_hash ?? '', served: row?.served ?? null, tree: row?.tree ?? null };
  },
});
export type ProofStore = ReturnType<typeof createProofStore>;
