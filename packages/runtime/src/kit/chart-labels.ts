/** Of the small print of a chart: a little too wide rather than too narrow. */
const letter = { latin: 6.6, wide: 12.5 } as const;

const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (char > '\u2e80' ? letter.wide : letter.latin), 0);

/** The lines that a label takes in some room below its bar: two at most, what is too long cut. */
export function linesOf(label: string, room: number): string[] {
  if (widthOf(label) <= room) return [label];
  const words = label.split(' ');
  let first = '';
  while (words[0] !== undefined && widthOf(`${first} ${words[0]}`.trim()) <= room)
    first = `${first} ${words.shift()}`.trim();
  return first === '' ? [cutTo(label, room)] : [first, cutTo(words.join(' '), room)];
}

export function cutTo(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let kept = '';
  for (const char of text) {
    if (widthOf(`${kept}${char}…`) > room) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}

/** Whether every label can be read whole below its bar. */
export const fitBelow = (labels: readonly string[], room: number): boolean =>
  labels.every((label) => linesOf(label, room).join(' ') === label);

/** Room for labels that stand beside their bars: as much as they need, and no more than two fifths. */
export const roomBeside = (labels: readonly string[], width: number): number =>
  Math.ceil(Math.min(Math.max(...labels.map(widthOf), 0), width * 0.4));
