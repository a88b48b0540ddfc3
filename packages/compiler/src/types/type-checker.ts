import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SourceTree } from '@sayso/core/source-tree';
import type { AppFinding } from './check-app.ts';
import type { CheckAnswer, CheckQuestion } from './worker.ts';

const script = join(import.meta.dirname, 'worker.ts');
const mostMegabytes = 600;

type Options = {
  /** One check, the worker's start included; a source that holds it longer ends the worker. */
  longestMs?: number;
  /** How long a person may be made to wait for an answer. */
  patienceMs?: number;
  onFailure?: (failure: unknown) => void;
};
type Findings = readonly AppFinding[];
type Waiting = { resolve: (findings: Findings | null) => void; timer: NodeJS.Timeout };

/**
 * Type-checks whole apps in a worker of its own, which knows nothing of the server's environment. It starts with the
 * first question; one that dies is started anew with the next.
 */
export function createTypeChecker(options: Options = {}) {
  const { longestMs = 20_000, patienceMs = 4_000, onFailure = () => {} } = options;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let isWarm = false;
  let isClosed = false;
  let last = 0;

  const settle = (id: number, findings: Findings | null) => {
    const asked = waiting.get(id);
    if (!asked) return;
    clearTimeout(asked.timer);
    waiting.delete(id);
    asked.resolve(findings);
  };
  const lose = (of: Worker, failure: unknown) => {
    if (worker !== of) return;
    worker = null;
    isWarm = false;
    if (!isClosed) onFailure(failure);
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  const hear = (answer: CheckAnswer) => {
    isWarm = true;
    if ('findings' in answer) return settle(answer.id, answer.findings);
    onFailure(new Error(answer.failure));
    settle(answer.id, null);
  };
  const started = (): Worker => {
    if (worker) return worker;
    const fresh = new Worker(script, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    fresh.unref();
    fresh.on('message', hear);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('exit', (code) => lose(fresh, new Error(`The type checker ended with ${code}`)));
    worker = fresh;
    return fresh;
  };
  const giveUp = (id: number) => {
    const held = worker;
    settle(id, null);
    if (!held) return;
    lose(held, new Error('A check took too long'));
    void held.terminate();
  };

  return {
    patienceMs,

    /** It has read the library, so that an answer takes a moment. */
    get isWarm(): boolean {
      return isWarm;
    },

    /** Starts the worker before it is needed. */
    warm(): void {
      if (!isClosed) started();
    },

    /** What is wrong with the app; null when that could not be found out. */
    check(appId: string, tree: SourceTree): Promise<Findings | null> {
      if (isClosed) return Promise.resolve(null);
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const timer = setTimeout(() => giveUp(id), longestMs);
        waiting.set(id, { resolve, timer });
        started().postMessage({ id, appId, tree } satisfies CheckQuestion);
      });
    },

    async close(): Promise<void> {
      isClosed = true;
      const held = worker;
      if (held) lose(held, null);
      await held?.terminate();
    },
  };
}
export type TypeChecker = ReturnType<typeof createTypeChecker>;
