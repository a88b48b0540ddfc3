import type { Attributes } from './block.ts';
import { decodeEntities } from './bodies.ts';

/** An opening tag that is longer than this is text. */
export const longestTag = 4_000;
/** More blanks than anybody indents by; a line that begins with more holds no tag. */
const mostBlanks = 200;

export const closing = '</action';
const value = `"[^"\\n]*"|'[^'\\n]*'|[^\\s"'<>=]+`;
const written = `(?:\\s+[\\w-]+\\s*=\\s*(?:${value}))*`;
const opening = new RegExp(`<action(${written})\\s*(/?)>`, 'y');
/** Whole attributes, and no end yet: the tag goes on in the next line. */
const unfinished = new RegExp(`^<action${written}\\s*$`);
const attribute = new RegExp(`(?<![\\w-])([\\w-]+)\\s*=\\s*(${value})`, 'g');

export type OpeningTag = { attributes: Attributes; isClosed: boolean; end: number };

/** The opening tag that begins here, if all of it is here and it is not too long. */
export function openingAt(text: string, at: number): OpeningTag | undefined {
  opening.lastIndex = at;
  const found = opening.exec(text);
  if (!found || opening.lastIndex - at > longestTag) return undefined;
  return { attributes: readAttributes(found[1] ?? ''), isClosed: found[2] === '/', end: opening.lastIndex };
}

/** Where the first line ends in which the opening tag that begins here can no longer end; -1 when it still may. */
export function brokenAt(text: string, at: number): number {
  for (let end = text.indexOf('\n', at); end !== -1; end = text.indexOf('\n', end + 1)) {
    if (end - at > longestTag || !unfinished.test(text.slice(at, end))) return end;
  }
  return -1;
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
