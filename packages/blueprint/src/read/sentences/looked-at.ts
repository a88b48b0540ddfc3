import { bare } from '../fields/field-phrase.ts';
import { isAboutAttributes } from '../frames/topics.ts';
import { listed } from '../layout/marker.ts';
import { isAppTitle } from '../things/app-title.ts';
import { readNoun } from '../things/nouns.ts';

const who =
  '(?:visitors|guests|customers|clients|people|users|members|buyers|shoppers|tenants|students|pupils|parents|patients|residents|readers|neighbours|neighbors|everyone|everybody|anyone|anybody|they)';
const looking = '(?:see|browse|view|look at|look through|search|find|scroll through|check out|flick through)';
const name = '([\\p{L}-]+(?: (?!with\\b|and\\b|for\\b|in\\b|of\\b)[\\p{L}-]+)?)';
const lookedAt = new RegExp(
  `^((?:and |also |then )*${who}(?: (?:can|could|may|should|must|will|want to|are able to))?(?: (?:also|then|just|first))* ${looking} (?:through )?)(?:(?:all|the|our|my|of|every|each|a list of|a gallery of|a catalogue of) )*${name}(?:,? (?:each|all|every one)(?: of them| one)? (?:with|having|showing)|,? (?:with|showing|including)|:) ([^:()]*(?:\\([^()]*\\)[^:()]*)*)$`,
  'iu',
);
/** "..., and send a request": what they do then is told by itself. */
const doing =
  /,?\s+and (?:then )?(?:(?:can|may|could) )?(?=(?:send|book|reserve|order|request|ask|write|contact|leave|rent|hire|buy|sign up|apply|register|enquire|inquire|filter|search|sort|pick|choose|add|save|vote|rate|comment)\b)/i;

/** "Visitors browse our cabins, each with price and photo, and send a request": what they look at is kept, and has that list. */
export function lookedAtThings(sentence: string): string[] | undefined {
  const [, start = '', words = '', rest = ''] = lookedAt.exec(sentence.replace(/[.!]+$/, '')) ?? [];
  if (words === '') return undefined;
  const noun = readNoun(bare(words), true);
  if (!noun || isAppTitle(words)) return undefined;
  const [list = '', ...deeds] = rest.split(doing);
  if (!isAboutAttributes(list)) return undefined;
  const person = /^(?:(?:and|also|then) )*(\S+)/i.exec(start)?.[1] ?? 'they';
  return [
    `${start.trim()} the ${words}`,
    listed(words, [list]),
    ...deeds.map((deed) => `${person} can ${deed.trim()}`),
  ];
}
