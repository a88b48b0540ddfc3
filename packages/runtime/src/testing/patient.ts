import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// A loaded machine draws late; a second, the default, would fail components that are right.
configure({ asyncUtilTimeout: 15_000 });

// What React has still to draw is drawn while there is a window, and not after the file has taken it along.
afterAll(async () => {
  cleanup();
  for (let turn = 0; turn < 5; turn++) await nextTurn();
});
