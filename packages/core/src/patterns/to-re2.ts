import { patternWords } from '../texts/patterns.ts';
import { piecesOf } from './pieces.ts';

/** What JavaScript and the linear engine write differently, or what only JavaScript has. */
export class PatternProblem extends Error {}

const mostRepeats = 1_000;
/** White space as JavaScript has it; the engine's own `\s` knows ASCII only. */
const spaces = String.raw`\t-\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`;
const others = String.raw`\x{0}-\x{8}\x{E}-\x{1F}!-\x{9F}\x{A1}-\x{167F}\x{1681}-\x{1FFF}\x{200B}-\x{2027}\x{202A}-\x{202E}\x{2030}-\x{205E}\x{2060}-\x{2FFF}\x{3001}-\x{FEFE}\x{FF00}-\x{10FFFF}`;
const anything = String.raw`\x{0}-\x{10FFFF}`;
const longNames: Readonly<Record<string, string>> = {
  Letter: 'L',
  Lowercase_Letter: 'Ll',
  Uppercase_Letter: 'Lu',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Number: 'N',
  Decimal_Number: 'Nd',
  Punctuation: 'P',
  Symbol: 'S',
  Currency_Symbol: 'Sc',
  Separator: 'Z',
  Space_Separator: 'Zs',
};

/**
 * The same pattern for RE2, which never backtracks. It takes what `new RegExp(source, 'u')` takes, except for what
 * needs backtracking; throws a PatternProblem for that.
 */
export function toRe2(source: string): string {
  let written = '';
  for (const { match, place } of piecesOf(source)) {
    if (place === 'open') written += '[';
    else if (place === 'close') written = closed(written);
    else written += place === 'inside' ? insideOf(match) : outsideOf(match);
  }
  return written;
}

/** `[]` never matches and `[^]` always does; the engine would take the bracket for a member. */
function closed(written: string): string {
  if (/(?:^|[^\\])\[$/.test(written.slice(-2))) return `${written.slice(0, -1)}[^${anything}]`;
  if (/(?:^|[^\\])\[\^$/.test(written.slice(-3))) return `${written.slice(0, -2)}[${anything}]`;
  return `${written}]`;
}

function outsideOf(match: RegExpExecArray): string {
  const [text, , , , , , , , , escaped, low, high] = match;
  if (text === '.') return String.raw`[^\n\r\x{2028}\x{2029}]`;
  if (escaped === 's') return `[${spaces}]`;
  if (escaped === 'S') return `[^${spaces}]`;
  if (text.startsWith('(?')) return groupOf(text);
  // What a group caught is of no interest to a test.
  if (text === '(') return '(?:';
  if (low !== undefined && Math.max(Number(low), Number(high ?? 0)) > mostRepeats) {
    throw new PatternProblem(patternWords.tooManyRepeats(mostRepeats));
  }
  return escapeOf(match);
}

function insideOf(match: RegExpExecArray): string {
  const [text, , , , , , , , , escaped] = match;
  if (escaped === 's') return spaces;
  if (escaped === 'S') return others;
  if (escaped === 'b') return String.raw`\x{8}`;
  if (text === '[') return String.raw`\[`;
  return escapeOf(match);
}

function groupOf(text: string): string {
  if (text === '(?=' || text === '(?!') throw new PatternProblem(patternWords.lookahead);
  if (text === '(?<=' || text === '(?<!') throw new PatternProblem(patternWords.lookBehind);
  if (text === '(?:' || text.startsWith('(?<')) return '(?:';
  throw new PatternProblem(patternWords.options);
}

function escapeOf(match: RegExpExecArray): string {
  const [text, point, lead, trail, unit, byte, control, property, name, escaped] = match;
  const code = point ?? unit ?? byte;
  if (code !== undefined) return `\\x{${code}}`;
  if (lead !== undefined && trail !== undefined) {
    const pair = String.fromCharCode(Number.parseInt(lead, 16), Number.parseInt(trail, 16));
    return `\\x{${pair.codePointAt(0)?.toString(16)}}`;
  }
  if (control !== undefined) return `\\x{${(control.charCodeAt(0) % 32).toString(16)}}`;
  if (property !== undefined) return `\\${property}{${propertyOf(name ?? '')}}`;
  if (escaped === '0') return String.raw`\x{0}`;
  if (escaped === 'k' || /^[1-9]$/.test(escaped ?? '')) {
    throw new PatternProblem(patternWords.backreferences);
  }
  return text;
}

function propertyOf(name: string): string {
  const [, value = name] = /^(?:General_Category|gc|Script|sc)=(.*)$/.exec(name) ?? [];
  return longNames[value] ?? value;
}
