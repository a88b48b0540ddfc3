/** Sources of an app and their checkpoints. */
export const sourceWords = {
  noCheckpoint: 'Checkpoint not found',
  changedSince: (path: string) => `${path} has changed since you opened it. Reload it, then save again.`,
  busyWithYours: 'Too many changes to your apps are running at once. Please try again in a moment.',
  busy: 'Too many changes to apps are running at once. Please try again in a moment.',
  notEditable: (path: string) => `"${path}" is not a page, a component or the layout`,
  noPlace: (path: string) => `"${path}" is not a place for a file of the app`,
  tooManyFiles: (most: number) => `An app can have at most ${most} files`,
} as const;

/** What versions are called that changed fields or rules by hand: "Bird: Species added, rules changed". */
export const versionWords = {
  entityAdded: (entity: string) => `${entity} added`,
  entityRemoved: (entity: string) => `${entity} removed`,
  changed: (entity: string, parts: readonly string[]) => `${entity}: ${parts.join(', ')}`,
  added: (what: string) => `${what} added`,
  removed: (what: string) => `${what} removed`,
  fieldChanged: (what: string) => `${what} changed`,
  renamed: (from: string, to: string) => `${from} renamed to ${to}`,
  fields: (count: number) => `${count} fields`,
  reordered: 'fields reordered',
  rulesAdded: 'rules added',
  rulesChanged: 'rules changed',
  rulesRemoved: 'rules removed',
  settings: 'settings changed',
  apart: '; ',
} as const;
