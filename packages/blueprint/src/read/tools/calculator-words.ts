import type {
  CalculatorInput,
  CalculatorOutput,
  CalculatorSpec,
} from '../../lexicon/tools/calculator-row.ts';
import { knownCalculators } from '../../lexicon/tools/calculators.ts';
import { capitalise } from '../../words.ts';
import { readNoun } from '../things/nouns.ts';
import { readCustomCalculator } from './custom-calculator.ts';
import { matchTerm } from './formula.ts';
import { findForm, headKeepsRecords, isWanted, isWhole, type Mention } from './mention.ts';
import { readQuantity } from './quantity.ts';
import { listedInputs, listedOutputs, statedFormulas } from './spelled-out.ts';
import { keepsOf, type ToolIntent } from './tool-intent.ts';

const nouns = [
  'calculator',
  'estimator',
  'bill splitter',
  'recipe scaler',
  'quote tool',
  'calculation tool',
  'calculation app',
  'quote generator',
  'price configurator',
  'solver',
];
const verbs =
  /\b(?:calculat(?:e|es|ing)|comput(?:e|es|ing)|work(?:s|ing)? out|estimat(?:e|es|ing)|figur(?:e|es|ing) out|split(?:s|ting)? (?:the |a )?bills?)\b/i;

/** Where the text asks for a calculator: by the word, or as what the app does. */
function findMention(text: string): Mention | undefined {
  const lower = text.toLowerCase();
  const named = findForm(lower, nouns);
  if (named && isWanted(text, named, true)) return named;
  if (headKeepsRecords(text)) return undefined;
  const verb = verbs.exec(text);
  const isEarly = verb !== null && verb.index < 60 && /^[^.,;]*$/.test(text.slice(0, verb.index));
  if (verb && isEarly && isTool(text, verb.index) && !isRecordText(text))
    return { form: verb[0], at: verb.index, end: verb.index + verb[0].length };
  const isSpelledOut =
    statedFormulas(text).length > 0 ||
    (listedInputs(text).length > 1 &&
      /\b(?:enter|type in|input|fill in|put in)\b/i.test(text) &&
      listedOutputs(text).length > 0);
  const isShort = text.split(/\s+/).length < 30 && listedInputs(text).length > 1;
  const follows = isShort && readCustomCalculator(text)?.unsure.length === 0;
  return (isSpelledOut || follows) && !isRecordText(text) ? { form: 'formula', at: 0, end: 0 } : undefined;
}

const isTool = (text: string, at: number): boolean =>
  at === 0 ||
  /\b(?:app|tool|page|website|site|something|program|widget|to|that|which|which helps|helps me)\s*(?:me\s+)?(?:to\s+)?(?:quickly\s+|easily\s+)?$/i.test(
    text.slice(0, at),
  );

/** "Invoices with quantity and price, total = quantity x price": records with a computed field. */
const isRecordText = (text: string): boolean =>
  thingsWithLists(text) >= 2 ||
  (!/\b(?:calculator|calculates?|compute|enter|input|type in)\b/i.test(text) && tellsOfRecords(text)) ||
  (/\b(?:invoices|customers|clients|orders|employees|members|projects|products|tasks|students|expenses|suppliers|records|entries|each (?:order|invoice|item|product|entry|line|job|employee|booking|trip|record) (?:has|have)|add,? edit|list of|dashboard|status|assign(?:ed)?|due date|track|calendar|bookings|reservations|rentals|kanban|yes\/no)\b/i.test(
    text,
  ) &&
    !/\bcalculator\b/i.test(text));

/** "Rooms with length and width", "each shift has a start", "name, colour": what is kept, and no sum to do once. */
function tellsOfRecords(text: string): boolean {
  const [, start = ''] =
    /^(?:an?|my|our|the)?\s*([\p{L} -]{3,40}?)\s*(?:\b(?:with|have|has)\b|:)/iu.exec(text) ?? [];
  const noun = start === '' ? undefined : readNoun(start);
  return (
    (noun !== undefined && (noun.plural || noun.concept !== undefined)) ||
    /\b(?:each|every) (?!time\b)[\p{L}-]+(?: [\p{L}-]+)? (?:has|have|gets|needs)\b/iu.test(text) ||
    /\bfor (?:each|every) [\p{L}-]+ (?:i|we|they)\b/iu.test(text) ||
    /[,:]\s*(?:name|date|notes?|photo|customer|client|supplier|colou?r)\s*(?=[,.]|$)/i.test(text)
  );
}

/** "Dogs (name, breed, age)", "cages: number, size, row": how many things have their attributes listed. */
const thingsWithLists = (text: string): number =>
  text.match(
    /(?<![\p{L}-])(?!(?:inputs?|outputs?|values|results|options|fields|numbers)\b)[\p{L}-]{3,}s\s*(?:\([^(),]*,[^(),]*,[^()]*\)|:\s*[^.,:\n]*,[^.,:\n]*,)/giu,
  )?.length ?? 0;

