import type { OxcError } from 'oxc-parser';
import { fixWords } from '../texts/fixes.ts';
import { type Fix, firstError, parseLoosely } from './source.ts';

type Repaired = { text: string; fixes: Fix[] };
/** One place to change: from `start` to `end` comes `now`. */
type Repair = { start: number; end: number; now: string; code: string; message: string };

/** Characters read over all rounds: a text that is wrong everywhere ends the attempt, not the server. */
const mostRead = 5_000_000;
const mostRounds = 100;

/**
 * Mends what keeps a text from being code, each time where the parser stumbles, so that strings and comments stay. A
 * text that is no code even so is left as it was.
 */
export function repairText(text: string): Repaired {
  const bare = unwrap(text);
  const rounds = Math.min(mostRounds, Math.floor(mostRead / (bare.text.length + 1)));
  const fixes = [...bare.fixes];
  let now = bare.text;
  for (let round = 0; round <= rounds; round += 1) {
    const error = firstError(parseLoosely(now));
    if (error === undefined) return { text: now, fixes };
    const repair = repairOf(now, error);
    if (repair === undefined) break;
    const line = now.slice(0, repair.start).split('\n').length;
    fixes.push({ code: repair.code, message: repair.message, line });
    now = now.slice(0, repair.start) + repair.now + now.slice(repair.end);
  }
  return { text, fixes: [] };
}

/** Takes the mark of the byte order and a fence of Markdown off; between two lines of a fence there is the code. */
export function unwrap(text: string): Repaired {
  const fixes: Fix[] = [];
  let bare = text;
  if (bare.startsWith('\uFEFF')) {
    bare = bare.slice(1);
    fixes.push({ code: 'byte-order-mark', message: fixWords.byteOrderMark, line: 1 });
  }
  const fenced = /^\s*`{3,}[\w-]*[ \t]*\r?\n([\s\S]*)\n[ \t]*`{3,}\s*$/.exec(bare)?.[1];
  if (fenced !== undefined && !/^[ \t]*`{3}/m.test(fenced)) {
    bare = `${fenced}\n`;
    fixes.push({ code: 'fence', message: fixWords.fenceAround, line: 1 });
  }
  return { text: bare, fixes };
}

function repairOf(text: string, error: OxcError): Repair | undefined {
  const at = error.labels[0]?.start ?? 0;
  return (
    fenceLine(text, at) ??
    htmlComment(text, at) ??
    voidTag(text, error) ??
    smartQuotes(text, at) ??
    bareValue(text, at) ??
    bareSign(text, at)
  );
}

/** A line of a fence that has no partner. */
function fenceLine(text: string, at: number): Repair | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = /^[ \t]{0,20}`{3}[\w-]{0,20}[ \t]{0,20}\r?(?:\n|$)/.exec(text.slice(start, start + 80));
  if (!line) return undefined;
  return { start, end: start + line[0].length, now: '', code: 'fence', message: fixWords.fence };
}

function htmlComment(text: string, at: number): Repair | undefined {
  const start = text.lastIndexOf('<!--', at);
  const end = start === -1 || at - start > 3 ? -1 : text.indexOf('-->', start);
  if (end === -1) return undefined;
  const words = text.slice(start + 4, end).replaceAll('*/', '* /');
  // Among children of an element the parser reads a `<` before it stumbles.
  const now = at === start ? `/*${words}*/` : `{/*${words}*/}`;
  const message = fixWords.htmlComment;
  return { start, end: end + 3, now, code: 'html-comment', message };
}

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function voidTag(text: string, { message, labels }: OxcError): Repair | undefined {
  const tag = /closing tag for '([a-z]+)'/.exec(message)?.[1] ?? '';
  const opened = labels.find((label) => label.message === 'Opened here')?.start;
  if (opened === undefined || !voidTags.test(tag)) return undefined;
  const end = endOfTag(text, opened);
  if (end === undefined) return undefined;
  const now = /\s/.test(text[end - 1] ?? '') ? '/>' : ' />';
  return { start: end, end: end + 1, now, code: 'void-tag', message: fixWords.voidTag(tag) };
}

/** Offset of the `>` that ends a tag, past strings and braces. */
function endOfTag(text: string, from: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0) return at;
  }
  return undefined;
}

const quotes: Readonly<Record<string, readonly [string, string]>> = {
  '“': ['"', '“”'],
  '”': ['"', '“”'],
  '„': ['"', '“”'],
  '‘': ["'", '‘’'],
  '’': ["'", '‘’'],
};

function smartQuotes(text: string, at: number): Repair | undefined {
  const [plain, pair] = quotes[text[at] ?? ''] ?? [];
  if (plain === undefined || pair === undefined) return undefined;
  const line = text.slice(at + 1, text.indexOf('\n', at) === -1 ? undefined : text.indexOf('\n', at));
  const length = line.search(new RegExp(`[${pair}]`));
  if (length === -1 || line.slice(0, length).includes(plain)) return undefined;
  const now = `${plain}${line.slice(0, length)}${plain}`;
  const message = fixWords.curlyQuotes;
  return { start: at, end: at + length + 2, now, code: 'smart-quotes', message };
}

/** `width=100` in a tag. */
function bareValue(text: string, at: number): Repair | undefined {
  if (!/[\s"'}][A-Za-z-]{1,40}=$/.test(text.slice(Math.max(0, at - 42), at))) return undefined;
  const value = /^(?:\d{1,10}(?:\.\d{1,10})?|true|false)(?=[\s/>])/.exec(text.slice(at, at + 24))?.[0];
  if (value === undefined) return undefined;
  const message = fixWords.bareValue;
  return { start: at, end: at + value.length, now: `{${value}}`, code: 'bare-value', message };
}

/** `>` in the text of an element, and `<` where no tag can begin. */
function bareSign(text: string, at: number): Repair | undefined {
  const before = text.slice(Math.max(0, at - 4), at);
  const less = /\d/.test(text[at] ?? '') ? before.search(/<\s{1,3}$/) : -1;
  const start = less === -1 ? at : at - before.length + less;
  if (less === -1 && !(text[at] === '>' && /[\s=-]$/.test(before))) return undefined;
  const now = `{'${text[start]}'}`;
  return { start, end: start + 1, now, code: 'bare-sign', message: fixWords.bareSign(text[start]) };
}
