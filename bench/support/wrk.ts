import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What is asked for: every path of every host is as likely as any other. */
export type Load = { port: number; hosts: readonly string[]; paths: readonly string[] };

export const hasWrk = (): Promise<boolean> =>
  run('wrk', ['-v']).then(
    () => true,
    // It prints its version and ends with 1.
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  );

/** Requests a second as fast as the server answers; throws when one of them failed. */
export async function wrk(load: Load, how: { connections: number; seconds: number }): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    await writeFile(script, scriptOf(load));
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${how.connections}`,
      `-d${how.seconds}s`,
      '-s',
      script,
      `http://127.0.0.1:${load.port}/`,
    ]);
    const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
    if (failed !== undefined) throw new Error(`wrk: ${failed}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Requests are written once: putting them together for each would cost more than many an answer. */
const scriptOf = ({ hosts, paths }: Load) => `
local hosts = {${hosts.map((host) => JSON.stringify(host)).join(',')}}
local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local requests = {}
math.randomseed(1)
init = function()
  for _, host in ipairs(hosts) do
    for _, path in ipairs(paths) do
      requests[#requests + 1] = wrk.format('GET', path, { ['Host'] = host, ['Accept-Encoding'] = 'br' })
    end
  end
end
request = function() return requests[math.random(#requests)] end
`;
