import type { FieldDraft } from '../read/fields/field-draft.ts';
import { bare, label, typeOf } from '../read/fields/field-phrase.ts';
import { splitItems, splitOptions } from '../read/text/split.ts';
import { capitalise } from '../words.ts';

const someone = '(?:i|we|they|he|she|it|you|people|guests|one|somebody)';

/** "How many hours I slept" is "hours slept": the judge of a form reads its labels. */
export function spokenDraft(text: string): FieldDraft | undefined {
  const counted = new RegExp(
    `^how many ([\\w-]+) (?:${someone}|the [\\w-]+) (?:have |had |has |were |was |are )?(\\w+)(?: (?:for it|on it|it|them|there))?$`,
    'i',
  ).exec(text);
  if (counted?.[1] && counted[2])
    return {
      label: label(`${counted[1]} ${counted[2]}`),
      type: /hours?|miles?|kilos?|km|lit(?:re|er)s?/i.test(counted[1]) ? 'number' : 'int',
      known: 'exact',
    };
  const asked = new RegExp(
    `^(?:whether|if) ${someone} (?:(?:was|is|were|are|have|has|had|been) )*([\\w-]+(?: [\\w-]+){0,3})$`,
    'i',
  ).exec(text)?.[1];
  if (asked) return { label: label(asked), type: 'bool', known: 'exact' };
  const cost = /^what (?:the |an? )?([\w-]+(?: [\w-]+)?) (?:costs?|costed|is worth)$/i.exec(text)?.[1];
  if (cost && !new RegExp(`^${someone}$`, 'i').test(cost))
    return { label: label(`${cost} cost`), type: 'money', known: 'exact' };
  return undefined;
}

const severalWords =
  /\s*\((?:several|multiple|many|more than one)\)\s*$|^(?:several|multiple|a list of|lists? of)\s+/i;

/** "Several hops", "a list of hops": a list of short texts. */
export function takeSeveral(text: string): { text: string; isSeveral: boolean } {
  const isSeveral = severalWords.test(text);
  return { text: isSeveral ? text.replace(severalWords, '').trim() : text, isSeveral };
}

const listed =
  /^(?:an?\s+|the\s+|another\s+)*([\w' /-]+?)\s*(?::|\(|\s(?:with|of|offering|having)\s+(?:the\s+)?(?:options?|values?|choices?)?:?|,?\s+(?:which|that) (?:is|can be)|\s+(?:either|one of))\s*(.+?)\)?$/i;

/** The choices of a list; "1 to 3 hours" is one of them. */
const itemsOf = (list: string): string[] =>
  /\d\s*(?:to|-)\s*\d/.test(list) && list.includes(',')
    ? splitItems(list).map((item) => item.replace(/^or\s+/i, ''))
    : splitOptions(list);

/** "Energy class with A, B and C": choices, for none of them is a field itself. */
export function choiceDraft(text: string): FieldDraft | undefined {
  const found = listed.exec(text);
  if (!found?.[1] || !found[2] || /[,]|\band\b/.test(found[1])) return undefined;
  const options = itemsOf(found[2]);
  const isField = (item: string) => !/\d/.test(item) && typeOf(bare(item)).known !== 'unknown';
  if (options.some((item) => /^(?:what|who|how|where|when|why|they|we|you)\b/i.test(item))) return undefined;
  if (options.length < 2 || options.some(isField) || options.some((item) => item.split(' ').length > 4))
    return undefined;
  return {
    label: label(found[1].replace(/\s+(?:field|column|dropdown|choice)$/i, '')),
    type: 'enum',
    options: options.map(capitalise),
    known: 'exact',
  };
}

/** A label is a short name; a half sentence is none. */
export const isLabel = (words: string): boolean =>
  words.split(/\s+/).length <= 6 &&
  !/^(?:list|show|open|look|sort|display|work|be)\s/i.test(words) &&
  !/\b(?:i|we|they|you|so|because|which|with|should|can't|cannot|please|too|them|it|their|everyone)\b/i.test(
    words.replace(/^(?:who|where|what|when|how)\b.*$|\bthank you\b/gi, ''),
  );

const shared =
  /,?\s*\b(?:both|all(?: three| of them)?|each)(?: of them)?(?: are| as| should be)?(?: an?)? (number|date|text|time|photo|picture|file|amount|tick ?box|checkbox|link)s?$/i;

/** "Mileage out and mileage in, both numbers": the type of each of them. */
export function takeSharedType(text: string): { text: string; type: string | undefined } {
  const type = shared.exec(text)?.[1];
  return { text: text.replace(shared, ''), type: type?.toLowerCase() };
}

/** Cuts "a level (easy, hard), a photo and a tick for x" before each article outside of brackets. */
export function cutAtArticles(text: string): string[] {
  const cuts = [
    ...text.matchAll(
      /,?\s+and\s+(?:also\s+)?(?=(?:an?|another|the)\s+\w{2})|,\s+(?=(?:an?|another)\s+\w{2})/gi,
    ),
  ];
  const parts: string[] = [];
  let from = 0;
  for (const { 0: glue, index } of cuts) {
    const before = text.slice(0, index);
    if ((before.match(/\(/g) ?? []).length > (before.match(/\)/g) ?? []).length) continue;
    parts.push(text.slice(from, index));
    from = index + glue.length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
