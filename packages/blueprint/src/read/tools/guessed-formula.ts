import type { CalculatorInput, CalculatorOutput } from '../../lexicon/tools/calculator-row.ts';
import { unitIn } from './quantity.ts';

type Guess = {
  expr: string;
  /** An input that the result needs and that nobody named; it stands as NEEDED in the expression. */
  needs?: string;
};

type Given = {
  inputs: readonly CalculatorInput[];
  outputs: readonly CalculatorOutput[];
  /** Percentages that the text itself gives; those below zero are taken off. */
  shares: readonly number[];
};
type Rule = readonly [RegExp, (given: Given, name: string) => Guess | undefined];

const find = (inputs: readonly CalculatorInput[], shape: RegExp) =>
  inputs.find(({ label }) => shape.test(label))?.key;
const counted = ({ kind }: CalculatorInput) => kind === 'number' || kind === 'money';
const shares = /discount|rebate|deduction|off\b/i;
const headcount = /people|persons?|guests|friends|participants|players|members|attendees|roommates/i;

const stem = (text: string): string => text.toLowerCase().replace(/(?<=\w{2})s\b/g, '');
const perWhat = (label: string): string => stem(/\bper\s+(.+)$/i.exec(label)?.[1] ?? '');

/**
 * Each price times what it is for: "price per adult" goes with "number of adults", "price per m²" with width and height.
 * Undefined where an amount is left without a price, since a guess would be wrong.
 */
function productsOf(
  rates: readonly CalculatorInput[],
  amounts: readonly CalculatorInput[],
): string[] | undefined {
  const free = new Set(amounts);
  const products: string[] = [];
  const open: CalculatorInput[] = [];
  for (const rate of rates) {
    const what = perWhat(rate.label);
    const own = [...free].find(
      ({ label }) =>
        what !== '' &&
        stem(label)
          .split(' ')
          .includes(what.split(' ').at(-1) ?? ''),
    );
    if (own === undefined) {
      open.push(rate);
      continue;
    }
    free.delete(own);
    products.push(`${own.key} * ${rate.key}`);
  }
  const [rate, ...more] = open;
  if (rate === undefined) return free.size === 0 || rates.length === 0 ? products : undefined;
  if (more.length > 0) return free.size === 0 ? [...products, ...open.map(({ key }) => key)] : undefined;
  return [...products, [...[...free].map(({ key }) => key), rate.key].join(' * ')];
}

/** What the listed inputs come to: prices times amounts, less discount, plus tax. */
function totalOf(given: Given): string | undefined {
  const { inputs, products: known } = workedOut(given);
  const fixed = given.shares;
  const numbers = inputs
    .filter(counted)
    .filter(
      ({ label }) =>
        !headcount.test(label) ||
        /per (?:person|guest|head)/i.test(inputs.map((each) => each.label).join(' ')),
    );
  const rates = numbers.filter(({ label }) =>
    /\bper\b|\brate\b|\bprice\b|\beach\b|\bunit cost\b/i.test(label),
  );
  const amounts = numbers.filter((input) => !rates.includes(input) && input.kind === 'number');
  const sums = numbers.filter((input) => !rates.includes(input) && input.kind === 'money');
  const products = productsOf(rates, amounts);
  if (products === undefined) return undefined;
  const parts = [...known, ...products, ...sums.map(({ key }) => key)];
  if (parts.length === 0) return undefined;
  let expr = parts.join(' + ');
  for (const input of [...inputs].sort(
    (one, other) => Number(shares.test(other.label)) - Number(shares.test(one.label)),
  )) {
    if (input.kind !== 'percent') continue;
    const whole = / [+-] (?![^(]*\))/.test(expr) ? `(${expr})` : expr;
    expr = `${whole} * (1 ${shares.test(input.label) ? '-' : '+'} ${input.key} / 100)`;
  }
  for (const share of fixed) {
    const whole = / [+-] (?![^(]*\))/.test(expr) ? `(${expr})` : expr;
    expr = `${whole} * (1 ${share < 0 ? '-' : '+'} ${Math.abs(share)} / 100)`;
  }
  return expr;
}

/** The sum before one share is applied. */
const baseOf = ({ inputs }: Given) =>
  totalOf({ inputs: inputs.filter(({ kind }) => kind !== 'percent'), outputs: [], shares: [] });

