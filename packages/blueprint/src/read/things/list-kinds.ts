import { isPlural } from '../../words.ts';
import { bare, isListed } from '../fields/field-phrase.ts';
import { type Cursor, findEntity } from '../reading.ts';
import { splitItems, splitOptions } from '../text/split.ts';
import { type Noun, readNoun } from './nouns.ts';

/** "Locations (aisle, shelf, bin)": what one of several things consists of; examples stand in the plural. */
export const isPartList = (noun: Noun, listed: readonly string[]): boolean =>
  noun.plural &&
  noun.concept?.kind !== 'person' &&
  listed.length >= 2 &&
  listed.every((item) => !isPlural(item) && item.split(/\s+/).length <= 3);

export const looksLikeThing = (cursor: Cursor, noun: Noun): boolean =>
  noun.plural ||
  noun.concept !== undefined ||
  findEntity(cursor.reading, noun) !== undefined ||
  cursor.mode === 'things';

/** "Recipe box with photos" speaks of recipes; "bug tracker with projects and labels" of the app's parts. */
export const isAttributeList = (text: string): boolean => {
  const items = splitItems(text);
  const things = items.filter((item) => {
    const noun = readNoun(bare(item));
    return noun?.plural === true && noun.concept !== undefined && !isListed(bare(item));
  });
  return text !== '' && things.length === 0;
};

/** "Hours (full time, weekends)" offers choices of one attribute. */
export const valueWords = /^(?:hours|times|days|sizes|colou?rs|levels|ages)$/i;

/** "Hours (full time, weekends)" of a job: when one works, and neither a number nor a record of hours. */
export const areWorkTimes = (head: string, inside: string): boolean =>
  /^(?:(?:working )?(?:hours|times?)|shifts?)$/i.test(head) &&
  splitOptions(inside).length > 1 &&
  splitOptions(inside).every((option) =>
    /^(?:(?:full|part|half)[- ]?time|(?:at )?weekends?|(?:in the )?(?:evenings?|mornings?|afternoons?)|(?:at )?nights?|early|late|flexible|weekdays?|days?|by the hour|hourly|mini-?jobs?|casual|temporary|permanent|seasonal)(?: (?:only|shifts?|hours))?$/i.test(
      option.trim(),
    ),
  );
