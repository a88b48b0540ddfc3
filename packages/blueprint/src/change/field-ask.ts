import type { BlueprintField } from '@sayso/core/blueprint-schema';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { bare, isListed, label, readField, typeOf } from '../read/fields/field-phrase.ts';
import { splitItems, splitOptions } from '../read/text/split.ts';
import { capitalise } from '../words.ts';
import { choiceDraft, cutAtArticles, spokenDraft, takeSeveral } from './spoken-field.ts';
import { kindWords, typeNamed } from './type-words.ts';

/** A field as a request asks for it. */
export type FieldAsk = {
  draft: FieldDraft;
  required?: boolean;
  unique?: boolean;
  default?: string;
  help?: string;
  /** Who may read it, where that is fewer than may read the record. */
  readers?: 'admin';
};

export const fieldNoun = /\s+(?:field|column|attribute|property|input|select|flag|box)s?\b(?!\s+of\b)/i;

const must =
  /,?\s*(?:\(|\b(?:and |which |that )?(?:it )?(?:is |are |must be |should be |make it |has to be )?)\b(required|mandatory|compulsory|obligatory|optional|unique)\b\)?/gi;
const byDefault =
  /,?\s+(?:(?:with|and|having)\s+)?(?:(?:the\s+|a\s+)?default(?:s|ing)?(?:\s+value)?(?:\s+(?:of|to|is))?:?|(?:pre)?set to|starting (?:at|with))\s+"?([^",]+?)"?(?:\s+(?:by|as) default)?$/i;
const helped = /,?\s+with (?:the |a )?(?:help(?: text)?|hint|explanation|description|note)s?:?\s+"([^"]+)"/i;

const adminsOnly =
  /,?\s+(?:(?:that|which) )?(?:(?:is |are )?(?:only visible (?:to|for)|visible only (?:to|for)|visible (?:to|for)|only for|for|seen by|shown to|readable by) (?:only )?(?:the )?(?:admins?|administrators?|managers?)(?: only| alone)?|(?:only|just) (?:the )?(?:admins?|administrators?)(?: can| may)? (?:see|read|view)s?|(?:is |are )?hidden from (?:the )?(?:users|members|others|customers|everyone(?: else)?))$/i;
const worth =
  /^(.+?)\s+of\s+(?:([$€£])\s?)?(\d+(?:[.,]\d+)?)\s*(%|percent|[$€£]|euros?|dollars?|pounds?|usd|eur|gbp|chf)?$/i;

const unnamed: Readonly<Partial<Record<BlueprintField['type'], string>>> = {
  rating: 'Rating',
  date: 'Date',
  datetime: 'Date and time',
  time: 'Time',
  image: 'Photo',
  file: 'File',
  email: 'Email',
  phone: 'Phone',
  url: 'Link',
  tags: 'Tags',
  money: 'Price',
  enum: 'Choice',
  percent: 'Percentage',
  text: 'Notes',
  color: 'Colour',
};

/** One field with its type, its choices and its rules; undefined where the words name none. */
export function readFieldAsk(written: string): FieldAsk | undefined {
  const ask: Omit<FieldAsk, 'draft'> = {};
  let text = asNoun(written.trim().replace(/[.!]$/, '').replace(knowing, ''));
  if (adminsOnly.test(text)) {
    ask.readers = 'admin';
    text = text.replace(adminsOnly, '');
  }
  const [, of = '', sign = '', amount = '', unit = ''] = worth.exec(text) ?? [];
  if (sign !== '' || unit !== '') {
    ask.default = amount.replace(',', '.');
    text = /^(?:%|percent)$/i.test(unit) ? `${of} in percent` : `${of} as an amount of money`;
  }
  const help = helped.exec(text);
  if (help?.[1]) {
    ask.help = help[1];
    text = text.replace(helped, '');
  }
  const given = byDefault.exec(text);
  // "A default photo" says what the field is called.
  if (given?.[1] && !/^(?:an?|the)?$/i.test(text.slice(0, given.index).trim())) {
    ask.default = given[1];
    text = text.slice(0, given.index);
  }
  text = text.replace(must, (found, word: string) => {
    if (/unique/i.test(word)) ask.unique = true;
    else ask.required = !/optional/i.test(word);
    return found.startsWith('(') || text.trim().toLowerCase().endsWith(word.toLowerCase()) ? '' : ' ';
  });
  const draft = draftOf(text.replace(/\s+/g, ' ').trim());
  return draft && draft.label !== '' ? { ...ask, draft } : undefined;
}

/** "We also need to know the diet": the diet. */
const knowing =
  /^(?:to\s+(?:also\s+)?(?:know|see|note|record|store|keep|write down|enter|track|add|have)|knowing)\s+(?=(?:the|their|its|his|her|an?|which|what|whether|how|who|when)\s)/i;

