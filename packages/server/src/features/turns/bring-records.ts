import type { SampleRecords } from '@sayso/core/turn-provider';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import type { Staging } from './staging.ts';

export type RecordDeps = {
  log: Logger;
  insertSamples: (grant: AppGrant, samples: SampleRecords) => Promise<void>;
  renameRecords: (grant: AppGrant, from: string, to: string) => Promise<void>;
};

/** Records follow their entity's new name; samples come once their entities are live. */
export async function bringRecords(
  { log, insertSamples, renameRecords }: RecordDeps,
  grant: AppGrant,
  { staging, samples }: { staging: Staging; samples: SampleRecords },
): Promise<void> {
  for (const { from, to } of staging.renamedEntities) await renameRecords(grant, from, to);
  const live = samples.filter(({ entity }) => staging.live[`entities/${entity}`] !== undefined);
  if (live.length === 0) return;
  try {
    await insertSamples(grant, live);
  } catch (error) {
    // An app without its samples is still the app that was asked for.
    log.error({ err: error, appId: grant.appId }, 'Sample records could not be inserted');
  }
}
