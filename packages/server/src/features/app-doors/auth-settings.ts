import type { AuthConfig } from '@sayso/contracts/app-doors';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Sql } from '../../platform/database/database.ts';
import { auditWords } from '../../texts/audit.ts';
import { signInWords } from '../../texts/sign-in.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { DoorStore } from './store.ts';

type Deps = { access: Access; audit: RecordChanges; sql: Sql; store: DoorStore };
type Changes = { [Name in keyof AuthConfig]?: AuthConfig[Name] | undefined };

/** Which ways of signing in an app offers. */
export const createAuthSettings = ({ access, audit, sql, store }: Deps) => {
  const known = (config: AuthConfig | null): AuthConfig => {
    if (!config) throw new Fault('not_found', texts.appNotFound);
    return config;
  };
  return {
    async get(actor: Actor, appId: AppId): Promise<AuthConfig> {
      await access.manage(actor, appId);
      return known(await store.authConfig(appId));
    },

    async set(actor: Actor, appId: AppId, changes: Changes): Promise<AuthConfig> {
      const grant = await access.manage(actor, appId);
      return sql.begin(async (tx) => {
        const before = known(await store.authConfig(appId, tx));
        const given = Object.entries(changes).filter(([, value]) => value !== undefined);
        const after: AuthConfig = { ...before, ...Object.fromEntries(given) };
        if (!Object.values(after).some(Boolean)) {
          throw new Fault('invalid', signInWords.oneWay);
        }
        await store.setAuthConfig(grant, after, tx);
        const change = { subject: auditWords.waysToSignIn, before: named(before), after: named(after) };
        if (change.before !== change.after) {
          await audit(grant, [{ action: 'sign_in.changed', ...change }], tx);
        }
        return after;
      });
    },

    /** Throws where the app takes no passwords. An app that does not exist is refused by what comes after. */
    async refuseWithoutPassword(appId: AppId): Promise<void> {
      if ((await store.authConfig(appId))?.enable_username_password !== false) return;
      throw new Fault('forbidden', signInWords.noPasswords, {
        reason: 'password_disabled',
      });
    },
  };
};
export type AuthSettings = ReturnType<typeof createAuthSettings>;

const named = (config: AuthConfig): string =>
  Object.entries(config)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name)
    .join(', ');