/** "What the paint cost" is called by what it holds: a paint cost. */
const asNoun = (text: string): string =>
  text.replace(
    /\b(?:for |of )?(?:what|how much) (?:the |a |an |each )?([\w-]+(?: [\w-]+)?) (cost|weigh|earn)(?:s|ed)?$/i,
    (found, thing: string, verb: string) =>
      /^(?:it|they|we|i|he|she|you)$/i.test(thing)
        ? found
        : `for ${thing} ${/^weigh/i.test(verb) ? 'weight' : /^earn/i.test(verb) ? 'earnings' : 'cost'}`,
  );

const choices =
  /\s*(?:,?\s+(?:with|of|offering|having)\s+(?:the\s+)?(?:options?|values?|choices?|entries)?:?|:|\(|,?\s+(?:which|that) (?:is|can be)|\s+(?:either|one of|as one of))\s*(.+?)\)?$/i;

function draftOf(written: string): FieldDraft | undefined {
  const { text, isSeveral } = takeSeveral(written.replace(/\s+(?:attached|uploaded)(?=\s+as\b|$)/i, ''));
  const draft = spokenDraft(text) ?? singleDraft(text);
  return draft && isSeveral && /^(?:string|text|enum)$/.test(draft.type)
    ? { label: draft.label, type: 'tags', known: 'exact' }
    : draft;
}

