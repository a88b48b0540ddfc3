#!/usr/bin/env node
// Behind every npm script: the right Node, the packages, what is stale built anew, then the command. No dependencies.
import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node.mjs';
import { Stop } from './lib/stop.mjs';

const commands = ['start', 'build', 'test', 'check', 'soak', 'bench', 'bench-generation'];
const [name, ...args] = process.argv.slice(2);

try {
  if (!commands.includes(name))
    throw new Stop(`Unknown command '${name ?? ''}'. There are: ${commands.join(', ')}.`);
  const node = await ensureNode();
  await ensureInstalled(node);
  const { run } = await import(`./commands/${name}.mjs`);
  process.exitCode = await run({ node, args });
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`sayso: ${error.message}\n`);
  process.exitCode = 1;
}
