import type { Failure } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { newStandIn } from '@sayso/core/blocks/left-out';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { parseJson } from '@sayso/core/parse-json';
import { changeWords } from '@sayso/core/texts/answers';
import { fileOutcomeWords } from '../../texts/turns.ts';
import { failureAt, plainFailure } from './failures.ts';

/** What the list of changes says of a file that did not pass, and what is told of it elsewhere. */
export type Problem = { told: string; failures: readonly Failure[] };

type Given = {
  check: (path: string, text: string) => Diagnostic[];
  path: string;
  text: string;
  /** The file's text before the turn. */
  before: string | undefined;
};

/** Everything that is wrong with a file taken alone; undefined where it passes. */
export function problemOf({ check, path, text, before }: Given): Problem | undefined {
  const found = check(path, text);
  const [first] = found;
  if (first) {
    const hint = first.code === 'syntax' ? leftOut(before, text) : undefined;
    const at = fileOutcomeWords.at(first);
    const failures = found.map((each) =>
      failureAt(each === first && hint !== undefined ? { ...each, hint } : each, text),
    );
    return { told: toldOf(hint === undefined ? at : `${at}. ${hint}`, failures), failures };
  }
  if (!path.startsWith('entities/')) return undefined;
  // Whether an entity that is referred to exists is decided when the group goes live.
  const problems = lintEntity(parseJson(text), referredIn(text), before).map(
    ({ where, message }) => `${where}: ${message}`,
  );
  const [told] = problems;
  if (told === undefined) return undefined;
  const failures = problems.map((problem) => plainFailure(path, problem, 'schema'));
  return { told: toldOf(told, failures), failures };
}

/** What the list of changes says of a file that the check of the whole app keeps back. */
export function toldOfHeld(path: string, failures: readonly Failure[]): string {
  const [first] = failures;
  if (!first) return fileOutcomeWords.failed;
  const place = fileOutcomeWords.place(first.path === path ? null : first.path, first.line);
  return toldOf(`${first.message} (${place})`, failures);
}

const toldOf = (first: string, { length }: readonly Failure[]): string =>
  length > 1 ? fileOutcomeWords.more(first, length - 1) : first;

/** Of a file that cannot be read: what stands in it in the place of code. */
function leftOut(before: string | undefined, text: string): string | undefined {
  const standIn = newStandIn(before ?? '', text);
  return standIn === undefined ? undefined : changeWords.leftOut(standIn);
}

const referredIn = (text: string) =>
  [...text.matchAll(/\/entities\/(\w+)\/id/g)].map(([, name = '']) => name);
