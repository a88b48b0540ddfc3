import { verbForms } from '../../lexicon/words/verbs.ts';
import { isPerson, isRole } from '../frames/deeds.ts';

const headed = /^((?:the |an? )?\p{L}+(?: \p{L}+)?)(?: role)?: ((?:can |may |must )?(\p{L}+)s? .+)$/iu;
/** Where the next deed of the same role begins. */
const nextDeed =
  /,\s+(?:and )?(?=(?:can |may )?(\p{L}+?)(?:e?s)? (?:the|all|them|it|every|each|their|an?|new|everything)\b)/giu;

/** "Warden: sees all": who is named before can only be somebody. */
const thirdPerson = /^\p{L}+s (?:all|the|them|their|every|only)\b/iu;

const isDeed = (word: string): boolean => {
  const base = verbForms.get(word.toLowerCase());
  return base !== undefined && base !== 'be' && base !== 'have' && base !== 'do';
};

/** "Caretaker: sees all repairs, moves them new -> done": what people of a role do, each deed by itself. */
export function byRole(sentence: string): string[] {
  const [, who = '', deeds = '', verb = ''] = headed.exec(sentence) ?? [];
  const last = who.split(' ').at(-1) ?? '';
  if (deeds === '' || !isDeed(verb) || !(isRole(last) || isPerson(last) || thirdPerson.test(deeds)))
    return [sentence];
  const parts: string[] = [];
  let from = 0;
  for (const found of deeds.matchAll(nextDeed)) {
    const open = deeds.slice(0, found.index);
    const isInside = (open.match(/\(/g)?.length ?? 0) > (open.match(/\)/g)?.length ?? 0);
    const isNext = isDeed(found[1] ?? '') || isDeed(`${found[1] ?? ''}e`);
    if (isInside || !isNext) continue;
    parts.push(deeds.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, deeds.slice(from)].map((part) => `${who} ${part}`);
}
