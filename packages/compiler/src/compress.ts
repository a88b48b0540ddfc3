import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality 5 is quick enough to wait for; 11 is worth it where nobody waits. */
export const brotliText = (data: Buffer, quality: 5 | 11 = 5): Promise<Buffer> =>
  brotli(data, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

export const gzipText = (data: Buffer): Promise<Buffer> => gzipped(data, { level: 6 });

/** Writes `{file}.br` and `{file}.gz` beside a file. */
export async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  const [br, gz] = await Promise.all([brotliText(data), gzipText(data)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
