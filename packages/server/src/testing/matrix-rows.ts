/**
 * `invited` is a member with an account of this installation; `member` is the same person with a token of the app,
 * `foreigner` with a token of another app; `frame` is the owner's preview, `service` the app's own backend. `appAdmin` is
 * an admin inside the app with a token of it: people of the app are theirs to manage, nothing of the builder (W-TIER-04).
 */
export const people = [
  'nobody',
  'stranger',
  'invited',
  'member',
  'foreigner',
  'frame',
  'owner',
  'admin',
  'service',
  'appAdmin',
] as const;
export type Person = (typeof people)[number];
/** Statuses in the order of `people`; `ok` is 200 or what the call itself answers. */
type Row = readonly (number | 'ok')[];

export const rows = {
  maker: [401, 403, 403, 403, 403, 403, 'ok', 'ok', 403, 403],
  inviter: [401, 403, 403, 403, 403, 'ok', 'ok', 'ok', 403, 'ok'],
  account: [401, 'ok', 'ok', 403, 403, 403, 'ok', 'ok', 403, 403],
  inside: [403, 403, 'ok', 'ok', 403, 'ok', 'ok', 'ok', 'ok', 'ok'],
  personInside: [403, 403, 'ok', 'ok', 403, 'ok', 'ok', 'ok', 403, 'ok'],
  signedInInside: [401, 403, 'ok', 403, 403, 403, 'ok', 'ok', 403, 403],
  frame: [403, 403, 403, 403, 403, 'ok', 'ok', 'ok', 403, 403],
  adminInside: [403, 403, 404, 404, 403, 'ok', 'ok', 'ok', 'ok', 'ok'],
  adminPersonInside: [403, 403, 404, 404, 403, 'ok', 'ok', 'ok', 403, 'ok'],
  anyone: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  adminAlone: [401, 403, 403, 403, 403, 403, 403, 'ok', 403, 403],
} as const satisfies Record<string, Row>;

export type Ground = { app: string; slug: string; record: string; owner: string; stranger: string };
export type Entry = {
  row: Row;
  /** Values for the segments of the path beside the app's id. */
  params?: (ground: Ground) => Record<string, string>;
  body?: (ground: Ground) => unknown;
  query?: string;
  /** What whoever is let in is answered where that is not 200. */
  ok?: number;
};

/** For calls on the record that the ground holds. */
export const record = (row: Row, body?: Entry['body']): Entry => ({
  row,
  params: (ground) => ({ entity: 'Task', id: ground.record }),
  ...(body ? { body } : {}),
});
