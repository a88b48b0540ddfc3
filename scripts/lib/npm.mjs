import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { capture, environmentFor } from './run.mjs';
import { Stop } from './stop.mjs';

/** npm's own script file, so that it can be run under a Node of our choice. */
function npmScript() {
  const given = process.env.npm_execpath;
  if (given?.endsWith('npm-cli.js') && existsSync(given)) return given;
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const onWindows = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'npm'))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file));
  const found = [...onPath, beside, onWindows].find(
    (file) => file.endsWith('npm-cli.js') && existsSync(file),
  );
  if (!found) throw new Stop('npm was not found. Install Node.js 20 or newer with npm, then try again.');
  return found;
}

/** Runs npm under the given Node, quietly; what it said is shown when it fails. */
export async function npm(node, args, cwd) {
  const { code, output } = await capture(node, [npmScript(), ...args], {
    cwd,
    env: environmentFor(node, {
      npm_config_fund: 'false',
      npm_config_audit: 'false',
      npm_config_update_notifier: 'false',
    }),
  });
  if (code !== 0) {
    const lines = output.trim().split('\n').slice(-15).join('\n');
    throw new Stop(`'npm ${args.join(' ')}' failed. Is the package registry reachable?\n${lines}`);
  }
}
