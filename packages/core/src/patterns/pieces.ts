/** `inside`: of a class, where nothing but escapes and single characters counts; `open` and `close` are its brackets. */
type Place = 'outside' | 'open' | 'inside' | 'close';
type Piece = { match: RegExpExecArray; place: Place };

const escaped = String.raw`\\u\{([0-9a-fA-F]+)\}|\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})|\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})|\\c([A-Za-z])|\\([pP])\{([^}]*)\}|\\([\s\S])`;
const group = String.raw`\(\?<(?![=!])[^>]*>|\(\?(?:<[=!]|[\s\S])`;
const repeat = String.raw`\{(\d+)(?:,(\d*))?\}\??|[*+?]\??`;
const inside = new RegExp(`${escaped}|[\\s\\S]`, 'uy');
const outside = new RegExp(`${escaped}|${group}|${repeat}|[\\s\\S]`, 'uy');

/** The pieces of a pattern that count: escapes, the starts of groups, repeats, or a single character. */
export function* piecesOf(source: string): Generator<Piece> {
  let isInside = false;
  let at = 0;
  while (at < source.length) {
    const piece = isInside ? inside : outside;
    piece.lastIndex = at;
    const match = piece.exec(source);
    if (match === null) return;
    const [text] = match;
    at += text.length;
    const place = placeOf(text, isInside);
    isInside = place === 'open' || place === 'inside';
    yield { match, place };
  }
}

function placeOf(text: string, isInside: boolean): Place {
  if (isInside) return text === ']' ? 'close' : 'inside';
  return text === '[' ? 'open' : 'outside';
}

/** How often a repeat such as `+` or `{2,5}?` lets something occur; undefined for any other piece. */
export function boundsOf({ match, place }: Piece): Bounds | undefined {
  const [text, , , , , , , , , , low, high] = match;
  if (place !== 'outside' || !/^[*+?]|^\{./.test(text)) return undefined;
  if (low === undefined) {
    return { least: text.startsWith('+') ? 1 : 0, most: text.startsWith('?') ? 1 : Number.POSITIVE_INFINITY };
  }
  const least = Number(low);
  if (high === undefined) return { least, most: least };
  return { least, most: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
}

export type Bounds = { least: number; most: number };
