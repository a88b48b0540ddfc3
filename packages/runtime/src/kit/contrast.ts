import { lightenedBy, type Rgb, toLinear } from './oklch.ts';

/** Reads #rgb, #rrggbb and rgb(); other CSS colours are asked of the browser. */
export function readColor(text: string): Rgb | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const parts = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(text)?.slice(1).map(Number);
  if (parts !== undefined) return parts as unknown as Rgb;
  return askBrowser(text);
}

function askBrowser(text: string): Rgb | undefined {
  if (!globalThis.CSS?.supports?.('color', text)) return undefined;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return undefined;
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance, WCAG 2.2. */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const toHex = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  [0, 1, 2].map((at) => (from[at] ?? 0) + ((to[at] ?? 0) - (from[at] ?? 0)) * share) as unknown as Rgb;

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];
export const readable = 4.5;

/** The nearest shade of a colour that can be read on a ground; it stays of that colour when it has to be lighter. */
export function shadeFor(color: Rgb, ground: Rgb, wanted = readable): Rgb {
  const isDarker = luminanceOf(ground) > 0.18;
  for (let share = 0; share <= 1; share += 0.04) {
    const shade = isDarker || share === 0 ? mix(color, black, share) : lightenedBy(color, share);
    if (contrastOf(shade, ground) >= wanted) return shade;
  }
  return isDarker ? black : white;
}

/** Dark or light ink, whichever reads better on the ground. */
export const inkOn = (ground: Rgb): Rgb =>
  contrastOf(white, ground) >= readable
    ? white
    : contrastOf([20, 20, 20], ground) >= contrastOf(white, ground)
      ? [20, 20, 20]
      : white;
