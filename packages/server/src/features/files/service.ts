import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Fault } from '@sayso/contracts/faults';
import { type AppFilePlace, appFileIn, appFilePath, privateFileUri } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import { cutText } from '@sayso/core/cut-text';
import type { EnterGrant } from '../../access/enter.ts';
import type { ByteRange, Storage } from '../../platform/storage/storage.ts';
import type { Vault } from '../../platform/vault.ts';
import { kindOf } from './kinds.ts';
import { createSigning } from './signing.ts';
import type { FileRow, FileStore } from './store.ts';

export type GivenFile = { name: string; bytes: Uint8Array };
export type OpenedFile = { row: FileRow; bytes: Buffer };
type Deps = {
  store: FileStore;
  storage: Storage;
  vault: Vault;
  /** What addresses of files begin with. */
  origin: string;
};

const notFound = () => new Fault('not_found', 'There is no such file.');
const objectOf = ({ appId, name }: AppFilePlace) => `${appId}/${name}`;
const placeOf = ({ app_id, name }: FileRow): AppFilePlace => ({ appId: app_id, name });

/** Files that apps store. Whoever may enter an app may store files in it. */
export function createFiles({ store, storage, vault, origin }: Deps) {
  const signing = createSigning(vault.derive('private-files'));

  const keep = async (grant: EnterGrant, file: GivenFile, isPrivate: boolean): Promise<AppFilePlace> => {
    const original = asName(file.name);
    const { extension, type } = await kindOf(original, file.bytes);
    const place = { appId: grant.appId, name: `${randomBytes(24).toString('hex')}.${extension}` };
    await store.begin({
      app_id: place.appId,
      name: place.name,
      original_name: original,
      type,
      bytes: file.bytes.length,
      etag: `"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`,
      is_private: isPrivate,
      created_by_id: grant.identity?.id ?? null,
    });
    try {
      await storage.put(objectOf(place), file.bytes);
    } catch (cause) {
      await storage.delete(objectOf(place)).then(
        () => store.remove(place),
        // Whoever removes the app tries again.
        () => {},
      );
      throw new Fault('unavailable', 'The file could not be stored. Please try again.', { cause });
    }
    await store.finish(place);
    return place;
  };

  const found = async (place: AppFilePlace): Promise<FileRow> => {
    const row = await store.find(place);
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
      return { file_url: origin + appFilePath(await keep(grant, file, false)) };
    },

    async uploadPrivate(grant: EnterGrant, file: GivenFile): Promise<{ file_uri: string }> {
      return { file_uri: privateFileUri(await keep(grant, file, true)) };
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
        throw new Fault('not_found', 'There is no such file in this app. Upload it with UploadFile first.');
      }
      const row = await found(place);
      if (row.bytes > most) {
        throw new Fault('too_large', `"${row.original_name}" is too large to be read here.`);
      }
      const chunks: Buffer[] = [];
      for await (const chunk of await content(row)) chunks.push(chunk as Buffer);
      return { row, bytes: Buffer.concat(chunks) };
    },

    /** For whoever holds the address; `keepSeconds` is how long it may be kept, null for good. */
    async show(place: AppFilePlace, token: string | undefined) {
      const row = await found(place);
      const keepSeconds = row.is_private ? signing.check(place, token) : null;
      return { row, keepSeconds, read: (range?: ByteRange) => content(row, range) };
    },

    async forgetApp(appId: AppId): Promise<void> {
      for (const name of await store.namesOf(appId)) await storage.delete(objectOf({ appId, name }));
    },
  };
}
export type Files = ReturnType<typeof createFiles>;

/** The name as its sender has it, without folders and what no name has. */
const asName = (written: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const last = (written.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
  const dot = last.lastIndexOf('.');
  const extension = dot > 0 ? last.slice(dot).slice(0, 10) : '';
  const stem = cutText((dot > 0 ? last.slice(0, dot) : last).toWellFormed(), 150);
  return `${stem || 'File'}${extension.toWellFormed()}`;
};
