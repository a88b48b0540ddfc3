import { createHash } from 'node:crypto';
import { cutText } from '@sayso/core/cut-text';

const size = 1024;
const lineChars = 34;
const mostLines = 3;

/** A picture made from the words alone, the same each time: soft shapes in one harmony, with the words below. */
export function drawImage(prompt: string): string {
  const next = numbersFrom(prompt);
  const hue = next(360);
  const shapes = Array.from({ length: 7 }, (_, at) => {
    const [x, y, r] = [next(size), next(size - 220), 90 + next(210)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${color(hue + (at % 3) * 35, 65, 50 + next(25))}" opacity="0.55"/>`;
  });
  const lines = wrap(prompt.replaceAll(/\s+/g, ' ').trim());
  const words = lines.map(
    (line, at) => `<text x="64" y="${size - 60 - (lines.length - 1 - at) * 54}">${escapeXml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img" aria-label="${escapeXml(cutText(prompt, 200))}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${color(hue, 60, 88)}"/><stop offset="1" stop-color="${color(hue + 50, 55, 62)}"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.6"/></linearGradient></defs>
<rect width="${size}" height="${size}" fill="url(#sky)"/>
${shapes.join('\n')}
<rect y="${size - 420}" width="${size}" height="420" fill="url(#ground)"/>
<g fill="#fff" font-family="system-ui, sans-serif" font-size="42" font-weight="600">${words.join('')}</g>
</svg>
`;
}

const color = (hue: number, saturation: number, lightness: number) =>
  `hsl(${hue % 360} ${saturation}% ${lightness}%)`;

/** Numbers below a bound, one after another, that only the words decide. */
function numbersFrom(words: string): (bound: number) => number {
  let [block, at] = [createHash('sha256').update(words).digest(), 0];
  return (bound) => {
    if (at + 4 > block.length) [block, at] = [createHash('sha256').update(block).digest(), 0];
    at += 4;
    return block.readUInt32BE(at - 4) % bound;
  };
}

function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = cutText(word, lineChars);
    else if (line.length + word.length < lineChars) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(cutText(word, lineChars));
  }
  const shown = lines.slice(0, mostLines);
  if (lines.length > mostLines) shown.push(`${shown.pop() ?? ''} …`);
  return shown;
}

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows none of them.
    .replaceAll(/[\u0000-\u001f\ufffe\uffff]/g, ' ')
    .replaceAll(/[&<>"']/g, (character) => named[character] ?? character);
