import type { Id } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { GivenRecords } from './given-records.ts';
import type { RunDeps } from './run-deps.ts';
import type { Staging } from './staging.ts';

type Given = { turnId: Id; staging: Staging; records: GivenRecords };

/** Samples come once their entities are live. */
export async function insertLiveSamples(
  { insertSamples, log }: RunDeps,
  grant: AppGrant,
  { turnId, staging, records }: Given,
): Promise<void> {
  const isLive = ({ entity }: { entity: string }) => staging.live[`entities/${entity}`] !== undefined;
  const [first, added] = [records.samples.filter(isLive), records.written.filter(isLive)];
  try {
    if (first.length > 0) await insertSamples(grant, first);
    if (added.length > 0) await insertSamples(grant, added, { besideOthers: true });
  } catch (error) {
    // An app without its samples is still the app that was asked for.
    log.error({ err: error, turnId }, 'Sample records could not be inserted');
  }
}
