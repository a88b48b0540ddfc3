import type { QueryOf, ReplyOf } from '@sayso/contracts/endpoint';
import { Fault } from '@sayso/contracts/faults';
import {
  type AppFile,
  type AppFilePlace,
  appFilePath,
  type listAppFiles,
  privateFileUri,
} from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { fileWords } from '../../texts/files.ts';
import type { Quota } from './keeping.ts';
import type { FileStore, ListedRow } from './store.ts';

type Deps = {
  access: Access;
  store: FileStore;
  quota: Quota;
  origin: string;
  drop(place: AppFilePlace): Promise<void>;
};

/** What an app stores, for whoever manages it. */
export const createOverview = ({ access, store, quota, origin, drop }: Deps) => ({
  async list(
    actor: Actor,
    appId: AppId,
    { limit, after }: QueryOf<typeof listAppFiles>,
  ): Promise<ReplyOf<typeof listAppFiles>> {
    const grant = await access.manage(actor, appId);
    const [date, name] = after?.split('~') ?? [];
    const place = date === undefined || name === undefined ? null : { date: dateOf(date), name };
    const rows = await store.page(grant, { limit: limit + 1, after: place });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const used = await store.used(appId);
    return {
      files: shown.map((row) => present(row, origin)),
      next: last ? `${last.created_date.toISOString()}~${last.name}` : null,
      used_bytes: used.app,
      quota_bytes: quota.app,
      account_used_bytes: used.account,
      account_quota_bytes: quota.account,
    };
  },

  async remove(actor: Actor, place: AppFilePlace) {
    await access.manage(actor, place.appId);
    if (!(await store.find(place))) throw new Fault('not_found', fileWords.notFound);
    await drop(place);
    return { success: true } as const;
  },
});

function dateOf(text: string): string {
  const at = Date.parse(text);
  // Only what was written by `list`: February 30 and the year 0 are no dates of the database.
  if (Number.isNaN(at) || new Date(at).toISOString() !== text || text.startsWith('0000'))
    throw new Fault('bad_request', fileWords.wrongCursor);
  return text;
}

function present({ app_id: appId, created_date, ...row }: ListedRow, origin: string): AppFile {
  const place = { appId, name: row.name };
  return {
    ...row,
    file_url: row.is_private ? privateFileUri(place) : origin + appFilePath(place),
    created_date: created_date.toISOString(),
  };
}
