import type { Template } from '@sayso/contracts/templates';
import { normalised } from '../words.ts';
import { allTemplates } from './data/all.ts';
import type { TemplateData } from './template-data.ts';
import { templates } from './templates.ts';

/** Enough to tell what a text is about, however long it is. */
const mostChars = 4_000;
const mostWords = 600;
/** What a word counts that only one starter app has; those that several have count less. */
const weights = { keyword: 3, thing: 2 };
const enough = 4;
const lead = 1.5;
/** What somebody names first is what the app is about. */
const openingWords = 15;
const openingFactor = 2;
/** Said of anything: these count, but little. */
const weakFactor = 0.25;
const weak = new Set(
  'day date time shop order sell cost home house work note payment quantity purchase category online return contact'.split(
    ' ',
  ),
);

const common = new Set(
  'a an and app the of for with my our we i to in on is are it that this by or from up part item used'.split(
    ' ',
  ),
);

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [])
    .slice(0, mostWords)
    .map(normalised)
    .filter((word) => word !== '' && !common.has(word));

function termsOf({ keywords, name, things }: TemplateData): Map<string, number> {
  const terms = new Map<string, number>();
  for (const word of things.flatMap((thing) => wordsIn(thing.name))) terms.set(word, weights.thing);
  for (const word of wordsIn(`${keywords} ${name}`)) terms.set(word, weights.keyword);
  return terms;
}

const known = allTemplates.map((data) => ({ id: data.id, terms: termsOf(data) }));
const holders = new Map<string, number>();
for (const { terms } of known)
  for (const word of terms.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);

/** The starter app that a description is about, where one is plainly nearer than all others. */
export function nearestTemplate(text: string): Template | undefined {
  const words = wordsIn(text.slice(0, mostChars));
  const said = { opening: new Set(words.slice(0, openingWords)), all: new Set(words) };
  const scored = known
    .map(({ id, terms }) => ({ id, score: scoreOf(terms, said) }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (!best || best.score < enough || best.score < (next?.score ?? 0) * lead) return undefined;
  return templates.find(({ id }) => id === best.id);
}

type Said = { opening: ReadonlySet<string>; all: ReadonlySet<string> };

function scoreOf(terms: ReadonlyMap<string, number>, { opening, all }: Said): number {
  const met = [...all].filter((word) => terms.has(word));
  // One word, wherever it stands, is about many things.
  if (met.filter((word) => !weak.has(word)).length < 2) return 0;
  const scoreOfWord = (word: string) => {
    const factor = (opening.has(word) ? openingFactor : 1) * (weak.has(word) ? weakFactor : 1);
    return (factor * (terms.get(word) ?? 0)) / (holders.get(word) ?? 1);
  };
  return met.reduce((sum, word) => sum + scoreOfWord(word), 0);
}
