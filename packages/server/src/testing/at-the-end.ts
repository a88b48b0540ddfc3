import { afterAll, onTestFinished } from 'vitest';

/** Runs this after the test that is running, or outside of one after all tests of the file. */
export function atTheEnd(close: () => Promise<void>): void {
  try {
    onTestFinished(close, 60_000);
  } catch {
    afterAll(close);
  }
}
