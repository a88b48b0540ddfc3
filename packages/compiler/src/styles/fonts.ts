import { createRequire } from 'node:module';

export type FontName = 'inter' | 'serif';
type Font = { family: string; weights: string; source: () => string };

const { resolve } = createRequire(import.meta.url);

/** The letters of western languages; others fall back to the system's fonts. */
const fonts: Readonly<Record<FontName, Font>> = {
  inter: {
    family: 'Inter Variable',
    weights: '100 900',
    source: () => resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
  serif: {
    family: 'Source Serif 4 Variable',
    weights: '200 900',
    source: () => resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  },
};
export const fontNames = Object.keys(fonts) as readonly FontName[];

export const fontSource = (name: FontName): string => fonts[name].source();

/** The rule that makes a font of the kit's themes known, for a file at this address; browsers fetch it where it is used. */
export const fontFace = (name: FontName, address: string): string =>
  `@font-face{font-family:'${fonts[name].family}';font-style:normal;font-display:swap;font-weight:${fonts[name].weights};src:url(${JSON.stringify(address)}) format('woff2');unicode-range:${letters}}\n`;

/** The rules of all fonts, which a theme may change between while an app is made. */
export const fontFaces = (addressOf: (name: FontName) => string): string =>
  fontNames.map((name) => fontFace(name, addressOf(name))).join('');

const letters =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
