import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { wordListsInside } from './word-lists-inside.ts';

/** Writes each text asset compressed beside it, so that the server sends it without work of its own. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => /\.(?:js|css|svg)$/.test(file)).map((file) => compress(join(dir, file))),
      );
    },
  };
}

async function compress(path: string) {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'STUDIO_');
  const target = env['STUDIO_SERVER'] ?? 'http://127.0.0.1:4400';
  // The server picks the builder by its public name, which the dev server does not carry.
  const peer = { target, headers: { host: env['STUDIO_SERVER_NAME'] ?? 'sayso.localhost:4400' } };
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), compressed()],
    worker: { format: 'es', plugins: () => [wordListsInside()] },
    build: { outDir: 'dist', target: 'es2022', reportCompressedSize: true },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': peer, '/ws-user-apps': { ...peer, ws: true } },
    },
  };
});
