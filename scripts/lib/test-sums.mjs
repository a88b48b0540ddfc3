import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/** A report that was not written, as when the runner itself failed, counts nothing. */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Passed and failed of Vitest's report and Playwright's; what could not even begin counts as one failure each. */
export function sumUp(unit, e2e) {
  const { expected = 0, flaky = 0, unexpected = 0 } = e2e.stats ?? {};
  return {
    passed: (unit.numPassedTests ?? 0) + expected + flaky,
    failed: (unit.numFailedTests ?? 0) + notLoaded(unit).length + unexpected + (e2e.errors ?? []).length,
  };
}

const notLoaded = ({ testResults = [] }) =>
  testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);

/** A line for each test that failed and each file that could not begin: what is printed last is what people read. */
export function failuresOf(unit, e2e) {
  const named = (unit.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages = [] }) =>
      status === 'failed' ? [line(name, fullName, failureMessages[0])] : [],
    ),
  );
  return [
    ...named,
    ...notLoaded(unit).map(({ name, message }) => line(name, 'could not begin', message)),
    ...(e2e.suites ?? []).flatMap(failedSpecs),
    ...(e2e.errors ?? []).map(({ message }) => line('browser tests', 'outside of any test', message)),
  ];
}

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failedSpecs),
  ...specs.flatMap(({ ok, file, title, tests }) =>
    ok ? [] : [line(file, title, tests[0]?.results.at(-1)?.error?.message)],
  ),
];

const line = (file, title, message = '') => `${file}: ${title}: ${message.split('\n', 1)[0]}`;

/** The test files that took longest, with their seconds, whichever runner they belong to: where a run's time goes. */
export function slowestOf(unit, e2e, most = 20) {
  const files = [
    ...(unit.testResults ?? []).map(({ name, startTime, endTime }) => [
      relative(root, name),
      endTime - startTime,
    ]),
    ...(e2e.suites ?? []).map((suite) => [suite.file, durationOf(suite)]),
  ];
  return files
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`);
}

const durationOf = ({ suites = [], specs = [] }) =>
  [
    ...suites.map(durationOf),
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ].reduce((sum, one) => sum + one, 0);
