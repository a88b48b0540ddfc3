import type { FieldType } from '@sayso/core/blueprint-schema';
import { fieldEndings, fieldHeads } from '../../lexicon/field-heads.ts';
import { defaultOptions } from '../../lexicon/field-options.ts';
import { fieldUnits, fieldWords } from '../../lexicon/field-words.ts';
import { isParticiple, participleOf, verbForms } from '../../lexicon/words/verbs.ts';
import { camel, capitalise, entryOf, singular } from '../../words.ts';
import { manyChoices } from '../text/many-choices.ts';
import { brackets, splitOptions } from '../text/split.ts';
import { PhraseTable } from '../text/trie.ts';
import { isMeasureWord } from '../text/words-of.ts';
import { readAsked } from './asked-field.ts';
import { nameOfChoices, readWhether } from './either.ts';
import type { FieldDraft } from './field-draft.ts';
import { plainly, shortName, withoutRelative } from './field-name.ts';

const words = new PhraseTable<FieldType>();
for (const [type, phrases] of Object.entries(fieldWords)) {
  for (const phrase of phrases.split(',')) words.add(phrase.trim(), type as FieldType);
}

const leading =
  /^(?:(?:a|an|the|my|our|your|their|its|his|her|each|every|one|optional|an optional|optionally|unique|some|any|all|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|about|around|\d+|sometimes|maybe|perhaps|just|only|usually|possibly|also|with|and|so|then|please|roughly|approximately|exactly|ideally|from (?:that|this|them|it|those)|own|short|long|full|exact|current|basic|optional)\s+)+/i;

/** Takes articles and the like off the front of a phrase. */
export const bare = (text: string): string => {
  const cutText = text
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(leading, '')
    .trim();
  return cutText === '' ? text.trim() : cutText;
};

const unitNames =
  'kg|g|t|mg|µg|grams?|kilograms?|kilos?|tons?|tonnes?|lbs?|pounds|oz|ounces|stones?|km|m|cm|mm|metres?|meters?|miles|yards|feet|ft|inch|inches|' +
  'm2|m²|sqm|sq m|sq ft|sqft|square (?:metres?|meters?|feet)|acres?|hectares?|ha|m3|m³|litres?|liters?|l|ml|cl|dl|hl|gallons?|pints?|cups?|' +
  'seconds?|minutes?|mins|hours?|days|weeks|months|years|°c|°f|celsius|fahrenheit|percent|km\\/h|kmh|kph|mph|knots|rpm|bpm|hz|khz|mhz|ghz|' +
  'watts?|w|kw|kwh|volts?|v|amps?|bar|psi|hpa|mbar|ppm|ppb|mg\\/l|g\\/l|mmol\\/l|mg\\/dl|µs\\/cm|kcal|kj|db|dpi|mb|gb|tb|carats?|hp|°dh|' +
  'euros?|dollars?|eur|usd|gbp|chf|cents?|pence|quid|francs?|beaufort|knots';
const units = new RegExp(`\\s+(?:in|measured in)\\s+(${unitNames})(?![\\w/])\\.?$`, 'i');
const unitAlone = new RegExp(`^(?:in )?(${unitNames}|%|€|\\$|£)$`, 'i');

/** Reads one attribute as people write it; `known` says how sure that is. */
export function readField(written: string): FieldDraft | undefined {
  const named = plainly(written);
  const text = bare(named.text);
  if (text === '' || text.length > 90) return undefined;
  const field =
    readWhether(text) ??
    readAsked(text) ??
    readChoice(text) ??
    readRange(text) ??
    readPlain(withoutRelative(text));
  if (!named.type || !field || (field.options && !field.isUsual)) return field;
  return { label: field.label, type: named.type, known: 'exact' };
}

