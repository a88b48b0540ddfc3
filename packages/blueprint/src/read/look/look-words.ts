import { cssColors, readColor, readMood, uiColors } from '../../lexicon/colors.ts';
import { adjectives } from '../../lexicon/words/adjectives.ts';
import { readPreset } from '../text/normalise.ts';
import { isGrammar, isMeasureWord } from '../text/words-of.ts';

/** What words say about how the app looks. */
export type Look = {
  mode?: 'light' | 'dark';
  preset?: string;
  primary?: string;
  parts: Record<string, string>;
  font?: string;
  radius?: number;
  density?: 'compact' | 'normal' | 'roomy';
};

const partNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:side ?bar|side ?menu|navigation|nav|menu)\b/i, 'sidebar'],
  [/\b(?:header|top ?bar|head ?line bar|title bar)\b/i, 'header'],
  [/\bcards?\b/i, 'card'],
  [/\b(?:background|ground|backdrop|page colou?r)\b/i, 'background'],
];
export const partOf = (text: string): string | undefined =>
  partNames.find(([shape]) => shape.test(text))?.[1];

const fonts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:serif|serifs)\b(?<!sans[- ]serif)/i, 'serif'],
  [/\b(?:old[- ]book|book|newspaper|bookish|typewritten)\s+(?:font|type|letters|look)\b/i, 'serif'],
  [/\bmono(?:space|spaced)?\b(?=\s*(?:font|type|letters|$))|\btypewriter\b|\bcoding font\b/i, 'mono'],
  [/\b(?:rounded|round|friendly|soft)\s+(?:font|type|letters|typeface)\b/i, 'rounded'],
  [/\bsans[- ]serif\b/i, 'inter'],
];
export const fontOf = (text: string): string | undefined =>
  fonts.find(([shape]) =>
    shape.test(text.replace(/\bsans[- ]serif\b/gi, 'sansserif').replace(/sansserif/g, 'sans-serif ')),
  )?.[1];

export function radiusOf(text: string): number | undefined {
  const said =
    /\b(?:radius|corners?)\D{0,12}?(\d{1,2})\s*(?:px|pixels?)?\b|\b(\d{1,2})\s*(?:px|pixels?)\s+(?:radius|corners?)\b/i.exec(
      text,
    );
  const exact = said?.[1] ?? said?.[2];
  if (exact !== undefined) return Number(exact);
  if (
    /\b(?:square|sharp|hard|angular|straight|no rounded|unrounded)\b[\w\s]{0,12}\b(?:corners?|edges?)\b|\bsquare (?:look|buttons|cards)\b/i.test(
      text,
    )
  )
    return 0;
  if (
    /\b(?:very|big|large|extra|really|fully)\s+(?:round(?:ed)?\b|rounded corners?)|\b(?:pill|bubbly)\b/i.test(
      text,
    )
  )
    return 24;
  if (
    /\bround(?:ed|er)?\b[\w\s]{0,12}\b(?:corners?|edges?|buttons?|cards?)\b|^(?:(?:\W*(?:and|more|soft|a bit|slightly)(?=\s))+\s+)?rounded\W*$/i.test(
      text,
    )
  )
    return 18;
  return undefined;
}

export function densityOf(text: string): Look['density'] {
  if (
    /\b(?:compact|dense|tight(?:er)?|condensed|small(?:er)? spacing|less (?:space|spacing|padding|whitespace))\b/i.test(
      text,
    )
  )
    return 'compact';
  if (
    /\b(?:roomy|spacious|airy|generous|more (?:space|spacing|padding|whitespace|air)|lots of (?:white ?space|space)|(?:big|large|huge)(?:r)?,? (?:clear )?(?:writing|letters|text|type|buttons|font)|easy to read|large print|only see what is large)\b/i.test(
      text,
    )
  )
    return 'roomy';
  return undefined;
}

export function modeOf(text: string): Look['mode'] {
  const shade = /\bdark(?:er)?[\s-]+([a-z]+)/i.exec(text)?.[1];
  const isShade = shade !== undefined && readColor(shade) !== undefined;
  if (/\bdark (?:mode|theme|look|design|background|style|ui|interface)\b/i.test(text)) return 'dark';
  if (!isShade && /\b(?:dark|night mode|black (?:theme|background|look))\b/i.test(text)) return 'dark';
  if (/\blight (?:mode|theme|look|design|style)\b|\bbright (?:theme|look)\b/i.test(text)) return 'light';
  return undefined;
}

const aboutLook =
  /\b(?:theme|themed|style|styled|colou?rs?|colou?red|looks?|looking|feels?|design|mode|background|palette|font|serif|typeface|corners?|brutalis\w*|\w*morphism|tones?|shades?|accents?|playful|dull|sidebar|header)\b|#[0-9a-f]{6}\b/i;
const justLook =
  /^(?:dark|light|rounded|minimal(?:ist(?:ic)?)?|clean|modern|calm|elegant|friendly|playful|colou?rful|high contrast|compact|airy|roomy|spacious|large print|retro|vintage|classic|simple|pretty|nothing playful|big and loud)\W*$/i;

/** Whether every word of a piece is a colour, or a word that goes with colours. */
export const isAllColor = (text: string): boolean => {
  const words = text.toLowerCase().match(/#?[a-z\d]+/g) ?? [];
  if (words.length === 0 || words.length > 7 || readColor(text) === undefined) return false;
  // "Ink or digital": one that is no colour is chosen from others.
  if (text.split(/\bor\b/i).some((part) => readColor(part) === undefined)) return false;
  return words.every(
    (word) =>
      readColor(word) !== undefined ||
      isColorWord(word) ||
      isGrammar(word) ||
      adjectives.has(word) ||
      /^#/.test(word),
  );
};
const colorParts = new Set([...Object.keys(uiColors), ...cssColors.keys()]);
const isColorWord = (word: string): boolean =>
  /^(?:ocean|bottle|forest|lime|sky|sea|mint|sage|racing|moss|like|main|primary|accents?|tones?|shades?|touch|please|mostly|mainly|only|maybe)$/.test(
    word,
  ) ||
  colorParts.has(word) ||
  isMeasureWord(word);

/** What one piece of a sentence says about the look; undefined where it is about something else. */
export function lookOf(piece: string): Look | undefined {
  const preset = readPreset(piece);
  const isAbout = preset !== undefined || aboutLook.test(piece) || justLook.test(piece.trim());
  if (!isAbout && !isAllColor(piece)) return undefined;
  const look: Look = { parts: {} };
  const color = readColor(piece.replace(/\b(?:dark|light) (?:mode|theme)\b/gi, ''));
  const part = partOf(piece);
  const mode = modeOf(piece);
  const font = fontOf(piece);
  const radius = radiusOf(piece);
  const density = densityOf(piece);
  if (preset) look.preset = preset;
  if (mode && !(part && color)) look.mode = mode;
  if (color && part) look.parts[part] = color;
  else if (color) look.primary = color;
  else if (mode === undefined && !part && !preset && font === undefined && radius === undefined) {
    const mood = readMood(piece);
    if (mood) look.primary = mood;
  }
  if (font) look.font = font;
  if (radius !== undefined) look.radius = radius;
  if (density) look.density = density;
  const isEmpty = Object.keys(look).length === 1 && Object.keys(look.parts).length === 0;
  return isEmpty && !justLook.test(piece.trim()) ? undefined : look;
}
