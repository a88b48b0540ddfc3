import type { Failure } from '@sayso/contracts/chat';
import type { Id } from '@sayso/contracts/ids';
import type { SampleRecords } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import { broughtSampleWords } from '../../texts/attached.ts';
import type { StoredSamples } from '../records/samples.ts';
import type { GivenRecords } from './given-records.ts';
import { recordsFailure } from './records-failure.ts';
import type { RunDeps } from './run-deps.ts';
import type { Staging } from './staging.ts';

type Given = { turnId: Id; staging: Staging; records: GivenRecords };
/** `stored`: how many records are there now that were not; `words` are for the person. */
type Inserted = { stored: number; words: readonly string[]; failures: readonly Failure[] };

/** Samples come once their entities are live. */
export async function insertLiveSamples(
  deps: Pick<RunDeps, 'insertSamples' | 'log'>,
  grant: AppGrant,
  { turnId, staging, records }: Given,
): Promise<Inserted> {
  const isLive = ({ entity }: { entity: string }) => staging.live[`entities/${entity}`] !== undefined;
  const insert = { deps, grant, turnId };
  const first = await inserted(insert, records.samples.filter(isLive), false);
  const written = records.written(staging.live);
  const added = await inserted(insert, written, true);
  return {
    stored: countOf(first) + countOf(added),
    // An app without its samples is still the app that was asked for: only who wrote them can mend that.
    words: first === null ? [broughtSampleWords.notStored] : (added ?? []).flatMap(leftOut),
    failures: added === null ? written.map(({ entity }) => notStored(entity)) : [],
  };
}

type Insert = { deps: Pick<RunDeps, 'insertSamples' | 'log'>; grant: AppGrant; turnId: Id };

/** Null where they could not be stored. */
async function inserted(
  { deps: { insertSamples, log }, grant, turnId }: Insert,
  samples: SampleRecords,
  besideOthers: boolean,
): Promise<readonly StoredSamples[] | null> {
  if (samples.length === 0) return [];
  try {
    return await insertSamples(grant, samples, { besideOthers });
  } catch (error) {
    log.error({ err: error, turnId }, 'Sample records could not be inserted');
    return null;
  }
}

const countOf = (stored: readonly StoredSamples[] | null): number =>
  (stored ?? []).reduce((sum, { docs }) => sum + docs.length, 0);

const leftOut = ({ entity, refused }: StoredSamples): string[] =>
  refused === 0 ? [] : [broughtSampleWords.leftOut(refused, entity)];

const notStored = (entity: string): Failure => recordsFailure(entity, broughtSampleWords.notStoredNow);
