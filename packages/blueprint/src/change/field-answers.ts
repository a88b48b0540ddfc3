import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { fieldWords } from '../texts/fields.ts';
import { lower } from '../texts/grammar.ts';
import type { Change } from './context.ts';
import type { Held } from './retype.ts';

/** "a level field (Easy, Hard)", "these fields: nickname and level (Easy, Hard)". */
export function sayAdded(entity: BlueprintEntity, fields: readonly BlueprintField[]): string {
  const things = lower(entity.labelPlural);
  const [first] = fields;
  const choicesOf = ({ options = [] }: BlueprintField) => options.map(({ label }) => label).join(', ');
  if (fields.length === 1 && first?.options)
    return fieldWords.addedChoices({ name: lower(first.label), things, choices: choicesOf(first) });
  const names = fields.map((field) =>
    field.options ? fieldWords.withChoices(lower(field.label), choicesOf(field)) : lower(field.label),
  );
  return fieldWords.added(names, things);
}

/** A field that this request added has had no other name. */
export function sayRenamed(change: Change, { entity, field }: Held, before: string): string {
  if (change.added?.field !== field)
    return fieldWords.renamed(lower(before), lower(entity.labelPlural), field.label);
  change.replaced = change.added.said;
  const said = sayAdded(entity, [field]);
  change.added = { field, said };
  return said;
}
