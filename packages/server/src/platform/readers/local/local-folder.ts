import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version that the server was tried with; another may have another interface, and other files. */
export const libraryVersion = '3.21.1';
/** Packages that come with it, on all systems about as many. */
export const libraryPackages = 117;

const platforms: Readonly<Record<string, string>> = {
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'linux-arm': 'linux-armv7l',
  'linux-arm64': 'linux-arm64',
  'linux-riscv64': 'linux-riscv64',
  'linux-x64': 'linux-x64',
  'win32-arm64': 'win-arm64',
  'win32-x64': 'win-x64',
};
/** The package with the binary for this machine; null where there is none. */
export const binaryPackage = (): string | null => {
  const name = platforms[`${process.platform}-${process.arch}`];
  return name === undefined ? null : `@node-llama-cpp/${name}`;
};

/** Beside the database: the library has a folder of its own, with its own lock file. */
export const localFolder = (dataDir: string): string => join(dataDir, 'local-reader');
export const modelsFolder = (dataDir: string): string => join(localFolder(dataDir), 'models');

/** Whether the library and its binary are there, in the version that is used. */
export async function isInstalled(folder: string): Promise<boolean> {
  const binary = binaryPackage();
  if (binary === null) return false;
  const versions = await Promise.all(['node-llama-cpp', binary].map((name) => versionOf(folder, name)));
  return versions.every((version) => version === libraryVersion);
}

async function versionOf(folder: string, name: string): Promise<unknown> {
  try {
    const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(text) as { version?: unknown }).version;
  } catch {
    return null;
  }
}

const mostListed = 100;

/** Names of the models' files that were put into their folder by hand. */
export async function modelNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.toLowerCase().endsWith('.gguf'))
    .sort()
    .slice(0, mostListed);
}
