import type { CalculatorInput } from '../../lexicon/tools/calculator-row.ts';
import { capitalise } from '../../words.ts';

type Quantity = Pick<CalculatorInput, 'label' | 'kind' | 'unit' | 'whole' | 'default' | 'min' | 'options'>;

const money =
  /\b(?:price|cost|costs|amount|bill|salary|income|fee|fees|budget|pay|payment|rent|wage|wages|loan|deposit|expense|expenses|revenue|revenues|sales|savings?|principal|balance|subtotal|total|gross|net|money|spend|spending|profit|hourly rate|day rate|daily rate|rate per|turnover|tip amount|worth|charge|material|materials|labou?r|investment|donation)\b|[$€£]/i;
const percent =
  /%|\bpercent(?:age)?\b|\b(?:vat|gst|tax|sales tax|discount|interest|interest rate|tax rate|tip|markup|mark-up|commission|inflation|apr|growth rate|waste)\b(?!\s*amount)/i;
const count =
  /\b(?:number of|how many|count|people|persons?|guests?|quantity|qty|pieces|items?|units|participants|attendees|kids|children|adults|nights|tickets?|rooms?|windows?|doors?|coats?|shares?|players|friends|members|servings|portions|boxes|months)\b/i;

const units: readonly (readonly [RegExp, string])[] = [
  [/\b(?:square met(?:er|re)s?|m2|sqm|sq m)\b|m²/i, 'm²'],
  [/\b(?:square f(?:ee|oo)t|sq ?ft|ft2)\b/i, 'ft²'],
  [/\b(?:kilomet(?:er|re)s?|km)\b/i, 'km'],
  [/\b(?:centimet(?:er|re)s?|cm)\b/i, 'cm'],
  [/\b(?:millimet(?:er|re)s?|mm)\b/i, 'mm'],
  [/\bmiles?\b/i, 'mi'],
  [/\b(?:inches|inch)\b/i, 'in'],
  [/\b(?:feet|foot|ft)\b/i, 'ft'],
  [/\b(?:met(?:er|re)s?|m)\b/i, 'm'],
  [/\b(?:kilograms?|kilos?|kg)\b/i, 'kg'],
  [/\b(?:grams?|g)\b/i, 'g'],
  [/\b(?:pounds|lbs?)\b/i, 'lb'],
  [/\b(?:lit(?:er|re)s?|l)\b/i, 'l'],
  [/\bgallons?\b/i, 'gal'],
  [/\b(?:kwh|kilowatt hours?)\b/i, 'kWh'],
  [/\bwatts?\b/i, 'W'],
  [/\bhours?\b/i, 'h'],
  [/\bminutes?\b/i, 'min'],
  [/\bdays\b/i, 'days'],
  [/\byears\b/i, 'years'],
];

/** "in metres", "(kg)": a unit that stands by itself after a name. */
const unitTail = /\s*(?:\bin\s+|\()((?:square |cubic )?[\p{L}²³]+\d?)\)?\s*$/iu;

export const unitIn = (text: string): string | undefined => units.find(([shape]) => shape.test(text))?.[1];

/** What a phrase such as "price per m2", "tip %" or "width in m" asks for. */
export function readQuantity(phrase: string): Quantity {
  const [, written] = unitTail.exec(phrase) ?? [];
  const unit = written === undefined ? undefined : unitIn(written);
  const name = unit === undefined ? phrase : phrase.replace(unitTail, '');
  const label = capitalise(
    name
      .replace(/\s*\(?[%€$£]\)?\s*$/, '')
      .replace(/\bm2\b/gi, 'm²')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const given = /\b(?:yes\/no|yes or no|whether)\b/i.test(phrase);
  if (given) return { label: label.replace(/^whether\s+/i, ''), kind: 'yesno', default: false };
  if (/\bdates?\b|\bbirthday\b|\bdeadline\b/i.test(name)) return { label, kind: 'date', default: 'today' };
  if (/\bper\b/i.test(name) && money.test(name)) return { label, kind: 'money', default: 10, min: 0 };
  if (
    /\brate\b/i.test(name) &&
    !/\b(?:tax|interest|vat|exchange|growth|inflation|discount|commission)\b/i.test(name)
  )
    return { label, kind: 'money', default: 10, min: 0 };
  if (percent.test(phrase) && !/\bamount\b|[$€£]/i.test(phrase))
    return { label: shareLabel(label), kind: 'percent', default: 10 };
  if (count.test(name))
    return { label, kind: 'number', whole: true, default: 2, min: 0, ...(unit ? { unit } : {}) };
  if (money.test(name)) return { label, kind: 'money', default: 100, min: 0 };
  return { label, kind: 'number', default: 10, ...(unit === undefined ? {} : { unit }) };
}

const shareLabel = (label: string) =>
  label.replace(/\s+in(?:\s+percent)?$/i, '').replace(/\s+percent$/i, ' percent');

/** The kind of a result, from its name and from what it is worked out of. */
export function resultKind(
  label: string,
  from: readonly Pick<CalculatorInput, 'kind'>[],
): CalculatorInput['kind'] {
  if (/%|\bpercent(?:age)?\b|\bmargin\b|\bshare\b/i.test(label)) return 'percent';
  if (
    /\b(?:area|volume|weight|distance|time|hours|days|litres|liters|speed|bmi|score|average age)\b/i.test(
      label,
    )
  )
    return 'number';
  if (from.some(({ kind }) => kind === 'money')) return 'money';
  return money.test(label) && !/\btotal\b/i.test(label) ? 'money' : 'number';
}
