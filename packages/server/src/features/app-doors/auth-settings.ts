import type { AuthConfig } from '@sayso/contracts/app-doors';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { nameFirst } from '../../access/enter.ts';
import { wayClosed } from '../../access/sign-in-ways.ts';
import type { Events } from '../../events.ts';
import type { Sql } from '../../platform/database/database.ts';
import { auditWords } from '../../texts/audit.ts';
import { signInWords } from '../../texts/sign-in.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { DoorStore } from './store.ts';

type Deps = {
  access: Access;
  audit: RecordChanges;
  sql: Sql;
  events: Events;
  store: DoorStore;
  /** Ids of the providers that this installation signs people in with. */
  providers: readonly string[];
  /** What is remembered of who may come in was of before the change. */
  forgetEntries(): void;
};
type Changes = { [Name in keyof AuthConfig]?: AuthConfig[Name] | undefined };

/** Which ways of signing in an app offers, and who becomes a user of it. */
export const createAuthSettings = (deps: Deps) => {
  const { access, audit, sql, events, store, providers, forgetEntries } = deps;
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
      const stored = await sql.begin(async (tx) => {
        const before = known(await store.authConfig(appId, tx));
        const given = Object.entries(changes).filter(([, value]) => value !== undefined);
        const set: Partial<AuthConfig> = Object.fromEntries(given);
        const after: AuthConfig = { ...before, ...set };
        const isAboutWays = given.some(([name]) => name.startsWith('enable_'));
        if (isAboutWays && !hasWay(after, providers)) {
          throw new Fault('invalid', signInWords.oneWay);
        }
        await store.setAuthConfig(grant, set, tx);
        const change = { subject: auditWords.waysToSignIn, before: named(before), after: named(after) };
        if (change.before !== change.after) {
          await audit(grant, [{ action: 'sign_in.changed', ...change }], tx);
        }
        return after;
      });
      forgetEntries();
      const chosen = changes.registration === undefined ? {} : { is_registration_chosen: true };
      const isInvitedOnly = stored.registration === 'invitation';
      events.emit('app.changed', { appId, patch: { is_invited_only: isInvitedOnly, ...chosen } });
      return stored;
    },

    /** Throws where the app takes no passwords. An app that does not exist is refused by what comes after. */
    async refuseWithoutPassword(appId: AppId): Promise<void> {
      if ((await store.authConfig(appId))?.enable_username_password !== false) return;
      throw wayClosed('password');
    },

    /** Throws where the app asks for a name that was not given: to all alike, so that it tells nothing of anybody. */
    async refuseNameless(appId: AppId, fullName: string | null | undefined): Promise<void> {
      if (fullName || !(await store.authConfig(appId))?.required_fields.includes('full_name')) return;
      throw nameFirst();
    },
  };
};
export type AuthSettings = ReturnType<typeof createAuthSettings>;

/** Whether anybody could still sign in: a way that this server does not have is none. */
const hasWay = (config: AuthConfig, providers: readonly string[]): boolean =>
  config.enable_username_password ||
  (config.enable_google_login && providers.includes('google')) ||
  (config.enable_sso_login && providers.some((id) => id !== 'google'));

const named = ({ registration, required_fields, ...ways }: AuthConfig): string =>
  [
    ...Object.entries(ways).flatMap(([name, isOn]) => (isOn ? [name] : [])),
    ...(registration === 'invitation' ? [auditWords.invitedOnly] : []),
    ...(required_fields.includes('full_name') ? [auditWords.fullNameRequired] : []),
  ].join(', ');