function singleDraft(text: string): FieldDraft | undefined {
  const isTyped = /^(?:an?\s+|the\s+)?(?:drop|select|choice|pick|single|multi|yes|tick|check)/i.test(text);
  const told = /[:(]/.test(text) && !isTyped ? choiceDraft(text) : undefined;
  if (told) return told;
  const typed = typedDraft(text);
  if (typed) return typed;
  const chosenFrom = choiceDraft(text);
  if (chosenFrom) return chosenFrom;
  const chosen = choices.exec(text);
  if (chosen?.[1] && chosen.index > 0) {
    const options = splitOptions(chosen[1]);
    const head = text.slice(0, chosen.index).replace(fieldNoun, '');
    if (options.length >= 2 && !head.includes(',')) return readField(`${head} (${options.join(', ')})`);
  }
  return readField(named(text));
}

/** The name in "a field called X", "a column for X", "an X field". */
function named(text: string): string {
  const called =
    /^(?:an?\s+|the\s+|another\s+|one\s+|extra\s+|new\s+)*(?:field|column|attribute|property|input)\s+(?:called|named|for|of|about|with|to (?:hold|keep|store|write|enter)|saying|where)?:?\s*(?:the\s+|an?\s+)?(.+)$/i.exec(
      text,
    )?.[1];
  return (called ?? text).replace(/^"|"$/g, '').replace(new RegExp(fieldNoun.source, 'gi'), '');
}

const article = '(?:an?\\s+|the\\s+|another\\s+|new\\s+|extra\\s+)*';
const stars =
  /\b(?:(?:from\s+)?(\d)\s*(?:to|-|–)\s*(\d{1,2})\s*(?:stars?|points?)?|(\d{1,2})[ -]stars?|stars?)(?:\s+rating)?\b/i;

/** "A yes/no for X", "X as a dropdown with a and b", "1 to 5 stars for taste". */
function typedDraft(text: string): FieldDraft | undefined {
  const front = new RegExp(
    `^${article}(${kindWords})(?:\\s+(?:field|input|column|box))?(?:\\s+(?:called|named|for|of|about|to (?:say|tell|mark)|saying|whether)|:)?\\s*(.*)$`,
    'i',
  ).exec(text);
  const isNamed =
    /^(?:an?\s+|the\s+|another\s+|new\s+)*(?:field|column|input)\s+(?:for|of|called|named|with)\b/i;
  const plain = isNamed.test(text) ? text.replace(isNamed, '').trim() : text;
  const back = new RegExp(
    `^${article}(.+?)(?:\\s+(?:as|of type|is|being))?\\s*(?:\\s${article}|\\()(${kindWords})(?:\\s+(?:field|input|column))?\\)?((?:\\s*(?:with|of|:|\\(|,).*)?)$`,
    'i',
  ).exec(plain);
  const star = /\bstars?\b/i.test(text) ? stars.exec(text) : null;
  if (star) {
    const rest = text
      .replace(stars, ' ')
      .replace(/\b(?:field|rating|for|with|from|called|a|an|the|as)\b/gi, ' ');
    const name = label(rest.replace(/\s+/g, ' ').trim());
    const max = Number(star[2] ?? star[3] ?? 5);
    return { label: name === '' ? 'Rating' : name, type: 'rating', min: 1, max, known: 'exact' };
  }
  if (front?.[1] && isTypePhrase(text, front[1], front[2] ?? '')) return draft(front[1], front[2] ?? '');
  if (back?.[1] && back[2] && !/^(?:an?|the)$/i.test(back[1]) && !isListed(bare(plain)))
    return draft(back[2], `${back[1].replace(/\s+(?:in|as)$/i, '')}${back[3] ?? ''}`);
  return undefined;
}

/** "Photo" is a field by itself, "date of birth" as well; "a date field for the delivery" is typed. */
function isTypePhrase(text: string, type: string, rest: string): boolean {
  if (
    /^(?:yes|check|tick|toggle|drop|select|multi|long|short|single|free|whole|decimal|boolean|true|pick|text)/i.test(
      type,
    )
  )
    return true;
  if (/\b(?:field|input|column)\b/i.test(text) && rest !== '' && !/^(?:field|input|column)$/i.test(rest))
    return !isListed(bare(text.replace(fieldNoun, '')));
  return false;
}

function draft(typeWords: string, rest: string): FieldDraft | undefined {
  const type = typeNamed(typeWords);
  if (!type) return undefined;
  const listed =
    /^(.*?)\s*(?:\bwith\b(?:\s+(?:the\s+)?(?:options?|values?|choices?))?:?|:|\(|\bof\b)\s*(.+?)\)?$/i.exec(
      rest,
    );
  const options = type.type === 'enum' ? splitOptions(listed?.[2] ?? '') : [];
  const head = type.type === 'enum' && listed ? (listed[1] ?? '') : rest;
  const name = label(head.replace(fieldNoun, '').replace(/^(?:called|named|for|to|the|an?)\s+/i, ''));
  if (type.type === 'enum' && options.length < 2) {
    const usual = name === '' ? undefined : readField(name);
    return usual?.options
      ? usual
      : {
          label: name === '' ? 'Choice' : name,
          type: 'enum',
          options: ['Yes', 'No', 'Maybe'],
          isUsual: true,
          known: 'exact',
        };
  }
  return {
    label: name === '' ? (unnamed[type.type] ?? capitalise(typeWords)) : name,
    type: type.type,
    ...(options.length >= 2 ? { options: options.map(capitalise) } : {}),
    ...(type.type === 'rating' ? { min: 1, max: 5 } : {}),
    known: 'exact',
  };
}

/** "Genre (novel, crime) and language": what stands behind closed brackets is a further field. */
const behindChoices =
  /^([^(),]+\([^()]*\))\s*(?:,\s*(?:and\s+|plus\s+)?|\s+(?:and|plus|as well as)\s+)([^(]\w.*)$/i;

/** One phrase for each field of a list; choices stay with theirs. */
export function fieldPhrases(written: string): string[] {
  const text = written.trim().replace(/[.!]$/, '');
  if (/yes\s*\/\s*no|\d\s*-\s*\d/i.test(text) && !/,|\band\b/i.test(text)) return [text];
  const parts = cutAtArticles(text);
  const closed = behindChoices.exec(text);
  if (closed?.[1] && closed[2]) return [closed[1], ...fieldPhrases(closed[2])];
  if (parts.length > 1 && parts.every((part) => part.split(' ').length <= 14))
    return parts.flatMap((part) => fieldPhrases(part));
  const chosen = choices.exec(text);
  if (chosen?.[1] && chosen.index > 0) {
    const head = text.slice(0, chosen.index);
    const options = splitOptions(chosen[1].replace(byDefault, '').replace(must, ''));
    const isOptions = !head.includes(',') && (options.length >= 2 || /\bdefault\b/i.test(text));
    if (isOptions && !/^(?:an?\s+)?fields?$/i.test(head.trim())) return [text];
  }
  if (byDefault.test(text) && !/,\s*\w+\s+and\b/.test(text)) return [text];
  const listed =
    /^(?:(?:the|these|some|two|three|four|new|more|following)\s+)*(?:fields|columns|attributes)\s*(?:for|called|with|:)?\s+(.+)$/i.exec(
      text,
    )?.[1];
  return splitItems(listed ?? text.replace(/\s+(?:fields|columns|attributes)$/i, '')).filter(
    (item) => !/^(?:an?\s+)?(?:field|column)$/i.test(item),
  );
}

export const isFieldLike = (phrase: string): boolean => {
  if (typeOf(bare(phrase)).known !== 'unknown' || typedDraft(phrase) !== undefined) return true;
  const draft = spokenDraft(phrase) ?? readField(named(phrase));
  return draft !== undefined && draft.options === undefined && draft.known !== 'unknown';
};
