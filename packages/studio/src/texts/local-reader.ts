import { defineTexts } from './define-texts.ts';

/** The local model that reads descriptions, in the settings of administrators. */
export const t = defineTexts('local-reader', {
  title: 'Local model',
  text: 'Reads descriptions more closely on this server, without any service. Only admins see this.',
  failedToLoad: 'The local model’s state couldn’t be loaded.',
  retry: 'Try again',
  failed: 'That didn’t work: {reason}',
  modelReads:
    'The model set in SAYSO_MODEL reads descriptions now. To use this one instead, set SAYSO_READER to local.',
  nobodyReads: 'It isn’t used, because SAYSO_READER is set to rules.',
  library: 'Library',
  version: 'Version {version}',
  install: 'Install',
  installNote:
    'Downloads about 80 MB from this server’s package registry. Nothing is installed before you press.',
  noBuild: 'There’s no build of the library for this machine’s system and processor.',
  installing: 'Installing: {packages} of about {all} packages',
  progress: 'Progress of the installation',
  cancel: 'Cancel',
  remove: 'Remove',
  removeTitle: 'Remove the library?',
  removeText: 'Descriptions are read by the rules alone then. Model files stay where they are.',
  model: 'Model file',
  none: 'None',
  unfit: {
    missing: '{label} (missing)',
    memory: '{label} (needs more memory)',
    other: '{label} (can’t be read)',
  },
  noModels: 'Copy a model file (.gguf) into {folder}, then check again.',
  folder: 'Model files are looked for in {folder}.',
  check: 'Check again',
  bySetting: 'Set by SAYSO_READER_FILE.',
  limits:
    'The model may use up to {memory, number} MB of memory and {threads, plural, one {# thread} other {# threads}}, and has {seconds, number} seconds for a description.',
  lastFault: 'Last problem, {when}: {message}',
} as const);
