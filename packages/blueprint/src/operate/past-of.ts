import { planActs } from '@sayso/contracts/plan';
import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { pastWords } from '../texts/plan-differences.ts';
import { ruleOfAct } from './access.ts';
import { kindOfField } from './field-kinds.ts';
import { sameThing } from './named-items.ts';
import { nameKey } from './names.ts';
import { type Plans, ruleAfter } from './people-difference.ts';

export type Pair = readonly [was: BlueprintEntity, now: BlueprintEntity];

/** How a thing was before, where that is otherwise than now: its name, and who may do what with it. */
export function pastOfThing(plans: Plans, [was, now]: Pair): string[] {
  const acts = planActs.filter((act) => {
    const rule = ruleOfAct[act];
    return ruleAfter(plans, was.rules[rule]) !== now.rules[rule];
  });
  return [
    ...(was.label === now.label ? [] : [pastWords.called(was.label)]),
    ...acts.map((act) => pastWords.allowed(act, was.rules[ruleOfAct[act]], plans.before.roles)),
  ];
}

/** The same of a field: its name, what it holds, where it leads, what can be chosen and who may see it. */
export function pastOfField(plans: Plans, thing: BlueprintEntity, [was, now]: FieldPair): string[] {
  const { before } = plans;
  const readers = was.readers && ruleAfter(plans, was.readers);
  return [
    ...(nameKey(was.label) === nameKey(now.label) ? [] : [pastWords.called(was.label)]),
    ...pastKind(plans, thing, [was, now]),
    ...(readers === now.readers
      ? []
      : [
          was.readers === undefined
            ? pastWords.seenWithRecord
            : pastWords.allowed('see', was.readers, before.roles),
        ]),
  ];
}

type FieldPair = readonly [was: BlueprintField, now: BlueprintField];

const target = ({ entities }: Blueprint, { ref }: BlueprintField) => entities.find(({ id }) => id === ref);
const labels = ({ options = [] }: BlueprintField) => options.map(({ label }) => label);

function pastKind({ before, after }: Plans, thing: BlueprintEntity, [was, now]: FieldPair): string[] {
  const [from, to] = [target(before, was), target(after, now)];
  const led = from && pastWords.linkTo(from.labelPlural);
  if (was.type !== now.type || (from === undefined) !== (to === undefined))
    return [led ?? pastWords.kind(kindOfField(thing, was))];
  if (from && led && sameThing(after, from) !== to) return [led];
  return labels(was).join('\n') === labels(now).join('\n') ? [] : [pastWords.choices(labels(was))];
}
