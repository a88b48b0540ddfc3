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
import type { Events } from '../../events.ts';
import { fileWords } from '../../texts/files.ts';
import type { Quota } from './keeping.ts';
import type { Signing } from './signing.ts';
import type { FileCursor, FileStore, ListedRow } from './store.ts';

type Deps = {
  access: Access;
  store: FileStore;
  quota: Quota;
  origin: string;
  signing: Signing;
  events: Events;
  drop(place: AppFilePlace): Promise<void>;
};

/** What an app stores, for whoever manages it. */
export const createListing = ({ access, store, quota, origin, signing, events, drop }: Deps) => ({
  async list(
    actor: Actor,
    appId: AppId,
    { limit, after, sort, ...filter }: QueryOf<typeof listAppFiles>,
  ): Promise<ReplyOf<typeof listAppFiles>> {
    const grant = await access.manage(actor, appId);
    const page = { limit: limit + 1, after: cursorOf(after, sort), sort };
    const rows = await store.page(grant, { ...page, search: filter.search, kind: filter.kind });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const used = await store.used(appId);
    return {
      files: shown.map((row) => present(row, origin, signing)),
      next: last ? `${sort === 'newest' ? last.created_date.toISOString() : last.bytes}~${last.name}` : null,
      used_bytes: used.app,
      quota_bytes: quota.app,
      account_used_bytes: used.account,
      account_quota_bytes: quota.account,
      kinds: await store.kinds(grant),
    };
  },

  async remove(actor: Actor, place: AppFilePlace) {
    await access.manage(actor, place.appId);
    if (!(await store.find(place))) throw new Fault('not_found', fileWords.notFound);
    const hadLogo = await store.dropLogo(place);
    await drop(place);
    if (hadLogo)
      events.emit('app.changed', { appId: place.appId, patch: { logo_url: null, logo_prompt: null } });
    return { success: true } as const;
  },
});

function cursorOf(after: string | undefined, sort: 'newest' | 'largest'): FileCursor | null {
  const [at, name] = after?.split('~') ?? [];
  if (at === undefined || name === undefined) return null;
  if (sort === 'newest') return { at: dateOf(at), name };
  if (!/^\d+$/.test(at)) throw new Fault('bad_request', fileWords.wrongCursor);
  return { at, name };
}

function dateOf(text: string): string {
  const at = Date.parse(text);
  // Only what was written by `list`: February 30 and the year 0 are no dates of the database.
  if (Number.isNaN(at) || new Date(at).toISOString() !== text || text.startsWith('0000'))
    throw new Fault('bad_request', fileWords.wrongCursor);
  return text;
}

const viewSeconds = 3_600;

function present(
  { app_id: appId, created_date, ...row }: ListedRow,
  origin: string,
  signing: Signing,
): AppFile {
  const place = { appId, name: row.name };
  const address = origin + appFilePath(place);
  return {
    ...row,
    file_url: row.is_private ? privateFileUri(place) : address,
    view_url: row.is_private ? `${address}?token=${signing.sign(place, viewSeconds)}` : address,
    created_date: created_date.toISOString(),
  };
}
