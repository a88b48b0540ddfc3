import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npmEnvironment } from '../../../config-reading.ts';
import { atTheEnd } from '../../../testing/at-the-end.ts';
import { startRegistry } from '../../../testing/package-registry.ts';
import { createInstaller } from './installer.ts';
import { binaryPackage, isInstalled, libraryVersion } from './local-folder.ts';

const binary = binaryPackage() ?? '';
const library = {
  'node-llama-cpp': {
    version: libraryVersion,
    dependencies: { helper: '1.0.0' },
    files: { 'dist/index.js': 'export const isHere = true;' },
  },
  [binary]: { version: libraryVersion },
  helper: { version: '1.0.0' },
};

async function open(registry: string, env: Record<string, string> = npmEnvironment(process.env)) {
  const data = await mkdtemp(join(tmpdir(), 'sayso-install-'));
  atTheEnd(() => rm(data, { recursive: true, force: true }));
  const folder = join(data, 'local-reader');
  const settings = { npm_config_registry: registry, npm_config_cache: join(data, 'cache') };
  const installer = createInstaller({ folder, env: { ...env, ...settings, npm_config_fetch_retries: '0' } });
  atTheEnd(installer.cancel);
  return { installer, folder };
}

test('the library and its binary are installed into a folder of their own, beside the models that are there', async () => {
  const registry = await startRegistry(library);
  const { installer, folder } = await open(registry.url);
  await mkdir(join(folder, 'models'), { recursive: true });
  await writeFile(join(folder, 'models', 'mine.gguf'), 'model');
  expect(await isInstalled(folder)).toBe(false);
  const { over } = installer.start();
  expect(installer.state()).toMatchObject({ is_running: true, problem: null });
  // A second press is no second attempt.
  expect(installer.start().over).toBe(over);
  await over;
  expect(installer.state()).toMatchObject({ is_running: false, packages: 3, problem: null });
  expect(await isInstalled(folder)).toBe(true);
  expect((await readdir(folder)).sort()).toEqual([
    'models',
    'node_modules',
    'package-lock.json',
    'package.json',
  ]);
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ 'node-llama-cpp': libraryVersion, [binary]: libraryVersion });

  await installer.remove();
  expect(await readdir(folder)).toEqual(['models']);
  expect(await isInstalled(folder)).toBe(false);
});

test('one that is cancelled leaves nothing of it, and the next one succeeds', async () => {
  const registry = await startRegistry(library);
  const { installer, folder } = await open(registry.url);
  registry.hold(true);
  installer.start();
  await expect.poll(() => registry.held).toBeGreaterThan(0);
  await installer.cancel();
  expect(installer.state()).toMatchObject({ is_running: false, problem: { fault: 'cancelled' } });
  expect(existsSync(join(folder, 'installing'))).toBe(false);
  expect(await isInstalled(folder)).toBe(false);
  registry.hold(false);
  await installer.start().over;
  expect(installer.state().problem).toBeNull();
  expect(await isInstalled(folder)).toBe(true);
});

test.each<[what: string, packages: Parameters<typeof startRegistry>[0], fault: string]>([
  ['a registry without the library', {}, 'registry'],
  ['one with another version', { ...library, [binary]: { version: '1.0.0' } }, 'registry'],
])('%s is told as such, and what was installed before stays', async (_, packages, fault) => {
  const { installer, folder } = await open((await startRegistry(packages)).url);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await installer.start().over;
  expect(installer.state()).toMatchObject({ is_running: false, problem: { fault, message: /\w/ } });
  expect(await readdir(folder)).toEqual(['node_modules']);
});

test('a registry that is not reached is told as such', async () => {
  const { installer } = await open('http://127.0.0.1:1');
  await installer.start().over;
  expect(installer.state().problem?.fault).toBe('offline');
});

test('without a folder that may be written to nothing is installed', async () => {
  const { installer, folder } = await open('http://127.0.0.1:1');
  await mkdir(folder);
  await writeFile(join(folder, 'installing'), 'no folder');
  await chmod(folder, 0o500);
  atTheEnd(() => chmod(folder, 0o700));
  await installer.start().over;
  // Whoever may do everything may write there as well, and fails at the registry.
  expect(installer.state().problem?.fault).toBe(process.getuid?.() === 0 ? 'offline' : 'folder');
});
