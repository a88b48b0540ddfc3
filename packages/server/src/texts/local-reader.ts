/** What admins are told of a model's file. */
export const localModelWords = {
  noFile: 'There’s no file of that name. Copy it into the folder of models, or choose another.',
  unreadable: 'The server isn’t allowed to read this file. Check its permissions.',
  folder: 'This is a folder. Choose the model’s file, which ends in .gguf.',
  empty: 'This file is empty. Copy it again.',
  foreign: 'This isn’t a GGUF model. Choose a file that ends in .gguf.',
  version: (version: number) =>
    `This file’s format is version ${version}. Only versions 2 and 3 can be read; look for a newer file.`,
  truncated: 'This file breaks off before its end. Copy it again.',
  unnamed: 'This file doesn’t say what kind of model it holds. Choose another.',
  tooLarge: (needed: number, allowed: number) =>
    `This model needs at least ${needed} MB of memory, and SAYSO_READER_MEMORY allows ${allowed} MB. Allow more, or choose a smaller one.`,
} as const;

/** What people are told reads for them, where the file does not say what it is called. */
export const localModelName = 'Local model';
