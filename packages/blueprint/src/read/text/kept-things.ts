import { singular } from '../../words.ts';
import { withOneGroup } from './both-kept.ts';

/** What people keep a book of: said in ways that name no thing, brought to ways that do. */

const books =
  '(?:diary|journal|log|log ?book|notebook|record|register|tracker|list|inventory|overview|catalogue|catalog|archive|collection)';

const owned =
  /\b(?:everything|(?:all )?(?:the |our |my )?(?:things|stuff|possessions)|all)(?: that| which)? (we|i)(?: have| own|'ve)(?: got)?(?: (?:at home|in (?:the|our|my) (?:house|home|flat|apartment|garage|attic|cellar|basement)))?(?=\s*(?:[:,.;–-]|$|(?:for|with|by|and|so|per|in)\b))/giu;
const ofWork =
  /\b(?:company|office|firm|club|association|team|school|shop|store|warehouse|museum|charity|customers?|staff|employees)\b/i;

/** "Everything we own": belongings; of a club or a firm its items. */
const withBelongings = (text: string): string =>
  text.replace(owned, (_, who: string) =>
    ofWork.test(text.replace(/\binsurance company\b/gi, ''))
      ? 'items'
      : `${/^i$/i.test(who) ? 'my' : 'our'} belongings`,
  );

const purpose = new RegExp(
  `^((?:[^,:.;\\n]{0,60}\\b)?${books}s?\\b[^,:.;\\n]{0,60}?),? for (?:(?:the|our|my|your|his|her) )?(insurance(?: company)?|insurer|insurances|tax(?:es| office| return| adviser| advisor| man)?|accountant|landlord|doctor|lawyer|police|bank|records|grandchildren|later|reference)(?=\\s*(?:[,:.;]|$|\\b(?:with|where|in which)\\b))`,
  'iu',
);

/** "An inventory for the insurance: ...": what it is made for is nothing that is kept, unless it is spoken of again. */
function withoutPurpose(text: string): string {
  const [, , what = ''] = purpose.exec(text) ?? [];
  const word = what.split(' ')[0] ?? '';
  const isOnce = word !== '' && text.toLowerCase().split(word.toLowerCase()).length === 2;
  return (isOnce ? text.replace(purpose, '$1') : text).replace(forWhom, '');
}

const bookOf = new RegExp(
  `\\b${books} (?:of|for|about|on) (?:(?:all|every|the|my|our|his|her) )*((?:[\\p{L}-]+ )?[\\p{L}-]{3,}s)\\b`,
  'iu',
);
const directly = new RegExp(
  `(${bookOf.source})\\s*[:,;.–-]\\s*(?:each|every|per|an|one) (?:entry|record|item|line|row)(?:\\s+(?:has|have|with|gets|needs|should have|contains|consists of|:)|:)\\s+`,
  'iu',
);
const eachEntry =
  /\b(each|every|per|an|one) (?:entry|record|item|line|row)(?=\s+(?:has|have|with|gets|needs|should have|contains|consists of)\b|\s*:)/giu;

const forWhom =
  /,? (?:and )?for (?:the|our|my) (?:insurance|insurer|doctor|vet|tax office|accountant|landlord|lawyer|grandchildren)(?=\s*(?:[.;]|$))/giu;

/** "A diary of colds: each entry has ...": an entry is one of what the diary is of. */
function withNamedEntries(text: string): string {
  const kept = bookOf.exec(text)?.[1];
  if (kept === undefined) return text;
  return text
    .replace(directly, '$1: ')
    .replace(
      eachEntry,
      (_, each: string) => `${/^(?:an|one)$/i.test(each) ? 'each' : each} ${singular(kept)}`,
    );
}

const titled = new RegExp(
  `^((?:(?:an?|the|my|our) )?(?:[\\p{L}-]+ ){0,2}?${books}s? (?:of|for|about) (?:(?:all|the|my|our) )*(?:[\\p{L}-]+ )?[\\p{L}-]{3,}s(?: (?:at home|in (?:the|our|my) [\\p{L}-]+))?)\\s*,\\s+(?!(?:with|and|where|which|that|each|every|so|for|who|including|they|we|i|it)\\b)(?=[^,.;:]+,\\s[^.;:]+(?:,|\\band\\b)[^.;:]+)`,
  'iu',
);
/** "List of my guitars, maker, year, price": a comma where others write a colon. */
const withColon = (text: string): string => text.replace(titled, '$1: ');

const forMe =
  /^((?:[\p{L}'-]+ ){1,4}?[\p{L}'-]+),? (?:just |only )?for (?:me|myself)(?: only| alone)?\s*[,:–-]\s*([^\n]*?[^.\s])\.?$/iu;
/** "..., just for me" behind a list is none of its attributes. */
const trailing = /,\s*((?:just|only) for (?:me|myself))(?=\s*(?:[.;]|$))/giu;
/** "Cat diary just for me, weight, food": for whom it is, said between the title and what is kept. */
const withPrivacyLast = (text: string): string =>
  text.replace(forMe, '$1: $2. Only for me.').replace(trailing, '. $1');

const onePlace =
  /^((?:[^,:;.\n]{0,40}\b)?(?:all )?(?:my|our|the) [^,:;.\n]{3,60}?)(?: all)? in (?:one|a single) (?:place|spot|app|list)\s*[,:–-]\s*(?=[^.;:\n]+,[^.;:\n]+,)/iu;

/** "Keep my guarantees in one place, shop, price, day": what follows is kept of them. */
const withOnePlace = (text: string): string => text.replace(onePlace, '$1: ');

export const withKeptThings = (text: string): string =>
  withOneGroup(
    withColon(withNamedEntries(withoutPurpose(withBelongings(withOnePlace(withPrivacyLast(text)))))),
  );