function readChoice(text: string): FieldDraft | undefined {
  const bracket = brackets(text);
  if (bracket && bracket.head !== '') return readBracket(bracket.head, bracket.inside, bracket.tail);
  const yesNo =
    /^(.*?)[\s:]*\b(?:yes\s*\/\s*no|y\s*\/\s*n|yes or no|true\s*\/\s*false|checkbox|flag|or not)$/i.exec(
      text,
    )?.[1];
  if (yesNo) return { label: label(yesNo), type: 'bool', known: 'exact' };
  const slashed = /^([\w' -]+?)\s*[\s:=]\s*([\w'-]+(?:\s*\/\s*[\w' -]+){1,11})$/.exec(text);
  if (slashed?.[1] && slashed[2] && !/\bdate\/time$/i.test(text))
    return choice(slashed[1], splitOptions(slashed[2]));
  const bareOptions = /^[\w-]+(?:\s*\/\s*[\w-]+(?: [\w-]+)?){1,8}$/.test(text) ? splitOptions(text) : [];
  if (bareOptions.length >= 3) return choice(nameOfChoices(bareOptions), bareOptions);
  const [, deed = '', doers = ''] =
    /^(\w+(?:ed|ne|en|wn|de|ght|ld)) by ((?:[A-Z][\w'-]+|me|us|my [\w-]+)(?:(?:, | or |, or )(?:[A-Z][\w'-]+|me|us|my [\w-]+))+)$/.exec(
      text,
    ) ?? [];
  if (doers !== '') return choice(`${deed} by`, splitOptions(doers));
  const either = /^([\w-]+)\s+or\s+(?:an?\s+|the\s+)?([\w-]+)$/i.exec(text);
  if (either?.[1] && either[2]) return readEither(either[1], either[2]);
  const asked = readHeaded(text);
  if (asked) return asked;
  const state =
    /^(status|stage|state|phase)(?:es|s)?\s*(?:is|are|of|can be|being|one of|either|:|-)?\s+(\S.*)$/i.exec(
      text,
    );
  if (state?.[1] && state[2]) return choice(state[1], splitOptions(state[2]));
  return undefined;
}

/** "How urgent it is low, medium or high": what is asked, and then what the answer may be. */
function readHeaded(text: string): FieldDraft | undefined {
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => /^or$/i.test(word));
  if (at < 2 || at !== words.length - 2) return undefined;
  for (let from = at - 1; from >= Math.max(1, at - 4); from--) {
    const head = words.slice(0, from).join(' ');
    const field = readAsked(head) ?? (isListed(head) ? readPlain(head) : undefined);
    if (
      !field ||
      (/\b(?:is|are|be)$/i.test(words[from - 1] ?? '') === false && readAsked(head) === undefined)
    )
      continue;
    const options = [...words.slice(from, at), words.at(-1) ?? ''].map((word) => word.replace(/,$/, ''));
    return { label: field.label, type: 'enum', options: options.map(capitalise), known: 'exact' };
  }
  return undefined;
}

function readEither(one: string, other: string): FieldDraft | undefined {
  const named = nameOfChoices([one, other]);
  if (
    named === 'Type' &&
    words.get(one.toLowerCase()) === 'bool' &&
    words.get(other.toLowerCase()) === undefined &&
    !/ly$/i.test(one)
  )
    return { label: label(one), type: 'bool', known: 'exact' };
  if (words.get(one) !== undefined && words.get(other) !== undefined) return undefined;
  // "The year or decade", "title or name": one attribute with two names.
  const first = words.get(one.toLowerCase());
  if (named === 'Type' && first !== undefined && first !== 'enum' && first !== 'bool') return readPlain(one);
  return choice(named, [one, other]);
}

function readBracket(head: string, inside: string, tail: string): FieldDraft | undefined {
  // "Minutes (usually 60, sometimes 90)": what it mostly is, where anything may be.
  if (/^(?:usually|mostly|normally|typically|often|sometimes|generally) [\d£$€]/i.test(inside))
    return readAsked(bare(head)) ?? readPlain(head);
  const meant = readAsked(bare(head)) && /^(?:the|our|a|an) ([\w-]+(?: [\w-]+)?)$/i.exec(inside)?.[1];
  if (meant) return readPlain(meant);
  const asked = readRange(`${head} ${inside}`);
  if (asked && asked.min !== undefined) return asked;
  if (/^(?:yes\s*\/\s*no|checkbox|boolean|true\/false)$/i.test(inside))
    return { label: label(head), type: 'bool', known: 'exact' };
  if (/^(?:optional|required|unique|number|date|text)$/i.test(inside) || inside === '')
    return readPlain(`${head} ${tail}`.trim());
  const unit = unitAlone.exec(inside)?.[1];
  if (unit) return readPlain(`${head} in ${signs[unit] ?? unit}`);
  const { list, isMany } = manyChoices(inside);
  const options = splitOptions(list.replace(/^(?:such as|like|either|one of|:)\s*/i, ''));
  const field = options.length >= 2 ? choice(head, options) : readPlain(head);
  return field?.options && isMany ? { ...field, type: 'tags' } : field;
}

function readRange(text: string): FieldDraft | undefined {
  const found =
    /^(.*?)[\s:]*(?:from |of |between )?(\d{1,3})\s*(?:-|–|to|and)\s*(\d{1,3})(?:\s*(?:stars?|points?))?$/i.exec(
      text,
    );
  if (!found?.[1] || !found[2] || !found[3]) return undefined;
  const [min, max] = [Number(found[2]), Number(found[3])];
  if (max <= min || found[1].trim() === '') return undefined;
  const type = max <= 10 && min <= 1 ? 'rating' : 'int';
  return { label: label(found[1]), type, min, max, known: 'exact' };
}

function choice(head: string, options: readonly string[]): FieldDraft | undefined {
  if (options.length < 2) return undefined;
  const asked = readAsked(bare(head));
  // "Lines (2 or 4)" are counted, where lines alone are written.
  const plain = bare(withoutRelative(head));
  const named = asked?.label ?? label(/^lines$/i.test(plain) ? plain : shortName(plain));
  return { label: named, type: 'enum', options: options.map(capitalise), known: 'exact' };
}

const signs: Readonly<Record<string, string>> = { '%': 'percent', '€': 'euros', $: 'dollars', '£': 'gbp' };
const unitTypes: readonly (readonly [RegExp, FieldType])[] = [
  [/^min(?:ute)?s?$/i, 'duration'],
  [/^percent$/i, 'percent'],
  [/^(?:euros?|dollars?|eur|usd|gbp|chf|cents?|pence|quid|francs?)$/i, 'money'],
  [/^(?:days|years|weeks|months|bpm|rpm|watts?|hp)$/i, 'int'],
];

const shortUnit = /\s+(kg|cm|mm|km|ml|kwh|kw|m2|m²|°c|ha|t|m|l|g)$/i;

/** "Depth m" is a depth in metres; "size M" is none. */
function withIn(text: string): string {
  const head = text.replace(shortUnit, '');
  const isNumber = head !== text && /^(?:number|int)$/.test(typeOf(head).type);
  return isNumber && typeOf(text).known !== 'exact' ? text.replace(shortUnit, ' in $1') : text;
}

function readPlain(written: string): FieldDraft {
  const text = withIn(written);
  const unit = units.exec(text)?.[1];
  const phrase = unit ? text.replace(units, '') : text;
  const done = /^([a-z]+) (?:it|them)$/i.exec(phrase)?.[1]?.toLowerCase() ?? '';
  const verb = isParticiple(done) ? verbForms.get(done) : undefined;
  if (verb) return { label: label(participleOf(verb)), type: 'bool', known: 'exact' };
  const flag = /^(?:is|has|was)[\s_](.+)$/i.exec(phrase)?.[1];
  if (flag) return { label: label(flag), type: 'bool', known: 'exact' };
  const counted = /^(?:number|count|amount|no\.?|nr\.?) of (.+)$/i.exec(phrase)?.[1];
  if (counted && words.get(phrase) === undefined)
    return { label: label(phrase), type: 'int', known: 'exact' };
  const name = isListed(phrase) ? phrase : shortName(phrase);
  const typed = typeOf(phrase).known === 'unknown' || name === 'notes' ? typeOf(name) : typeOf(phrase);
  const draft: FieldDraft = { label: label(name), type: typed.type, known: typed.known };
  if (unit) {
    draft.type = unitTypes.find(([shape]) => shape.test(unit))?.[1] ?? 'number';
    draft.unit = unit;
    draft.known = 'exact';
  }
  const usual = entryOf(fieldUnits, phrase.toLowerCase());
  if (!unit && usual && (draft.type === 'int' || draft.type === 'number')) draft.unit = usual;
  return withDefaults(draft);
}

function withDefaults(draft: FieldDraft): FieldDraft {
  if (draft.type === 'enum' && draft.options === undefined) {
    const named = camel(draft.label);
    const options =
      entryOf(defaultOptions, named) ?? entryOf(defaultOptions, camel(draft.label.split(' ').at(-1) ?? ''));
    return options ? { ...draft, options, isUsual: true } : { ...draft, type: 'string' };
  }
  return draft;
}

/** Whether the phrase stands in the lexicon as it is written. */
export const isListed = (phrase: string): boolean => words.get(phrase.toLowerCase().trim()) !== undefined;

const counted: ReadonlySet<FieldType> = new Set([
  'money',
  'int',
  'number',
  'percent',
  'rating',
  'duration',
  'date',
  'datetime',
]);
const countedType = (phrase: string): FieldType | undefined => {
  const { type, known } = typeOf(phrase);
  return known !== 'unknown' && counted.has(type) ? type : undefined;
};

const lasting =
  /\b(?:play|playing|proof|proofing|prep|preparation|cook|cooking|bake|baking|rise|rising|drying|waiting|response|lead|turnaround|processing|driving|reading|practice|screen|brewing|boiling|steeping|cleaning|reaction|working|training|charging|fermentation|resting)\s+time$/;

/** Whether the phrase is a number or a day with words around it: "price paid", "rate per word", "max players". */
export const isMeasure = (phrase: string): boolean => measureOf(phrase.toLowerCase().trim()) !== undefined;

function measureOf(lower: string): FieldType | undefined {
  if (/%$|\bpercentage$/.test(lower)) return 'percent';
  if (lasting.test(lower)) return 'duration';
  if (/^(?:last|next|first)\s+\w+(?:ed|t|n)$/.test(lower) || /^date\s+\w+/.test(lower)) return 'date';
  if (
    /^(?:last|next) (?:check|check-?up|service|visit|inspection|payment|appointment|watering|feeding|session|maintenance|change|update|review|cleaning|test|calibration|delivery|meeting|lesson|dose)$/.test(
      lower,
    )
  )
    return 'date';
  // "Next clean", "last prune": a deed that comes round.
  const deed = /^(?:last|next) ([a-z]+)$/.exec(lower)?.[1];
  if (
    deed &&
    verbForms.get(deed) === deed &&
    !/^(?:name|step|stop|show|place|page|point|match|play|bid|offer|move|call)$/.test(deed) &&
    typeOf(deed).known === 'unknown'
  )
    return 'date';
  const per = /^(.+?)\s+(?:per|for each)\s+\w+$/.exec(lower)?.[1];
  if (per) return countedType(per) ?? 'number';
  const whose = /^(\w+(?: \w+)?) of (?:the|a|an|my|our|his|her|their)? ?\w/.exec(lower)?.[1];
  if (whose && typeOf(whose).known === 'exact') return typeOf(whose).type;
  const done =
    /^(.+?)\s+(?:paid|due|owed|left|spent|sold|sent|given|taken|won|lost|made|used|needed|\w+ed)(?:\s+(?:on|at|in|so far))?$/.exec(
      lower,
    )?.[1];
  if (done) return countedType(done) ?? inUnits(done);
  const kept = /^(.+?)\s+(?:on hand|in (?:stock|store|hand)|remaining|available)$/.exec(lower)?.[1];
  if (kept) return countedType(kept) ?? inUnits(kept) ?? 'int';
  const most = /^(?:min|max|minimum|maximum|least|most)\.?\s+(.+)$/.exec(lower)?.[1];
  if (most) return countedType(most) ?? 'int';
  return undefined;
}

/** "Metres left", "grams on hand" */
const inUnits = (words: string): FieldType | undefined =>
  /s$/.test(words) && isMeasureWord(words.split(' ').at(-1) ?? '') ? 'number' : undefined;

/** The type that a phrase asks for: known as a whole, by its last words, or a line of text. */
export function typeOf(phrase: string): { type: FieldType; known: FieldDraft['known'] } {
  const lower = phrase.toLowerCase().replace(/\s+/g, ' ').trim();
  // "The lawyer in charge" is told by the lawyer.
  const leading = /^(.+) (?:in charge|on (?:duty|call|site)|at fault)$/.exec(lower)?.[1];
  if (leading !== undefined) return typeOf(leading);
  const exact = words.get(lower) ?? words.get(singular(lower));
  if (exact) return { type: exact, known: 'exact' };
  const ending = fieldEndings.find(([shape]) => shape.test(lower));
  if (ending && measureOf(lower) === undefined) return { type: ending[1], known: 'head' };
  const parts = lower.replace(/\bdate\/time$/, 'datetime').split(' ');
  const measured = measureOf(lower);
  if (measured) return { type: measured, known: 'head' };
  const inner = words.atEnd(parts.slice(1));
  if (inner && inner.size >= 2) return { type: inner.value, known: 'head' };
  const last = parts.at(-1) ?? '';
  const head = entryOf(fieldHeads, last) ?? entryOf(fieldHeads, singular(last));
  if (head && parts.length > 1) return { type: head, known: 'head' };
  return { type: 'string', known: 'unknown' };
}

const upper = new Set([
  'id',
  'cv',
  'isbn',
  'url',
  'vin',
  'sku',
  'pdf',
  'ph',
  'vat',
  'iban',
  'dob',
  'bmi',
  'faq',
  'gpa',
]);

/** The label of an attribute: the person's own words, first letter large, known short forms in capitals. */
export const label = (text: string): string =>
  capitalise(
    bare(text)
      .replace(/^which\s+/i, '')
      .replace(/(?<=\w)'s(?=\s)/g, '')
      .replace(/^(\w+[^s])s (?=(?:full )?(?:name|phone|email|address|birthday|age)\b)/i, '$1 ')
      .replace(/[_]+/g, ' ')
      .replace(/(?<=\w )date\/time$/i, 'date')
      .replace(/[^\p{L}\p{N}\s/&%²³'-]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
      .split(' ')
      .map((word) =>
        upper.has(word.toLowerCase())
          ? word.toUpperCase()
          : /^[A-Z][a-z]/.test(word)
            ? word.toLowerCase()
            : word,
      )
      .join(' ')
      .slice(0, 60),
  );
