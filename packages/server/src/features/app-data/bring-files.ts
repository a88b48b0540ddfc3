import type { AppDataManifest } from '@sayso/contracts/app-data';
import { Fault } from '@sayso/contracts/faults';
import { appFilePath, privateFileUri } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { inMemory } from '../../platform/content/content.ts';
import { contentOf } from '../../platform/zip/content.ts';
import { appDataWords } from '../../texts/app-data.ts';
import type { Files } from '../files/service.ts';
import { entriesIn } from './unpack.ts';

type Named = AppDataManifest['files'];

/** The named files that the app has not. */
export async function missingFiles(files: Pick<Files, 'all'>, appId: AppId, named: Named): Promise<Named> {
  if (named.length === 0) return [];
  const held = new Set((await files.all(appId)).map(({ name }) => name));
  return named.filter(({ name }) => !held.has(name));
}

/** Stores files of an export, all or none; answers what takes them away again. */
export async function bringFiles(
  files: Pick<Files, 'bring' | 'drop'>,
  appId: AppId,
  { named, bytes }: { named: Named; bytes: Buffer },
): Promise<() => Promise<void>> {
  const entries = new Map((await entriesIn(bytes)).map((entry) => [entry.path, entry]));
  const brought: string[] = [];
  const undo = async () => {
    // One that stays is a row and an object that go with the app.
    await Promise.allSettled(brought.map((name) => files.drop({ appId, name })));
  };
  try {
    for (const { name, original_name, is_private } of named) {
      const entry = entries.get(`files/${name}`);
      if (!entry) continue;
      const content = inMemory(await contentOf(entry));
      const file = { name: original_name, content, isPrivate: is_private };
      if (await files.bring({ appId, name }, file)) brought.push(name);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

type Move = { from: AppId; to: AppId; named: Named; origin: string };

/** What is wrong with the named files of an export, a sentence for each. */
export async function problemsOf(
  files: Pick<Files, 'check'>,
  { named, bytes }: { named: Named; bytes: Buffer },
): Promise<string[]> {
  if (named.length === 0) return [];
  const entries = new Map((await entriesIn(bytes)).map((entry) => [entry.path, entry]));
  const problems: string[] = [];
  for (const { name, original_name } of named) {
    const entry = entries.get(`files/${name}`);
    if (entry === undefined) problems.push(appDataWords.fileMissing(original_name));
    else if (entry.unpacked > limits.uploadBytes) problems.push(appDataWords.fileTooLarge(original_name));
    else {
      const check = async () =>
        files.check({ name }, { name: original_name, content: inMemory(await contentOf(entry)) });
      await check().catch((error: unknown) => {
        if (!(error instanceof Fault)) throw error;
        problems.push(error.message);
      });
    }
  }
  return problems;
}

/** Has values that name files of an export, alone or within a text, name those of the app that took them in. */
export function readdress({ from, to, named, origin }: Move): (value: unknown) => unknown {
  const names = new Set(named.map(({ name }) => name));
  const written = new RegExp(
    String.raw`(https?://[^\s"'<>()/]+)?/api/files/${from}/([0-9a-f]{48}\.[a-z0-9]{1,5})|private/${from}/([0-9a-f]{48}\.[a-z0-9]{1,5})`,
    'g',
  );
  const inText = (text: string): string =>
    text.replaceAll(written, (whole: string, host?: string, open?: string, hidden?: string) => {
      const name = open ?? hidden ?? '';
      if (!names.has(name)) return whole;
      const place = { appId: to, name };
      if (hidden !== undefined) return privateFileUri(place);
      return `${host === undefined ? '' : origin}${appFilePath(place)}`;
    });
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes(from) ? inText(value) : value;
    if (Array.isArray(value)) return value.map(inValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inValue(inner)]));
  };
  return names.size === 0 ? (value) => value : inValue;
}
