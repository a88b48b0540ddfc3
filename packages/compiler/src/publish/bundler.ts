import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { runInChild } from '../child-job.ts';
import { bundleWords } from '../texts/checks.ts';
import type { Bundle, Bundled, BundleJob } from './bundle.ts';

const script = join(import.meta.dirname, 'bundle-process.ts');

type Options = {
  /** Bundles at a time. */
  most?: number;
  longestMs?: number;
  /** Whether written files are compressed once more, slowly, in the background. */
  shrinks?: boolean;
  /** Told when files of a folder have got smaller forms. */
  onShrunk?: (folder: string) => void;
};

/** Runs bundles in child processes, a few at a time, so that a heavy app slows nobody's requests. */
export function createBundler(options: Options = {}) {
  const { most = 2, longestMs = 60_000, shrinks = true, onShrunk = () => {} } = options;
  const shrinking = new Set<ChildProcess>();
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
        const { bundle, written } = await runBundle(job, longestMs);
        if (shrinks) shrink(job.folder, written);
        return bundle;
      } finally {
        give();
      }
    },
    close(): void {
      for (const child of shrinking) child.kill('SIGKILL');
    },
  };

  function shrink(folder: string, files: readonly string[]): void {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'shrink-process.ts')], {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    shrinking.add(child);
    // What was compressed quickly is there to be served, so a failure here costs a few bytes and no more.
    const end = () => shrinking.delete(child);
    child.on('error', end).on('exit', () => {
      end();
      onShrunk(folder);
    });
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(files.map((file) => join(folder, file))));
  }
}
export type Bundler = ReturnType<typeof createBundler>;

async function runBundle(job: BundleJob, longestMs: number): Promise<Bundled> {
  const { said, complained, isLate } = await runInChild(script, job, longestMs);
  if (said === '' && isLate) {
    throw new Fault('unavailable', bundleWords.late);
  }
  if (said === '') {
    throw new Fault('internal', bundleWords.failed, { cause: new Error(complained) });
  }
  const outcome = JSON.parse(said) as Bundled | { error: string };
  if ('error' in outcome) throw new Fault('invalid', outcome.error, { reason: 'bundle_failed' });
  return outcome;
}
