import { limits } from '@sayso/contracts/limits';
import { excessOf } from '@sayso/core/parse-json';
import { getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { jsonWords } from '../texts/adoption.ts';

/** JSON as people write it: comments and trailing commas are let through. */
export function readJsonc(text: string): { value: unknown } | { error: string } {
  const excess = excessOf(text, limits.jsonDepth);
  if (excess !== null) return { error: excess === 'depth' ? jsonWords.tooDeep : jsonWords.tooMuch };
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { allowTrailingComma: true });
    const [first] = errors;
    if (first === undefined && root !== undefined) return { value: getNodeValue(root) };
    return { error: first ? describe(first, text) : jsonWords.empty };
  } catch (error) {
    // The parser is recursive, and a quote in a comment hides brackets from the look before.
    if (error instanceof RangeError) return { error: jsonWords.tooDeep };
    throw error;
  }
}

const describe = ({ error, offset }: ParseError, text: string): string =>
  jsonWords.inLine(printParseErrorCode(error), text.slice(0, offset).split('\n').length);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
