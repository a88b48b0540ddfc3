import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Color, clampRgb, converter, interpolate, parse } from 'culori';
import type { Theme } from '../api.ts';
import type { Rgb } from '../oklch.ts';
import { lookOf, type Mode } from '../theme.ts';
import type { Shown } from './look-contrast.ts';

const sheets = ['theme.css', 'presets.css'].map((name) =>
  readFileSync(join(import.meta.dirname, '../..', name), 'utf8'),
);
const rule =
  /^(?::root|\[data-mode='(dark)'\]|\[data-preset='([\w-]+)'\](?:\[data-mode='(dark)'\]|\[data-density='normal'\])?) \{\n([^}]*)\}/gm;
const declaration = /(--[\w-]+):\s*([^;]+);/g;

type Rule = { mode: string | undefined; preset: string | undefined; tokens: [string, string][] };
const rules: readonly Rule[] = sheets.flatMap((sheet) =>
  [...sheet.matchAll(rule)].map(([, darkMode, preset, darkPreset, body = '']) => ({
    mode: darkMode ?? darkPreset,
    preset,
    tokens: [...body.matchAll(declaration)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  })),
);

/** The tokens of a look as the cascade leaves them: one attribute weighs what the root does, two weigh more. */
export function tokensOf(theme: Theme, mode: Mode): ReadonlyMap<string, string> {
  const fitting = rules.filter(
    (one) =>
      (one.mode === undefined || one.mode === mode) &&
      (one.preset === undefined || one.preset === theme.preset),
  );
  const isExact = (one: Rule) => one.mode !== undefined && one.preset !== undefined;
  const inOrder = [...fitting.filter((one) => !isExact(one)), ...fitting.filter(isExact)];
  return new Map([
    ...inOrder.flatMap(({ tokens }) => tokens),
    ...Object.entries(lookOf(theme, mode).variables),
  ]);
}

/** What a colour of the sheets, or a token, comes to on a screen: 8 bits a channel, clipped as browsers clip. */
export function shownIn(tokens: ReadonlyMap<string, string>): (color: string) => Shown {
  return (color) => {
    const { r, g, b, alpha = 1 } = clampRgb(toRgb(read(plain(color, tokens))));
    return { color: [r, g, b].map((part) => Math.round(part * 255)) as unknown as Rgb, alpha };
  };
}

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/** The text with tokens put in for their names. */
function plain(text: string, tokens: ReadonlyMap<string, string>): string {
  if (text.startsWith('--')) return plain(`var(${text})`, tokens);
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`${name} is no token`);
    return plain(value, tokens);
  });
}

function read(text: string): Color {
  const [, name = '', inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(text.trim()) ?? [];
  if (name === 'color-mix') return readMix(parts(inside, ','));
  if (name === 'oklch' && inside.startsWith('from ')) return readRelative(parts(inside, ' '));
  const color = parse(text.trim());
  if (color === undefined) throw new Error(`${text} is no colour that is understood here`);
  return color;
}

/** `in oklab, one 5%, other` */
function readMix([, one = '', other = '']: string[]): Color {
  const [, color = '', share = ''] = /^(.*) ([\d.]+)%$/s.exec(one.trim()) ?? [];
  return interpolate([read(other), read(color)], 'oklab')(Number(share) / 100);
}

/** `from color l c h`, where the last three are numbers, letters, or a function of both. */
function readRelative([, from = '', ...wanted]: string[]): Color {
  const { l, c, h = 0 } = toOklch(read(from));
  const [lightness = l, chroma = c, hue = h] = wanted.map((term) => {
    const [, name, letter, sign, number] = /^(min|max|calc)\(([lch])( \*|,) ([\d.]+)\)$/.exec(term) ?? [];
    const value = { l, c, h }[letter ?? term];
    if (name === undefined || value === undefined) return value ?? Number(term);
    return sign === ',' ? Math[name as 'min' | 'max'](value, Number(number)) : value * Number(number);
  });
  return { mode: 'oklch', l: lightness, c: chroma, h: hue };
}

/** Split where no bracket is open. */
function parts(text: string, at: ',' | ' '): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === at && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim()).filter((part) => part !== '');
}
