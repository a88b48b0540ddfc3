import type { Failure } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { cutText } from '@sayso/core/cut-text';
import { fileOutcomeWords, turnWords } from '../../texts/turns.ts';

const linesAround = 2;
const longestLine = 160;

/** A finding of a check, with the five lines around its place. */
export function failureAt(found: Diagnostic & { symbol?: string; hint?: string }, text: string): Failure {
  const { path, line, column, message, code, symbol, hint } = found;
  const lines = text.split('\n').slice(Math.max(0, line - 1 - linesAround), line + linesAround);
  // A key must not travel on with the words that say it is one.
  const isSecret = found.excerpt === undefined;
  return {
    path,
    line,
    column,
    code,
    message,
    ...(symbol === undefined ? {} : { symbol }),
    ...(hint === undefined ? {} : { hint }),
    ...(isSecret ? {} : { excerpt: lines.map((each) => cutText(each, longestLine, '')).join('\n') }),
  };
}

/** A refusal that has no place. */
export const plainFailure = (path: string, message: string, code = codeOf(message)): Failure => ({
  path,
  code,
  message,
});

export const cutShort = plainFailure('answer', turnWords.tooLong, 'limit');

/** The provider failed when some of its answer was there, and that stays. */
export const brokenOff = (why: string): Failure =>
  plainFailure('answer', turnWords.brokenOff(why), 'broken-off');

export const changedByHand = (path: string): Failure =>
  plainFailure(path, fileOutcomeWords.changedByHand, 'changed-by-hand');

const codeOf = (message: string): string => (/ is frozen /.test(message) ? 'frozen' : 'refused');

/** Whether the assistant could do anything about it: what a person holds fast stays theirs. */
export const isRepairable = ({ code }: Failure): boolean => code !== 'changed-by-hand' && code !== 'frozen';
