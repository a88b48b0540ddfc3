import type { EnterGrant } from '../../access/enter.ts';
import type { Sql } from '../../platform/database/database.ts';

/** Names of the packages that an app is set to use. */
export const createWanted =
  (sql: Sql) =>
  async ({ appId }: EnterGrant): Promise<string[]> => {
    const [row] = await sql<{ names: string[] }[]>`
      select integrations as names from apps where id = ${appId}`;
    return row?.names ?? [];
  };
