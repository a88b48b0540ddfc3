import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { nameForm } from '../words.ts';
import { findNamed, thingNamed } from './find-thing.ts';

/** What a rule of a draft speaks of: a thing, or one field of it. */
export type RuleTarget = {
  entity: BlueprintEntity;
  field?: BlueprintField;
  /** It was named, and not meant by a word for everything. */
  isNamed: boolean;
};

/** `Part`, `Part.Cost` or `all`; also a field that only one thing has, by its own name. None where it means nothing. */
export function targetsOf({ entities }: Blueprint, name: string): RuleTarget[] {
  const dotted = fieldNamed(entities, name);
  if (dotted) return dotted;
  const entity = thingNamed(entities, name);
  if (entity) return [{ entity, isNamed: true }];
  const wanted = name.trim();
  if (wanted === '' || /^(?:all|everything|any)$/i.test(wanted))
    return entities.map((each) => ({ entity: each, isNamed: false }));
  const held = entities.flatMap((each): RuleTarget[] => {
    const field = each.fields.find(({ label }) => nameForm(label) === nameForm(wanted));
    return field ? [{ entity: each, field, isNamed: true }] : [];
  });
  return held.length === 1 ? held : [];
}

/** A field that is named and is not there is no reason to take the rule for one of the whole thing. */
function fieldNamed(entities: readonly BlueprintEntity[], name: string): RuleTarget[] | undefined {
  for (const at of [...name.matchAll(/[.:/]/g)].map(({ index }) => index)) {
    const entity = thingNamed(entities, name.slice(0, at));
    if (!entity || name.slice(at + 1).trim() === '') continue;
    const field = findNamed(entity.fields, name.slice(at + 1), ({ label }) => label);
    return field ? [{ entity, field, isNamed: true }] : [];
  }
  return undefined;
}
