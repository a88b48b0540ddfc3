import { colour } from '@sayso/e2e/acceptance/views';
import type { Locator } from 'playwright-core';
import { z } from 'zod';
import { Fails, need } from '../fails.ts';
import type { Place } from '../place.ts';
import { hslOf, isCalled, rgbOf } from './colours.ts';
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
