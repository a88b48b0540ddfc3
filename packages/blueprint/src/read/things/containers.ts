import { verbForms } from '../../lexicon/words/verbs.ts';
import { mayBeThing } from '../text/words-of.ts';
import { conceptOf, type Noun, readNoun } from './nouns.ts';

/** Words for what holds records: "recipe box", "gear list", "model train tracker" keep recipes, gear, model trains. */
const surely =
  'tracker,log,logbook,collection,library,catalogue,catalog,manager,planner,journal,diary,register,database,archive,inventory,organizer,organiser,management,list,directory,records,keeper,administration';
/** Words for things that one may well keep as such: a box is a container only of what the lexicon knows. */
const perhaps =
  'box,book,board,hub,album,shelf,vault,cabinet,notebook,binder,wallet,corner,club,store,center,centre';

const always = new Set(surely.split(','));
const sometimes = new Set(perhaps.split(','));

/** The things that a container holds; undefined where the words name no container, or one that is a thing itself. */
export function contentOf(phrase: string): Noun | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  const isSure = always.has(last);
  if (words.length < 2 || !(isSure || sometimes.has(last)) || conceptOf(words.join(' '))) return undefined;
  if (conceptOf(words.slice(-2).join(' '))) return undefined;
  const content = words.slice(0, -1).join(' ');
  if (last === 'inventory' && /^(?:home|house|household|flat|apartment|family|contents)$/.test(content))
    return belongings;
  const todo = /\bto[ -]?dos?$/.test(content) ? 'tasks' : content;
  const noun = readNoun(deedOf(todo));
  if (!noun || (!noun.concept && (!isSure || /^(?:waiting|mailing|price|check)$/.test(noun.words))))
    return undefined;
  return { ...noun, plural: true };
}

/** The inventory of a home lists what is in it. */
const belongings: Noun = { ...readNoun('household items'), words: 'household item', plural: true };

/** A running log holds runs, a reading list what is read: the deed's own word where it may name a thing. */
function deedOf(content: string): string {
  const verb = /^[a-z]+ing$/.test(content) ? verbForms.get(content) : undefined;
  return verb !== undefined && verb !== content && mayBeThing(verb) && conceptOf(content) === undefined
    ? verb
    : content;
}
