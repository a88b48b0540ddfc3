import type { Id } from '@sayso/contracts/ids';
import type { EnterGrant } from '../../access/enter.ts';
import type { Sql } from '../../platform/database/database.ts';

/** The account that answers for a mail, and whether its address was shown to be its holder's. */
export type Sender = { id: Id; isVerified: boolean };
export type FindSender = (grant: EnterGrant) => Promise<Sender | null>;

/** What an app's backend sends, its owner answers for. */
export const createFindSender =
  (sql: Sql): FindSender =>
  async ({ appId, isService, identity }) => {
    const [row] = await sql<{ id: Id; is_verified: boolean }[]>`
      select u.id, u.email_verified_date is not null as is_verified
      from users u
      where u.id = case when ${isService}::boolean
        then (select owner_id from apps where id = ${appId}) else ${identity?.id ?? null}::text end`;
    return row ? { id: row.id, isVerified: row.is_verified } : null;
  };
