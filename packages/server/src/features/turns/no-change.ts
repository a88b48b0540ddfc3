import type { FileChange, PlanPlace } from '@sayso/contracts/chat';
import { asksForChange } from '@sayso/core/asks-for-change';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import type { TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import { turnWords } from '../../texts/turns.ts';
import type { AnswerStream } from './answer-stream.ts';
import type { RunDeps } from './run-deps.ts';

/** Ends an answer that was asked for a change and brought none: prose may say otherwise. */
export function sayNothingChanged(stream: AnswerStream): void {
  stream.flush();
  stream.add(`${stream.content.endsWith('\n') ? '' : '\n'}\n${turnWords.nothingChanged}\n`);
}

/** A model may say that it did what it did not; the built-in builder says by itself when it did nothing. */
export const lacksChange = ({ repairs }: TurnProvider, { isFix, text }: TurnRequest): boolean =>
  repairs === true && (isFix === true || asksForChange(text));

/** Where in the plan a message belongs that was asked for a change and brought none; null where that is not sure. */
export async function placeOf(
  { placeInPlan, log }: Pick<RunDeps, 'placeInPlan' | 'log'>,
  { appId }: AppGrant,
  { app, asker, sources, memory, text, ...request }: TurnRequest,
): Promise<PlanPlace | null> {
  if (request.isFirst || request.isFix || request.plan || !asksForChange(text)) return null;
  try {
    return await placeInPlan(asker, { app, sources, memory }, text);
  } catch (error) {
    // The answer stands without it.
    log.warn({ err: error, appId }, 'No place in the plan was found');
    return null;
  }
}

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
