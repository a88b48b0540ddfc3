import type { BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { escaped, plural } from '../words.ts';

/** "By country and see the total", "by town, open one and write": what comes after the fields is another deed. */
const end =
  /(?:\b(?:and|then|or|to)|,)\s+(?:then\s+)?(?:i |we |they )?(?:see|show|view|find|read|open|send|write|click|choose|pick|book|ask|contact|leave|get|buy|order|look|the total|also)\b.*$/i;

const asked = (text: string, shape: RegExp): string[] =>
  [...text.matchAll(shape)].map((found) => (found[1] ?? '').replace(end, '').toLowerCase());

/** Fields of these types whose names stand in one of the phrases. */
const named = (
  { fields }: BlueprintEntity,
  phrases: readonly string[],
  types: readonly BlueprintField['type'][],
): string[] =>
  fields
    .filter(({ label, type }) => {
      const name = label.toLowerCase().replace(/\s*\(.*\)$/, '');
      const words = new RegExp(
        `(?<![\\p{L}-])(?:${escaped(name)}|${escaped(plural(name))})(?![\\p{L}-])`,
        'u',
      );
      return types.includes(type) && phrases.some((phrase) => words.test(phrase));
    })
    .map(({ id }) => id);

/** "Readers filter by country", "by town and by size": ids of the fields that a list is narrowed by. */
export function filterWishes(entity: BlueprintEntity, text: string): string[] {
  const phrases = [
    ...asked(
      text,
      /\b(?:filter(?:s|ed|ing|able)?|narrow(?:s|ed|ing)?|search(?:able)?|brows(?:e|ing)|sorted out)\b[^.;\n]{0,30}?\b(?:by|per)\s+([^.;\n]{2,80})/gi,
    ),
    ...asked(
      text,
      /\b(?:pick|choose|select|click(?: on)?|tap)\s+(?:an?|one|the|their|a certain)\s+([^.;,\n]{2,40}?),?\s+(?:and|to)\s+(?:then\s+)?(?:only\s+)?(?:see|get|read|show|find)\b/gi,
    ),
  ];
  return named(entity, phrases, [
    'string',
    'enum',
    'ref',
    'bool',
    'tags',
    'int',
    'number',
    'money',
    'date',
    'rating',
  ]);
}

/** "The total kilometres": ids of the fields that are added up above a list. */
function sumWishes(entity: BlueprintEntity, text: string): string[] {
  const phrases = [
    ...asked(
      text,
      /\b(?:totals?|sums?|added up|adds? up|how many)\b(?:\s+(?:number|of|the|all))*\s+([^.;\n]{2,50})/gi,
    ),
    ...asked(
      text,
      /([\p{L}]+(?:\s[\p{L}]+)?)\s+(?:(?:are|is)\s+)?(?:added up|in total|altogether|summed)/giu,
    ),
  ];
  return named(entity, phrases, ['int', 'number', 'money', 'duration']);
}

/** What the text asks of the list of posts. */
export function blogWishes(entity: BlueprintEntity, text: string): NonNullable<BlueprintPage['props']> {
  const [filters, sums] = [filterWishes(entity, text), sumWishes(entity, text)];
  return { ...(filters.length > 0 ? { filters } : {}), ...(sums.length > 0 ? { sums } : {}) };
}
