import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Judged } from '@sayso/e2e/acceptance/judge-one';
import { Result, withoutWords } from './result.ts';

const folder = join(import.meta.dirname, 'results');
export const picturesOf = (set: string): string => join(folder, 'pictures', set);

/** One file a description, so that a run that was stopped goes on where it was. */
export async function writeResult(result: Result, { isRevealed }: { isRevealed: boolean }): Promise<Result> {
  const kept = isRevealed ? result : withoutWords(result);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${kept.set}--${kept.id}.json`), `${JSON.stringify(kept, null, 1)}\n`);
  return kept;
}

export async function readResults(): Promise<Result[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.includes('--')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.flatMap((text) => {
    const read = Result.safeParse(JSON.parse(text));
    return read.success ? [read.data] : [];
  });
}

export async function writeAll(results: readonly Result[], first: readonly Judged[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'all.json'), `${JSON.stringify({ results, first }, null, 1)}\n`);
}

type First = { commit: string; judged: Judged };

/** The first 15, whose judges keep results of another shape. */
export async function writeFirst(kept: First): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `first__${kept.judged.id}.json`), `${JSON.stringify(kept, null, 1)}\n`);
}

export async function readFirst(commit: string): Promise<Judged[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('first__'));
  const kept = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as First),
  );
  return kept.flatMap((one) => (one.commit === commit ? [one.judged] : []));
}
