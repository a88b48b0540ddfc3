import type { BroughtRows } from '@sayso/core/turn-provider';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import type { BuiltIn } from '../../platform/builder/built-in.ts';
import type { createDanglingReferences } from '../records/references.ts';
import type { InsertSamples } from '../records/samples.ts';
import type { StoredRows } from '../records/store-rows.ts';
import type { UnfitWarnings } from '../records/unfit.ts';
import type { CheckFile } from '../sources/write-file.ts';
import type { EndDeps } from './end-turn.ts';
import type { CheckTypes } from './gate.ts';
import type { RecordReading } from './given-records.ts';
import type { FixFile } from './staging.ts';
import type { TurnTools } from './tools/turn-tools.ts';
import type { TurnLimits } from './turn-limits.ts';

export type RunDeps = EndDeps & {
  log: Logger;
  check: CheckFile;
  fix: FixFile;
  /** Null where the operator has the check of whole apps switched off. */
  types: CheckTypes | null;
  /** What is left out is as usual. */
  limits: Partial<TurnLimits>;
  toolsFor: TurnTools;
  insertSamples: InsertSamples;
  recordReading: RecordReading;
  /** Which ids in records name records that are not there. */
  danglingReferences: ReturnType<typeof createDanglingReferences>;
  /** Stores the rows of a file, once for each seed. */
  insertRows: (grant: AppGrant, given: { rows: BroughtRows; seed: string }) => Promise<StoredRows>;
  /** Where in its plan a message belongs. */
  placeInPlan: BuiltIn['placeInPlan'];
  /** Has the address of a new app follow the name that it was given. */
  followName: (grant: AppGrant, name: string) => Promise<void>;
  /** What to tell of records that do not fit an entity's new schema. */
  unfitRecords: (
    grant: AppGrant,
    change: { entity: string; before: string | undefined; after: string },
  ) => Promise<UnfitWarnings>;
};
