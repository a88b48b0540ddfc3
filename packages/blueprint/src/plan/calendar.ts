import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { mentions } from '../read/things/nouns.ts';
import { singular } from '../words.ts';
import { entityById, fieldsOf, startField } from './look.ts';

const most = 6;

/** "A calendar with A and B", "see A and B in one calendar": what stands beside the word. */
const together =
  /\b(?:see|show|view|put|have|find)\s+([^.;:\n]{3,100}?)\s+(?:together\s+)?(?:in|on)\s+(?:one|an?|the|a single|the same|our|my)\s+(?:\w+\s+)?calendar\b/i;
const around: readonly RegExp[] = [
  new RegExp(together, 'gi'),
  /\b(?:calendar|schedule)(?: view| page)?,?\s+(?:with|of|for|showing|containing|(?:that|which|to) shows?|(?:in|on) which|where)\s+([^.;:\n]{3,120})/gi,
  // "A calendar where we see A and B" ends with the clause, "classes and exams calendar" stands before.
  /\b((?:\w+,\s+)*\w+\s+and\s+\w+)\s+calendar\b/gi,
];
const dates =
  /\b(?:deadlines?|due dates?|dates|everything|all (?:of )?(?:it|them)|events|appointments|what is (?:due|coming))\b/i;

export const isTogether = (text: string): boolean => together.test(text);

/** What the calendar shows: the chosen thing first, then what the text names beside it. */
export function calendarThings(
  blueprint: Blueprint,
  text: string,
  chosen: BlueprintEntity,
): BlueprintEntity[] {
  const phrases = around.flatMap((shape) => [...text.matchAll(shape)].map(([, phrase = '']) => phrase));
  const named = phrases
    .map((phrase) => namedIn(blueprint, phrase))
    .sort((one, other) => other.length - one.length)[0];
  if (named && named.length > 1) return named.slice(0, most);
  const isPlain =
    phrases.every((phrase) => namedIn(blueprint, phrase).length === 0) && /\bcalendar\b/i.test(text);
  const isOfDates = phrases.some((phrase) => dates.test(phrase));
  if (!isPlain && !isOfDates) return [chosen];
  const dated = blueprint.entities.filter(isAppointed);
  // "Calendar with exams and deadlines": the exams first, then what is due.
  const first = named?.[0] ?? dated.find((entity) => entity === chosen) ?? dated[0];
  if (!first || dated.length < 2) return [chosen];
  return [first, ...dated.filter((entity) => entity !== first)].slice(0, most);
}

function namedIn({ entities }: Blueprint, phrase: string): BlueprintEntity[] {
  const items = phrase.split(/,|\band\b|&|\bplus\b|\bas well as\b|\bor\b/i).map((item) => item.trim());
  const found = items.flatMap((item) => {
    const words = item.toLowerCase().replace(/[^\p{L}\p{N}' -]/gu, '');
    const concepts = mentions(words).map(({ concept }) => concept.id);
    const shown = entities.find(
      (entity) =>
        calendarDate(entity) !== undefined &&
        (words.split(' ').some((_, at, all) => isName(entity, all.slice(at).join(' '))) ||
          concepts.includes(entity.concept ?? '-')),
    );
    return shown ?? [];
  });
  return [...new Set(found)];
}

const isName = ({ label, labelPlural }: BlueprintEntity, words: string): boolean =>
  [label, labelPlural].some((name) => {
    const lower = name.toLowerCase();
    return words === lower || words.startsWith(`${lower} `) || singular(words) === lower;
  });

const appointed =
  /deadline|\bdue\b|\bdate$|^when$|appointment|scheduled|^start|^starts|^on$|\bday$|check-?\s?in|travel|departure|pick-?up|deliver|collection|hand-?in|submission|renewal|expir|next /i;
const past =
  /birth|joined|hire|purchase|founded|created|submitted|received|enrolled|added|acquired|bought|last |paid|payment|invoice|issued|opened|reported|found|read|watched|visited/i;

/** A day that the text itself gives the thing, and on which it takes place or is due. */
function isAppointed(entity: BlueprintEntity): boolean {
  if (entity.kind === 'person' || entity.kind === 'settings') return false;
  return fieldsOf(entity, 'date', 'datetime').some(
    ({ label, why }) =>
      why.from === 'text' &&
      !past.test(label) &&
      (appointed.test(label) ? entity.kind !== 'log' || !/^date$/i.test(label) : entity.kind === 'event'),
  );
}

/** The day on which a thing stands in a calendar: one that the text names before one that was assumed. */
export const calendarDate = (entity: BlueprintEntity): BlueprintField | undefined => {
  const all = fieldsOf(entity, 'datetime', 'date').filter(({ label }) => !past.test(label));
  const said = all.filter(({ why }) => why.from === 'text' || why.from === 'change');
  const usual = startField(entity);
  return usual && (said.length === 0 || said.includes(usual)) ? usual : (said[0] ?? usual ?? all[0]);
};

/** The further things of a calendar page that are still there and still have a day. */
export function furtherThings(blueprint: Blueprint, page: BlueprintPage): BlueprintEntity[] {
  const ids = page.props?.['also'];
  if (!Array.isArray(ids)) return [];
  return ids
    .flatMap((id) => entityById(blueprint, String(id)) ?? [])
    .filter((entity) => entity.id !== page.entity && calendarDate(entity) !== undefined);
}

/** A calendar whose first thing goes is the calendar of the others. */
export function withoutThing(blueprint: Blueprint, gone: string): void {
  for (const page of blueprint.pages.filter(({ archetype }) => archetype === 'calendar')) {
    const [next, ...rest] = furtherThings(blueprint, page).filter(({ id }) => id !== gone);
    if (page.entity !== gone || !next) continue;
    page.entity = next.id;
    page.props = { ...page.props, also: rest.map(({ id }) => id) };
  }
}
