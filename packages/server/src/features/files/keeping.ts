import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppFilePlace } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import { cutText } from '@sayso/core/cut-text';
import { type Content, inMemory } from '../../platform/content/content.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { appDataWords } from '../../texts/app-data.ts';
import { fileWords } from '../../texts/files.ts';
import { kindOf } from './kinds.ts';
import type { FileStore, WholeRow } from './store.ts';

/** Who stores a file, and where; null for visitors. */
export type FileAuthor = { appId: AppId; authorId: string | null };
export type GivenFile = { name: string; content: Content };
type Kept = {
  original: string;
  type: string;
  content: Content;
  isPrivate: boolean;
  authorId: string | null;
  /** When it was first stored, where that was elsewhere. */
  created?: Date;
};

export const objectOf = ({ appId, name }: AppFilePlace): string => `${appId}/${name}`;

/** Bytes that one app may store, all apps of its owner, and all apps together. */
export type Quota = { readonly app: number; readonly account: number; readonly total: number };
type KeepingDeps = { store: FileStore; storage: Storage; quota: Quota };

/** Puts files into the storage and takes them out again, each with its row. */
export function createKeeping({ store, storage, quota }: KeepingDeps) {
  const put = async (place: AppFilePlace, file: Kept): Promise<boolean> => {
    const { original, type, content, isPrivate, authorId } = file;
    const row = {
      app_id: place.appId,
      name: place.name,
      original_name: original,
      type,
      bytes: content.bytes,
      etag: `"${content.digest().slice(0, 22)}"`,
      is_private: isPrivate,
      created_by_id: authorId,
    };
    const isNew = await store.transaction(async (tx) => {
      const isBegun = await store.begin(row, tx);
      if (isBegun) refuseFull(await store.used(place.appId, tx), quota);
      return isBegun;
    });
    if (!isNew) return false;
    try {
      await storage.put(objectOf(place), content);
      if (!(await store.finish(place, file.created ?? null)))
        throw new Error('The file was removed while it was stored');
    } catch (cause) {
      // Whoever removes the app tries again.
      await drop(place).catch(() => {});
      throw new Fault('unavailable', fileWords.notStored, { cause });
    }
    return true;
  };

  const drop = async (place: AppFilePlace): Promise<void> => {
    await storage.delete(objectOf(place));
    await store.remove(place);
  };

  const keep = async (
    { appId, authorId }: FileAuthor,
    file: GivenFile,
    isPrivate: boolean,
  ): Promise<AppFilePlace> => {
    const original = asName(file.name);
    const { extension, type } = await kindOf(original, file.content);
    const place = { appId, name: `${randomBytes(24).toString('hex')}.${extension}` };
    await put(place, { original, type, content: file.content, isPrivate, authorId });
    return place;
  };

  /** Throws where the content of a file of an export is not what its name says. */
  const check = async (place: Pick<AppFilePlace, 'name'>, file: GivenFile) => {
    const original = asName(file.name);
    const { extension, type } = await kindOf(original, file.content);
    if (!place.name.endsWith(`.${extension}`)) {
      throw new Fault('invalid', appDataWords.wrongFile(original));
    }
    return { original, type };
  };

  /** Stores a file of an export under the name that it had; false where the app has it by now. */
  const bring = async (place: AppFilePlace, file: GivenFile & { isPrivate: boolean }): Promise<boolean> => {
    const known = await check(place, file);
    return put(place, { ...known, content: file.content, isPrivate: file.isPrivate, authorId: null });
  };

  /** Stores a file that another app has under the name, with the uploader and the date that it has there. */
  const copyTo = async (appId: AppId, row: WholeRow): Promise<void> => {
    const stream = await storage.get(objectOf({ appId: row.app_id, name: row.name }));
    // What the storage has lost is missing in the original, too.
    if (!stream) return;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const { name, original_name: original, type, is_private: isPrivate } = row;
    const { created_by_id: authorId, created_date: created } = row;
    const content = inMemory(Buffer.concat(chunks));
    await put({ appId, name }, { original, type, content, isPrivate, authorId, created });
  };

  return { keep, bring, copyTo, drop, check };
}

/** Throws 413 where what is stored by now is more than may be. */
function refuseFull(used: Quota, quota: Quota): void {
  const reason = 'quota_exceeded';
  if (used.app > quota.app) {
    const message = fileWords.appFull(inWords(quota.app));
    throw new Fault('too_large', message, { reason });
  }
  if (used.account > quota.account) {
    const message = fileWords.ownerFull(inWords(quota.account));
    throw new Fault('too_large', message, { reason });
  }
  if (used.total > quota.total) {
    const message = fileWords.serverFull(inWords(quota.total));
    throw new Fault('too_large', message, { reason });
  }
}

const inWords = (bytes: number): string =>
  bytes >= 1_000_000_000 ? `${bytes / 1_000_000_000} GB` : `${bytes / 1_000_000} MB`;

/** The name as its sender has it, without folders and what no name has. */
const asName = (written: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const last = (written.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
  const dot = last.lastIndexOf('.');
  const extension = dot > 0 ? last.slice(dot).slice(0, 10) : '';
  const stem = cutText((dot > 0 ? last.slice(0, dot) : last).toWellFormed(), 150);
  return `${stem || 'File'}${extension.toWellFormed()}`;
};
