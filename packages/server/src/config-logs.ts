/** Lines and the bytes of their texts. */
export type LogShare = { readonly lines: number; readonly bytes: number };
export type LogLimits = {
  /** Of one app in a minute. Whoever is not known in the app has a share apart and uses up nothing of the others'. */
  readonly ofUsers: LogShare;
  readonly ofVisitors: LogShare;
  /** What is kept of one app. */
  readonly kept: LogShare;
  /** The part of it that visitors' lines have for sure; what they hold beyond it goes before any line of a user. */
  readonly keptOfVisitors: number;
};

export const logLimits: LogLimits = {
  ofUsers: { lines: 6_000, bytes: 20_000_000 },
  ofVisitors: { lines: 2_000, bytes: 5_000_000 },
  kept: { lines: 1_000_000, bytes: 100_000_000 },
  keptOfVisitors: 0.25,
};
