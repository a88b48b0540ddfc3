import type { FileChange } from '@sayso/contracts/chat';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { turnWords } from '../../texts/turns.ts';

/** Ends an answer that was asked for a change and brought none: prose may say otherwise. */
export const nothingChangedAfter = (content: string): string =>
  `${content.endsWith('\n') ? '' : '\n'}\n${turnWords.nothingChanged}\n`;

/** Whether any of these entries says that a file is not what it was before. */
const changesFiles = (changes: readonly FileChange[]): boolean =>
  changes.some(
    ({ action, added, removed, error }) =>
      error === undefined && (action !== 'changed' || added + removed > 0),
  );

/** Whether the app is another one than it was, but for its records. */
export const hasChanged = (
  { files }: { files: { changes: readonly FileChange[] } },
  settings: AppSettings,
): boolean => changesFiles(files.changes) || Object.keys(settings).length > 0;
