import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const script = 'npm-cli.js';

/** npm's own script, to be run under the Node that runs the server; null where there is none. */
export function npmScript(env: Readonly<Record<string, string>>): string | null {
  const given = (name: string) => Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1];
  const beside = dirname(process.execPath);
  const onPath = (given('PATH') ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'npm'))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file));
  const places = [
    given('NPM_EXECPATH') ?? '',
    join(beside, '../lib/node_modules/npm/bin', script),
    join(beside, 'node_modules/npm/bin', script),
    ...onPath,
  ];
  return places.find((file) => file.endsWith(script) && existsSync(file)) ?? null;
}
