import { initialsOf, signOf } from '../initials.ts';
import { type Glyph, glyphsIn } from './glyphs.ts';
import { inkOn, logoColor, seedOf } from './logo-colors.ts';

/** What a logo is drawn from. */
export type LogoWish = {
  prompt: string;
  app: { name: string; color: string | null };
  /** Which of the marks, from 0. */
  mark: number;
};

type Palette = { color: string; ink: string };
type Face = { glyphs: readonly Glyph[]; letters: string; seed: number };
type Mark = (palette: Palette, face: Face) => string;

const size = 64;

/** Tile, sign in colour on a pale tile, badge, letters, pattern, sign in a ring. */
const marks: readonly Mark[] = [
  ({ color, ink }, face) => tile(color) + sign(face, 0, { color: ink, at: 14, width: 36 }),
  ({ color }, face) =>
    [tile('#fff'), tile(color, 0.14), sign(face, 0, { color: deep(color), at: 14, width: 36 })].join(''),
  ({ color, ink }, face) =>
    `<circle cx="32" cy="32" r="32" fill="${color}"/><circle cx="32" cy="32" r="27.5" fill="none" stroke="${ink}" stroke-opacity="0.35" stroke-width="1.5"/>${sign(face, 1, { color: ink, at: 17, width: 30 })}`,
  ({ color, ink }, { letters }) => tile(color) + lettering(letters, ink),
  ({ color, ink }, { seed }) => tile(color) + pattern(ink, seed),
  ({ color }, face) =>
    [
      tile('#1c1917'),
      `<circle cx="51" cy="13" r="5" fill="${color}"/>`,
      sign(face, 1, { color: '#fff', at: 14, width: 34 }),
    ].join(''),
];

/** So many marks come of one prompt. */
export const logoMarks = marks.length;

/**
 * Draws one of the marks for a prompt, as SVG: from its words, the app's name and the app's colour alone, and the same
 * each time.
 */
export function drawLogo({ prompt, app, mark }: LogoWish): string {
  const words = prompt.toLowerCase().split(/[^\p{L}]+/u, 200);
  const color = logoColor(words, app);
  const palette = { color, ink: inkOn(color) };
  // The usual prompt names no thing, or the thing that every app is for: then the app's name is asked first.
  const asked = glyphsIn(prompt);
  const own = glyphsIn(app.name);
  const isGeneral = asked.length === 0 || (asked.length === 1 && asked[0]?.name === 'bars');
  const found = isGeneral ? [...own, ...asked] : [...asked, ...own];
  const letters = initialsOf(app.name) || signOf(app.name);
  const face = { glyphs: found, letters, seed: seedOf(`${prompt} ${app.name}`) };
  const draw = marks[mark % marks.length] ?? marks[0];
  const drawn = draw?.(palette, face) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}">${drawn}</svg>\n`;
}

const tile = (color: string, opacity = 1): string =>
  `<rect width="${size}" height="${size}" rx="15" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** Darker, so that it can be read on its own pale ground. */
const deep = (color: string): string => (inkOn(color) === '#ffffff' ? color : '#1c1917');

/** The chosen sign, or the last that there is; letters where the words ask for none. */
function sign(
  { glyphs, letters }: Face,
  nr: number,
  { color, at, width }: { color: string; at: number; width: number },
): string {
  const glyph = glyphs[Math.min(nr, glyphs.length - 1)];
  if (!glyph) return lettering([...letters][0] ?? '', color);
  return `<g transform="translate(${at} ${at}) scale(${width / 24})" fill="none" stroke="${color}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${glyph.draws}</g>`;
}

const lettering = (letters: string, color: string): string =>
  `<text x="32" y="${[...letters].length > 1 ? 42 : 44}" fill="${color}" font-family="Inter, 'Helvetica Neue', Arial, sans-serif" font-size="${[...letters].length > 1 ? 28 : 36}" font-weight="700" letter-spacing="-1" text-anchor="middle">${escapeXml(letters)}</text>`;

/** Four quarters of circles, turned as the words decide. */
function pattern(color: string, seed: number): string {
  const cells = [0, 1, 2, 3].map((cell) => {
    const [x, y] = [14 + (cell % 2) * 18, 14 + Math.floor(cell / 2) * 18];
    const turn = ((seed >>> (cell * 3)) % 4) * 90;
    const isFull = (seed >>> (cell * 3 + 2)) % 5 === 0;
    const opacity = cell === seed % 4 ? ' fill-opacity="0.55"' : '';
    return isFull
      ? `<circle cx="${x + 9}" cy="${y + 9}" r="8.5"${opacity}/>`
      : `<path transform="rotate(${turn} ${x + 9} ${y + 9})" d="M${x + 0.5} ${y + 0.5}h17a17 17 0 0 1-17 17Z"${opacity}/>`;
  });
  return `<g fill="${color}">${cells.join('')}</g>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.toWellFormed().replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
