export type Rgb = readonly [number, number, number];

/** A part of sRGB, 0 to 255, as the light that it stands for, 0 to 1. */
export const toLinear = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const toByte = (value: number) =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

type Lab = readonly [lightness: number, a: number, b: number];

/** OKLab of a colour (Ottosson, 2020). */
export function labOf(color: Rgb): Lab {
  const [r, g, b] = color.map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Red, green and blue from 0 to 1; outside of that a screen cannot show the colour. */
function linearOf([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Hue in radians and chroma, as `oklch()` in CSS has them. */
export function hueAndChroma(color: Rgb): { hue: number; chroma: number } {
  const [, a, b] = labOf(color);
  return { hue: Math.atan2(b, a), chroma: Math.hypot(a, b) };
}

/** The same hue nearer to white by a share; of its chroma as much as a screen can show there. */
export function lightenedBy(color: Rgb, share: number): Rgb {
  const [lightness, a, b] = labOf(color);
  const lighter = lightness + (1 - lightness) * share;
  for (let kept = 1; kept > 0; kept -= 0.04) {
    const found = linearOf([lighter, a * kept, b * kept]);
    if (found.every((part) => part >= 0 && part <= 1)) return found.map(toByte) as unknown as Rgb;
  }
  const gray = toByte(lighter ** 3);
  return [gray, gray, gray];
}
