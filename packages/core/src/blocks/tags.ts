import type { Attributes } from './block.ts';
import { decodeEntities } from './bodies.ts';

/** An opening tag that is longer than this is text. */
export const longestTag = 4_000;
/** So is one that goes on over more lines than there are attributes. */
const mostTagLines = 40;
/** More blanks than anybody indents by; a line that begins with more holds no tag. */
const mostBlanks = 200;

export const closing = '</action';
const value = `"[^"\\n]*"|'[^'\\n]*'|[^\\s"'<>=]+`;
/** An attribute stands in one line, so that a tag can be told to be none at the end of any. */
const written = `(?:\\s+[\\w-]+[^\\S\\n]*=[^\\S\\n]*(?:${value}))*`;
const opening = new RegExp(`<action(${written})\\s*(/?)>`, 'y');
/** As much of a tag as is one: whole attributes, and blanks behind them. */
const begun = new RegExp(`<action${written}\\s*`, 'y');
const attribute = new RegExp(`(?<![\\w-])([\\w-]+)\\s*=\\s*(${value})`, 'g');

export type OpeningTag = { attributes: Attributes; isClosed: boolean; end: number };

/** The opening tag that begins here, if all of it is here and it is not too long. */
export function openingAt(text: string, at: number): OpeningTag | undefined {
  opening.lastIndex = at;
  const found = opening.exec(text);
  if (!found || opening.lastIndex - at > longestTag) return undefined;
  if (found[0].split('\n').length > mostTagLines) return undefined;
  return { attributes: readAttributes(found[1] ?? ''), isClosed: found[2] === '/', end: opening.lastIndex };
}

/**
 * Where the first line ends in which the opening tag that begins here can no longer end; -1 when it still may. Lines are
 * counted as well, since every one of them has all of the tag looked at again.
 */
export function brokenAt(text: string, at: number): number {
  begun.lastIndex = 0;
  const start = text.slice(at, at + longestTag + 1);
  const length = begun.exec(start)?.[0].length ?? 0;
  let end = text.indexOf('\n', at);
  for (let line = 1; end !== -1 && end - at < length && line < mostTagLines; line += 1)
    end = text.indexOf('\n', end + 1);
  return end;
}

function readAttributes(written: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name, value] of written.matchAll(attribute)) {
    if (name !== undefined && value !== undefined) found[name] = decodeEntities(unquoted(value));
  }
  return found;
}

const unquoted = (value: string) => (/^["']/.test(value) ? value.slice(1, -1) : value);

export const isBlank = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\r';

/** Where the blanks begin that stand before a place; never before `from`. */
export function blanksBefore(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && at - start < mostBlanks && isBlank(text[start - 1])) start -= 1;
  return start;
}

/** Where the blanks end that stand at a place. */
export function blanksAfter(text: string, at: number): number {
  let end = at;
  while (isBlank(text[end])) end += 1;
  return end;
}

/** Whether the text from a place to its end is the beginning of one of the tags. */
export function mayBecome(text: string, at: number, tags: readonly string[]): boolean {
  const rest = text.length - at;
  return tags.some((tag) => rest < tag.length && tag.startsWith(text.slice(at)));
}
