/** Amount of the group's base unit in one of each; temperature and currency are worked out otherwise. */
export type Unit = { id: string; name: string; symbol: string; factor: number };
export type UnitGroup = { id: string; title: string; units: readonly Unit[] };

const group = (id: string, title: string, rows: string): UnitGroup => ({
  id,
  title,
  units: rows
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', name = '', symbol = '', factor = '1'] = row.split('|').map((part) => part.trim());
      return { id, name, symbol, factor: Number(factor) };
    }),
});

/** Factors by definition (international yard and pound, US and imperial liquid measures, calorie of 4.184 J). */
export const unitGroups: readonly UnitGroup[] = [
  group(
    'length',
    'Length',
    `
    mm | Millimetres | mm | 0.001
    cm | Centimetres | cm | 0.01
    m | Metres | m | 1
    km | Kilometres | km | 1000
    in | Inches | in | 0.0254
    ft | Feet | ft | 0.3048
    yd | Yards | yd | 0.9144
    mi | Miles | mi | 1609.344
    nmi | Nautical miles | nmi | 1852`,
  ),
  group(
    'weight',
    'Weight',
    `
    mg | Milligrams | mg | 0.000001
    g | Grams | g | 0.001
    kg | Kilograms | kg | 1
    t | Tonnes | t | 1000
    oz | Ounces | oz | 0.028349523125
    lb | Pounds | lb | 0.45359237
    st | Stones | st | 6.35029318`,
  ),
  group(
    'volume',
    'Volume',
    `
    ml | Millilitres | ml | 0.001
    l | Litres | l | 1
    m3 | Cubic metres | m³ | 1000
    tsp | Teaspoons (US) | tsp | 0.00492892159375
    tbsp | Tablespoons (US) | tbsp | 0.01478676478125
    floz | Fluid ounces (US) | fl oz | 0.0295735295625
    cup | Cups (US) | cup | 0.2365882365
    pt | Pints (US) | pt | 0.473176473
    qt | Quarts (US) | qt | 0.946352946
    gal | Gallons (US) | gal | 3.785411784
    floz-imp | Fluid ounces (imperial) | imp fl oz | 0.0284130625
    pt-imp | Pints (imperial) | imp pt | 0.56826125
    gal-imp | Gallons (imperial) | imp gal | 4.54609`,
  ),
  group(
    'temperature',
    'Temperature',
    `
    c | Celsius | °C | 1
    f | Fahrenheit | °F | 1
    k | Kelvin | K | 1`,
  ),
  group(
    'area',
    'Area',
    `
    cm2 | Square centimetres | cm² | 0.0001
    m2 | Square metres | m² | 1
    ha | Hectares | ha | 10000
    km2 | Square kilometres | km² | 1000000
    ft2 | Square feet | ft² | 0.09290304
    acre | Acres | ac | 4046.8564224
    mi2 | Square miles | mi² | 2589988.110336`,
  ),
  group(
    'speed',
    'Speed',
    `
    ms | Metres per second | m/s | 1
    kmh | Kilometres per hour | km/h | 0.2777777777777778
    mph | Miles per hour | mph | 0.44704
    kn | Knots | kn | 0.5144444444444445`,
  ),
  group(
    'time',
    'Time',
    `
    s | Seconds | s | 1
    min | Minutes | min | 60
    h | Hours | h | 3600
    d | Days | d | 86400
    wk | Weeks | wk | 604800
    mo | Months (average) | mo | 2629746
    y | Years (average) | y | 31556952`,
  ),
  group(
    'data',
    'Data',
    `
    bit | Bits | bit | 0.125
    B | Bytes | B | 1
    kB | Kilobytes | kB | 1000
    MB | Megabytes | MB | 1000000
    GB | Gigabytes | GB | 1000000000
    TB | Terabytes | TB | 1000000000000
    KiB | Kibibytes | KiB | 1024
    MiB | Mebibytes | MiB | 1048576
    GiB | Gibibytes | GiB | 1073741824`,
  ),
  group(
    'energy',
    'Energy',
    `
    J | Joules | J | 1
    kJ | Kilojoules | kJ | 1000
    cal | Calories | cal | 4.184
    kcal | Kilocalories | kcal | 4184
    Wh | Watt hours | Wh | 3600
    kWh | Kilowatt hours | kWh | 3600000`,
  ),
  group(
    'pressure',
    'Pressure',
    `
    Pa | Pascals | Pa | 1
    kPa | Kilopascals | kPa | 1000
    bar | Bar | bar | 100000
    psi | Pounds per square inch | psi | 6894.757293168
    atm | Atmospheres | atm | 101325
    mmHg | Millimetres of mercury | mmHg | 133.322387415`,
  ),
  group(
    'cooking',
    'Cooking',
    `
    cup | Cups (US) | cup | 236.5882365
    tbsp | Tablespoons | tbsp | 14.78676478125
    tsp | Teaspoons | tsp | 4.92892159375
    floz | Fluid ounces | fl oz | 29.5735295625
    ml | Millilitres | ml | 1
    g | Grams | g | 1
    oz | Ounces | oz | 28.349523125`,
  ),
  group(
    'currency',
    'Currency',
    `
    USD | US dollar | USD | 1
    EUR | Euro | EUR | 1
    GBP | Pound sterling | GBP | 1
    JPY | Japanese yen | JPY | 1
    CHF | Swiss franc | CHF | 1
    CAD | Canadian dollar | CAD | 1
    AUD | Australian dollar | AUD | 1
    INR | Indian rupee | INR | 1
    CNY | Chinese yuan | CNY | 1
    SEK | Swedish krona | SEK | 1
    NOK | Norwegian krone | NOK | 1
    PLN | Polish zloty | PLN | 1
    BRL | Brazilian real | BRL | 1
    MXN | Mexican peso | MXN | 1
    TRY | Turkish lira | TRY | 1`,
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
  Water: 1,
  Flour: 0.507,
  Sugar: 0.845,
  'Brown sugar': 0.93,
  'Powdered sugar': 0.507,
  Butter: 0.959,
  Milk: 1.035,
  Oil: 0.921,
  Honey: 1.437,
  Rice: 0.782,
  Oats: 0.38,
  Cocoa: 0.359,
  Salt: 1.217,
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
