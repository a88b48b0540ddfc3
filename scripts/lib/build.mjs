import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { ownFolder, root } from './paths.mjs';
import { capture, environmentFor } from './run.mjs';
import { Stop } from './stop.mjs';
import { swapFolder } from './swap-folder.mjs';

/** What is made from sources before the server can serve it. */
const builds = [
  {
    name: 'studio',
    label: 'the studio',
    inputs: [
      'packages/studio',
      'packages/contracts/src',
      'packages/core/src',
      // Its worker reads descriptions.
      'packages/blueprint/src',
      'package-lock.json',
    ],
    output: 'packages/studio/dist/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir'],
    cwd: 'packages/studio',
    // Built beside and then put in its place, so that a server that runs never finds it half made.
    staged: { from: 'studio-next', to: 'packages/studio/dist' },
  },
  {
    name: 'vendor',
    label: 'the libraries of generated apps',
    inputs: [
      'packages/runtime',
      'packages/compiler/src',
      'packages/contracts/src',
      'packages/core/src',
      'package-lock.json',
    ],
    output: '.sayso/vendor',
    command: ['packages/compiler/src/build-vendor-cli.ts'],
    cwd: '.',
  },
];

const skipped = new Set(['node_modules', 'dist']);

/** Builds what changed since it was last built; the two builds run beside each other. */
export async function buildStale(node) {
  await Promise.all(builds.map((build) => buildOnce(node, build)));
}

/** Several starts at a time, as by the workers of a test run, build once: the others wait and find it fresh. */
async function buildOnce(node, build) {
  if (isFresh(build, fingerprint(build.inputs))) return;
  await withLock(join(ownFolder, `building-${build.name}`), () => buildOne(node, build));
}

function isFresh({ name, output }, stamp) {
  const stampFile = join(ownFolder, `built-${name}`);
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(join(root, output));
}

async function buildOne(node, build) {
  const { name, label, inputs, command, cwd, staged } = build;
  const stamp = fingerprint(inputs);
  if (isFresh(build, stamp)) return;
  process.stdout.write(`Building ${label} ...\n`);
  const [script, ...args] = command;
  const finished = staged && join(ownFolder, staged.from);
  const { code, output: said } = await capture(node, [join(root, script), ...args, finished ?? []].flat(), {
    cwd: join(root, cwd),
    env: environmentFor(node),
  });
  if (code !== 0)
    throw new Stop(`Building ${label} failed:\n${said.trim().split('\n').slice(-30).join('\n')}`);
  if (staged) swapFolder(finished, join(root, staged.to));
  mkdirSync(ownFolder, { recursive: true });
  writeFileSync(join(ownFolder, `built-${name}`), stamp);
}

/** Names, sizes and times suffice here and cost a few milliseconds; a needless build is harmless. */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const facts = statSync(join(root, path));
    if (!facts.isDirectory()) {
      if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`);
      return;
    }
    for (const entry of readdirSync(join(root, path)).sort())
      if (!skipped.has(entry)) visit(join(path, entry));
  };
  for (const input of inputs) if (existsSync(join(root, input))) visit(input);
  return hash.digest('hex');
}