/** "Consumption (litres per 100 km)" and "distance (km)" give litres. */
function ofConsumption({ inputs }: Given, name: string): Guess | undefined {
  const wanted = stem(name).split(' ').at(-1) ?? '';
  for (const rate of inputs) {
    const [, what = '', per = '1', of = ''] =
      /([\p{L}²³]+) per (\d+(?:\.\d+)?)?\s*([\p{L}²³]+)/iu.exec(rate.label) ?? [];
    if (what === '' || rate.kind === 'money' || (stem(what) !== wanted && unitIn(what) !== unitIn(wanted)))
      continue;
    const amount = inputs.find(
      (input) =>
        input !== rate &&
        !/\bper\b/.test(input.label) &&
        ((input.unit !== undefined && input.unit === unitIn(of)) ||
          stem(input.label).split(' ').includes(stem(of))),
    );
    if (amount) return { expr: `${amount.key} * ${rate.key}${per === '1' ? '' : ` / ${per}`}` };
  }
  return undefined;
}

/** "Price per litre" goes with the litres that were worked out before, and what those came from counts no more. */
function workedOut({ inputs, outputs }: Given): { inputs: CalculatorInput[]; products: string[] } {
  const left = new Set(inputs);
  const products: string[] = [];
  for (const rate of inputs) {
    const what = perWhat(rate.label);
    const amount =
      what === '' || rate.kind !== 'money'
        ? undefined
        : outputs.find(({ label }) => stem(label).split(' ').includes(what));
    if (!amount) continue;
    products.push(`${amount.key} * ${rate.key}`);
    left.delete(rate);
    for (const input of inputs) if (new RegExp(`\\b${input.key}\\b`).test(amount.expr)) left.delete(input);
  }
  return { inputs: [...left], products };
}

/** A length times a width is what is to be covered. */
function areaOf(inputs: readonly CalculatorInput[]): string | undefined {
  const sides = [
    find(inputs, /\blength\b|\bdepth\b/i),
    find(inputs, /\bwidth\b/i),
    find(inputs, /\bheight\b/i),
  ].filter((side) => side !== undefined);
  return sides.length === 2 ? sides.join(' * ') : undefined;
}

/** "Coverage": how far one litre, bag or roll goes says how many of them are needed. */
function ofCoverage({ inputs }: Given): Guess | undefined {
  const reach = find(inputs, /\bcover(?:s|age|ed)?\b|\bspreading rate\b|\bgoes\b/i);
  const area = find(inputs, /\b(?:area|surface|square)\b(?!.*\bper\b)/i) ?? areaOf(inputs);
  if (!reach || !area || reach === area) return undefined;
  const coats = find(inputs, /\b(?:coats?|layers?)\b/i);
  return { expr: `${[area, ...(coats ? [coats] : [])].join(' * ')} / ${reach}` };
}

