import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const exportsFolder = join(root, 'packages/compiler/src/testing/exports');

export type Shape = 'legacy' | 'template';
type Build = { shape: Shape; folder: string; appId: string; appUrl: string };

/** What an export's package file asks for under a name that is another version's, or nobody's, in this repository. */
const ownPackages: Record<Shape, Record<string, string>> = {
  legacy: { '@base44/sdk': 'sdk-first', tailwindcss: 'tailwindcss-3' },
  template: { '@base44/sdk': 'sdk-newest', tailwindcss: 'tailwindcss-3' },
};

/**
 * Builds an export with `vite build` as its maker would: its own files and its own Vite configuration, unchanged. The
 * folder stands in this repository, whose packages it finds. Answers the folder of the built files.
 */
export async function buildExport({ shape, folder, appId, appUrl }: Build): Promise<string> {
  await cp(join(exportsFolder, shape), folder, { recursive: true });
  for (const [name, installed] of Object.entries(ownPackages[shape])) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', installed), link, 'junction');
  }
  const given: string[] = [];
  if (shape === 'legacy') {
    await writeFile(join(folder, 'for-sayso.config.js'), besideLegacy);
    await writeFile(join(folder, 'for-sayso.js'), clientOf(appId));
    given.push('--config', 'for-sayso.config.js');
  }
  const env = { VITE_BASE44_APP_ID: appId, VITE_BASE44_APP_BASE_URL: appUrl };
  await viteBuild(folder, given, env);
  return join(folder, 'dist');
}

/** The older shape names the vendor's server nowhere: it is built into the library, which is given another name here. */
const besideLegacy = `import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import exported from './vite.config.js';

const replacement = fileURLToPath(new URL('for-sayso.js', import.meta.url));
export default mergeConfig(exported, { resolve: { alias: [{ find: /^@base44\\/sdk$/, replacement }] } });
`;

const clientOf = (appId: string) => `import { createClient as create } from '@base44/sdk/dist/index.esm.js';

export const createClient = (config) => create({ ...config, serverUrl: '', appId: '${appId}' });
`;

async function viteBuild(cwd: string, given: string[], env: Record<string, string>): Promise<void> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...given],
    { cwd, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`vite build of ${cwd} ended with ${code}:\n${said}`);
}
