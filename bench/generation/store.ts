import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Result, withoutWords } from './result.ts';

const folder = join(import.meta.dirname, 'results');
export const picturesOf = (set: string): string => join(folder, 'pictures', set);

/** One file a description, so that a run that was stopped goes on where it was. */
export async function writeResult(result: Result, { isRevealed }: { isRevealed: boolean }): Promise<Result> {
  const kept = isRevealed ? result : withoutWords(result);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${result.set}--${result.id}.json`), `${JSON.stringify(kept, null, 1)}\n`);
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

export async function writeAll(results: readonly Result[], _: { isWhole: boolean }): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'all.json'), `${JSON.stringify(results, null, 1)}\n`);
}