const rules: readonly Rule[] = [
  [/./, ofConsumption],
  [
    /\b(?:lit(?:re|er)s?|gallons?|paint|varnish|oil|primer|bags?|tins?|cans?|rolls?|packs?|packets?|kilos?|kg|seed|wallpaper|amount needed|how much)\b(?!.*\b(?:price|cost)\b)/i,
    ofCoverage,
  ],
  [
    /\b(?:per|each) (?:person|head|guest|friend|player|member|participant|one)\b|\beach (?:person )?(?:pays|owes)\b|\bper-person\b|\bshare each\b/i,
    (given) => {
      const total =
        given.outputs.find(({ label }) => /\b(?:total|sum)\b/i.test(label))?.key ?? totalOf(given);
      const people = find(given.inputs, headcount);
      if (total === undefined) return undefined;
      const whole = /[+-]/.test(total) ? `(${total})` : total;
      return people
        ? { expr: `${whole} / ${people}` }
        : { expr: `${whole} / NEEDED`, needs: 'Number of people' };
    },
  ],
  [
    /\b(?:tip|tax|vat|gst|discount|interest|commission|markup|saving|savings|you save|fee)\b(?:\s+(?:amount|value|sum))?$/i,
    (given, name) => {
      const kind =
        /\b(tip|tax|vat|gst|discount|interest|commission|markup|fee)\b/i.exec(name)?.[1] ?? 'discount';
      const share = given.inputs.find(
        (input) => input.kind === 'percent' && new RegExp(kind, 'i').test(input.label),
      );
      const base = baseOf(given);
      if (!share || base === undefined) return undefined;
      return { expr: `${/[+-]/.test(base) ? `(${base})` : base} * ${share.key} / 100` };
    },
  ],
  [
    /\barea\b/i,
    ({ inputs }) => {
      const area = areaOf(inputs);
      return area === undefined ? undefined : { expr: area };
    },
  ],
  [
    /\bvolume\b|\bcubic (?:met(?:re|er)|yard|f(?:oo|ee)t|cent)/i,
    ({ inputs }) => {
      const sides = [
        find(inputs, /\blength\b/i),
        find(inputs, /\bwidth\b/i),
        find(inputs, /\bheight\b|\bdepth\b/i),
      ].filter((side) => side !== undefined);
      return sides.length === 3 ? { expr: sides.join(' * ') } : undefined;
    },
  ],
  [
    /\bprofit margin\b|\bmargin\b/i,
    ({ inputs }) => {
      const [income, cost] = [find(inputs, /revenue|sales|price|income/i), find(inputs, /cost|expense/i)];
      return income && cost && income !== cost
        ? { expr: `((${income} - ${cost}) / ${income}) * 100` }
        : undefined;
    },
  ],
  [
    /\bprofit\b|\bnet income\b|\bleft over\b|\bremaining\b|\bbalance\b|\bleft\b/i,
    ({ inputs }) => {
      const income = find(inputs, /revenue|sales|selling price|income|budget|price/i);
      const costs = inputs.filter(
        ({ key, label, kind }) =>
          key !== income && kind === 'money' && /cost|expense|spen[dt]|rent|fee|bill|food|price/i.test(label),
      );
      return income && costs.length > 0
        ? { expr: [income, ...costs.map(({ key }) => key)].join(' - ') }
        : undefined;
    },
  ],
  [
    /\baverage\b|\bmean\b/i,
    ({ inputs }) => {
      const numbers = inputs.filter(counted).map(({ key }) => key);
      return numbers.length > 1 ? { expr: `(${numbers.join(' + ')}) / ${numbers.length}` } : undefined;
    },
  ],
  [
    /\bdays\b|\bdifference\b/i,
    ({ inputs }) => {
      const [first, second] = inputs.filter(({ kind }) => kind === 'date');
      if (first && second) return { expr: `differenceInCalendarDays(${second.key}, ${first.key})` };
      const [one, other] = inputs.filter(counted);
      return one && other && inputs.length === 2 ? { expr: `${one.key} - ${other.key}` } : undefined;
    },
  ],
  [
    /\bspeed\b/i,
    ({ inputs }) => {
      const [distance, time] = [find(inputs, /distance/i), find(inputs, /time|hours/i)];
      return distance && time ? { expr: `${distance} / ${time}` } : undefined;
    },
  ],
  [
    /\b(?:percentage|percent|share)\b/i,
    ({ inputs }) => {
      const [part, whole] = inputs.filter(counted);
      return part && whole && inputs.length === 2
        ? { expr: `(${part.key} / ${whole.key}) * 100` }
        : undefined;
    },
  ],
  [
    /\bsum\b/i,
    ({ inputs }) => {
      const numbers = inputs.filter(({ kind }) => kind === 'number');
      return numbers.length > 1 && numbers.length === inputs.length
        ? { expr: numbers.map(({ key }) => key).join(' + ') }
        : undefined;
    },
  ],
  [
    /\b(?:total|sum|cost|costs|price|amount|result|bill|pay|payment|quote|estimate|to pay|due|charge|earnings|budget)\b/i,
    (given) => {
      const expr = totalOf(given);
      return expr === undefined ? undefined : { expr };
    },
  ],
];

/** A formula for a result that was only named, where its inputs leave no doubt; otherwise undefined. */
export function guessFormula(name: string, given: Given): Guess | undefined {
  if (given.inputs.length === 0) return undefined;
  for (const [shape, rule] of rules) {
    if (!shape.test(name)) continue;
    const guess = rule(given, name);
    if (guess) return guess;
  }
  return undefined;
}
