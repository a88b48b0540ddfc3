import type { Locator } from '@playwright/test';

/** Counts what somebody presses; typing is not counted. */
export function counting() {
  let count = 0;
  return {
    press: async (what: Locator) => {
      count += 1;
      await what.click();
    },
    get count() {
      return count;
    },
  };
}
