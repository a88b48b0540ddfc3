import { plainColor } from '../plain-color.ts';

/** What people call colours, as they look good on a tile. */
const named: Readonly<Record<string, string>> = {
  red: '#c8322b',
  orange: '#d9652a',
  yellow: '#e3b12f',
  gold: '#c99a2e',
  green: '#2f7d4f',
  teal: '#1f7a78',
  turquoise: '#1f8f8c',
  blue: '#2a5bbd',
  navy: '#1f3466',
  purple: '#6b46a8',
  violet: '#6b46a8',
  pink: '#c9447f',
  brown: '#7a5236',
  black: '#1c1917',
  gray: '#57534e',
  grey: '#57534e',
};
const usual = ['#2a5bbd', '#2f7d4f', '#b4472f', '#1f7a78', '#6b46a8', '#9a5b13', '#a3365f', '#3f4a5a'];

/** The same number for the same text, on every machine. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return seed >>> 0;
}

/** A colour that the words name, else the app's own, else one that its name decides. */
export function logoColor(words: readonly string[], app: { name: string; color: string | null }): string {
  const wanted = words.find((word) => Object.hasOwn(named, word));
  return (
    (wanted === undefined ? null : named[wanted]) ??
    plainColor(app.color) ??
    usual[seedOf(app.name) % usual.length] ??
    '#3f4a5a'
  );
}

const dark = '#1c1917';
const light = '#ffffff';

/** White, or near black on what is too light for white. */
export const inkOn = (color: string): string => (lightnessOf(color) > 0.45 ? dark : light);

/** Relative luminance, or what of it the colour's own form tells. */
function lightnessOf(color: string): number {
  const [, hex] = /^#([\da-f]{3,8})$/i.exec(color) ?? [];
  if (hex !== undefined) {
    const wide = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return luminance([0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255));
  }
  const numbers = (color.match(/\d+(?:\.\d+)?%?/g) ?? []).map((text) =>
    text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text),
  );
  if (/^rgb/i.test(color))
    return luminance(numbers.slice(0, 3).map((each) => (each > 1 ? each / 255 : each)));
  if (/^hsl/i.test(color)) return (numbers[2] ?? 0) ** 2;
  // oklch and oklab begin with the lightness that people see.
  return (numbers[0] ?? 0) ** 3;
}

const luminance = ([r = 0, g = 0, b = 0]: number[]): number => {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};
