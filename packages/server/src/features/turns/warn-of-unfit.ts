import type { FileChange } from '@sayso/contracts/chat';
import type { AppGrant } from '../../access/grant.ts';
import type { RunDeps } from './run-deps.ts';
import type { Staging } from './staging.ts';

/** Adds to the changed entities how many records do not fit any more. Answers the entries that say so now. */
export async function warnOfUnfit(
  { unfitRecords }: Pick<RunDeps, 'unfitRecords'>,
  grant: AppGrant,
  staging: Staging,
): Promise<FileChange[]> {
  const warned: FileChange[] = [];
  for (const { path, from = path } of staging.files.changes) {
    const after = staging.live[path];
    const before = staging.files.before(path);
    if (!path.startsWith('entities/') || after === undefined || after === before) continue;
    // Records follow a new name at the end of the turn.
    const entity = from.slice('entities/'.length);
    const change = staging.files.warn(path, await unfitRecords(grant, { entity, before, after }));
    if (change) warned.push(change);
  }
  return warned;
}
