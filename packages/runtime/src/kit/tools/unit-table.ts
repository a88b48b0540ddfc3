import { ingredientNames } from '../../texts/tools/converter.ts';
import { unitTexts } from '../../texts/tools/units.ts';

/** Amount of the group's base unit in one of each; temperature and currency are worked out otherwise. */
export type Unit = { id: string; name: string; symbol: string; factor: number };
export type UnitGroup = { id: string; title: string; units: readonly Unit[] };

function group(id: string, rows: string): UnitGroup {
  const texts = unitTexts.find((one) => one.id === id);
  const names = new Map(texts?.units);
  const units = rows
    .trim()
    .split('\n')
    .map((row) => {
      const [unit = '', symbol = '', factor = '1'] = row.split('|').map((part) => part.trim());
      return { id: unit, name: names.get(unit) ?? symbol, symbol, factor: Number(factor) };
    });
  return { id, title: texts?.title ?? id, units };
}

/** Factors by definition (international yard and pound, US and imperial liquid measures, calorie of 4.184 J). */
export const unitGroups: readonly UnitGroup[] = [
  group(
    'length',
    `
    mm | mm | 0.001
    cm | cm | 0.01
    m | m | 1
    km | km | 1000
    in | in | 0.0254
    ft | ft | 0.3048
    yd | yd | 0.9144
    mi | mi | 1609.344
    nmi | nmi | 1852`,
  ),
  group(
    'weight',
    `
    mg | mg | 0.000001
    g | g | 0.001
    kg | kg | 1
    t | t | 1000
    oz | oz | 0.028349523125
    lb | lb | 0.45359237
    st | st | 6.35029318`,
  ),
  group(
    'volume',
    `
    ml | ml | 0.001
    l | l | 1
    m3 | m³ | 1000
    tsp | tsp | 0.00492892159375
    tbsp | tbsp | 0.01478676478125
    floz | fl oz | 0.0295735295625
    cup | cup | 0.2365882365
    pt | pt | 0.473176473
    qt | qt | 0.946352946
    gal | gal | 3.785411784
    floz-imp | imp fl oz | 0.0284130625
    pt-imp | imp pt | 0.56826125
    gal-imp | imp gal | 4.54609`,
  ),
  group(
    'temperature',
    `
    c | °C | 1
    f | °F | 1
    k | K | 1`,
  ),
  group(
    'area',
    `
    cm2 | cm² | 0.0001
    m2 | m² | 1
    ha | ha | 10000
    km2 | km² | 1000000
    ft2 | ft² | 0.09290304
    acre | ac | 4046.8564224
    mi2 | mi² | 2589988.110336`,
  ),
  group(
    'speed',
    `
    ms | m/s | 1
    kmh | km/h | 0.2777777777777778
    mph | mph | 0.44704
    kn | kn | 0.5144444444444445`,
  ),
  group(
    'time',
    `
    s | s | 1
    min | min | 60
    h | h | 3600
    d | d | 86400
    wk | wk | 604800
    mo | mo | 2629746
    y | y | 31556952`,
  ),
  group(
    'data',
    `
    bit | bit | 0.125
    B | B | 1
    kB | kB | 1000
    MB | MB | 1000000
    GB | GB | 1000000000
    TB | TB | 1000000000000
    KiB | KiB | 1024
    MiB | MiB | 1048576
    GiB | GiB | 1073741824`,
  ),
  group(
    'energy',
    `
    J | J | 1
    kJ | kJ | 1000
    cal | cal | 4.184
    kcal | kcal | 4184
    Wh | Wh | 3600
    kWh | kWh | 3600000`,
  ),
  group(
    'pressure',
    `
    Pa | Pa | 1
    kPa | kPa | 1000
    bar | bar | 100000
    psi | psi | 6894.757293168
    atm | atm | 101325
    mmHg | mmHg | 133.322387415`,
  ),
  group(
    'cooking',
    `
    cup | cup | 236.5882365
    tbsp | tbsp | 14.78676478125
    tsp | tsp | 4.92892159375
    floz | fl oz | 29.5735295625
    ml | ml | 1
    g | g | 1
    oz | oz | 28.349523125`,
  ),
  group(
    'currency',
    `
    USD | USD | 1
    EUR | EUR | 1
    GBP | GBP | 1
    JPY | JPY | 1
    CHF | CHF | 1
    CAD | CAD | 1
    AUD | AUD | 1
    INR | INR | 1
    CNY | CNY | 1
    SEK | SEK | 1
    NOK | NOK | 1
    PLN | PLN | 1
    BRL | BRL | 1
    MXN | MXN | 1
    TRY | TRY | 1`,
  ),
];

/** For one US dollar. Round figures for a start, not today's: the converter says so and lets them be changed. */
export const exampleRates: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.78,
  JPY: 150,
  CHF: 0.88,
  CAD: 1.37,
  AUD: 1.52,
  INR: 84,
  CNY: 7.2,
  SEK: 10.5,
  NOK: 10.8,
  PLN: 3.9,
  BRL: 5.5,
  MXN: 18.5,
  TRY: 34,
};

/** Grams of one millilitre. */
export const ingredients: Readonly<Record<string, number>> = {
  [ingredientNames.water]: 1,
  [ingredientNames.flour]: 0.507,
  [ingredientNames.sugar]: 0.845,
  [ingredientNames.brownSugar]: 0.93,
  [ingredientNames.powderedSugar]: 0.507,
  [ingredientNames.butter]: 0.959,
  [ingredientNames.milk]: 1.035,
  [ingredientNames.oil]: 0.921,
  [ingredientNames.honey]: 1.437,
  [ingredientNames.rice]: 0.782,
  [ingredientNames.oats]: 0.38,
  [ingredientNames.cocoa]: 0.359,
  [ingredientNames.salt]: 1.217,
};

type Ways = { rates?: Readonly<Record<string, number>>; gramsPerMl?: number };

const toCelsius: Readonly<Record<string, (value: number) => number>> = {
  c: (value) => value,
  f: (value) => ((value - 32) * 5) / 9,
  k: (value) => value - 273.15,
};
const fromCelsius: Readonly<Record<string, (value: number) => number>> = {
  c: (value) => value,
  f: (value) => (value * 9) / 5 + 32,
  k: (value) => value + 273.15,
};

/** Undefined for units that the group does not have. */
export function convert(
  value: number,
  groupId: string,
  from: string,
  to: string,
  ways: Ways = {},
): number | undefined {
  const units = unitGroups.find(({ id }) => id === groupId)?.units ?? [];
  const [one, other] = [units.find(({ id }) => id === from), units.find(({ id }) => id === to)];
  if (!one || !other) return undefined;
  if (groupId === 'temperature') return fromCelsius[to]?.(toCelsius[from]?.(value) ?? Number.NaN);
  if (groupId === 'currency') {
    const rates = ways.rates ?? exampleRates;
    const [of, into] = [rates[from], rates[to]];
    return of && into ? (value / of) * into : undefined;
  }
  const isWeight = (id: string) => groupId === 'cooking' && (id === 'g' || id === 'oz');
  const density = ways.gramsPerMl ?? 1;
  const base = value * one.factor * (isWeight(from) ? 1 / density : 1);
  return (base / other.factor) * (isWeight(to) ? density : 1);
}
