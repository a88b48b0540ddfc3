import type { Archetype, Blueprint } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { unwantedWords } from '../texts/assumptions.ts';
import { lower, thePages } from '../texts/grammar.ts';
import { isPlural, normalised } from '../words.ts';
import { carriedOut } from './carried-out.ts';
import { things } from './idea.ts';

export type Honoured = {
  blueprint: Blueprint;
  /** What became of the wishes, in words; empty where there were none. */
  words: string[];
};

const pageWords: readonly (readonly [RegExp, Archetype])[] = [
  [/^dash ?boards?$/, 'dashboard'],
  [/^calendars?$/, 'calendar'],
  [/^(?:kanban )?boards?$|^kanban$/, 'kanban'],
  [/^galler(?:y|ies)$/, 'gallery'],
  [/^maps?$/, 'map'],
  [/^time ?lines?$/, 'timeline'],
  [/^chats?$/, 'chat'],
  [/^forums?$/, 'forum'],
  [/^check ?lists?$/, 'checklist'],
  [/^leader ?boards?$|^rankings?$/, 'leaderboard'],
  [/^(?:shop|web ?shop|store|checkout)s?$/, 'catalogue'],
  [/^landing pages?$/, 'landing'],
];

const signIn =
  /\b(?:log-?ins?|logging in|sign-?ins?|signing in|sign-?ups?|accounts?|registration|passwords?)\b/;
/** Whether what visitors can open is told with the answer to "no login". */
export const refusesSignIn = (without: readonly string[]): boolean =>
  without.filter(isThing).some((term) => signIn.test(term));

const saved = /\b(?:saved?|saving|stored?|storing|kept|history|records?|database)\b/;

/** Takes out of a fresh plan what its person does not want and nobody named elsewhere, and says so. */
export function honour(planned: Blueprint, without: readonly string[]): Honoured {
  const terms = without.filter(isThing).slice(0, 12);
  let blueprint: Blueprint = terms.length === 0 ? planned : { ...planned, unwanted: terms };
  const left: string[] = [];
  const words: string[] = [];
  for (const term of terms) {
    if (signIn.test(term)) {
      words.push(signInWords(blueprint));
      continue;
    }
    if (saved.test(term)) {
      words.push(savedWords(blueprint));
      continue;
    }
    blueprint = withoutTerm(blueprint, term);
    if (isThere(blueprint, term)) words.push(unwantedWords.mentioned(term, isPlural(term) ? 'them' : 'it'));
    else left.push(term);
  }
  if (left.length > 0) words.unshift(unwantedWords.leftOut(listed(left)));
  return { blueprint, words: [...new Set(words)] };
}

/** Takes it out wherever the builder added it by itself. */
function withoutTerm(planned: Blueprint, term: string): Blueprint {
  let blueprint = planned;
  for (let round = 0; round < 8; round++) {
    const prompt = removalOf(blueprint, term);
    const after = prompt === undefined ? undefined : carriedOut(blueprint, prompt);
    if (!after) break;
    // The removal belongs to the first build: "undo" is not to bring it back.
    blueprint = { ...after, log: blueprint.log };
  }
  return blueprint;
}

/** A wish names a thing; a clause that came along with it does not. */
const isThing = (term: string): boolean =>
  term.split(/\s+/).length <= 4 &&
  !/\b(?:i|we|it|they|he|she|you|me|us|is|are|was|has|have|do|does|don)\b|['’]|^about\b/.test(
    term.replace(/\bnothing (?:has|is)\b.*\b(?=saved)/, ''),
  );

const listed = (terms: readonly string[]): string => joinWords(terms, 'or');

/** The change that takes it out, where the builder added it by itself. */
function removalOf(blueprint: Blueprint, term: string): string | undefined {
  const wanted = normalised(term);
  const archetype = pageWords.find(([shape]) => shape.test(term))?.[1];
  const page = blueprint.pages.find((one) => one.nav && one.archetype === archetype);
  if (page) return `remove the ${page.label} page`;
  if (/^(?:charts?|graphs?|diagrams?)$/.test(term)) return 'remove all charts';
  const entity = blueprint.entities.find(
    ({ label, why }) => why.from !== 'text' && normalised(label) === wanted,
  );
  if (entity) return `remove ${things(entity)}`;
  for (const owner of blueprint.entities) {
    const field = owner.fields.find(
      ({ label, why }) => why.from === 'default' && normalised(label) === wanted,
    );
    if (field) return `remove ${lower(field.label)} from ${things(owner)}`;
  }
  return undefined;
}

const isThere = ({ entities, pages }: Blueprint, term: string): boolean => {
  const wanted = normalised(term);
  const archetype = pageWords.find(([shape]) => shape.test(term))?.[1];
  return (
    pages.some((page) => page.archetype === archetype) ||
    entities.some(({ label }) => normalised(label) === wanted) ||
    entities.some(({ fields }) => fields.some(({ label }) => normalised(label) === wanted))
  );
};

function signInWords({ pages, entities }: Blueprint): string {
  const open = pages.filter((page) => page.public && page.nav);
  if (open.length > 0 && open.length === pages.filter(({ nav }) => nav).length) return unwantedWords.allOpen;
  if (open.length > 0) return unwantedWords.someOpen(thePages(open.map(({ label }) => label)));
  return entities.length === 0 ? unwantedWords.nothingStored : unwantedWords.needsOwner;
}

const savedWords = ({ entities }: Blueprint): string =>
  entities.length === 0
    ? unwantedWords.nothingSaved
    : unwantedWords.saved(joinWords(entities.slice(0, 2).map(things)));
