/** Limits that both ends know; bytes, rows, milliseconds and characters as named. */
export const limits = {
  jsonBytes: 1_000_000,
  sourcesBytes: 10_000_000,
  descriptionChars: 50_000,
  bulkRows: 1_000,
  pageRows: 5_000,
  defaultRows: 5_000,
  filterDepth: 20,
  filterConditions: 200,
  /** Values of all lists of one filter together. */
  filterValues: 1_000,
  patternChars: 256,
  sourceFileBytes: 500_000,
  filesPerApp: 500,
  recentApps: 9,
  appsPageSize: 24,
  passwordChars: 8,
  messagesShownFirst: 50,
  checkpointRows: 200,
  stuckAfterMs: 10 * 60_000,
  defaultFileLength: 15_000,
} as const;
