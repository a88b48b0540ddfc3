import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { always, type Condition } from '@sayso/core/filters/condition';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule, type Rule } from '@sayso/core/rules/rule';
import type { AppIdentity, EnterGrant } from '../../access/enter.ts';
import type { Fragment, Queryable, Sql } from '../../platform/database/database.ts';
import { recordWords } from '../../texts/records.ts';
import type { Doc } from './doc.ts';

/** How somebody who may not see people is told who made a record: `own` is their own address, which they keep. */
export type AuthorSight = { readonly own: string | null; readonly isNamed: boolean };
/** What the app says of its users. */
type UserModel = {
  readonly schema: EntitySchema;
  readonly readRules: readonly (readonly [string, Rule | null])[];
};

/** What they look at, and what of it they do not see. */
type Looked = {
  readonly schema: EntitySchema;
  readonly hidden: readonly (readonly [string, Condition])[];
};

/**
 * Null for whoever may see people: the app's makers and admins, its backend, and those whom a read rule of its users,
 * where it has one, lets see all of them. A rule that asks for more than who looks opens no address.
 * Where it is hidden what a record is called, such as who booked a time that is taken, its maker has no name either.
 */
export function authorSightOf(
  { identity, isManager, isService }: Pick<EnterGrant, 'identity' | 'isManager' | 'isService'>,
  users: UserModel | undefined,
  looked: Looked,
): AuthorSight | null {
  if (isManager || isService || identity?.role === 'admin') return null;
  const isShown = (name: string): boolean =>
    (users?.readRules ?? []).every(([of, rule]) => of !== name || isSure(compileRule(rule, identity)));
  const read = users?.schema.rls?.['read'];
  const seesPeople =
    users !== undefined && read !== undefined && read !== null && mayReadAll(users, identity);
  if (seesPeople && isShown('email')) return null;
  return { own: identity?.email ?? null, isNamed: isShown('full_name') && !isUntitled(looked) };
}

const isUntitled = ({ schema, hidden }: Looked): boolean =>
  hidden.some(([name, shownWhen]) => name === schema['x-sayso']?.titleField && isNever(shownWhen));

const mayReadAll = ({ schema }: UserModel, identity: AppIdentity | null): boolean =>
  isSure(ruleCondition(schema, 'read', identity));

const isSure = (condition: Condition): boolean => condition.op === 'always' && condition.value;
const isNever = (condition: Condition): boolean => condition.op === 'always' && !condition.value;

/** What stands for the address of whoever has this id: their name, else words that tell one from another. */
function standIn(sql: Queryable, id: Fragment, isNamed: boolean): Fragment {
  const neutral = sql`${recordWords.someone}::text || coalesce(' ' || right(${id}, 4), '')`;
  if (!isNamed) return neutral;
  // Some people give their address for a name.
  return sql`coalesce((
    select nullif(btrim(u.full_name), '') from users u where u.id = ${id} and position('@' in u.full_name) = 0
  ), ${neutral})`;
}

/** The column `created_by` as it is told to whoever looks. */
export function shownAuthor(sql: Queryable, sight: AuthorSight | null, row?: Fragment): Fragment {
  const author = row ? sql`${row}.created_by` : sql`created_by`;
  if (sight === null) return author;
  return sql`(case when ${author} is null or ${author} = ${sight.own} then ${author}
    else ${standIn(sql, row ? sql`${row}.created_by_id` : sql`created_by_id`, sight.isNamed)} end)`;
}

/**
 * What a filter by one's own address asks of the stored one. It says no more than the filter, whose stand-ins no index
 * holds.
 */
export function ofOwn(filter: Condition, sight: AuthorSight | null): Condition {
  if (sight === null || sight.own === null) return always;
  const parts = filter.op === 'and' ? filter.of : [filter];
  return parts.find((part) => isOwn(part, sight.own)) ?? always;
}

const isOwn = (part: Condition, own: string | null): boolean =>
  part.op === 'equals' &&
  part.field.in === 'system' &&
  part.field.name === 'created_by' &&
  part.value === own;

/** Shows one record as `shownAuthor` does. */
export type TellAuthor = (doc: Doc, sight: AuthorSight | null) => Doc;

export const createAuthorNames = (sql: Sql) => ({
  /** For these records, whoever they are shown to. What is told to several people is the same object. */
  async tellAuthors(docs: readonly Doc[], sights: readonly (AuthorSight | null)[]): Promise<TellAuthor> {
    const ofOthers = docs.filter((doc) => sights.some((sight) => isHidden(doc, sight)));
    const names = await namesOf(sql, ofOthers);
    const told = { named: new WeakMap<Doc, Doc>(), unnamed: new WeakMap<Doc, Doc>() };
    return (doc, sight) => {
      if (sight === null || !isHidden(doc, sight)) return doc;
      const kept = sight.isNamed ? told.named : told.unnamed;
      const known = kept.get(doc);
      if (known) return known;
      const name = names.get(String(doc['created_by_id'] ?? ''));
      const shown = {
        ...doc,
        created_by: (sight.isNamed ? name?.name : name?.neutral) ?? recordWords.someone,
      };
      kept.set(doc, shown);
      return shown;
    };
  },
});

const isHidden = ({ created_by }: Doc, sight: AuthorSight | null): boolean =>
  sight !== null && created_by !== null && created_by !== undefined && created_by !== sight.own;

async function namesOf(sql: Sql, docs: readonly Doc[]) {
  const ids = [...new Set(docs.flatMap((doc) => doc['created_by_id'] ?? []))].map(String);
  if (ids.length === 0) return new Map<string, { name: string; neutral: string }>();
  const id = sql`given.id`;
  const rows = await sql<{ id: string; name: string; neutral: string }[]>`
    select id, ${standIn(sql, id, true)} as name, ${standIn(sql, id, false)} as neutral
    from unnest(${ids}::text[]) as given (id)`;
  return new Map(rows.map((row) => [row.id, row]));
}
