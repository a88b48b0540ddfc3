import { defineTexts } from './define-texts.ts';

/** The local model that reads descriptions, in the settings of administrators. */
export const t = defineTexts('local-reader', {
  title: 'Local model',
  text: 'Reads descriptions more closely on this server, without any service. Only admins see this.',
  failedToLoad: 'The local model’s state couldn’t be loaded.',
  retry: 'Try again',
  failed: 'That didn’t work: {reason}',
  library: 'Library',
  version: 'Version {version}',
  install: 'Install',
  installNote:
    'Downloads about 80 MB from this server’s package registry. Nothing is installed before you press.',
  installing: 'Installing: {packages} of about {all} packages',
  progress: 'Progress of the installation',
  cancel: 'Cancel',
  remove: 'Remove',
  removeTitle: 'Remove the library?',
  removeText: 'Descriptions are read by the rules alone then. Model files stay where they are.',
  model: 'Model file',
  none: 'None',
  noModels: 'Copy a model file (.gguf) into {folder}, then check again.',
  folder: 'Model files are looked for in {folder}.',
  check: 'Check again',
  bySetting: 'Set by SAYSO_READER_FILE.',
  limits:
    'It may use up to {memory, number} MB of memory and {threads, plural, one {# thread} other {# threads}}, and has {seconds} seconds for a description.',
  lastFault: 'Last problem, {when}: {message}',
} as const);
