import { createHash } from 'node:crypto';
import type { Id } from '@sayso/contracts/ids';

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex');
/** Seeds begin with an id, whose first part is when it was made. */
const timeOf = (seed: string) => seed.slice(0, 8);

/** In the order of the file, since ids sort as records do. */
export const rowId = (seed: string, line: number): Id =>
  `${timeOf(seed)}${hashOf(seed).slice(0, 6)}${line.toString(16).padStart(10, '0')}`;

/** The same for the same record, so that what is said twice is stored once. */
export const sampleId = (seed: string): Id => `${timeOf(seed)}${hashOf(seed).slice(0, 16)}`;
