import { isClause } from './prepare.ts';

/** "A dashboard for our sales team with leads, deals by stage": what it is and for whom, and then what it shows. */
const titled =
  /^(?:(?:an?|the|my|our)\s+)?(?:[\p{L}'-]+\s){0,2}?(dashboard|web ?site|site|home ?page|web ?page|portal)\s+(?:for|of|about)\s+(?:(?:my|our|the|an?)\s+)?(?:[\p{L}'’&-]+\s?){1,4}?(?:\s*:|\s(?:with|showing|that (?:shows|has|includes)))\s+(?=\S)/iu;

/** The things alone, as those of an app: a page that has a title has them as any other. */
export function withoutTitle(sentence: string): string {
  const list = sentence.replace(titled, '');
  return list === sentence || isClause(list) ? sentence : `an app with ${list}`;
}
