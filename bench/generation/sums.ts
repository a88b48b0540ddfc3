import { percentile } from '../support/figures.ts';
import { reasons } from './fails.ts';
import { isHeldOut, type Result, type Verdict } from './result.ts';

export type Share = { held: number; of: number };
export type Sums = {
  count: number;
  usable: Share;
  right: Share;
  entities: Share;
  fields: Share;
  pages: Share;
  statements: Share;
  /** Change requests of which every statement holds. */
  changes: Share;
  answered: Share;
  probe: Share;
  sameBytes: Share;
  opened: number;
  consoleErrors: number;
  violations: number;
  sideways: number;
  firstMs: number;
  previewMs: number;
};

const held = <T>(all: readonly T[], holds: (one: T) => boolean): Share => ({
  held: all.filter(holds).length,
  of: all.length,
});
const adding = (results: readonly Result[], part: 'entities' | 'fields' | 'pages'): Share => ({
  held: results.reduce((sum, { score }) => sum + score[part].found, 0),
  of: results.reduce((sum, { score }) => sum + score[part].wanted, 0),
});
const total = (results: readonly Result[], count: (one: Result) => number): number =>
  results.reduce((sum, one) => sum + count(one), 0);

/** What was found of some descriptions, as one line of a table. */
export function sumsOf(results: readonly Result[]): Sums {
  const changes = results.flatMap((one) => one.changes);
  const steps = results.flatMap(({ probes }) => probes.flatMap((probe) => Object.values(probe.steps)));
  const times = results.flatMap((one) => one.times ?? []);
  return {
    count: results.length,
    usable: held(results, ({ score }) => score.isUsable),
    right: held(results, ({ score }) => score.isRight),
    entities: adding(results, 'entities'),
    fields: adding(results, 'fields'),
    pages: adding(results, 'pages'),
    statements: held(
      results.flatMap(({ verdicts }) => verdicts),
      ({ holds }) => holds,
    ),
    changes: held(changes, ({ verdicts, isAnswered }) => isAnswered && verdicts.every(({ holds }) => holds)),
    answered: held(changes, ({ isAnswered }) => isAnswered),
    probe: held(steps, (reason) => reason === null),
    sameBytes: held(results, ({ isDeterministic }) => isDeterministic),
    opened: total(results, ({ walk }) => walk.pages),
    consoleErrors: total(
      results,
      (one) =>
        one.walk.errors.length + one.laterErrors.length + total2(one.changes.map(({ errors }) => errors)),
    ),
    violations: total(results, ({ walk }) => walk.violations.length),
    sideways: total(results, ({ walk }) => walk.sideways.length),
    firstMs: percentile(
      times.map(({ firstMs }) => firstMs),
      0.95,
    ),
    previewMs: percentile(
      times.map(({ previewMs }) => previewMs),
      0.95,
    ),
  };
}

const total2 = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((sum, list) => sum + list.length, 0);

/** Verdicts that do not hold, those of changes included. */
const failed = (results: readonly Result[]): Verdict[] =>
  results
    .flatMap(({ verdicts, changes }) => [...verdicts, ...changes.flatMap((change) => change.verdicts)])
    .filter(({ holds }) => !holds);

const judged = (results: readonly Result[]): Verdict[] =>
  results.flatMap(({ verdicts, changes }) => [...verdicts, ...changes.flatMap((change) => change.verdicts)]);

export type ErrorClass = {
  check: string;
  failed: number;
  of: number;
  byReason: Partial<Record<string, number>>;
};

/** Failed statements by key of the vocabulary, each split by why, the most frequent first. */
export function errorClasses(results: readonly Result[]): ErrorClass[] {
  const classes = new Map<string, ErrorClass>();
  for (const { check, holds, reason } of judged(results)) {
    const one = classes.get(check) ?? { check, failed: 0, of: 0, byReason: {} };
    classes.set(check, one);
    one.of += 1;
    if (holds) continue;
    one.failed += 1;
    const why = reason ?? 'stuck';
    one.byReason[why] = (one.byReason[why] ?? 0) + 1;
  }
  return [...classes.values()]
    .filter((one) => one.failed > 0)
    .sort((one, other) => other.failed - one.failed);
}

export const usedReasons = (results: readonly Result[]): string[] =>
  reasons.filter((reason) => failed(results).some((verdict) => verdict.reason === reason));

export const bySet = (results: readonly Result[]): Map<string, Result[]> =>
  Map.groupBy(results, ({ set }) => set);

/** Held-out descriptions keep their domains to themselves. */
export const byDomain = (results: readonly Result[]): Map<string, Result[]> =>
  Map.groupBy(
    results.filter((one) => !isHeldOut(one)),
    ({ domain }) => domain,
  );
