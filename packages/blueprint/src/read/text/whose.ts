import { bodies } from '../../lexicon/phrases.ts';
import { plural } from '../../words.ts';

const opening = new RegExp(
  `^((?:[\\p{L}'’-]+ ){1,5}?(?:of|in|at)) an? ((?:[\\p{L}'’-]+ ){0,3}?(${bodies}))(?=\\s*(?:[:,.;]|with\\b|$))`,
  'iu',
);

/**
 * "Cakes of a bakery with name and price": whose app it is, as "our bakery" says, and no thing that cakes belong to.
 * Where the text speaks of each bakery or of several, it is one.
 */
export function withOurs(text: string): string {
  const [whole, things = '', whose = '', body = ''] = opening.exec(text) ?? [];
  if (whole === undefined) return text;
  const rest = text.slice(whole.length);
  const isThing = new RegExp(`\\b(?:${plural(body)}|(?:each|every|per|which|its|the) ${body})\\b`, 'i');
  return isThing.test(rest) ? text : `${things} our ${whose}${rest}`;
}
