import type { AppName, Seen } from './change-check.ts';

/** App, request, what must hold of the changed app, what the answer says. */
export type ChangeRow = readonly [AppName, string, (app: Seen) => boolean, RegExp];
