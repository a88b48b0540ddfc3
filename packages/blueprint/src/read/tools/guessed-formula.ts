import type { CalculatorInput, CalculatorOutput } from '../../lexicon/tools/calculator-row.ts';

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

/** What the listed inputs come to: prices times amounts, less discount, plus tax. */
function totalOf({ inputs, shares: fixed }: Given): string | undefined {
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
  const product =
    rates.length === 1 && amounts.length > 0
      ? [...amounts, ...rates].map(({ key }) => key).join(' * ')
      : undefined;
  if (rates.length > 1 && amounts.length > 0) return undefined;
  const parts = [
    ...(product === undefined ? rates.map(({ key }) => key) : [product]),
    ...sums.map(({ key }) => key),
  ];
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

const rules: readonly Rule[] = [
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
      const sides = [
        find(inputs, /\blength\b|\bdepth\b/i),
        find(inputs, /\bwidth\b/i),
        find(inputs, /\bheight\b/i),
      ].filter((side) => side !== undefined);
      return sides.length === 2 ? { expr: sides.join(' * ') } : undefined;
    },
  ],
  [
    /\bvolume\b/i,
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
