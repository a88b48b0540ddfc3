import { verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural } from '../../words.ts';
import { bare } from '../fields/field-phrase.ts';
import { splitItems } from '../text/split.ts';
import { isAppTitle } from '../things/app-title.ts';
import { recordOf } from '../things/gerunds.ts';
import { readNoun } from '../things/nouns.ts';
import { checked } from './list-end.ts';

/** Sentences that say who puts something in, or where, and then list what is kept of it. */
type Reader = (sentence: string) => string[] | undefined;

const name =
  '([\\p{L}-]+(?:\\s(?!(?:and|or|of|in|at|with|for|to|who|what|how|when|where|which|the|an?|its|their)\\b)[\\p{L}-]+)?)';

const thingOf = (words: string): string | undefined => {
  const plain = words.toLowerCase();
  return isAppTitle(plain) || !readNoun(bare(plain), true) ? undefined : plain;
};

const entering = new RegExp(
  `^([^,:(]{1,80}?\\s)(?:enters?|adds?|submits?|files?|raises?|posts?|(?:hands?|sends?|puts?|types?|keys?) in|uploads?|reports?) (?:(?:new|own|their|his|her|all) )*${name}: ([^:]+)$`,
  'iu',
);
/** "Everybody signs in and enters claims: date, amount": many of them, without an article. */
const readEntering: Reader = (sentence) => {
  const [, , words = '', list = ''] = entering.exec(sentence) ?? [];
  const thing = isPlural(words) && splitItems(list).length > 2 ? thingOf(words) : undefined;
  return thing === undefined ? undefined : checked(thing, list);
};

const place =
  '\\b(?:an?|the|one|our)(?: (?:short|simple|small|little|public|online|web|separate))* (?:form|page|section|box|place|corner|button)';
const formFor = new RegExp(
  `^(.{0,200}?)${place} (?:(?:to|where (?:people|guests|they|you|visitors|customers|clients|anyone)(?: can)?) ([\\p{L}]+)|for ([\\p{L}]+ing))(?: (?:for|about|us|me|in))* (?:an?|the|their|one|some|new) ${name}: (.+)$`,
  'iu',
);
/** Deeds that hand over what they name: what is asked for is the thing. */
const handing =
  /^(?:ask|request|send|leave|submit|make|place|give|fill|write|file|post|suggest|raise|propose)$/;
const keeping = /^(?:add|enter|create|edit|log|record|note|register|upload|see|view|show|manage)$/;

/** "A form to ask for a viewing: name, phone, day": what is sent from there. */
const readFormFor: Reader = (sentence) => {
  const [, before = '', plain = '', doing = '', words = '', list = ''] = formFor.exec(sentence) ?? [];
  const verb = verbForms.get((plain || doing).toLowerCase());
  if (verb === undefined || splitItems(list).length < 2) return undefined;
  const isKept = keeping.test(verb);
  const thing = isKept || handing.test(verb) ? thingOf(words) : recordOf(verb);
  const told = thing === undefined ? undefined : checked(thing, list);
  if (!told) return undefined;
  const lead = before.replace(/[\s,]*\b(?:and|then|plus|also|with)\b\s*$/i, '').trim();
  return [
    ...(lead === '' ? [] : [lead]),
    ...told,
    ...(isKept ? [] : [`people submit a ${thing} through a public form`]),
  ];
};

const remarked = new RegExp(
  `^(?:(?:and|then|also|oh|now|finally|lastly) )*(?:the |our |my )?${name}, (?:(?:that|this|it)(?:'s| is)|those are|these are|which (?:is|are)|my|our|the) [^,:;]{3,50}: ([^:]+)$`,
  'iu',
);
/** "And wool, that's the fun part: sheep, date, kilos": what is thought of it stands between. */
const readRemarked: Reader = (sentence) => {
  const [, words = '', list = ''] = remarked.exec(sentence) ?? [];
  const thing = words !== '' && splitItems(list).length > 1 ? thingOf(words) : undefined;
  return thing === undefined ? undefined : checked(thing, list);
};

const handedIn: Readonly<Record<string, string>> = {
  apply: 'application',
  'sign up': 'signup',
  register: 'registration',
  enquire: 'enquiry',
  inquire: 'enquiry',
  donate: 'donation',
};
const applying = new RegExp(
  `^(?:and |then |also )*(?:(?:people|visitors|anyone|anybody|everyone|they|candidates|applicants|users|guests|customers|cooks|[\\p{L}-]+s) )?(?:(?:can|may|could) )?(?:then |also )?(${Object.keys(handedIn).join('|')})s?(?: online| there| (?:for|to) (?:it|one|them|an? [\\p{L}-]+|the [\\p{L}-]+))? (?:with|by giving|giving|leaving) (?:their |an? )?([^:]+)$`,
  'iu',
);
/** "Apply with name, phone, CV": what is handed in with it. */
const readApplying: Reader = (sentence) => {
  const [, verb = '', list = ''] = applying.exec(sentence) ?? [];
  const thing = handedIn[verb.toLowerCase()];
  const told = thing === undefined || splitItems(list).length < 2 ? undefined : checked(thing, list);
  return told && [...told, `people submit a ${thing} through a public form`];
};

const readers: readonly Reader[] = [readApplying, readEntering, readFormFor, readRemarked];

/** What is kept of that which people enter or send in. */
export function toldByForm(sentence: string): string[] | undefined {
  for (const readOne of readers) {
    const found = readOne(sentence);
    if (found) return found;
  }
  return undefined;
}
