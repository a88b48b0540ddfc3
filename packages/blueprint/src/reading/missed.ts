import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence } from '@sayso/contracts/reading';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { sameField, samePage, sameThing } from '../operate/named-items.ts';
import { overlaps, type Place, quoteFinder, tellingKeys } from './quotes.ts';

type Given = {
  draft: PlanDraft;
  /** Where the text says what came of the draft, but its things. */
  used: readonly Place[];
  rules: Blueprint;
  closer: Blueprint;
};

/**
 * Where the text says something that the rules understood and a closer reader’s plan has nowhere: fields of things that
 * both know, forms and pages. Whole things that only the rules heard are offered on their own.
 */
export function missedIn(text: string, given: Given): Place[] {
  const find = quoteFinder(text);
  const places = [
    ...missedFields(given).map((label) => find(label)),
    ...missedPages(given)
      .map((words) => find(words))
      .filter((place) => place && !given.used.some((each) => overlaps(each, place))),
  ];
  return places.filter((place) => place !== undefined);
}

/** Their names, as the rules read them. One that shares a word with a name of the draft is called otherwise there. */
function missedFields({ draft, rules, closer }: Given): string[] {
  const names = draft.things.flatMap(({ name, fields }) => [
    name,
    ...fields.flatMap((field) => [field.name, ...field.of]),
  ]);
  const known = new Set(names.flatMap(tellingKeys));
  return rules.entities.flatMap((entity) => {
    const twin = sameThing(closer, entity);
    if (!twin) return [];
    return entity.fields
      .filter((field) => field.why.from === 'text' && !sameField(twin, field))
      .filter(({ label }) => !tellingKeys(label).some((key) => known.has(key)))
      .map(({ label }) => label);
  });
}

/** The words that they were made for. */
function missedPages({ rules, closer }: Given): string[] {
  const twinOf = (id: string | undefined) => {
    const entity = rules.entities.find((one) => one.id === id);
    return entity && sameThing(closer, entity);
  };
  const isThere = (id: string | undefined) => id === undefined || twinOf(id) !== undefined;
  return rules.pages.flatMap((page) => {
    if (!page.nav || page.why?.from !== 'text' || !isThere(page.entity)) return [];
    return samePage(closer, page, (id) => twinOf(id)?.id) ? [] : [page.why.words];
  });
}

/** Where the text says what came of a draft. */
export const usedPlaces = (evidence: readonly Evidence[], lost: ReadonlySet<string>): Place[] =>
  evidence.flatMap(({ item, start, end }) =>
    start === undefined || end === undefined || lost.has(item) ? [] : [{ start, end }],
  );
