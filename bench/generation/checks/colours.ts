import { Fails } from '../fails.ts';
import type { Place } from '../place.ts';

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
export async function rgbOf(place: Place, name: string): Promise<Rgb> {
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
