import { createHash, randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppFilePlace } from '@sayso/contracts/files';
import { cutText } from '@sayso/core/cut-text';
import type { EnterGrant } from '../../access/enter.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { kindOf } from './kinds.ts';
import type { FileStore } from './store.ts';

export type GivenFile = { name: string; bytes: Uint8Array };
type Kept = {
  original: string;
  type: string;
  bytes: Uint8Array;
  isPrivate: boolean;
  authorId: string | null;
};

export const objectOf = ({ appId, name }: AppFilePlace): string => `${appId}/${name}`;

/** Puts files into the storage and takes them out again, each with its row. */
export function createKeeping({ store, storage }: { store: FileStore; storage: Storage }) {
  const put = async (place: AppFilePlace, file: Kept): Promise<boolean> => {
    const { original, type, bytes, isPrivate, authorId } = file;
    const isNew = await store.begin({
      app_id: place.appId,
      name: place.name,
      original_name: original,
      type,
      bytes: bytes.length,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      is_private: isPrivate,
      created_by_id: authorId,
    });
    if (!isNew) return false;
    try {
      await storage.put(objectOf(place), bytes);
      await store.finish(place);
    } catch (cause) {
      // Whoever removes the app tries again.
      await drop(place).catch(() => {});
      throw new Fault('unavailable', 'The file could not be stored. Please try again.', { cause });
    }
    return true;
  };

  const drop = async (place: AppFilePlace): Promise<void> => {
    await storage.delete(objectOf(place));
    await store.remove(place);
  };

  const keep = async (grant: EnterGrant, file: GivenFile, isPrivate: boolean): Promise<AppFilePlace> => {
    const original = asName(file.name);
    const { extension, type } = await kindOf(original, file.bytes);
    const place = { appId: grant.appId, name: `${randomBytes(24).toString('hex')}.${extension}` };
    const authorId = grant.identity?.id ?? null;
    await put(place, { original, type, bytes: file.bytes, isPrivate, authorId });
    return place;
  };

  /** Throws where the content of a file of an export is not what its name says. */
  const check = async (place: Pick<AppFilePlace, 'name'>, file: GivenFile) => {
    const original = asName(file.name);
    const { extension, type } = await kindOf(original, file.bytes);
    if (!place.name.endsWith(`.${extension}`)) {
      throw new Fault('invalid', `"${original}" is not what its place in the zip says.`);
    }
    return { original, type };
  };

  /** Stores a file of an export under the name that it had; false where the app has it by now. */
  const bring = async (place: AppFilePlace, file: GivenFile & { isPrivate: boolean }): Promise<boolean> => {
    const known = await check(place, file);
    return put(place, { ...known, bytes: file.bytes, isPrivate: file.isPrivate, authorId: null });
  };

  return { keep, bring, drop, check };
}

/** The name as its sender has it, without folders and what no name has. */
const asName = (written: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const last = (written.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
  const dot = last.lastIndexOf('.');
  const extension = dot > 0 ? last.slice(dot).slice(0, 10) : '';
  const stem = cutText((dot > 0 ? last.slice(0, dot) : last).toWellFormed(), 150);
  return `${stem || 'File'}${extension.toWellFormed()}`;
};
