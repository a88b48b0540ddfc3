import { Fault } from '@sayso/contracts/faults';
import { and, type Condition } from '@sayso/core/filters/condition';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { AppIdentity } from '../../access/enter.ts';
import { recordWords } from '../../texts/records.ts';
import type { EntityModel } from './entity-models.ts';
import type { Doc } from './store.ts';

export const without = <T>(given: Record<string, T>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)));

/** What the old row and the new one must meet; properties with a write rule of their own add it when they are sent. */
export function updateRule(model: EntityModel, user: AppIdentity | null, patch: Doc): Condition {
  const own = model.writeRules.filter(([name]) => Object.hasOwn(patch, name));
  return and(ruleCondition(model.schema, 'update', user), ...own.map(([, rule]) => compileRule(rule, user)));
}

/** Names the row of a list whose values are refused. */
export function checkEach<T>(given: readonly Doc[], check: (values: Doc) => T): T[] {
  if (given.length === 1) return given.map(check);
  return given.map((values, at) => namingRow(at, () => check(values)));
}

/** Has a refusal of one row of a list say which row it was. */
export function namingRow<T>(at: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { kind, message, fields, reason } = error;
    throw new Fault(kind, recordWords.at(at + 1, message), {
      ...(reason === undefined ? {} : { reason }),
      ...(fields ? { fields: prefixed(at, fields) } : {}),
    });
  }
}

export const prefixed = <T>(by: number | string, fields: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${by}.${name}`, value]));
