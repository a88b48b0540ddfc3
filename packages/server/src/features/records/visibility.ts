import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '@sayso/core/filters/condition';
import { matches, type PlainRecord } from '@sayso/core/filters/predicate';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { AppIdentity } from '../../access/enter.ts';
import type { EntityModel } from './entity-models.ts';
import type { Author, Doc, NewRecord } from './store.ts';

/** The record without the properties that its viewer may not see. */
export function hideProperties(doc: Doc, hidden: readonly (readonly [string, Condition])[]): Doc {
  const gone = hidden.filter(([, shownWhen]) => !matches(shownWhen, doc)).map(([name]) => name);
  if (gone.length === 0) return doc;
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !gone.includes(name)));
}

/** Whether this visitor may make this record: the entity's rule, and the rule of each property that is given. */
export function mayCreate(
  { schema, writeRules }: EntityModel,
  { id, data, author, user }: NewRecord & { author: Author; user: AppIdentity | null },
): boolean {
  const condition = ruleCondition(schema, 'create', user);
  // The copy is made where something looks at it.
  if (condition.op === 'always' && (!condition.value || writeRules.length === 0)) return condition.value;
  const record: PlainRecord = {
    ...data,
    id,
    created_by: author?.email ?? null,
    created_by_id: author?.id ?? null,
    is_sample: false,
  };
  return (
    matches(condition, record) &&
    writeRules.every(([name, rule]) => {
      const isGiven =
        data[name] !== undefined && !isDeepStrictEqual(data[name], schema.properties[name]?.default);
      return !isGiven || matches(compileRule(rule, user), record);
    })
  );
}
