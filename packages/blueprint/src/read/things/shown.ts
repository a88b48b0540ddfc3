import { singular } from '../../words.ts';
import { bare, isListed } from '../fields/field-phrase.ts';
import { brackets } from '../text/split.ts';
import { isAttributeList } from './list-kinds.ts';
import { readNoun } from './nouns.ts';

/** A thing, and the list of what it has. */
export const markers =
  /^(.*?)[\s,]+(?:(?:each|all|every one)\s+)?(?:with|having|including|includes?|containing|contains?|(?:that|which|who|where each) (?:has|have|contains?|includes?)|has|have|consisting of|storing|such as|incl\.)\s+(.+)$/is;

const showing =
  /^(?:an?\s+|the\s+|our\s+|one\s+)?(?:\w+\s)?(?:page|gallery|section|table|catalogue|catalog|directory|map|wall|showcase|list|overview|grid)\s+(?:of|about|with|for|showing|listing)\s+(?:all\s+)?(?:of\s+)?(?:the\s+|our\s+|my\s+)?(.+)$/i;

/** "A gallery of finished mosaics (photo, size)", "a map of drinking wells": what the page shows is a thing. */
export function shownThings(item: string): string | undefined {
  const things = showing.exec(item)?.[1];
  if (things === undefined) return undefined;
  const bracket = brackets(things);
  const [, head = things, list = ''] = markers.exec(things) ?? [];
  const noun = readNoun(bare(bracket && bracket.head !== '' ? bracket.head : head));
  if (!noun?.plural) return undefined;
  const attributes = bracket && bracket.head !== '' ? bracket.inside : list;
  if (attributes !== '') return isAttributeList(attributes) ? things : undefined;
  if (isListed(noun.words)) return undefined;
  return noun.words === normalisedWords(head) || noun.concept === undefined ? things : undefined;
}

const normalisedWords = (text: string): string => singular(bare(text).toLowerCase());
