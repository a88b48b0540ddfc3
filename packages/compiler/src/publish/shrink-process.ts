import { readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { brotliText } from '../compress.ts';

/** Compresses files again as small as they get, when nothing else needs the machine; paths as JSON on standard input. */
setPriority(19);
process.umask(0o077);
for (const path of JSON.parse(await text(process.stdin)) as string[]) {
  const small = await brotliText(await readFile(path), 11);
  await writeFile(`${path}.br.new`, small);
  await rename(`${path}.br.new`, `${path}.br`);
}
