import type { Diagnostic } from '@sayso/contracts/preview';

const longestExcerpt = 200;

/** Line and column (from 1) of an offset, with the line's own text. */
export function locate(text: string, offset: number): { line: number; column: number; excerpt: string } {
  const at = Math.max(0, Math.min(offset, text.length));
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return {
    line: text.slice(0, at).split('\n').length,
    column: at - start + 1,
    excerpt: text.slice(start, end === -1 ? undefined : end).slice(0, longestExcerpt),
  };
}

export type Finding = { offset: number; message: string; code: string };

export const diagnostic = (path: string, text: string, { offset, message, code }: Finding): Diagnostic => ({
  path,
  ...locate(text, offset),
  message,
  code,
});

/** More than anybody reads; each costs a walk over the text. */
const mostOfOneFile = 20;

export const diagnostics = (path: string, text: string, findings: readonly Finding[]): Diagnostic[] =>
  findings.slice(0, mostOfOneFile).map((finding) => diagnostic(path, text, finding));
