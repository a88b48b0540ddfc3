import { memberRole } from '../../access/invitation.ts';
import { madeUpActor } from '../../access/made-up.ts';
import type { AppTokenReader } from '../../access/session.ts';
import type { Sql } from '../../platform/database/database.ts';

type Row = { email: string; full_name: string | null; role: 'user' | 'admin' };

/** `asksForProof`: as for `enter`. */
type Deps = { sql: Sql; asksForProof: boolean };

/** Who holds an app's token or a preview's. Whether they may enter is asked at each call, by `enter`. */
export const createAppTokenReader =
  ({ sql, asksForProof }: Deps): AppTokenReader =>
  async ({ scope, userId, appId, viewAs, provedBy }) => {
    if (userId === null || appId === null) return null;
    const [row] = await sql<Row[]>`
      select u.email, u.full_name,
        case when u.id = a.owner_id or u.platform_role = 'platform_admin' then 'admin'
          else coalesce(${memberRole(sql, asksForProof)}, 'user') end as role
      from users u
      join apps a on a.id = ${appId} and a.deleted_at is null
      left join app_users m on m.app_id = a.id and m.user_id = u.id
      where u.id = ${userId} and not u.disabled`;
    if (!row) return null;
    // Whether the app is still theirs to look at is asked by `enter`, as for everybody.
    if (viewAs !== null) {
      return madeUpActor(appId, viewAs, { id: userId, email: row.email, fullName: row.full_name });
    }
    return {
      kind: 'app_user',
      appId,
      userId,
      email: row.email,
      fullName: row.full_name,
      role: row.role,
      source: scope === 'preview' ? 'preview' : 'published',
      provedBy,
    };
  };
