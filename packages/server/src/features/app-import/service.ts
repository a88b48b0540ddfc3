import type { Adopted, AdoptJob } from '@sayso/compiler/adopt/adopted';
import type { ImportReport, importApp } from '@sayso/contracts/app-import';
import type { ReplyOf } from '@sayso/contracts/endpoint';
import type { AppId } from '@sayso/contracts/ids';
import { fairTurns } from '@sayso/core/fair-turns';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { FormFile } from '../../http/form-body.ts';
import type { WithUpload } from '../../http/upload.ts';
import { wholeOf } from '../../platform/content/content.ts';
import type { Rates } from '../../rates.ts';
import type { BringApp } from '../apps/bring.ts';
import { readArchive } from './read-archive.ts';
import type { AppImportStore } from './store.ts';

type Deps = {
  access: Access;
  bringApp: BringApp;
  store: AppImportStore;
  rates: Rates;
  /** Makes an app of an export's files. */
  adopt(job: AdoptJob): Promise<Adopted>;
};

/** Each takes a process and some memory. */
const running = { all: 2, each: 1 };

/** Apps that were made elsewhere, brought here as the zip of their code. */
export const createAppImport = ({ access, bringApp, store, rates, adopt }: Deps) => {
  const inTurn = fairTurns({ running });

  const take = async (actor: Actor, { name: fileName, content }: FormFile) => {
    const { app, ignored } = await inTurn(access.user(actor).id, async () => {
      const { ignored, ...archive } = await readArchive(await wholeOf(content));
      return { ignored, app: await adopt({ ...archive, archiveName: fileName }) };
    });
    const report = reportOf(app, { fileName, ignored });
    const made = await bringApp(actor, app, (grant, tx) => store.add(grant, report, tx));
    return { ...made, report };
  };

  return {
    async bring(actor: Actor, upload: WithUpload): Promise<ReplyOf<typeof importApp>> {
      // Before a file is received, which costs more than the app.
      await rates.take('newApps', { user: access.user(actor).id });
      return upload((file) => take(actor, file));
    },

    async report(actor: Actor, appId: AppId): Promise<ImportReport | null> {
      return store.find(await access.manage(actor, appId));
    },
  };
};
export type AppImport = ReturnType<typeof createAppImport>;

function reportOf({ kind, tree, files }: Adopted, from: { fileName: string; ignored: number }): ImportReport {
  const count = (folder: string) => Object.keys(tree).filter((path) => path.startsWith(`${folder}/`)).length;
  return {
    kind,
    file_name: from.fileName.slice(0, 200).toWellFormed(),
    imported_date: new Date().toISOString(),
    pages: count('pages'),
    components: count('components'),
    entities: count('entities'),
    functions: count('functions'),
    n_ignored: from.ignored,
    files,
  };
}
