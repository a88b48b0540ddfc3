import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../../../config.ts';
import { localModelName, localReaderWords } from '../../../texts/local-reader.ts';
import { type AnswerSource, ReadingProblem } from '../reader.ts';
import type { ChosenFile } from './chosen-file.ts';
import { createLocalAnswers, type LocalAnswers, type LocalLimits } from './local-answers.ts';
import { isInstalled, localFolder, modelNames, modelsFolder } from './local-folder.ts';
import { checkModelFile, type ModelFile } from './model-file.ts';

type Deps = {
  config: Pick<Config, 'dataDir' | 'reading'>;
  chosen: ChosenFile;
  /** Other than usual, for tests. */
  limits?: Partial<LocalLimits>;
  script?: string;
};

/** The file that is read with, and who says so. */
export type FileInUse = ModelFile & { from: 'setting' | 'choice' };

export type LocalReader = Pick<LocalAnswers, 'standing' | 'forgive' | 'rest'> & {
  /** Of the library. */
  readonly folder: string;
  readonly modelsFolder: string;
  isInstalled(): Promise<boolean>;
  fileInUse(): Promise<FileInUse | null>;
  /** Files that can be chosen, with what is wrong with them. */
  files(): Promise<ModelFile[]>;
  /** Library and file are there, nothing is wrong with the file, and it did not break too often. */
  isReady(): Promise<boolean>;
  source(): Promise<AnswerSource>;
};

const usual = { startMs: 60_000, idleMs: 10 * 60_000, contextTokens: 4_096 };

/** A model's file on this machine, which an admin has put there, and the library that an admin had installed. */
export function createLocalReader({ config, chosen, limits, script }: Deps): LocalReader {
  const { local } = config.reading;
  const folder = localFolder(config.dataDir);
  const models = modelsFolder(config.dataDir);
  const check = rememberingChecks(local.memoryBytes);

  const fileInUse = async (): Promise<FileInUse | null> => {
    const name = local.file ?? (await chosen.get());
    if (name === null) return null;
    const from = local.file === null ? 'choice' : 'setting';
    return { ...(await check(resolve(models, name))), from };
  };
  const find = async () => {
    if (!(await isInstalled(folder))) throw new ReadingProblem('missing', localReaderWords.notInstalled);
    const file = await fileInUse();
    if (file === null) throw new ReadingProblem('missing', localReaderWords.noFile);
    if (file.problem) throw new ReadingProblem(file.problem.fault, file.problem.message);
    return { library: folder, file: file.path };
  };
  const answers = createLocalAnswers({
    limits: {
      ...usual,
      memoryBytes: local.memoryBytes,
      threads: local.threads,
      longestMs: local.longestMs,
      ...limits,
    },
    find,
    ...(script ? { script } : {}),
  });

  return {
    folder,
    modelsFolder: models,
    standing: answers.standing,
    forgive: answers.forgive,
    rest: answers.rest,
    isInstalled: () => isInstalled(folder),
    fileInUse,
    files: async () => Promise.all((await modelNames(models)).map((name) => check(resolve(models, name)))),
    isReady: async () => {
      if (answers.standing().isOff) return false;
      return find().then(
        () => true,
        () => false,
      );
    },
    source: async () => ({
      id: 'local',
      name: (await fileInUse())?.name ?? localModelName,
      answer: answers.answer,
    }),
  };
}

/** A file's head is read again once the file is another. */
function rememberingChecks(memoryBytes: number): (path: string) => Promise<ModelFile> {
  const known = new Map<string, { mark: string; found: ModelFile }>();
  return async (path) => {
    const mark = await stat(path).then(
      ({ size, mtimeMs, ctimeMs }) => `${size} ${mtimeMs} ${ctimeMs}`,
      () => '',
    );
    const before = known.get(path);
    if (before && mark !== '' && before.mark === mark) return before.found;
    const found = await checkModelFile(path, memoryBytes);
    if (known.size >= mostKnown) known.clear();
    known.set(path, { mark, found });
    return found;
  };
}
const mostKnown = 200;
