import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { AppUser, LoginPage } from '@sayso/contracts/publishing';
import type { ListedAppUser } from '@sayso/contracts/records';
import type { Condition } from '@sayso/core/filters/condition';
import { inHeldRole } from '@sayso/core/rules/app-role';
import { compileRule, type Rule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import type { AppIdentity, EnterGrant } from '../../access/enter.ts';
import type { AppRow, PersonRow } from './store.ts';

type Values = Record<string, unknown>;

/** A person as an app and its code see them; what the app itself keeps of them never replaces who they are. */
const presentUser = ({ id, email, full_name, role, data }: AppIdentity): AppUser => ({
  ...data,
  id,
  email,
  full_name,
  role,
});

/** Properties of people that are shown on a condition only. */
export type Hidden = readonly (readonly [string, Condition])[];
type UserModel = { schema: EntitySchema; readRules: readonly [string, Rule | null][] };
type Parts = {
  userModel(grant: EnterGrant): Promise<UserModel | undefined>;
  /** As for records: who sees all, and how what is hidden is left out. */
  passesRules(actor: Actor, grant: EnterGrant): boolean;
  hideProperties(doc: Values, hidden: Hidden): Values;
};

/** Shows people as the read rules of the app's user fields let whoever asks see them, themselves among them. */
export function createSight({ userModel, passesRules, hideProperties }: Parts) {
  const hiddenBy = async (grant: EnterGrant): Promise<Hidden> => {
    const model = await userModel(grant);
    const asker = grant.identity && inHeldRole(grant.identity, model?.schema);
    return (model?.readRules ?? []).map(([name, rule]) => [name, compileRule(rule, asker)] as const);
  };
  /** By the row that filters look at, too. */
  const present = (person: AppIdentity, hidden: Hidden): AppUser => {
    const { id, email, full_name, role } = person;
    const row = { ...person.data, id, email, full_name, role, created_by: email, created_by_id: id };
    const shown = hideProperties(row, hidden);
    const data = Object.entries(person.data).filter(([name]) => Object.hasOwn(shown, name));
    return presentUser({ ...person, data: Object.fromEntries(data) });
  };
  return {
    /** What is hidden from this caller. */
    hidden: async (actor: Actor, grant: EnterGrant): Promise<Hidden> =>
      passesRules(actor, grant) ? [] : hiddenBy(grant),
    present,
    presentListed: (
      { created_date, updated_date, is_owner, ...person }: PersonRow,
      hidden: Hidden,
    ): ListedAppUser => ({
      ...present(person, hidden),
      created_date: created_date.toISOString(),
      updated_date: updated_date.toISOString(),
      // Over a field of the same name that the app keeps: nobody makes themselves the owner.
      is_app_owner: is_owner || undefined,
    }),
    /** Whoever came in, as they may see themselves; null for a visitor. */
    self: async (grant: EnterGrant): Promise<AppUser | null> =>
      grant.identity && present(grant.identity, await hiddenBy(grant)),
  };
}
export type Sight = ReturnType<typeof createSight>;

/** With the ways to sign in that are both set up here and left open by the app's maker. */
export const presentLogin = (app: AppRow, providers: string[]): LoginPage => {
  const { id, slug, name, logo_url, theme_color, public_settings, auth_config: config } = app;
  const isOpen = (provider: string) =>
    (provider === 'google' ? config.enable_google_login : config.enable_sso_login) !== false;
  const has_password = config.enable_username_password !== false;
  return {
    id,
    slug,
    name,
    logo_url,
    theme_color,
    public_settings,
    providers: providers.filter(isOpen),
    has_password,
    is_invited_only: config.registration === 'invitation',
    asks_full_name: config.required_fields?.includes('full_name') ?? false,
  };
};
