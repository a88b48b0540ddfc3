import type { Locator } from '@playwright/test';
import { colour } from '@sayso/e2e/acceptance/views';
import { z } from 'zod';
import { Fails, need } from '../fails.ts';
import type { Place } from '../place.ts';
import { judge } from './judge.ts';

const Look = z.object({
  look: z.object({
    colour: z.string().optional(),
    part: z.string().optional(),
    mode: z.enum(['dark', 'light']).optional(),
    preset: z.string().optional(),
    font: z.string().optional(),
    radius: z.string().optional(),
    density: z.string().optional(),
  }),
});

export const look = judge(Look, async (place, { look: wanted }) => {
  await openForLooks(place);
  const seen: string[] = [];
  if (wanted.colour !== undefined) seen.push(await inColour(place, wanted.colour, wanted.part ?? 'main'));
  if (wanted.mode !== undefined) seen.push(await inMode(place, wanted.mode));
  if (wanted.preset !== undefined) seen.push(await inPreset(place, wanted.preset));
  if (wanted.font !== undefined) seen.push(await inFont(place, wanted.font));
  if (wanted.radius !== undefined) seen.push(await withCorners(place, wanted.radius));
  if (wanted.density !== undefined) seen.push(await withDensity(place, wanted.density));
  if (seen.length === 0) throw new Fails('unknown check', 'no look is named');
  return seen.join('; ');
});

/** A page with a card, a main button and, where the app has one, the sidebar. */
async function openForLooks(place: Place): Promise<void> {
  const page =
    place.pages.find(({ counts, isInside }) => isInside && (counts['articles'] ?? 0) > 0) ?? place.pages[0];
  if (page) await place.go(page);
}

/** Names that CSS has none for, as most people would paint them. */
const further: Readonly<Record<string, string>> = {
  terracotta: '#c8643c',
  mustard: '#d9a420',
  sage: '#8a9f7b',
  burgundy: '#7a1f35',
  cream: '#fff4dc',
  charcoal: '#36454f',
  peach: '#ffcba4',
  mint: '#98e0b8',
  rose: '#e0527a',
  ruby: '#a5123e',
  emerald: '#1f9d61',
  sapphire: '#1f4fa8',
  amber: '#f5a623',
  rust: '#b7410e',
  sand: '#d8c49a',
  sunset: '#f2703f',
  ocean: '#1b6d9c',
  forest: '#22602f',
  blush: '#e8a4a8',
  plum: '#7a3b7c',
  'off-white': '#faf8f2',
  copper: '#b56a38',
  bronze: '#9c6b30',
  brick: '#a8402f',
  denim: '#3b5f8a',
  slate: '#5b6b7c',
  lilac: '#b79ad6',
  mauve: '#a9799b',
  berry: '#8e2b5b',
  lemon: '#f4e04d',
  apricot: '#f5b07a',
  petrol: '#11576b',
  wine: '#722f37',
  cherry: '#b8132f',
  grass: '#4f9a2f',
  sky: '#63b4e8',
  'racing green': '#0f4a2c',
  'baby blue': '#a8d0ee',
  ochre: '#c48a2c',
  taupe: '#8b7d6f',
  'duck egg': '#bfe0dc',
};

type Rgb = readonly [number, number, number];

/** The browser knows the names of CSS; an unknown one leaves the canvas as it was. */
async function rgbOf(place: Place, name: string): Promise<Rgb> {
  const css = further[name.toLowerCase()] ?? name.toLowerCase().replace(/\s+/g, '');
  const last =
    further[name.toLowerCase().split(' ').at(-1) ?? ''] ?? name.toLowerCase().split(' ').at(-1) ?? css;
  const found = await place.page.evaluate(
    ([first = '', second = '']) => {
      for (const one of [first, second]) {
        if (!CSS.supports('color', one)) continue;
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) return null;
        canvas.fillStyle = one;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      }
      return null;
    },
    [css, last],
  );
  if (!found) throw new Fails('unknown check', `no colour is called ${name}`);
  return [found[0] ?? 0, found[1] ?? 0, found[2] ?? 0];
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hslOf([r, g, b]: Rgb): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least;
  const lightness = (most + least) / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const turn =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: turn * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** Where the plain names of colours lie on the wheel: from one degree to another. */
