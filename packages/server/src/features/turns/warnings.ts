import type { FileChange } from '@sayso/contracts/chat';

/** What the person is warned of in these changes, each with its file. */
export const warningsOf = (changes: readonly FileChange[]): string[] =>
  changes.flatMap(({ path, warnings = [] }) => warnings.map((warning) => `${path}: ${warning}`));
