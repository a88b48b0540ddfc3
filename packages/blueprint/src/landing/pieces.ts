/** A piece of a sentence, and what parted it from the piece before. */
export type Piece = { text: string; after: string; at: number };

const together =
  /\b(?:questions and answers|facts and figures|q and a|before and after|terms and conditions|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* and (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|\d+(?:am|pm)? and \d+)\b/gi;
const kept = '\u0001';

const opens = '([{"“';
const closes = ')]}"”';

/** Cuts where the pattern fits; brackets and quotations stay whole. */
function cut(text: string, end: RegExp): Piece[] {
  const found: Piece[] = [];
  let [from, after, quoted, depth] = [0, '', false, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') quoted = !quoted;
    else if (opens.includes(sign)) depth++;
    else if (closes.includes(sign)) depth = Math.max(0, depth - 1);
    if (quoted || depth > 0) continue;
    end.lastIndex = at;
    const hit = end.exec(text);
    if (!hit || hit[0] === '') continue;
    found.push({ text: text.slice(from, at), after, at: from });
    after = hit[0];
    at += hit[0].length - 1;
    from = at + 1;
  }
  found.push({ text: text.slice(from), after, at: from });
  return found.filter(({ text: part }) => part.trim() !== '');
}

const sentenceEnd = /(?:(?<!\b(?:a|p))[.!]+(?=\s|$)|(?<=\?)\s+|\s*\n+\s*|;\s*)/y;

/** Sentences with their question marks: "Do you deliver?" is a question of the page. */
export const sentencesIn = (text: string): string[] =>
  cut(text.replace(/\b([ap])\.m\.?/gi, '$1m'), sentenceEnd).map(({ text: sentence }) => sentence.trim());

const pieceEnd =
  /(?:\s*,\s*(?:and|or|then|also|plus|with|but)\s+(?:then\s+|also\s+)?|\s*,\s*|:\s+|:$|(?<!["”])\s[–—-]\s|\s+(?:and|or|then|plus|with|including|followed by|as well as|&|\+)\s+(?:then\s+|also\s+|with\s+)?|\s+(?=without\s|but no\s))/iy;

/** What a sentence lists, one after the other. */
export const piecesOf = (sentence: string): Piece[] =>
  cut(
    sentence.replace(together, (words) => words.replaceAll(' ', kept)),
    pieceEnd,
  ).map((piece) => ({
    ...piece,
    text: piece.text.replaceAll(kept, ' ').trim(),
  }));

const itemEnd = /(?:\s*[,;]\s*(?:and|or)\s+|\s*[,;]\s*|\s+(?:and|or)\s+|(?<=\?)\s+)/iy;

export const itemsIn = (text: string): string[] =>
  cut(
    text.replace(together, (words) => words.replaceAll(' ', kept)),
    itemEnd,
  ).map(({ text: item }) => item.replaceAll(kept, ' ').trim());
