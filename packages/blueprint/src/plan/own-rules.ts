import type { Blueprint, BlueprintEntity, BlueprintField, Rule } from '@sayso/core/blueprint-schema';

type Operation = keyof BlueprintEntity['rules'];

export const isOwnRule = ({ ownRules = [] }: BlueprintEntity, operation: Operation): boolean =>
  ownRules.includes(operation);

/** Marks the rules of a thing that were written by hand, in a way that the plan has no word for. */
export function setOwnRules(entity: BlueprintEntity, operations: readonly Operation[]): void {
  if (operations.length === 0) delete entity.ownRules;
  else entity.ownRules = [...operations];
}

/** Somebody said who may do something: it takes the place of whatever was written by hand. */
export function giveRule(entity: BlueprintEntity, operation: Operation, rule: Rule): void {
  entity.rules[operation] = rule;
  setOwnRules(
    entity,
    (entity.ownRules ?? []).filter((own) => own !== operation),
  );
}

/** Whether a rule that was written by hand gives way to one of the plan. */
export const isRuleReplaced = (was: BlueprintEntity, is: BlueprintEntity, operation: Operation): boolean =>
  isOwnRule(was, operation) && (!isOwnRule(is, operation) || was.rules[operation] !== is.rules[operation]);

export const areReadersReplaced = (was: BlueprintField, is: BlueprintField): boolean =>
  was.hasOwnRule === true && is.hasOwnRule !== true;

const otherThan = (rule: Rule | undefined): Rule => (rule === 'nobody' ? 'admin' : 'nobody');

/**
 * The plan before a change, in which rules that give way are others than those that take their place, also where the
 * plan had the same rule before it was written by hand: what is the same would be left in the file as it is.
 */
export function withRulesGivenWay(before: Blueprint, after: Blueprint): Blueprint {
  const entities = before.entities.map((was) => {
    const is = after.entities.find(({ id }) => id === was.id);
    return is ? givenWay(was, is) : was;
  });
  return { ...before, entities };
}

function givenWay(was: BlueprintEntity, is: BlueprintEntity): BlueprintEntity {
  const rules = { ...was.rules };
  for (const operation of was.ownRules ?? [])
    if (isRuleReplaced(was, is, operation)) rules[operation] = otherThan(is.rules[operation]);
  const fields = was.fields.map((field) => {
    const now = is.fields.find(({ id }) => id === field.id);
    return now && areReadersReplaced(field, now) ? { ...field, readers: otherThan(now.readers) } : field;
  });
  return { ...was, rules, fields };
}