const ranges: Readonly<Record<string, readonly [from: number, to: number]>> = {
  red: [340, 15],
  orange: [14, 44],
  yellow: [42, 68],
  green: [75, 170],
  teal: [160, 200],
  cyan: [165, 205],
  blue: [195, 258],
  purple: [255, 322],
  violet: [250, 322],
  pink: [305, 360],
};

const isWithin = (hue: number, [from, to]: readonly [number, number]): boolean =>
  from < to ? hue >= from && hue <= to : hue >= from || hue <= to;

type Wanted = { name: string; rgb: Rgb };

/** Near enough to be called by the same name. */
export function isCalled(seen: Rgb, { name, rgb }: Wanted): boolean {
  const [one, other] = [hslOf(seen), hslOf(rgb)];
  const isGrey = ({ saturation, lightness }: typeof one) =>
    saturation < 0.12 || lightness > 0.97 || lightness < 0.05;
  const apart = Math.abs(one.lightness - other.lightness);
  if (isGrey(other)) return (isGrey(one) || one.saturation < 0.25) && apart < 0.2;
  if (one.saturation < 0.08) return false;
  const range = ranges[name.toLowerCase()];
  if (range) return isWithin(one.hue, range);
  const turn = Math.abs(one.hue - other.hue);
  return Math.min(turn, 360 - turn) <= 30 && apart < 0.42;
}

async function partOf(place: Place, part: string): Promise<Locator> {
  const { page, main } = place;
  const known: Readonly<Record<string, Locator>> = {
    background: page.locator('body'),
    sidebar: page.locator('aside'),
    header: page.locator('body header'),
    card: main.locator('[data-slot=card]'),
    main: page.locator('main button, main a').filter({ hasText: /\S/ }),
  };
  const found = known[part];
  if (!found) throw new Fails('unknown check', `no part is called ${part}`);
  need((await found.count()) > 0, 'control missing', `the page has no ${part}`);
  return found.first();
}

async function inColour(place: Place, name: string, part: string): Promise<string> {
  const wanted = await rgbOf(place, name);
  const seen =
    part === 'main'
      ? await mainColours(place)
      : [(await colour(await partOf(place, part), 'background-color')).slice(0, 3)];
  const said = seen.map((one) => `rgb(${one.join(', ')})`).join(' and ');
  const holds = seen.some(([r = 0, g = 0, b = 0]) => isCalled([r, g, b], { name, rgb: wanted }));
  need(holds, 'otherwise than said', `${part} is ${said}, which is not ${name}`);
  return `${part} is ${said}`;
}

/** The grounds of filled buttons and of the app's mark. */
async function mainColours(place: Place): Promise<number[][]> {
  const found = place.page.locator(
    'main .kit-button-primary, main button[type=submit], aside a span, header a span, main button',
  );
  const grounds = await Promise.all(
    (await found.all()).slice(0, 12).map((one) => colour(one, 'background-color')),
  );
  const filled = grounds.filter(([, , , alpha]) => alpha > 0.9).map((one) => one.slice(0, 3));
  need(filled.length > 0, 'control missing', 'nothing on the page is filled with the main colour');
  const coloured = filled.filter(([r = 0, g = 0, b = 0]) => hslOf([r, g, b]).saturation > 0.1);
  return (coloured.length > 0 ? coloured : filled).slice(0, 2);
}

const brightness = ([r = 0, g = 0, b = 0]: readonly number[]): number =>
  (r * 299 + g * 587 + b * 114) / 255_000;

