import type { Failure } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { appImports } from '@sayso/core/app-imports';
import { cutAround } from '@sayso/core/cut-text';
import { waiting } from '@sayso/core/repair-report';
import { fileOutcomeWords, turnWords } from '../../texts/turns.ts';

const linesAround = 2;
/** Longer ones were made by a machine, or hold a picture. */
const longestLine = 400;

/** A finding of a check, with the five lines around its place. */
export function failureAt(found: Diagnostic & { symbol?: string; hint?: string }, text: string): Failure {
  const { path, line, column, message, code, symbol, hint } = found;
  const first = Math.max(0, line - 1 - linesAround);
  const lines = text.split('\n').slice(first, line + linesAround);
  const shown = (each: string, at: number) => cutAround(each, at === line ? column : 0, longestLine);
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
    ...(isSecret ? {} : { excerpt: lines.map((each, at) => shown(each, first + at + 1)).join('\n') }),
  };
}

/** A refusal that has no place. */
export const plainFailure = (path: string, message: string, code = 'refused'): Failure => ({
  path,
  code,
  message,
});

/** Code of a block that would change a file which is not there. */
export const noFile = 'no-file';
/** Code of one that would change what a person holds fast. */
const frozen = 'frozen';

type Refusal = { error: string; plain?: string; isFrozen?: true; hasNoFile: boolean };

/** A block that could not be laid over its file: `plain` is for the person, `error` for whoever wrote it. */
export function refusedBlock(path: string, { error, plain, isFrozen, hasNoFile }: Refusal): Failure {
  const failure = plainFailure(path, error, isFrozen ? frozen : hasNoFile ? noFile : undefined);
  return plain === undefined ? failure : { ...failure, code: 'edit', message: plain, detail: error };
}

/** What is good itself and waits for files that are not; it has a place where these are named. */
export function waitsFor(given: {
  path: string;
  text: string;
  files: readonly string[];
  why: string;
}): Failure {
  const { path, text, files, why } = given;
  const line = lineNaming(path, text, files);
  const failure = { path, message: why, code: waiting };
  return line === undefined ? failure : failureAt({ ...failure, line, column: 1, excerpt: '' }, text);
}

export const cutShort = plainFailure('answer', turnWords.tooLong, 'limit');

/** The provider failed when some of its answer was there, and that stays. */
export const brokenOff = (why: string): Failure =>
  plainFailure('answer', turnWords.brokenOff(why), 'broken-off');

export const changedByHand = (path: string): Failure =>
  plainFailure(path, fileOutcomeWords.changedByHand, 'changed-by-hand');

function lineNaming(path: string, text: string, files: readonly string[]): number | undefined {
  const at = text
    .split('\n')
    .findIndex((line) => appImports(path, line).some((file) => files.includes(file)));
  return at === -1 ? undefined : at + 1;
}

/** Whether the assistant could do anything about it: what a person holds fast stays theirs. */
export const isRepairable = ({ code }: Failure): boolean => code !== 'changed-by-hand' && code !== frozen;
