import { setImmediate } from 'node:timers/promises';
import type { AdoptJob } from '@sayso/compiler/adopt/adopted';
import { limits } from '@sayso/contracts/limits';
import { contentOf } from '../../platform/zip/content.ts';
import { readEntries, wrongZip } from '../../platform/zip/entries.ts';
import { appImportWords } from '../../texts/app-import.ts';

export type Archive = Omit<AdoptJob, 'archiveName'> & { ignored: number };

/** Packages, caches and what systems leave behind: not looked at. */
const ignored = /(?:^|\/)(?:node_modules|\.git|__MACOSX|\.DS_Store|\.vite|dist)(?:\/|$)/;
const isText = /\.(?:[cm]?[jt]sx?|json|jsonc|html|css)$/;
/** Of styles and tools' configurations little or nothing is taken; one that cannot be read is no reason to refuse the app. */
const isSpared = /\.css$|^(?!(?:.*\/)?src\/)(?:.*\/)?(?:[^/]+\.config|\.\w+rc)\.[cm]?[jt]s$/;
const pictureType: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
const zipLimits = {
  files: limits.appZipFiles,
  unpackedBytes: limits.appZipUnpackedBytes,
  // Code packs to a tenth; what packs so much better was made to fill a disk.
  ratio: 200,
  hint: appImportWords.hint,
};
/** Larger ones would fill the files of the app. */
const largestText = 2_000_000;
const largestPicture = 100_000;
const mostOfPictures = 1_000_000;

/** Unpacks what an app can be made of, in memory; the rest is named alone. */
export async function readArchive(bytes: Buffer): Promise<Archive> {
  const texts = new Map<string, string>();
  const pictures = new Map<string, string>();
  const others: string[] = [];
  let [skipped, pictureBytes] = [0, 0];
  for (const entry of await readEntries(bytes, zipLimits)) {
    const { path, unpacked } = entry;
    const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
    const type = Object.hasOwn(pictureType, extension) ? pictureType[extension] : undefined;
    if (ignored.test(path)) skipped += 1;
    else if (isText.test(path) && unpacked <= largestText) {
      const text = textOf(await contentOf(entry));
      if (text !== null) texts.set(path, text);
      else if (isSpared.test(path)) others.push(path);
      else throw notUtf8(path);
    } else if (type && unpacked <= largestPicture && pictureBytes + unpacked <= mostOfPictures) {
      pictureBytes += unpacked;
      const data = (await contentOf(entry)).toString('base64');
      pictures.set(path, `data:${type};base64,${data}`);
    } else others.push(path);
    await setImmediate();
  }
  return {
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
    others,
    ignored: skipped,
  };
}

/** Null for what is no text in UTF-8, or has zeros in it. */
function textOf(content: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const notUtf8 = (path: string) => wrongZip(appImportWords.notUtf8(path), 'zip_encoding');
