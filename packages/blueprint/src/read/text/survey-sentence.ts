import { splitItems } from './split.ts';

const name = '(?:survey|questionnaire|poll|feedback form|evaluation form)s?';
const about =
  '(?:,? (?:(?:which|that) )?(?:asks?|asking)(?: (?:them|people|everyone|everybody))?(?: (?:about|on|for))?|,? (?:about|on|regarding|concerning|covering)|,? (?:(?:in|on) which|where|with which) (?:[\\p{L}-]+ ){1,3}?rates?|,? (?:to rate|that rates?|rating)|: (?:please )?rate|,? asking (?:them|people) to rate)';

/** "With 1 to 5 ratings", "each rated from 1 to 5", "by stars": how all that stands before is answered. */
const scale = new RegExp(
  [
    ',?(?: (?:and|each|all|every one|which are|to be|of them|both))*',
    ' (?:with|as|by|from|on|rated|using|through|in|is|are|answered)(?: (?:an?|each|rated|from|by|with|on|scale|of|to|be))*',
    ' (?:(\\d{1,2}) ?(?:to|-|–) ?(\\d{1,2})(?: stars?| points?)?(?: ?ratings?| scales?)?|(?:star )?ratings?|(?:(\\d{1,2}) )?stars?)',
    '(?: (?:for )?each| to rate (?:each|them))?(?= |,|$)',
  ].join(''),
  'iu',
);

const head = new RegExp(`^(.*?\\b${name}\\b[^:;]*?)${about} ([^:;]+)$`, 'iu');
const joint = /^,?\s*(?:(?:and|plus|also|with|as well as)\s+)*(?:people\s+)?(?:(?:can\s+)?leave\s+)?/i;
const remark =
  /\b(?:comments?|remarks?|notes?|feedback|suggestions?|ideas|free text|own words|improve\b.*)$/i;

/** "A survey for the club about food and music, rated 1 to 5, and a comment": what it asks, as a list behind a colon. */
function listed(sentence: string): string {
  const [, title = '', told = ''] = head.exec(sentence) ?? [];
  const found = title === '' ? null : scale.exec(told);
  if (title !== '' && !found) return bareList(sentence, title, itemsOf(told));
  if (!found || found.index < 3) return sentence;
  const asked = itemsOf(told.slice(0, found.index));
  if (asked.length < 2 || asked.some((item) => item.split(' ').length > 5)) return sentence;
  const [from, to] = [found[1] ?? '1', found[2] ?? found[3] ?? '5'];
  const further = itemsOf(told.slice(found.index + found[0].length).replace(joint, '')).map(asFurther);
  return `${title}: ${[...asked.map((item) => `${item} ${from} to ${to}`), ...further].join(', ')}`;
}

/** Facts about who answers are written down; what else a survey is about is rated. */
const fact =
  /\b(?:ages?|names?|gender|jobs?|hobb\w+|favou?rites?|preferred|town|country|e-?mail|phone|habits?|number|times?|dates?|days?|how|what|which|why|when|where|who|\d+)\b/i;
const noTopic = /\b(?:with|where|that|can|who|results?|answers?|each|is|are|anonymous\w*|questions?)\b/i;

const asFact = (item: string): string =>
  /^(?:ages?|names?|e-?mail|phone)$/i.test(item) ? item : `${item} free text`;

/** "A survey about noise, parking and lights" says what it asks, and not how it is answered. */
function bareList(sentence: string, title: string, items: readonly string[]): string {
  const isList = items.length >= 3 && /,.{0,1000} and /i.test(sentence);
  if (!isList || items.some((item) => item.split(' ').length > 4 || noTopic.test(item))) return sentence;
  const asked = items.map((item) =>
    remark.test(item) ? asFurther(item) : fact.test(item) ? asFact(item) : `${item} 1 to 5`,
  );
  return `${title}: ${asked.join(', ')}`;
}

const itemsOf = (list: string): string[] =>
  splitItems(list)
    .map((item) => item.replace(/^(?:(?:and|plus|also|with|the|our|your|an?|how good|one)\s+)+/i, '').trim())
    .filter((item) => item !== '');

/** What follows the ratings is said in words, unless it says itself how. */
function asFurther(item: string): string {
  const plain = item
    .replace(/^(?:free(?:[- ]text)?|open|short|general|optional)\s+(?=comments?|remarks?)/i, '')
    .replace(
      /^(?:(?:field|room|space|box|line|question) (?:for|about|on)|free text (?:for|on|about))\s+(?:an?\s+)?/i,
      '',
    )
    .replace(/\s+(?:field|box)$/i, '');
  const isPlain = !/\d|\byes\b|[(?]/i.test(plain);
  return remark.test(plain) && isPlain ? `${plain.replace(/^comments$/i, 'comment')} free text` : plain;
}

/** Sentences of a text that tell a survey and its questions in one, as lists. */
export const withSurveyList = (text: string): string =>
  new RegExp(`\\b${name}\\b`, 'i').test(text)
    ? text.replace(/[^.!?\n]+/g, (sentence) => listed(sentence))
    : text;
