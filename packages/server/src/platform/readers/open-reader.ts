import type { Config } from '../../config.ts';
import { builtIn } from '../builder/built-in.ts';
import type { Sql } from '../database/database.ts';
import { patienceOf } from '../models/model-provider.ts';
import { type ChosenFile, createChosenFile } from './local/chosen-file.ts';
import { createLocalReader, type LocalReader } from './local/local-reader.ts';
import { modelAnswers } from './model-answers.ts';
import { createReader, type Reader } from './reader.ts';

/** What reads descriptions more closely than the rules, where the settings have something for it. */
export type Readers = {
  /** The one that reads now: a local model may come and go while the server runs. */
  current(): Promise<Reader | null>;
  readonly local: LocalReader;
  readonly chosenFile: ChosenFile;
};

export function openReaders({ config, sql }: { config: Config; sql: Sql }): Readers {
  const { reader } = config.reading;
  const model = openModel(config);
  const chosenFile = createChosenFile({ sql });
  const local = createLocalReader({ config, chosen: chosenFile });
  const isLocal = async () => reader === 'local' || (reader === 'auto' && (await local.isReady()));
  return {
    local,
    chosenFile,
    current: async () =>
      (await isLocal()) ? createReader(await local.source(), builtIn.checkReading) : model,
  };
}

function openModel(config: Config): Reader | null {
  const { reading, model } = config;
  if (reading.reader !== 'model' || model === null) return null;
  const settings = { patience: patienceOf(config), longestMs: reading.longestMs };
  return createReader(modelAnswers(model, settings), builtIn.checkReading);
}
