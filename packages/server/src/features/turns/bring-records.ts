import type { FileChange } from '@sayso/contracts/chat';
import type { AppGrant } from '../../access/grant.ts';
import { insertLiveSamples } from './insert-live-samples.ts';
import type { RunDeps } from './run-deps.ts';
import { warnOfUnfit } from './warn-of-unfit.ts';

/** Samples for what is live, and what is to be told of records that are there already. */
export async function bringRecords(
  deps: RunDeps,
  grant: AppGrant,
  given: Parameters<typeof insertLiveSamples>[2],
): Promise<FileChange[]> {
  await insertLiveSamples(deps, grant, given);
  return warnOfUnfit(deps, grant, given.staging);
}
