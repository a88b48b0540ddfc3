import { limits } from '@sayso/contracts/limits';

/**
 * Parses JSON that people, files or models wrote. Nesting is bounded before anything is built, since whatever walks
 * the value afterwards (schemas, comparisons, JSON.stringify) would run out of stack on it. Throws a SyntaxError.
 */
export function parseJson(text: string, deepest: number = limits.jsonDepth): unknown {
  if (nestsDeeper(text, deepest)) throw new NestedTooDeep(deepest);
  return JSON.parse(text);
}

export class NestedTooDeep extends SyntaxError {
  constructor(deepest: number) {
    super(`This is nested deeper than ${deepest} levels.`);
  }
}

/** `parseJson` for values that are copied by assignment: without keys that would reach into prototypes. */
export function parsePlainJson(text: string, deepest: number): unknown {
  const value = parseJson(text, deepest);
  dropPrototypeKeys(value);
  return value;
}

function dropPrototypeKeys(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const item of Object.values(value)) dropPrototypeKeys(item);
}

/** Whether brackets outside of texts stand deeper than so many levels; one pass, whatever the text is. */
export function nestsDeeper(text: string, deepest: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at);
    else if (code === openBracket || code === openBrace) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === closeBracket || code === closeBrace) depth -= 1;
  }
  return false;
}

const [quote, backslash] = [0x22, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where a text that begins at this quote ends; the end of all where it has no other one. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return text.length;
}
