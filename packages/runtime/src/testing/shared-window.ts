import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, vi } from 'vitest';
import { setCurrentUser } from '../sdk/auth.ts';

// A loaded machine draws late; a second, the default, would fail components that are right.
configure({ asyncUtilTimeout: 15_000 });

const { innerWidth } = window;

// What React has still to draw is drawn while there is a window, and not after the file has taken it along.
afterAll(async () => {
  cleanup();
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  // Files share a window: the next one finds it as a new tab has it, with nobody signed in.
  toast.dismiss();
  setCurrentUser(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Object.assign(window, { innerWidth });
});
