import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { isContactProperty } from '../entities/contact.ts';
import { nounsOf } from '../entities/plurals.ts';
import type { Condition } from '../filters/condition.ts';
import { isObject } from '../filters/parse-filter.ts';
import { type PublicPage, publicPagesOf } from '../public-pages.ts';
import { appRoleKey } from './app-role.ts';
import { type Operation, propertyRules, ruleCondition, writtenRule } from './entity-rules.ts';
import { compileRule, type RuleUser } from './rule.ts';

/** How many of an entity's records somebody may do something with: `own` those that they made themselves. */
export type Extent = 'all' | 'some' | 'own' | 'none';
type Reach = Readonly<Record<Operation, Extent>>;

export type OpenedEntity = {
  name: string;
  /** What several of its records are called. */
  nouns: string;
  visitors: Reach;
  users: Reach;
  admins: Reach;
  /** Names of the app's roles whose people see more of its records than other users. */
  readers: string[];
};

/** Fields by which people are reached that anybody could read. */
type Exposed = { name: string; nouns: string; fields: string[] };

export type WhatOpens = {
  /** Pages for visitors; null where the app's layout does not tell them from others. */
  pages: PublicPage[] | null;
  entities: OpenedEntity[];
  exposed: Exposed[];
  /** Pages for visitors want an app that needs no sign-in; never said where people's data would be open with it. */
  wantsVisitors: boolean;
  /** Whoever has an account reaches records that are not their own and that visitors do not reach. */
  usersReachOthers: boolean;
};

type Sources = {
  layout: string | null;
  entities: Readonly<Record<string, EntitySchema>>;
  /** The fields of people, which hold the app's roles. */
  user_entity?: EntitySchema | null;
};

/** Who could open and do what once an app is there for everybody, and for those who sign in. */
export function whatOpens({ layout, entities, user_entity: people }: Sources): WhatOpens {
  const named = Object.entries(entities).map(([name, schema]) => ({ ...schema, name: schema.name ?? name }));
  const pages = publicPagesOf(layout);
  const exposed = named.flatMap(exposedOf);
  const roles = rolesOf(people ?? undefined);
  const opened = named.map((schema) => openedEntity(schema, roles));
  return {
    pages,
    entities: opened,
    exposed,
    usersReachOthers: opened.some((entity) => othersDeeds.some((deed) => reachesMore(entity, deed))),
    wantsVisitors: pages !== null && pages.length > 0 && exposed.length === 0 && opened.every(isSafe),
  };
}

const othersDeeds = ['read', 'update', 'delete'] as const;

/** Whether those who sign in do more of it than visitors, with records of others. */
export const reachesMore = ({ visitors, users }: OpenedEntity, deed: Operation): boolean =>
  users[deed] === 'all' ? visitors[deed] !== 'all' : users[deed] === 'some' && visitors[deed] === 'none';

/** What strangers could change or delete is nothing to be opened to them. */
const isSafe = ({ visitors }: OpenedEntity): boolean =>
  visitors.update === 'none' && visitors.delete === 'none';

type Named = EntitySchema & { name: string };

const somebody = (role: RuleUser['role']): RuleUser => ({
  id: '0'.repeat(24),
  email: 'somebody@example.com',
  role,
  full_name: null,
  data: {},
});

type Role = { id: unknown; name: string };

function rolesOf(people: EntitySchema | undefined): Role[] {
  const { enum: ids = [], enumNames = [] } = people?.properties[appRoleKey] ?? {};
  return ids.map((id, at) => ({ id, name: enumNames[at] ?? String(id) }));
}

/** From the least to the most. */
const extents: readonly Extent[] = ['none', 'own', 'some', 'all'];

function openedEntity(schema: Named, roles: readonly Role[]): OpenedEntity {
  const users = reachOf(schema, somebody('user'));
  const seesMore = ({ id }: Role): boolean => {
    const seen = extentOf(schema, 'read', { ...somebody('user'), data: { [appRoleKey]: id } });
    return extents.indexOf(seen) > extents.indexOf(users.read);
  };
  return {
    name: schema.name,
    nouns: nounsOf(schema),
    visitors: reachOf(schema, null),
    users,
    admins: reachOf(schema, somebody('admin')),
    readers: roles.filter(seesMore).map(({ name }) => name),
  };
}

const reachOf = (schema: Named, user: RuleUser | null): Reach => ({
  create: extentOf(schema, 'create', user),
  read: extentOf(schema, 'read', user),
  update: extentOf(schema, 'update', user),
  delete: extentOf(schema, 'delete', user),
});

function extentOf(schema: Named, operation: Operation, user: RuleUser | null): Extent {
  const condition = ruleCondition(schema, operation, user);
  if (condition.op !== 'always') return isOwn(condition) ? 'own' : 'some';
  if (condition.value) return 'all';
  // What a rule asks of people that only they know may well be so for some of them.
  return user !== null && goesByPeople(writtenRule(schema, operation)) ? 'some' : 'none';
}

function isOwn(condition: Condition): boolean {
  if (condition.op === 'or') return condition.of.every(isOwn);
  if (condition.op === 'and') return condition.of.some(isOwn);
  if (condition.op !== 'equals' || condition.field.in !== 'system') return false;
  return condition.field.name.startsWith('created_by');
}

/** What anybody's own account says; roles of the app's own are looked at by name. */
const saidByAccount = new Set(['id', 'email', 'full_name', 'role', appRoleKey, `data.${appRoleKey}`]);

/** Whether a rule asks for a field of people; fields of the record that it asks for are none. */
function goesByPeople(rule: unknown): boolean {
  if (typeof rule === 'string') return rule.includes('user.data.');
  if (Array.isArray(rule)) return rule.some(goesByPeople);
  if (!isObject(rule)) return false;
  const { user_condition: asked } = rule;
  const asksMore = isObject(asked) && Object.keys(asked).some((name) => !saidByAccount.has(name));
  return asksMore || Object.values(rule).some(goesByPeople);
}

/** What of an entity says how somebody is reached, where anybody may read it. */
function exposedOf(schema: Named): Exposed[] {
  if (extentOf(schema, 'read', null) === 'none') return [];
  const hidden = new Set(
    propertyRules(schema, 'read').flatMap(([name, rule]) => {
      const seen = compileRule(rule, null);
      return seen.op === 'always' && !seen.value ? [name] : [];
    }),
  );
  const shown = Object.entries(schema.properties).filter(([name]) => !hidden.has(name));
  const reaching = shown.filter(([, property]) => isContactProperty(property));
  // The address of a place is for everybody; beside a number or an e-mail it is where somebody lives.
  const places = shown.filter(([name, property]) => isAddress(name, property));
  const found = reaching.length === 0 ? [] : shown.filter((one) => [...reaching, ...places].includes(one));
  const fields = found.map(([name, property]) => property.title ?? name);
  return fields.length === 0 ? [] : [{ name: schema.name, nouns: nounsOf(schema), fields }];
}

/** Whether its records say how somebody is reached. */
export const holdsContacts = ({ properties }: EntitySchema): boolean =>
  Object.values(properties).some(isContactProperty);

const isAddress = (name: string, { type, format, title = '' }: EntityProperty): boolean =>
  type === 'string' && format === undefined && /\baddress\b/i.test(`${name.replaceAll('_', ' ')} ${title}`);
