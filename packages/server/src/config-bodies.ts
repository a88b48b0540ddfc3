import type { TempLimits } from './platform/content/temp-budget.ts';

/** How bodies of requests may arrive, so that nobody holds places or memory that others need. */
export type BodyLimits = {
  /** A body is looked at this often; its first look is its grace period. */
  readonly windowMs: number;
  /** Less than this, on average over a window, ends the request. */
  readonly bytesPerSecond: number;
  /** Bodies on their way from one network. */
  readonly perNetwork: number;
  /** Where a network has all of them, one that came too slowly for this long makes room for the next. */
  readonly crowdedGraceMs: number;
  /** Bytes of bodies that are held in memory, of all networks; one network has a quarter of it. */
  readonly memoryBytes: number;
  /** Bodies of this size come in however many large ones are held: people go on signing in and saving. */
  readonly smallBytes: number;
};

export const bodyLimits: BodyLimits = {
  windowMs: 10_000,
  bytesPerSecond: 4_000,
  perNetwork: 24,
  crowdedGraceMs: 1_000,
  memoryBytes: 200_000_000,
  smallBytes: 100_000,
};

/** Files of forms until they are stored: so many that no sender fills the disk, which the database may share. */
export const tempFileLimits: TempLimits = { files: 200, bytes: 2_000_000_000 };
