import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createDiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** Where this installation keeps its files. */
export const openStorage = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Storage =>
  storage === null ? createDiskStorage(join(dataDir, 'files')) : createS3Storage(storage);
