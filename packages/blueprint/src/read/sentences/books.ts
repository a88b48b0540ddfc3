import { bare } from '../fields/field-phrase.ts';
import { isAboutAttributes } from '../frames/topics.ts';
import { listed, lists } from '../layout/marker.ts';
import { splitItems } from '../text/split.ts';
import { readNoun } from '../things/nouns.ts';
import { listOf } from './list-end.ts';

const book =
  /^.{0,60}?\b(?:an?|the|our|my|some) (?:[\p{L}-]+ ){0,2}?(?:diary|log|log ?book|journal|record|records|register|list|tracker|overview|notebook|history) (?:of|for|about|on) (?:all )?(?:my|our|the|his|her|their|all) ([\p{L}'-]+(?: [\p{L}-]+)?)$/iu;
const somebody =
  "(?:i|we|you|they|people|everyone|everybody|somebody|someone|(?:the|our|my) [\\p{L}-]+)(?:'d|'ll| would| will| just| also| always| want| wants| need| needs| like| love| have| has| must| should| can| to)*";
const writing = new RegExp(
  `^(?:(?:and|so|there|in it|in there|each time|every time),? )*${somebody} (?:write|note|record|log|keep|enter|put|jot|store|track|know)s?(?: (?:down|in|there|in it|in there|about it))*:? (.+)$`,
  'iu',
);

/** "My vet wants a diary of her fits. I write when it began, how long and what we gave": what is written in the book. */
export function withBooks(sentences: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at] ?? '';
    const told = writtenIn(sentence, sentences[at + 1] ?? '');
    said.push(...(told ?? [sentence]));
    if (told) at++;
  }
  return said;
}

function writtenIn(sentence: string, next: string): string[] | undefined {
  if (sentence.length > 160 || sentence.includes(lists) || next.includes(lists)) return undefined;
  const words = book.exec(sentence.replace(/[.!]+$/, ''))?.[1];
  const text = words === undefined ? undefined : writing.exec(next.replace(/[.!]+$/, ''))?.[1];
  if (words === undefined || text === undefined) return undefined;
  const { list, rest } = listOf(text);
  const noun = readNoun(bare(words), true);
  if (!noun || splitItems(list).length < 2 || !isAboutAttributes(list)) return undefined;
  const thing = noun.concept || noun.plural ? noun.words : `${noun.words} entry`;
  return [listed(thing, [list]), ...rest];
}
