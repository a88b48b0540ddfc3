import { planLimits } from '@sayso/contracts/plan';
import type { DraftField, DraftThing, PlanDraft } from '@sayso/contracts/plan-draft';
import { cutText } from '@sayso/core/cut-text';
import { capitalise, cutName, nameForm, singular } from '../words.ts';

const squeezed = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]+/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

/** A name on one line, at most as long as names may be, cut between words where that is possible. */
export function tidyName(text: string): string {
  const name = squeezed(text);
  if (name.length <= planLimits.nameChars) return name;
  const cut = cutName(name);
  const space = cut.lastIndexOf(' ');
  return space > planLimits.nameChars / 2 ? cut.slice(0, space) : cut.trim();
}

/** The first of those that are the same but for case, plural and blanks. */
export const withoutTwins = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.flatMap((text) => {
    const name = tidyName(text);
    const key = name.toLowerCase();
    if (name === '' || seen.has(key)) return [];
    seen.add(key);
    return [name];
  });
};

const linked = new Set<DraftField['kind']>(['link', 'links']);

/** Choices need at least two values, and a link somewhere to lead to; what has neither is a line of text. */
function tidyField(field: DraftField): DraftField | undefined {
  const name = capitalise(tidyName(field.name));
  if (name === '') return undefined;
  if (field.kind === 'formula') return { ...field, name, of: field.of.slice(0, 1) };
  const of = withoutTwins(field.of).slice(0, planLimits.choices);
  if ((field.kind === 'choice' || field.kind === 'states') && of.length < 2)
    return { name, kind: 'text', of: [] };
  if (linked.has(field.kind)) return { name, kind: field.kind, of: of.length > 0 ? of.slice(0, 1) : [name] };
  return { name, kind: field.kind, of: field.kind === 'choice' || field.kind === 'states' ? of : [] };
}

/** One field for each name; one that says more than a line of text takes its place. */
export function mergeFields(fields: readonly DraftField[]): DraftField[] {
  const kept = new Map<string, DraftField>();
  for (const each of fields) {
    const field = tidyField(each);
    if (!field) continue;
    const key = nameForm(field.name);
    const known = kept.get(key);
    if (!known) kept.set(key, field);
    else if (known.kind === 'text') kept.set(key, { ...field, name: known.name });
  }
  return [...kept.values()].slice(0, planLimits.fields);
}

/** One thing for each name, in the singular, with the fields of all that are called so. */
function mergeThings(things: readonly DraftThing[]): DraftThing[] {
  const kept = new Map<string, DraftThing>();
  for (const thing of things) {
    const name = capitalise(singular(tidyName(thing.name)));
    const key = nameForm(name);
    if (name === '') continue;
    const known = kept.get(key);
    if (known) known.fields = [...known.fields, ...thing.fields];
    else kept.set(key, { ...thing, name, words: squeezed(thing.words) });
  }
  return [...kept.values()]
    .slice(0, planLimits.things)
    .map((thing) => ({ ...thing, fields: mergeFields(thing.fields.map((field) => ownName(field, thing))) }));
}

/** "Phone of the customer" is the phone of a customer. */
function ownName(field: DraftField, { name }: DraftThing): DraftField {
  const tails = ['the', 'a', 'an', 'this', 'each'].map((word) => ` of ${word} ${name.toLowerCase()}`);
  const tail = tails.find((each) => field.name.toLowerCase().endsWith(each));
  return tail === undefined ? field : { ...field, name: field.name.slice(0, -tail.length) };
}

/** A draft without doubles, blanks and what is too long: whatever a reader wrote, the rest can be relied on. */
export const tidyDraft = (draft: PlanDraft): PlanDraft => ({
  ...draft,
  name: tidyName(draft.name),
  things: mergeThings(draft.things),
  people: withoutTwins(draft.people),
  rules: draft.rules.map(({ words, thing, may, who }) => ({
    words: squeezed(words),
    thing: cutText(squeezed(thing), 2 * planLimits.nameChars, ''),
    may,
    who: withoutTwins(who),
  })),
  pages: draft.pages.slice(0, planLimits.pages).map(({ words, kind, thing, for: who, fields }) => ({
    words: squeezed(words),
    kind,
    thing: tidyName(thing),
    for: tidyName(who),
    fields: withoutTwins(fields),
  })),
  notWanted: draft.notWanted.map(squeezed),
  leftOver: draft.leftOver.map(squeezed),
});