async function inMode(place: Place, mode: 'dark' | 'light'): Promise<string> {
  const ground = brightness(await colour(place.page.locator('body'), 'background-color'));
  const text = brightness(await colour(place.page.locator('main h1, main h2').first(), 'color'));
  const holds = mode === 'dark' ? ground < 0.35 && text > 0.6 : ground > 0.6 && text < 0.45;
  const seen = `the ground is ${Math.round(ground * 100)}% bright, the text ${Math.round(text * 100)}%`;
  need(holds, 'otherwise than said', seen);
  return seen;
}

const styleOf = (one: Locator) =>
  one.evaluate((element) => {
    const { boxShadow, borderTopWidth, borderTopLeftRadius, backdropFilter, fontFamily } =
      getComputedStyle(element);
    return {
      shadow: boxShadow,
      border: Number.parseFloat(borderTopWidth),
      radius: Number.parseFloat(borderTopLeftRadius),
      blur: backdropFilter,
      font: fontFamily,
    };
  });

async function inPreset(place: Place, preset: string): Promise<string> {
  const card = await partOf(place, 'card');
  const style = await styleOf(card);
  const [, , , alpha] = await colour(card, 'background-color');
  const shadows = style.shadow.split(/,(?![^(]*\))/).length;
  const isHard = /\b\d+px \d+px 0px/.test(style.shadow.replace(/^[^)]*\)\s*/, ''));
  const looks: Readonly<Record<string, boolean>> = {
    glass: alpha < 0.98 && style.blur.includes('blur'),
    brutal: style.border >= 2 && isHard,
    neumorph: shadows === 2 && !style.shadow.includes('inset') && style.radius >= 12,
    clay: style.shadow.includes('inset') && style.radius >= 18,
    material:
      style.shadow !== 'none' &&
      !style.blur.includes('blur') &&
      style.border < 2 &&
      !style.shadow.includes('inset'),
  };
  const [, holds] = Object.entries(looks).find(([name]) => preset.toLowerCase().includes(name)) ?? ['', null];
  if (holds === null) throw new Fails('unknown check', `no preset is called ${preset}`);
  const seen = `a card has alpha ${alpha.toFixed(2)}, border ${style.border}, corners ${style.radius}, shadow ${style.shadow.slice(0, 60)}, ${style.blur}`;
  need(holds, 'otherwise than said', seen);
  return seen;
}

async function inFont(place: Place, font: string): Promise<string> {
  const { font: seen } = await styleOf(place.page.locator('body'));
  const fonts: Readonly<Record<string, RegExp>> = {
    serif: /(?<!sans-)\bserif\b|georgia|palatino|times|garamond/i,
    'sans-serif': /sans/i,
    mono: /mono/i,
    rounded: /rounded|nunito|quicksand/i,
  };
  need(
    (fonts[font.toLowerCase()] ?? new RegExp(font, 'i')).test(seen),
    'otherwise than said',
    `the text is set in ${seen}`,
  );
  return `the text is set in ${seen}`;
}

async function withCorners(place: Place, wanted: string): Promise<string> {
  const { radius } = await styleOf(await partOf(place, 'card'));
  const holds = /square|sharp|none/.test(wanted) ? radius <= 3 : radius >= 12;
  need(holds, 'otherwise than said', `cards have corners of ${radius} px`);
  return `cards have corners of ${radius} px`;
}

async function withDensity(place: Place, wanted: string): Promise<string> {
  const pad = await place.page.evaluate(() => {
    const cell = document.querySelector('main td, main li');
    const own = cell ? Number.parseFloat(getComputedStyle(cell).paddingTop) : 0;
    return own > 0
      ? own
      : Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row-pad'));
  });
  const holds = /compact|dense|tight/.test(wanted) ? pad < 9 : pad > 11;
  need(holds, 'otherwise than said', `lines have ${pad} px above their text`);
  return `lines have ${pad} px above their text`;
}
