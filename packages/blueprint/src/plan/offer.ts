import { capitalise } from '../words.ts';

const site =
  '(?:landing page|one[- ]page (?:web ?)?site|single[- ]page (?:web ?)?site|brochure (?:web ?)?site|web ?site|site|home ?page)';
const forWhom = new RegExp(
  `\\b${site}\\s+(?:for|of|about)\\s+(?:(?:my|our|the|a|an|small|little|new|own)\\s+)*([^.:;!?\\n]{3,120})`,
  'i',
);
const deed =
  /\b(?:we|i)(?:'re| are|'m| am)?\s+(?:also\s+|mostly\s+)?((?:repair|fix|bake|brew|sell|make|build|design|clean|teach|train|groom|walk|paint|tune|restore|rent|deliver|cater|photograph|translate|coach|print|sew|plant|offer|do|keep)(?:s|ing)?\s+[^.:;!?\n]{3,90})/i;

/** What a business offers, in its own words: the first line of its page. Undefined where the text does not say it. */
export function offerOf(text: string): string | undefined {
  const named = forWhom.exec(text)?.[1];
  const phrase = named === undefined ? undefined : upToClause(named);
  if (phrase !== undefined && phrase.split(' ').length > 1) return capitalise(phrase).slice(0, 80);
  const done = deed.exec(text)?.[1];
  const told = done === undefined ? undefined : upToClause(done);
  return told === undefined ? undefined : `We ${told}`.slice(0, 80);
}

/** Without what comes behind the thing itself: who it is for stays, what the page shall hold goes. */
function upToClause(words: string): string | undefined {
  const phrase = words
    .replace(
      /,?\s+(?:where|which|that|who|so that|with|and (?:a|an|the|people|visitors|customers))\b.*$/i,
      '',
    )
    .replace(/,.*/, '')
    .trim();
  return phrase.length < 3 ? undefined : phrase;
}
