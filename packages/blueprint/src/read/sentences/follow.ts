import { bare, isMeasure, typeOf } from '../fields/field-phrase.ts';
import { isAboutAttributes } from '../frames/topics.ts';
import type { Cursor, EntityDraft } from '../reading.ts';
import { findEntity } from '../reading.ts';
import { brackets, splitItems } from '../text/split.ts';
import { readNoun } from '../things/nouns.ts';

const soft =
  '(?:\\s+(?:all|each|also|just|only|always|usually|then|too|simply|should|must|can|may|will|would|could|themselves|itself|still|mostly|normally|first))*';
const owning =
  '(?:have|has|had|get|gets|need|needs|come with|comes with|come in with|consist of|consists of|contain|contains|include|includes|carry|carries|show|shows|want|wants)';

const meant = new RegExp(
  `^(?:and\\s+|also,?\\s+|plus\\s+|but\\s+)?(they|these|those|each(?: one)?(?: of (?:them|these|those))?|every one(?: of (?:them|these|those))?|all(?: of (?:them|these|those))?|both|either|he|she|it|this one|one|that|this)${soft}\\s+${owning}${soft}:?\\s+(?!to\\b|been\\b|a look\\b)(.+)$`,
  'i',
);
const subject = new RegExp(
  `^((?:(?:the|our|my|an?|each|every|all|these|those)\\s+)?[\\p{L}-]+(?:\\s[\\p{L}-]+){0,2}?)\\s+(?:also|just|only|always|usually|then|simply|themselves|itself|each|all|normally|mostly|merely)(?:\\s+(?:also|just|only|always|usually|simply|each|all))*\\s+(${owning})\\s+(.+)$`,
  'iu',
);
const being =
  /^((?:an?|each|every|the|one)\s+[\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:is|are)\s+(?:just|only|simply|merely|nothing but|basically|made (?:up )?of)\s+((?:an?|the|its|their)\s.+)$/iu;
const elliptic =
  /^((?:the|our|my)?\s*[\p{L}-]+s)(?:,?|\s+are|\s+have|\s+need)\s+(?:only|just|simply)\s+([\p{L}-]+(?:,| and ).+)$/iu;
const added =
  /^(?:(?:and|also|plus|oh|then|besides|likewise|too|another thing|not to forget|as well as|along with|together with|there(?:'s| is| are)(?: also)?|(?:i|we) (?:nearly |almost )?forgot|don't forget|of course|same for)[,:]?\s+)+(?:also\s+)?((?:the|an?|its|their|his|her|how|when|where|which|who|whether|what)\s.+)$/i;
const typed =
  /^([\p{L}-]+(?: [\p{L}-]+)?(?:(?:, | and )[\p{L}-]+(?: [\p{L}-]+)?)*) as (?:an? )?(?:free |plain )?(?:text|number|numbers|date|photo|picture|pictures|stars|yes\/no|checkbox|tick ?box|file|pdf|link|drop-?down)$/iu;
/** "I want to know its mother and father" */
const wanted =
  /^(?:and\s+|also\s+)*(?:i|we)(?:'d|\s+would)?\s+(?:also\s+)?(?:(?:want|need|like|love|have)(?:\s+to\s+(?:know|note|see|keep|record|have|store|write down|remember))?|note|record|keep|store|log|write down|remember)\s+(?=(?:its|their|his|her)\s)/i;
const possessed = /^(?:their|its|his|her)\s+.+$/i;

/** "Each with a title and a photo". */
const eachWith =
  /^(?:and\s+)?(?:each|every|all)(?:\s+one)?(?:\s+of\s+(?:them|these|those))?,?\s+(?:with|having|showing|listing)\s+(.+)$/i;

/** Says with its name what a sentence calls "they", "each one", or leaves out because the one before named it. */
export function namedOut(cursor: Cursor, sentence: string): string {
  const known = antecedent(cursor);
  const text = sentence
    .trim()
    .replace(/[.!]+$/, '')
    .replace(wanted, '')
    .replace(forEach, (all, where: string) => (known === undefined ? all : `${where} each ${known}`));
  if (text.length > 600) return text;
  const own = subject.exec(text);
  if (own) return `${own[1]} ${own[2]} ${own[3]}`;
  const is = being.exec(text);
  if (is?.[2] && isAboutAttributes(is[2]))
    return `${(is[1] ?? '').replace(/^(?:an?|the)\s/i, 'each ')} has ${is[2]}`;
  const listed = /^((?:each|every)\s+[\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:is|are)\s+([^,]+,.+)$/iu.exec(text);
  if (listed?.[2] && isAboutAttributes(listed[2])) return `${listed[1]} has ${listed[2]}`;
  const parts = /^((?:an?|one)\s+[\p{L}-]+)\s+is\s+((?:an?|the|which|who)\s[^,]+,.+)$/iu.exec(text);
  if (parts?.[2] && splitItems(parts[2]).length > 3 && isAboutAttributes(parts[2]))
    return `${parts[1]} has ${parts[2]}`.replace(/^an?\s/i, 'each ');
  const short = elliptic.exec(text);
  if (short?.[2] && isAboutAttributes(short[2])) return `${short[1]}: ${short[2]}`;
  const name = antecedent(cursor);
  if (name === undefined) return text;
  const they = meant.exec(text)?.[2] ?? eachWith.exec(text)?.[1];
  if (they && isAboutAttributes(they)) return `each ${name} has ${they}`;
  const more = added.exec(text)?.[1];
  if (more !== undefined && areAttributes(cursor, more)) return `each ${name} has ${more}`;
  const kind = / as /i.test(text) && text.length < 80 ? typed.exec(text)?.[1] : undefined;
  if (kind !== undefined) return `each ${name} has ${text}`;
  if (possessed.test(text) && areAttributes(cursor, text)) return `each ${name} has ${text}`;
  return text;
}

const forEach =
  /^((?:and\s+)?(?:for|against|to|of|with|under|per|on|in|at|about))\s+(?:each|every one|all|both|one)(?:\s+of\s+(?:them|these|those)|(?=,?\s+(?:we|i|they|you)\b))/i;

const antecedent = (cursor: Cursor): string | undefined => cursor.current?.words ?? cursor.topic?.words;

/** Whether what is listed are plainly attributes: "the square metres and the price". */
function areAttributes(cursor: Cursor, list: string): boolean {
  const items = splitItems(list).filter((item) => !/^(?:please|for me)\b/i.test(item));
  // "Its mother and father": both are its own.
  const isOwned = /^(?:its|their|his|her)\s/i.test(list);
  const fitting = items.filter((item) => {
    const said = item.replace(/^(?:from|of|with) (?:that|this|it|them)\s+/i, '');
    const head = bare(brackets(said)?.head ?? said);
    if (/^(?:how|when|where|which|who|whether|what)\b/i.test(head)) return head.split(/\s+/).length <= 8;
    const noun = readNoun(head);
    const known = noun && findEntity(cursor.reading, noun);
    if (known && isOwn(known)) return false;
    const isOne = (isOwned || /^(?:the|an?|its|their|his|her)\s/i.test(said)) && noun?.plural !== true;
    if (noun?.plural && noun.concept) return false;
    if (head.split(/\s+/).length > 5) return false;
    return (
      typeOf(head).known !== 'unknown' ||
      isMeasure(head) ||
      (isOne && (items.length > 1 || noun?.concept !== undefined))
    );
  });
  return fitting.length > 0 && fitting.length * 4 >= items.length * 3;
}

const isOwn = (draft: EntityDraft): boolean => draft.fields.length > 0;
