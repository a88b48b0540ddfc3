import type { Id } from '@sayso/contracts/ids';
import type { SampleRecords } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import type { RunDeps } from './run-deps.ts';
import type { Staging } from './staging.ts';

type Given = { turnId: Id; staging: Staging; samples: SampleRecords };

/** Samples come once their entities are live. */
export async function insertLiveSamples(
  { insertSamples, log }: RunDeps,
  grant: AppGrant,
  { turnId, staging, samples }: Given,
): Promise<void> {
  const live = samples.filter(({ entity }) => staging.live[`entities/${entity}`] !== undefined);
  if (live.length === 0) return;
  try {
    await insertSamples(grant, live);
  } catch (error) {
    // An app without its samples is still the app that was asked for.
    log.error({ err: error, turnId }, 'Sample records could not be inserted');
  }
}
