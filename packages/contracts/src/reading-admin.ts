import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './ids.ts';
import { CloserReader, ReadingFault } from './reading.ts';

/** Why the library that runs local models was not installed. */
export const installFaults = [
  'platform',
  'npm',
  'offline',
  'registry',
  'disk',
  'folder',
  'cancelled',
  'failed',
] as const;
export const InstallFault = z.enum(installFaults);
export type InstallFault = z.infer<typeof InstallFault>;

export const InstallState = z.object({
  is_running: z.boolean(),
  /** Fetched so far, of about so many. */
  packages: z.number().int(),
  all_packages: z.number().int(),
  /** Of the last attempt. */
  problem: z.object({ fault: InstallFault, message: z.string() }).nullable(),
});
export type InstallState = z.infer<typeof InstallState>;

/** A model's file, by its name in the folder of models, or by its path where the settings name one. */
const LocalModel = z.object({
  file: z.string(),
  bytes: z.number().int(),
  /** What the file calls its model. */
  name: z.string().nullable(),
  problem: z.object({ fault: ReadingFault, message: z.string() }).nullable(),
});

export const localReaderStatuses = [
  'not installed',
  'installing',
  'no file',
  'wrong file',
  'off',
  'ready',
] as const;

/** What a local model lacks to read on this server, for its admins. */
export const LocalReaderState = z.object({
  status: z.enum(localReaderStatuses),
  /** Says it, and what to do next. */
  message: z.string(),
  /** What reads descriptions more closely now; null where only the rules do. */
  reader: CloserReader.nullable(),
  library: z.object({
    version: z.string(),
    /** The package with the binary for this machine; null where there is none. */
    binary: z.string().nullable(),
    is_installed: z.boolean(),
    install: InstallState,
  }),
  /** Where models are copied to. */
  models_folder: z.string(),
  models: z.array(LocalModel),
  /** The file that is read with; `setting`: the server's settings say so, and nobody can choose. */
  file: LocalModel.extend({ from: z.enum(['setting', 'choice']) }).nullable(),
  last_fault: z.object({ fault: ReadingFault, message: z.string(), at: Timestamp }).nullable(),
  memory_mb: z.number().int(),
  threads: z.number().int(),
  timeout_seconds: z.number().int(),
});
export type LocalReaderState = z.infer<typeof LocalReaderState>;

/** All of these are for platform admins. */
export const getLocalReader = endpoint({
  method: 'GET',
  path: '/admin/local-reader',
  reply: LocalReaderState,
});

/** Begins, and answers at once; how far it is stands in the state. */
export const installLocalReader = endpoint({
  method: 'POST',
  path: '/admin/local-reader/install',
  reply: LocalReaderState,
});

export const cancelLocalReader = endpoint({
  method: 'POST',
  path: '/admin/local-reader/cancel',
  reply: LocalReaderState,
});

/** Takes the library away; models stay. */
export const removeLocalReader = endpoint({
  method: 'POST',
  path: '/admin/local-reader/remove',
  reply: LocalReaderState,
});

/** Lets a model that broke too often read again. */
export const retryLocalReader = endpoint({
  method: 'POST',
  path: '/admin/local-reader/retry',
  reply: LocalReaderState,
});

/** Chooses a file of the folder of models to read with; null: none. */
export const chooseLocalModel = endpoint({
  method: 'PUT',
  path: '/admin/local-reader/file',
  body: z.strictObject({ file: z.string().min(1).max(255).nullable() }),
  reply: LocalReaderState,
});
