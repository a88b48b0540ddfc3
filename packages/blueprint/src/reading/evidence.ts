import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence } from '@sayso/contracts/reading';
import { type Place, quoteFinder } from './quotes.ts';

type Find = (quote: string) => Place | undefined;

const piece = (item: string, place: Place | undefined): Evidence =>
  place ? { item, from: 'text', ...place } : { item, from: 'assumed' };

/** What of a draft the text says, looked for by code: a reader’s own word for it counts for nothing. */
export function evidenceOf(draft: PlanDraft, text: string): Evidence[] {
  const find = quoteFinder(text);
  return [
    ...draft.things.flatMap((thing, at) => thingEvidence(thing, `things.${at}`, find)),
    ...draft.people.map((name, at) => piece(`people.${at}`, find(name))),
    ...draft.rules.map(({ words }, at) => piece(`rules.${at}`, find(words))),
    ...draft.pages.map(({ words }, at) => piece(`pages.${at}`, find(words))),
    ...draft.notWanted.map((words, at) => piece(`notWanted.${at}`, find(words))),
    ...draft.leftOver.map((words, at) => piece(`leftOver.${at}`, find(words))),
  ];
}

function thingEvidence(
  { words, name, fields }: PlanDraft['things'][number],
  item: string,
  find: Find,
): Evidence[] {
  return [
    piece(item, find(words) ?? find(name)),
    ...fields.flatMap(({ name: called, kind, of }, at) => {
      const path = `${item}.fields.${at}`;
      const choices = kind === 'choice' || kind === 'states' ? of.map(find) : [];
      return [
        // Nobody says "status" who lists what a record moves through.
        piece(path, find(called) ?? choices.find((place) => place !== undefined)),
        ...choices.map((place, nr) => piece(`${path}.of.${nr}`, place)),
      ];
    }),
  ];
}

/** Half of the things, rules and pages at least have to be said: a reader that makes up more reads something else. */
const leastSaid = 0.5;

/** Whether a draft can come from its text. `isApp` tells that the rules see an app in it. */
export function isLikely(evidence: readonly Evidence[], draft: PlanDraft, isApp: boolean): boolean {
  if (draft.things.length + draft.pages.length === 0) return !isApp;
  const judged = evidence.filter(({ item }) => /^(?:things|rules|pages)\.\d+$/.test(item));
  const said = judged.filter(({ from }) => from === 'text').length;
  return said >= judged.length * leastSaid;
}
