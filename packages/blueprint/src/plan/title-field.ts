import type { BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';

/**
 * What names a record, best first. A long text does so where it was written down first: a message is its text, and the
 * notes on a flight are not its name. What a link leads to has a name of its own, and yes or no names nothing.
 */
const ranks: readonly (readonly FieldType[])[] = [
  ['string'],
  ['email', 'phone'],
  ['date', 'datetime'],
  ['time'],
  ['int', 'number', 'money', 'percent', 'rating', 'duration'],
  ['enum'],
  ['text', 'url', 'tags', 'lines', 'color'],
];

/** The field that names a record best; undefined where the thing has links, files and ticks only. */
export function namingField({ fields, workflow }: BlueprintEntity): BlueprintField | undefined {
  const named = fields.filter(({ computed, type }) => !computed && type !== 'ref');
  const texts = named.filter(({ type }) => type === 'string');
  const [first] = fields;
  if (texts.length === 0 && first?.type === 'text') return first;
  for (const types of ranks) {
    const fit = named.filter(({ type }) => types.includes(type));
    // How far a record has come changes, and many are as far.
    const found = fit.find(({ id }) => id !== workflow) ?? fit[0];
    if (found) return found;
  }
  return undefined;
}
