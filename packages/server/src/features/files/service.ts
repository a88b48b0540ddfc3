import type { Readable } from 'node:stream';
import { Fault } from '@sayso/contracts/faults';
import { type AppFilePlace, appFileIn, appFilePath, privateFileUri } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { EnterGrant } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { ByteRange, Storage } from '../../platform/storage/storage.ts';
import type { Vault } from '../../platform/vault.ts';
import { fileWords } from '../../texts/files.ts';
import { createKeeping, type GivenFile, objectOf, type Quota } from './keeping.ts';
import { createListing } from './listing.ts';
import { createSigning } from './signing.ts';
import type { FileRow, FileStore, ServedRow, WholeRow } from './store.ts';
import type { UseStore } from './use-store.ts';
import { createUses } from './uses.ts';

export type { GivenFile } from './keeping.ts';
/**
 * How long a browser may show a file without asking: what everybody may see for good, what was signed as long as that
 * holds. A file of an app that people have to sign in to is asked for each time, so that one that was deleted is gone.
 */
export type Keeping = 'for-good' | 'while-stored' | { seconds: number };
export type OpenedFile = { row: FileRow; bytes: Buffer };
type Deps = {
  access: Access;
  quota: Quota;
  store: FileStore;
  uses: UseStore;
  storage: Storage;
  vault: Vault;
  events: Events;
  /** What addresses of files begin with. */
  origin: string;
};

const notFound = () => new Fault('not_found', fileWords.notFound);
const authorOf = ({ appId, identity }: EnterGrant) => ({ appId, authorId: identity?.id ?? null });
const placeOf = ({ app_id, name }: FileRow): AppFilePlace => ({ appId: app_id, name });

/** Files that apps store. Whoever may enter an app may store files in it. */
export function createFiles({ access, store, uses, storage, quota, vault, origin, events }: Deps) {
  const signing = createSigning(vault.derive('private-files'));

  const { keep, bring, copyTo, drop, check } = createKeeping({ store, storage, quota });

  const found = async (place: AppFilePlace): Promise<ServedRow> => {
    const row = await store.findServed(place);
    if (!row) throw notFound();
    return row;
  };

  const content = async (row: FileRow, range?: ByteRange): Promise<Readable> => {
    const stream = await storage.get(objectOf(placeOf(row)), range);
    if (!stream) throw notFound();
    return stream;
  };

  return {
    async upload(grant: EnterGrant, file: GivenFile): Promise<{ file_url: string }> {
      return { file_url: origin + appFilePath(await keep(authorOf(grant), file, false)) };
    },

    async uploadPrivate(grant: EnterGrant, file: GivenFile): Promise<{ file_uri: string }> {
      return { file_uri: privateFileUri(await keep(authorOf(grant), file, true)) };
    },

    /** A public file of whoever manages the app. */
    async storeOwn({ appId, actor }: AppGrant, file: GivenFile): Promise<{ file_url: string }> {
      const authorId = actor.kind === 'user' ? actor.user.id : null;
      return { file_url: origin + appFilePath(await keep({ appId, authorId }, file, false)) };
    },

    /** What is known of a file of this app; null where it has none of this name. */
    async kindOfOwn({ appId }: AppGrant, { name }: Pick<AppFilePlace, 'name'>) {
      const row = await store.find({ appId, name });
      return row ? { name: row.original_name, type: row.type, isPrivate: row.is_private } : null;
    },

    /** For whoever is inside and knows the file: its name is random, and the app's rules say who reads it. */
    async signedUrl({ appId }: EnterGrant, uri: string, seconds: number): Promise<{ signed_url: string }> {
      const place = appFileIn(uri);
      if (place?.appId !== appId) throw notFound();
      await found(place);
      return { signed_url: `${origin}${appFilePath(place)}?token=${signing.sign(place, seconds)}` };
    },

    /** A file of this app, whole, as the app's own calls name it; throws 413 where it has more bytes than `most`. */
    async open({ appId }: EnterGrant, address: string, most: number): Promise<OpenedFile> {
      const place = appFileIn(address);
      if (place?.appId !== appId) {
        throw new Fault('not_found', fileWords.notInApp);
      }
      const row = await found(place);
      if (row.bytes > most) {
        throw new Fault('too_large', fileWords.tooLargeToRead(row.original_name));
      }
      const chunks: Buffer[] = [];
      for await (const chunk of await content(row)) chunks.push(chunk as Buffer);
      return { row, bytes: Buffer.concat(chunks) };
    },

    /** For whoever holds the address. */
    async show(place: AppFilePlace, token: string | undefined) {
      const row = await found(place);
      const keeping: Keeping = row.is_private
        ? { seconds: signing.check(place, token) }
        : row.is_of_open_app
          ? 'for-good'
          : 'while-stored';
      return { row, keeping, read: (range?: ByteRange) => content(row, range) };
    },

    all: (appId: AppId): Promise<WholeRow[]> => store.all(appId),
    /** Null where the storage has lost it. */
    read: (row: FileRow): Promise<Readable | null> => storage.get(objectOf(placeOf(row))),
    drop,
    check,

    bring,
    copyTo,

    ...createListing({ access, store, quota, origin, signing, events, drop }),
    ...createUses({ access, store: uses }),

    /** Takes what was begun and never finished, so that it counts no more. */
    async cleanUp(): Promise<void> {
      for (const { app_id: appId, name } of await store.unfinished()) await drop({ appId, name });
      await store.removeOldCounters();
    },

    async forgetApp(appId: AppId): Promise<void> {
      for (const name of await store.namesOf(appId)) await storage.delete(objectOf({ appId, name }));
    },
  };
}
export type Files = ReturnType<typeof createFiles>;
