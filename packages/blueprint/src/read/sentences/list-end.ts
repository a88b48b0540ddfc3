import { isAboutAttributes } from '../frames/topics.ts';
import { listed } from '../layout/marker.ts';
import { mainClauses } from './main-clauses.ts';

const remark =
  /,\s+which (?:is|are|was|means)\b(?: just| only| simply| usually| never| always)*[^,]*(?=,|$)/gi;
const shown =
  /,?\s+(?:and |with |plus )+(?=(?:an?|the|some)\s+(?:little |small |nice |simple )?(?:chart|graph|calendar|map|curve|dashboard|overview|list|diagram)\b)/i;

/** The list itself, and what is to be shown of it. */
export function listOf(text: string): { list: string; rest: string[] } {
  const plain = text
    .replace(remark, '')
    .replace(/[\s,;]*(?:\b(?:and|then|plus|but|so|also)\b[\s,]*)*$/i, '')
    .replace(/^(?:the following|these|this)\s*:\s*/i, '')
    .replace(/^(?:its|their|his|her)\s+/i, '');
  const [first = plain, ...pages] = plain.split(shown);
  const [list = first, ...rest] = mainClauses(first);
  return { list, rest: [...rest, ...pages] };
}

/** The list under the name of a thing, where it is one of attributes. */
export function checked(thing: string, text: string): string[] | undefined {
  const { list, rest } = listOf(text);
  return isAboutAttributes(list) ? [listed(thing, [list]), ...rest] : undefined;
}
