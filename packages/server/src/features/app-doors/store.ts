import type { AuthConfig } from '@sayso/contracts/app-doors';
import type { AppId } from '@sayso/contracts/ids';
import { keepAuthConfig } from '../../access/auth-config.ts';
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

  setAuthConfig: keepAuthConfig,
});
export type DoorStore = ReturnType<typeof createDoorStore>;
