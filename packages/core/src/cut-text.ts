/** The first so many characters of a text, never with half of an emoji at the end; `mark` tells that more followed. */
export function cutText(text: string, most: number, mark = '…'): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}${mark}`;
}

/** Where a cut leaves whole lines, sentences or words, in this order; any of them only in the last third. */
const seams = ['\n', '. ', ' '];

/** The first characters of a text up to the end of a line, a sentence or a word. */
export function cutAtSeam(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = cutText(text, most, '');
  const ends = seams.map((seam) => part.lastIndexOf(seam));
  const end = ends.find((at) => at >= (most * 2) / 3);
  return `${end === undefined ? part : part.slice(0, end)}…`;
}

/** The part of a long line around a place in it, from word to word where words are short. */
export function cutAround(line: string, place: number, most: number): string {
  if (line.length <= most) return line;
  const from = Math.max(0, Math.min(place - Math.floor(most / 2), line.length - most));
  const part = line.slice(from, from + most).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  const edge = most / 6;
  const first = from === 0 ? 0 : part.search(/\s/) + 1;
  const last = from + most >= line.length ? part.length : part.lastIndexOf(' ');
  const shown = part.slice(first > edge ? 0 : first, last < most - edge ? part.length : last);
  return `${from > 0 ? '…' : ''}${shown}${from + most < line.length ? '…' : ''}`;
}
