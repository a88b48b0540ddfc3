import { verbEntities, verbNouns } from '../../lexicon/phrases.ts';
import { ingOf, verbForms } from '../../lexicon/words/verbs.ts';
import { entryOf } from '../../words.ts';
import { bare } from '../fields/field-phrase.ts';
import { tagged } from '../text/tag.ts';
import { readNoun } from './nouns.ts';

/** What a deed is called as a thing that is kept: "somebody waters a palm" is a watering; with what it is done to. */
export function deedIn(clause: string): { words: string; also: string[] } | undefined {
  const told = clause.replace(/\s+(?:that|which)\s.*$/i, '');
  const tokens = tagged(told);
  const at = tokens.findIndex(({ tag, lower }, index) => index > 0 && tag === 'v' && verbForms.has(lower));
  const verb = verbForms.get(tokens[at]?.lower ?? '');
  if (verb === undefined || /^(?:be|have|do|get|go|come|want|need|take|make|use)$/.test(verb))
    return undefined;
  const others = tokens.filter(
    ({ tag, lower }, index) =>
      index > at &&
      verbForms.has(lower) &&
      (tag === 'v' || /^(?:,|or)$/.test(tokens[index - 1]?.lower ?? '')),
  );
  // "I look in": no look at the view.
  if (verb === 'look' && /^(?:in|into|inside|over|through|it)$/.test(tokens[at + 1]?.lower ?? ''))
    return { words: 'inspection', also: [] };
  const object = /\b(?:an?|the|one|his|her|their|our|my)\s+([\p{L}-]+)\W*$/iu.exec(told)?.[1];
  const noun = object === undefined ? undefined : readNoun(bare(object));
  const also = noun ? [noun.words] : [];
  if (others.length === 0 || !/,| or /.test(told)) return { words: recordOf(verb), also };
  const choices = [verb, ...others.map(({ lower }) => verbForms.get(lower) ?? lower)];
  return noun && { words: `${noun.words} treatment`, also: [...also, `action (${choices.join(', ')})`] };
}

/** "Borrow": a loan; "shear": a shearing. */
export const recordOf = (verb: string): string =>
  ownNames.test(verb)
    ? verb
    : (entryOf(verbEntities, verb)?.[0]?.replaceAll('_', ' ') ?? entryOf(verbNouns, verb) ?? nominalOf(verb));

/** "Adopt": an adoption; what has no such name is called by its "-ing". */
const nominalOf = (verb: string): string => {
  if (
    /[a-z]{2}(?:opt|ect|upt|uct|ess)$/.test(verb) &&
    !/^(?:dress|press|address|guess|stress|progress)$/.test(verb)
  )
    return `${verb}ion`;
  return /[a-z]{3}ate$/.test(verb) ? `${verb.slice(0, -1)}ion` : ingOf(verb);
};

/** Deeds that are called by their own word. */
const ownNames =
  /^(?:run|walk|ride|swim|dive|climb|hike|race|catch|drive|play|watch|visit|check|repair|purchase)$/;
