import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Fault } from '@sayso/contracts/faults';
import type { Bundle, BundleJob } from './bundle.ts';

const script = join(import.meta.dirname, 'bundle-process.ts');
const longestMs = 60_000;

/** Runs bundles in child processes, a few at a time, so that a heavy app slows nobody's requests. */
export function createBundler({ most = 2 }: { most?: number } = {}) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const take = async () => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running += 1;
  };
  const give = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return {
    /** Throws an `invalid` fault that says what is wrong in the sources. */
    async bundle(job: BundleJob): Promise<Bundle> {
      await take();
      try {
        return await runBundle(job);
      } finally {
        give();
      }
    },
  };
}
export type Bundler = ReturnType<typeof createBundler>;

async function runBundle(job: BundleJob): Promise<Bundle> {
  const child = spawn(process.execPath, [script], {
    // Nothing of the server's environment: the child reads sources that people and models wrote.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  // A child that ends early closes the pipe; its outcome says why.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(job));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (said === '')
    throw new Fault('internal', 'The app could not be bundled', { cause: new Error(complained) });
  const outcome = JSON.parse(said) as { bundle: Bundle } | { error: string };
  if ('error' in outcome) throw new Fault('invalid', plain(outcome.error), { reason: 'bundle_failed' });
  return outcome.bundle;
}

/** The first thing that the bundler named, without its frame of colours and stack. */
function plain(message: string): string {
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const telling =
    lines.find((line) => /Module not found|can't import|does not exist|rror:/.test(line)) ??
    lines[1] ??
    lines[0];
  return (telling ?? 'The app could not be bundled')
    .replace(/^\[?plugin [^\]]*\]?\s*/, '')
    .replace(/^Error:\s*/, '')
    .replaceAll('\0app:', '');
}
