import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { conceptById } from '../lexicon/concepts.ts';
import { escaped, plural } from '../words.ts';

const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = `${words.join('|')}|[2-9]|1[0-2]`;
/** Bounds, spans and places in a row tell how many of them something takes, not how many there are. */
const bounded =
  /(?:up to|at (?:least|most)|(?:more|less|fewer) than|per|every|each|after|before|within|last|next|first|top|latest|newest|of up to|maximum(?: of)?|max|only|limited to|between|or|to|than|choose|pick|book|borrow|add|select)\s+$/i;
/** "Each team has two speakers", "teams with two speakers": so many belong to one. */
const ofEach =
  /\b(?:each|every)\b[^.;:]*$|\bbetween\s+$|[^s]s\s+(?:with|of|have|need|get|from)\s+(?:exactly\s+)?$/i;
const each =
  /^\s*(?:per|each|a (?:day|week|month|year|time|person)|at (?:a time|once|most|least)|or (?:more|fewer)|maximum|max\b|ago|in a row)/i;

/** "Three physios" are three samples, "two vans" two: as many as the text says that there are. */
export function settleCounts(entities: readonly BlueprintEntity[], text: string): void {
  for (const entity of entities) {
    if (entity.kind === 'transaction' || entity.kind === 'log') continue;
    const count = countIn(text, [
      entity.labelPlural,
      ...(conceptById(entity.concept ?? '')?.forms.map(plural) ?? []),
    ]);
    if (count !== undefined) entity.sampleCount = count;
  }
}

function countIn(text: string, names: readonly string[]): number | undefined {
  const things = names.map(escaped).join('|');
  const shape = new RegExp(`\\b(${number})\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${things})\\b`, 'giu');
  for (const found of text.matchAll(shape)) {
    const before = text.slice(0, found.index);
    const isBound =
      bounded.test(before) || ofEach.test(before) || each.test(text.slice(found.index + found[0].length));
    if (isBound || /\s(?:and|or|of|for|with|per|in|to|from|by)\s/i.test(found[0])) continue;
    const said = found[1]?.toLowerCase() ?? '';
    return words.includes(said) ? words.indexOf(said) + 2 : Number(said);
  }
  return undefined;
}
