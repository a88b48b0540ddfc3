import type { AppDataManifest } from '@sayso/contracts/app-data';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import { Download } from '../../http/bind.ts';
import type { Sql } from '../../platform/database/database.ts';
import { appDataWords } from '../../texts/app-data.ts';
import { auditWords } from '../../texts/audit.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { Files } from '../files/service.ts';
import type { FileRow } from '../files/store.ts';
import type { WholeStore } from '../records/whole-store.ts';

type Deps = {
  access: Access;
  whole: WholeStore;
  files: Pick<Files, 'all' | 'read'>;
  enter: Enter;
  sql: Sql;
  audit: RecordChanges;
  modelsOf(grant: AppGrant): Promise<ReadonlyMap<string, unknown>>;
};
type Exporting = { grant: AppGrant; name: string; entities: readonly string[]; stored: readonly FileRow[] };

const pageRows = 1_000;
/** What a plain zip holds at most is 4 GB and 65,535 files; records need some of it. */
const most = { bytes: 3_000_000_000, files: 60_000 };

/** Hands all records and files of an app to its maker, as one file that can be brought back. */
export const createAppDataExport =
  (deps: Deps) => async (actor: Actor, appId: AppId, isWithFiles: boolean) => {
    const grant = await deps.access.manage(actor, appId);
    const { name, slug } = await deps.enter(actor, appId);
    const entities = [...(await deps.modelsOf(grant)).keys()].filter((entity) => entity !== 'User');
    const stored = isWithFiles ? await deps.files.all(appId) : [];
    refuseHuge(stored);
    const after = auditWords.records(await deps.whole.count(grant));
    const change = { action: 'data.exported', subject: name, after } as const;
    await deps.sql.begin((tx) => deps.audit({ appId, actor }, [change], tx));
    const zip = zipOf(deps, { grant, name, entities, stored });
    return new Download(`${slug}-data.zip`, 'application/zip', zip);
  };
export type AppDataExport = ReturnType<typeof createAppDataExport>;

function refuseHuge(files: readonly FileRow[]): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= most.bytes && files.length <= most.files) return;
  throw new Fault('too_large', appDataWords.tooManyFiles);
}

/** Page by page, so that an app of any size takes the memory of one. */
async function* zipOf(
  { whole, files }: Deps,
  { grant, name, entities, stored }: Exporting,
): AsyncGenerator<Uint8Array> {
  const zip = startZip();
  const counts: AppDataManifest['entities'] = [];
  for (const entity of entities) {
    const file = zip.file(`entities/${entity}.jsonl`);
    let records = 0;
    let after = '';
    for (;;) {
      const page = await whole.pageAfter({ grant, entity }, { after, limit: pageRows });
      records += page.length;
      file.push(strToU8(page.map(({ text }) => `${text}\n`).join('')), page.length < pageRows);
      yield* zip.taken();
      if (page.length < pageRows) break;
      after = page.at(-1)?.id ?? after;
    }
    counts.push({ name: entity, records });
  }
  const named: AppDataManifest['files'] = [];
  for (const row of stored) {
    const content = await files.read(row);
    // What the storage has lost is no reason to keep the rest back.
    if (content === null) continue;
    const file = zip.packed(`files/${row.name}`);
    for await (const chunk of content) {
      file.push(chunk as Uint8Array);
      yield* zip.taken();
    }
    file.push(new Uint8Array(), true);
    named.push({ name: row.name, original_name: row.original_name, is_private: row.is_private });
  }
  // Last, since it tells how many there are: a file that broke off is known by it.
  const manifest: AppDataManifest = {
    format: 'sayso-data',
    version: 1,
    app: { id: grant.appId, name },
    exported_at: new Date().toISOString(),
    entities: counts,
    files: named,
  };
  zip.file('manifest.json').push(strToU8(JSON.stringify(manifest, null, 2)), true);
  zip.end();
  yield* zip.taken();
}

function startZip() {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  return {
    file(path: string): ZipDeflate {
      const file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
      return file;
    },
    /** For what is packed already, as pictures are. */
    packed(path: string): ZipPassThrough {
      const file = new ZipPassThrough(path);
      zip.add(file);
      return file;
    },
    end: () => zip.end(),
    /** What is packed since it was last asked. */
    taken(): Uint8Array[] {
      const chunks = ready;
      ready = [];
      return chunks;
    },
  };
}
