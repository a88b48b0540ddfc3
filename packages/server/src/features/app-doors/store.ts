import type { AuthConfig } from '@sayso/contracts/app-doors';
import type { AppId } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';

const open: AuthConfig = {
  enable_username_password: true,
  enable_google_login: true,
  enable_sso_login: true,
  registration: 'open',
  required_fields: [],
};

export const createDoorStore = (sql: Sql) => ({
  /** Null where there is no such app. `on` reads it for a change. */
  async authConfig(appId: AppId, on?: Queryable): Promise<AuthConfig | null> {
    const read = on ?? sql;
    const [row] = await read<{ auth_config: Partial<AuthConfig> }[]>`
      select auth_config from apps where id = ${appId} and deleted_at is null ${on ? on`for update` : sql``}`;
    return row ? { ...open, ...row.auth_config } : null;
  },

  /** What was never set stays unsaid, so that it can be told from what somebody chose. */
  async setAuthConfig({ appId }: AppGrant, changes: Partial<AuthConfig>, tx: Queryable): Promise<void> {
    await tx`
      update apps set auth_config = auth_config || ${JSON.stringify(changes)}::text::jsonb where id = ${appId}`;
  },
});
export type DoorStore = ReturnType<typeof createDoorStore>;
