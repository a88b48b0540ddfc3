import { basename } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import type { LocalReaderState } from '@sayso/contracts/reading-admin';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Config } from '../../config.ts';
import type { Installer } from '../../platform/readers/local/installer.ts';
import { binaryPackage, libraryVersion } from '../../platform/readers/local/local-folder.ts';
import type { FileInUse } from '../../platform/readers/local/local-reader.ts';
import type { ModelFile } from '../../platform/readers/local/model-file.ts';
import type { Readers } from '../../platform/readers/open-reader.ts';
import { localChoiceWords, localStatusWords } from '../../texts/local-reader.ts';

type Deps = {
  access: Pick<Access, 'platformAdmin'>;
  readers: Readers;
  installer: Installer;
  config: Pick<Config, 'reading'>;
};

/** The local model of an installation, in the hands of its admins. */
export function createReadingAdmin({ access, readers, installer, config }: Deps) {
  const { local, chosenFile } = readers;

  const state = async (): Promise<LocalReaderState> => {
    const [isInstalled, file, models, reader] = await Promise.all([
      local.isInstalled(),
      local.fileInUse(),
      local.files(),
      readers.current(),
    ]);
    const { isOff, lastFault } = local.standing();
    const install = installer.state();
    const { memoryBytes, threads, longestMs } = config.reading.local;
    return {
      ...standing({ isInstalled, isInstalling: install.is_running, isOff, file, models }),
      reader: reader?.id ?? null,
      library: { version: libraryVersion, binary: binaryPackage(), is_installed: isInstalled, install },
      models_folder: local.modelsFolder,
      models: models.map(present),
      file: file && { ...present(file), from: file.from },
      last_fault: lastFault && {
        fault: lastFault.fault,
        message: lastFault.detail,
        at: lastFault.at.toISOString(),
      },
      memory_mb: Math.round(memoryBytes / 1_000_000),
      threads,
      timeout_seconds: longestMs / 1_000,
    };
  };

  return {
    async state(actor: Actor) {
      access.platformAdmin(actor);
      return state();
    },

    /** Begins; nobody waits for npm. */
    async install(actor: Actor) {
      access.platformAdmin(actor);
      if (!(await local.isInstalled())) installer.start();
      return state();
    },

    async cancel(actor: Actor) {
      access.platformAdmin(actor);
      await installer.cancel();
      return state();
    },

    async remove(actor: Actor) {
      access.platformAdmin(actor);
      await local.rest();
      await installer.remove();
      local.forgive();
      return state();
    },

    async retry(actor: Actor) {
      access.platformAdmin(actor);
      local.forgive();
      return state();
    },

    async choose(actor: Actor, name: string | null) {
      access.platformAdmin(actor);
      if (config.reading.local.file !== null) throw new Fault('conflict', localChoiceWords.bySetting);
      if (name !== null) {
        const file = (await local.files()).find(({ path }) => basename(path) === name);
        if (!file) throw new Fault('not_found', localChoiceWords.notListed);
        if (file.problem)
          throw new Fault('invalid', file.problem.message, { fields: { file: file.problem.message } });
      }
      await chosenFile.set(name);
      local.forgive();
      return state();
    },
  };
}
export type ReadingAdmin = ReturnType<typeof createReadingAdmin>;

const present = ({ path, bytes, name, problem }: ModelFile) => ({
  file: basename(path),
  bytes,
  name,
  problem,
});

type Known = {
  isInstalled: boolean;
  isInstalling: boolean;
  isOff: boolean;
  file: FileInUse | null;
  models: readonly ModelFile[];
};

function standing({
  isInstalled,
  isInstalling,
  isOff,
  file,
  models,
}: Known): Pick<LocalReaderState, 'status' | 'message'> {
  if (isInstalled && file?.problem) return { status: 'wrong file', message: file.problem.message };
  const status = isInstalling
    ? 'installing'
    : !isInstalled
      ? 'not installed'
      : file === null
        ? 'no file'
        : isOff
          ? 'off'
          : 'ready';
  const canChoose = status === 'no file' && models.some(({ problem }) => problem === null);
  return { status, message: localStatusWords[canChoose ? 'not chosen' : status] };
}