/** The calculator of the lexicon that a text names near its mention. */
function knownIn(text: string, mention: Mention): CalculatorSpec | undefined {
  const lower = text.toLowerCase();
  const [from, to] = mention.form === 'formula' ? [0, 0] : [Math.max(0, mention.at - 60), mention.end + 60];
  // "Bill splitter" names its calculator within itself.
  const before = lower
    .slice(from, mention.form.includes(' ') ? mention.end : mention.at)
    .replace(/^.*[.;:\n]/s, '');
  const after = lower
    .slice(mention.end, to)
    .replace(/[.;:\n].*/s, '')
    .replace(/\s(?:with|where|that|which|showing|using)\s.*/s, '');
  let best: { spec: CalculatorSpec; score: number } | undefined;
  for (const spec of knownCalculators) {
    const behind = findForm(`${before}§`, spec.forms);
    const ahead = findForm(after, spec.forms);
    const isAdjacent =
      behind !== undefined &&
      /^[\s&,/-]*(?:(?:and|or|price|cost|payment|rate|needs?|percentage|amount|app|tool|bill|splitter|monthly)[\s§]*)*§?$/.test(
        before.slice(behind.end),
      );
    const score = Math.max(
      behind ? behind.form.length + (isAdjacent ? 20 : 0) : 0,
      ahead ? ahead.form.length + (mention.form === 'calculator' ? 0 : 10) : 0,
    );
    if (score > (best?.score ?? 0)) best = { spec, score };
  }
  return best?.spec;
}

/** "A mortgage calculator with loan amount, rate and term": what is borrowed is known, and no price of a home is asked. */
function asLoan(known: CalculatorSpec | undefined, text: string): CalculatorSpec | undefined {
  const loan = knownCalculators.find(({ id }) => id === 'loan');
  if (known?.id !== 'mortgage' || !loan) return known;
  const asked = listedInputs(text).map((phrase) => readQuantity(phrase).label.toLowerCase());
  const isOfLoan = asked.some((label) =>
    /^(?:loan|(?:loan|mortgage|borrowed) (?:amount|sum)|amount(?: borrowed)?|principal)$/.test(label),
  );
  if (!isOfLoan || asked.some((label) => /price|value|deposit|down/.test(label))) return known;
  return { ...loan, id: known.id, title: known.title, icon: known.icon };
}

const conversions: Readonly<Record<string, Readonly<Record<string, (key: string) => string>>>> = {
  kg: { lb: (key) => `${key} * 0.45359237` },
  cm: { in: (key) => `${key} * 2.54`, ft: (key) => `${key} * 30.48`, m: (key) => `${key} * 100` },
  km: { mi: (key) => `${key} * 1.609344` },
  m: { ft: (key) => `${key} * 0.3048`, cm: (key) => `${key} / 100` },
  l: { gal: (key) => `${key} * 3.785411784` },
};

/** Other words for inputs of the lexicon. */
const synonyms: Readonly<Record<string, string>> = {
  deposit: 'down payment',
  total: 'bill amount',
  'total bill': 'bill amount',
  'total amount': 'bill amount',
  term: 'years',
  duration: 'years',
  principal: 'loan amount',
  loan: 'loan amount',
  capital: 'starting amount',
  gross: 'yearly income',
  'gross salary': 'yearly income',
  'net price': 'amount',
  mileage: 'consumption',
  friends: 'number of people',
  guests: 'number of people',
};

/** A calculator of the lexicon under the text's own names, units and values. */
function dressed(
  spec: CalculatorSpec,
  text: string,
): { inputs: CalculatorInput[]; outputs: CalculatorOutput[]; strange: string[] } {
  const sums = spec.told && findForm(text.toLowerCase(), spec.told.forms) ? spec.told : spec;
  const inputs: CalculatorInput[] = sums.inputs.map((input) => ({ ...input }));
  const outputs: CalculatorOutput[] = sums.outputs.map((output) => ({ ...output }));
  const strange: string[] = [];
  const steps: CalculatorOutput[] = [];
  const used = new Set<object>();
  for (const phrase of listedInputs(text)) {
    const quantity = readQuantity(phrase);
    const free = inputs.filter((each) => !used.has(each));
    const keyed = free.map((each) => ({ label: each.key, each }));
    const input =
      matchTerm(quantity.label, free) ??
      matchTerm(quantity.label, keyed)?.each ??
      matchTerm(synonyms[quantity.label.toLowerCase()] ?? '', free) ??
      (quantity.unit === undefined ? undefined : matchTerm(quantity.unit, free));
    if (!input) {
      strange.push(phrase);
      continue;
    }
    used.add(input);
    input.label = quantity.label;
    if (input.key === 'years' && !/year/i.test(input.label)) input.unit ??= 'years';
    const convert = conversions[input.unit ?? '']?.[quantity.unit ?? ''];
    if (convert && quantity.unit) {
      const key = `${input.key}${capitalise(quantity.unit)}`;
      steps.push({ key: input.key, label: input.key, kind: 'number', expr: convert(key), hidden: true });
      Object.assign(input, { key, unit: quantity.unit });
      if (typeof input.default === 'number') input.default = startIn(input.default, quantity.unit);
      delete input.min;
      delete input.max;
    }
  }
  for (const phrase of listedOutputs(text)) {
    const output = matchTerm(
      phrase,
      outputs.filter(({ hidden }) => !hidden),
    );
    if (output && !used.has(output)) {
      used.add(output);
      output.label = capitalise(phrase);
    }
  }
  setValues(inputs, text);
  return { inputs, outputs: [...steps, ...outputs], strange };
}

