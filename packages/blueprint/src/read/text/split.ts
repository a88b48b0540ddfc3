const cut = (text: string, separator: RegExp): string[] =>
  pieces(text, separator).map(({ text: part }) => part);

/** A part of a list and what stood in front of it. */
export type Piece = { text: string; after: string };

/** Cuts at top-level separators; what stands in brackets stays together. */
function pieces(text: string, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let after = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    separator.lastIndex = at;
    const found = separator.exec(text);
    if (!found || found[0] === '') continue;
    parts.push({ text: text.slice(from, at).trim(), after });
    after = found[0];
    at += found[0].length - 1;
    from = at + 1;
  }
  parts.push({ text: text.slice(from).trim(), after });
  return parts.filter((part) => part.text !== '');
}

const sentenceEnd = /(?:[.!?]+(?=\s|$)|\s*\n+\s*|\s[–—-]\s|;\s*)/y;

export const splitSentences = (text: string): string[] => cut(text, sentenceEnd);

const itemEnd =
  /(?:\s*,\s*(?:and|or|as well as|plus)\s+|\s*,\s*|\s+and\s+|\s+as well as\s+|\s+\+\s+|\s+plus\s+(?=\w+s\b))/iy;

/** The items of "a, b and c"; "date and time" is one. */
export const splitItems = (text: string): string[] => itemPieces(text).map((piece) => piece.text);

/** Words that are an attribute wherever they stand. */
export const wellKnown =
  /^(?:e-?mail|phone|mobile|telephone|address|date|birthday|age|notes?|price|cost|amount|quantity|photo|status|title|gender|website|city|country|company|category|description|brand|author|rating|name|time)$/i;
const twoWords =
  /^(?:(?:e-?mail|postal|home) address|(?:phone|mobile|telephone) number|company (?:name|address)|birth date|pick[- ]?up (?:address|point|place|time))\b/i;

/** "Name phone email", typed without commas: three attributes, where each word is one by itself. */
function unlisted(item: string): string[] {
  const parts: string[] = [];
  for (let rest = item.trim(); rest !== ''; ) {
    const part = twoWords.exec(rest)?.[0] ?? /^\S+/.exec(rest)?.[0] ?? rest;
    if (!wellKnown.test(part) && !twoWords.test(part)) return [item];
    parts.push(part);
    rest = rest.slice(part.length).trim();
  }
  // Two words may be one name, as "company email" is; nothing is called a "name phone" or a "date amount".
  const isList = parts.length > 2 || /^(?:name|date)$/i.test(parts[0] ?? '');
  const isTwice = new Set(parts.map((part) => part.toLowerCase())).size < parts.length;
  // "Date time" is one moment.
  const isMoment = parts.length === 2 && /^time$/i.test(parts[1] ?? '');
  return isList && !isMoment && !isTwice && parts.length > 1 ? parts : [item];
}

export function itemPieces(text: string): Piece[] {
  const kept = text
    .replace(/\bdate and time\b/gi, 'date/time')
    .replace(/\bterms and conditions\b/gi, 'terms')
    .replace(/\bname and surname\b/gi, 'name');
  return pieces(kept, itemEnd).flatMap(({ text: item, after }) => {
    return unlisted(item).map((part, at) => ({ text: part, after: at === 0 ? after : ', ' }));
  });
}

const optionEnd =
  /(?:\s*,\s*(?:and|or)\s+|\s*[,;|]\s*|\s*\/\s*|\s+(?:and|or)\s+|\s*(?:->|→|>)\s*|(?<!\d)\s+to\s+(?!do\b))/iy;

/** "Weather or whatever": no part of the choice that it stands behind. */
const vagueEnd =
  /(?:^|\s+)(?:(?:and|or) )?(?:whatever(?: else)?|and so (?:on|forth)|(?:or )?something(?: like that)?|(?:things|stuff) like that|that (?:kind|sort) of thing|you name it|and the like)\.*$/i;

const joined = '\u0001';

/** "Tins, pasta and rice, toiletries": an "and" in the midst of the commas joins the words of one choice. */
const withJoined = (text: string): string => {
  const parts = text.split(',');
  if (parts.length < 3 || /[/;|>]/.test(text)) return text;
  return parts
    .map((part, at) =>
      at < parts.length - 1 && at > 0
        ? part.replace(/(?<=^\s*[\p{L}-]+) and (?=[\p{L}-]+\s*$)/iu, joined)
        : part,
    )
    .join(',');
};

/** The choices of "new, packed or shipped", "idea/booked/done", "new -> done". */
export const splitOptions = (text: string): string[] =>
  cut(
    withJoined(text)
      .replace(/\.$/, '')
      .replace(/\bA1 ?(?:-|–|to) ?C([12])\b/, 'A1, A2, B1, B2, C1, C$1')
      .replace(/, C2$|, C1, C1$/, (end) => (end === ', C1, C1' ? ', C1' : end)),
    optionEnd,
  )
    .map((option) =>
      option
        .replace(joined, ' and ')
        .replace(/^(?:and|or|then|finally|to(?! ?do\b))\s+/i, '')
        .replace(/^["'“”]|["'“”]$/g, '')
        .replace(/^(?:etc|e\.?g\.?|and so (?:on|forth)|so (?:on|forth))\.?\s*$/i, '')
        .replace(vagueEnd, '')
        .trim(),
    )
    .filter((option) => option !== '' && option.length <= 40 && option.split(/\s+/).length <= 5)
    .slice(0, 12);

/** Splits `head (inside) tail` at the first bracket. */
export function brackets(text: string): { head: string; inside: string; tail: string } | undefined {
  const open = text.indexOf('(');
  if (open < 0) return undefined;
  const close = text.indexOf(')', open);
  return {
    head: text.slice(0, open).trim(),
    inside: text.slice(open + 1, close < 0 ? undefined : close).trim(),
    tail: close < 0 ? '' : text.slice(close + 1).trim(),
  };
}
