import { existsSync, readFileSync } from 'node:fs';

/** A report that was not written, as when the runner itself failed, counts nothing. */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Passed and failed of Vitest's report and Playwright's; what could not even begin counts as one failure each. */
export function sumUp(unit, e2e) {
  const { expected = 0, flaky = 0, unexpected = 0 } = e2e.stats ?? {};
  const notLoaded = (unit.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: (unit.numPassedTests ?? 0) + expected + flaky,
    failed: (unit.numFailedTests ?? 0) + notLoaded.length + unexpected + (e2e.errors ?? []).length,
  };
}