const startIn = (value: number, unit: string): number =>
  Math.round(
    value /
      ({
        lb: 0.4536,
        in: 2.54,
        ft: unit === 'ft' && value > 20 ? 30.48 : 0.3048,
        mi: 1.609,
        gal: 3.785,
        m: 100,
      }[unit] ?? 1),
  );

/** "default tip 18%", "VAT 19%": a number beside the name of an input is what it starts with. */
function setValues(inputs: readonly CalculatorInput[], text: string): void {
  for (const input of inputs) {
    if (input.kind !== 'percent') continue;
    const word = /\b(tip|vat|tax|discount|interest|markup|commission|gst)\b/i.exec(
      `${input.key} ${input.label}`,
    )?.[1];
    if (!word) continue;
    const found = new RegExp(
      `\\b${word}\\b[^.;,\\d]{0,20}?(\\d+(?:\\.\\d+)?)\\s*%|(\\d+(?:\\.\\d+)?)\\s*%\\s+${word}\\b`,
      'i',
    ).exec(text);
    const value = found?.[1] ?? found?.[2];
    if (value !== undefined) input.default = Number(value);
  }
}

/** A plain one with keys: "a calculator", "scientific calculator". */
const keypad = (text: string): 'scientific' | 'basic' | undefined => {
  if (/\bscientific calculator\b/i.test(text)) return 'scientific';
  if (
    /\b(?:basic|pocket|standard|four[- ]function|arithmetic|simple|normal|desk|keypad|ios|iphone) calculator\b/i.test(
      text,
    )
  )
    return 'basic';
  return /\b(?:addition|add(?:ing)?),? (?:and )?(?:subtract(?:ion|ing)?)|\bkeypad\b|\bnumber (?:buttons|pad)\b/i.test(
    text,
  ) ||
    /^\W*(?:(?:build|make|create|i want|i need|give)(?: me)?\s+)?(?:an?\s+)?calculator(?: app)?\W*$/i.test(
      text,
    )
    ? 'basic'
    : undefined;
};

export function findCalculator(text: string): ToolIntent | undefined {
  const mention = findMention(text);
  if (!mention) return undefined;
  const base = {
    kind: 'calculator',
    keeps: keepsOf(text).filter((keeps) => keeps === 'history'),
    isWhole: isWhole(text, mention) || mention.form === 'formula',
    words: mention.form,
  } as const;
  const known = asLoan(knownIn(text, mention), text);
  const stated = statedFormulas(text).length > 0;
  const own = known && !stated ? undefined : readCustomCalculator(text);
  if (known && !own) {
    const { inputs, outputs, strange } = dressed(known, text);
    // A text whose values are mostly others than the lexicon's means a calculator of its own.
    const custom = strange.length > listedInputs(text).length / 2 ? readCustomCalculator(text) : undefined;
    if (custom && custom.unsure.length === 0 && custom.inputs.length > 1)
      return { ...base, ...ownTool(text, custom) };
    return {
      ...base,
      id: known.id,
      title: known.title,
      icon: known.icon,
      props: json({ inputs, outputs, note: known.note }),
      unsure: strange,
    };
  }
  if (own && own.unsure.length < own.outputs.length + 1) return { ...base, ...ownTool(text, own) };
  const keys = keypad(text);
  if (!keys) return own ? { ...base, ...ownTool(text, own) } : undefined;
  return {
    ...base,
    id: keys === 'basic' ? 'keypad' : 'scientific',
    title: keys === 'basic' ? 'Calculator' : 'Scientific calculator',
    icon: 'Calculator',
    props: { keypad: keys },
    unsure: [],
  };
}

function ownTool(
  text: string,
  { inputs, outputs, unsure }: NonNullable<ReturnType<typeof readCustomCalculator>>,
) {
  const asked = /\bhow (?:much|many) ([\p{L}-]+(?: [\p{L}-]+)?) (?:do|does|will|would|should|is|are) /iu.exec(
    text,
  )?.[1];
  const name = /((?:[\p{L}-]+\s+){1,3})(calculator|estimator)\b/iu.exec(text);
  const words = name?.[1]
    ?.replace(
      /\b(?:an?|the|my|our|simple|small|build|make|create|me|i|want|need|online|nice|with|and|app|quick)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return {
    id: 'custom',
    title: words
      ? capitalise(`${words} ${name?.[2]?.toLowerCase() ?? 'calculator'}`)
      : asked
        ? capitalise(`${asked.toLowerCase()} calculator`)
        : 'Calculator',
    icon: 'Calculator',
    props: json({ inputs, outputs }),
    unsure,
  };
}

/** Values as they stand in JSON: what is undefined is left out. */
const json = (value: object): ToolIntent['props'] => JSON.parse(JSON.stringify(value)) as ToolIntent['props'];
