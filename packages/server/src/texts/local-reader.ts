const shown = (amount: number): string => amount.toLocaleString('en');

/** What admins are told of a model's file. */
export const localModelWords = {
  noFile: 'There’s no file with that name. Copy it into the models folder, or choose another.',
  unreadable: 'The server isn’t allowed to read this file. Check its permissions.',
  folder: 'This is a folder. Choose the model’s file, which ends in .gguf.',
  empty: 'This file is empty. Copy it again.',
  foreign: 'This isn’t a GGUF model. Choose a file that ends in .gguf.',
  version: (version: number) =>
    `This file’s format is version ${version}. Only versions 2 and 3 can be read; look for a newer file.`,
  truncated: 'This file breaks off before its end. Copy it again.',
  unnamed: 'This file doesn’t say what kind of model it holds. Choose another.',
  tooLarge: (needed: number, allowed: number) =>
    `This model needs at least ${shown(needed)} MB of memory, and SAYSO_READER_MEMORY allows ${shown(allowed)} MB. Allow more, or choose a smaller one.`,
} as const;

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

/** Why a local model gave no answer, for admins and the log. */
export const localReaderWords = {
  notInstalled: 'The library that runs the model isn’t installed.',
  notLoaded: 'The library that runs the model couldn’t be loaded. Remove it and install it again.',
  noFile: 'No model was chosen.',
  tooLarge: (needed: number, allowed: number) =>
    localModelWords.tooLarge(megabytes(needed), megabytes(allowed)),
  overMemory: (used: number, allowed: number) =>
    `The model was ended at ${shown(megabytes(used))} MB of memory; SAYSO_READER_MEMORY allows ${shown(megabytes(allowed))} MB.`,
  noRoom: 'The model’s context is too short for the instructions and the text.',
  tooLong: (tokens: number) => `The answer was longer than ${tokens} tokens.`,
  strange: 'The model’s process gave an answer that makes no sense.',
  late: (ms: number) => `The model took longer than ${ms / 1_000} seconds.`,
  crashed: (how: string, lastWords: string) =>
    `The model’s process ended by itself (${how}). ${lastWords}`.trim(),
  crashedOften: (times: number) =>
    `The model’s process ended by itself ${times} times, so it was turned off.`,
  stopped: 'The model was stopped.',
  busy: (waiting: number) => `${waiting} readings are waiting already.`,
} as const;

/** What people are told reads for them, where the file does not say what it is called. */
export const localModelName = 'Local model';

/** Why the library could not be installed. */
export const installWords = {
  platform: 'There’s no build of the library for this machine’s system and processor.',
  npm: 'npm wasn’t found on this server. Install Node.js with npm, then try again.',
  offline: 'The package registry couldn’t be reached. Check the server’s connection, then try again.',
  registry: 'The package registry didn’t provide the library. Try again later, or check npm’s settings.',
  disk: 'There isn’t enough space on the disk. The library needs about 100 MB.',
  folder: 'The server isn’t allowed to write to its data folder. Check its permissions.',
  cancelled: 'The installation was cancelled.',
  failed: 'npm couldn’t install the library. The server’s log says why.',
} as const;

/** What a local model lacks, and what an admin does about it. */
export const localStatusWords = {
  'not installed': 'The library that runs local models isn’t installed yet.',
  installing: 'The library that runs local models is being installed.',
  'no file': 'Copy a GGUF model into the models folder, then choose it here.',
  /** Where there are some. */
  'not chosen': 'Choose a model file.',
  off: localReaderWords.crashedOften(3),
  ready: 'The local model is ready.',
} as const;

export const localChoiceWords = {
  bySetting: 'SAYSO_READER_FILE names the model. Remove that setting to choose another one here.',
  notListed: 'There’s no model with that name in the models folder.',
} as const;
