import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SourceTree } from '@sayso/core/source-tree';
import type { AppFinding } from './check-app.ts';
import type { CheckAnswer, CheckQuestion } from './worker.ts';

const script = join(import.meta.dirname, 'worker.ts');
/** Young objects that are collected seldom would take 100 MB alone. */
const resourceLimits = { maxOldGenerationSizeMb: 600, maxYoungGenerationSizeMb: 12 };
/** No app has a part in the start, so only a machine that is very busy makes it long. */
const longestStartMs = 60_000;
/** An app that cost everybody a worker is not asked about again for this long. */
const shunMs = 5 * 60_000;

type Options = {
  /** Each check on its own; a source that holds the worker longer ends it. */
  longestMs?: number;
  /** How long a person may be made to wait for an answer. */
  patienceMs?: number;
  /** Without a question for this long the worker rests, which gives its 300 MB back. */
  restAfterMs?: number;
  onFailure?: (failure: unknown) => void;
};
type Findings = readonly AppFinding[];
type Asked = { appId: string; tree: SourceTree; resolve: (findings: Findings | null) => void };

export const createTypeChecker = (options: Options = {}) => new TypeChecker(options);

/**
 * Type-checks whole apps in a worker of its own, which knows nothing of the server's environment. It starts with the
 * first question and is given one at a time, so that it is known whose app ended it: only that one gets no answer.
 */
export class TypeChecker {
  readonly patienceMs: number;
  readonly #given: Required<Options>;
  #waiting: Asked[] = [];
  #inHand: Asked | null = null;
  /** Apps whose check ended a worker -> until when they get no answer. */
  readonly #shunned = new Map<string, number>();
  #worker: Worker | null = null;
  #isWarm = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(options: Options) {
    this.#given = {
      longestMs: 20_000,
      patienceMs: 4_000,
      restAfterMs: 120_000,
      onFailure: () => {},
      ...options,
    };
    this.patienceMs = this.#given.patienceMs;
  }

  /** It has read the library, so that an answer takes a moment. */
  get isWarm(): boolean {
    return this.#isWarm;
  }

  /** Starts the worker before it is needed. */
  warm(): void {
    if (this.#isClosed) return;
    if (!this.#worker) this.#start();
    else if (this.#isWarm && !this.#inHand) this.#restLater();
  }

  /** What is wrong with the app; null when that could not be found out. */
  check(appId: string, tree: SourceTree): Promise<Findings | null> {
    if (this.#isClosed || this.#isShunned(appId)) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push({ appId, tree, resolve });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const held = this.#leave();
    this.#answerAll();
    await held?.terminate();
  }

  #start(): void {
    const fresh = new Worker(script, {
      env: {},
      execArgv: [],
      resourceLimits,
    });
    fresh.unref();
    fresh.on('message', (answer: CheckAnswer) => this.#hear(fresh, answer));
    fresh.on('error', (error) => this.#lose(fresh, error));
    fresh.on('exit', (code) => this.#lose(fresh, new Error(`The type checker ended with ${code}`)));
    this.#worker = fresh;
    this.#limit(fresh, longestStartMs, 'The type checker took too long to start');
  }

  #limit(worker: Worker, milliseconds: number, failure: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose(worker, new Error(failure)), milliseconds);
  }

  #hear(from: Worker, answer: CheckAnswer): void {
    if (this.#worker !== from) return;
    this.#isWarm = true;
    const asked = this.#inHand;
    this.#inHand = null;
    if ('failure' in answer) this.#given.onFailure(new Error(answer.failure));
    asked?.resolve('findings' in answer ? answer.findings : null);
    this.#goOn();
  }

  /** Hands the next question over, if the worker is free for one. */
  #goOn(): void {
    if (this.#inHand) return;
    if (!this.#worker) this.#start();
    if (!this.#worker || !this.#isWarm) return;
    const asked = this.#waiting.shift();
    if (!asked) {
      this.#restLater();
      return;
    }
    this.#inHand = asked;
    this.#last += 1;
    this.#limit(this.#worker, this.#given.longestMs, 'A check took too long');
    const { appId, tree } = asked;
    this.#worker.postMessage({ id: this.#last, appId, tree } satisfies CheckQuestion);
  }

  /** The app that ended the worker gets no answer; the others are asked about again in a new one. */
  #lose(lost: Worker, failure: unknown): void {
    if (this.#worker !== lost) return;
    const culprit = this.#inHand;
    this.#leave();
    void lost.terminate();
    this.#given.onFailure(failure);
    // One that does not even start would fail for ever.
    if (!culprit) {
      this.#answerAll();
      return;
    }
    this.#shun(culprit.appId);
    this.#start();
  }

  #shun(appId: string): void {
    const now = Date.now();
    for (const [each, until] of this.#shunned) if (until <= now) this.#shunned.delete(each);
    this.#shunned.set(appId, now + shunMs);
    const others = this.#waiting.filter((asked) => asked.appId !== appId);
    for (const asked of this.#waiting) if (asked.appId === appId) asked.resolve(null);
    this.#waiting = others;
  }

  #isShunned(appId: string): boolean {
    return (this.#shunned.get(appId) ?? 0) > Date.now();
  }

  /** A rest is no failure: the next question starts a worker again. */
  #restLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#leave()?.terminate(), this.#given.restAfterMs);
    this.#timer.unref();
  }

  /** From here on nothing that the worker says counts; what it had in hand gets no answer. */
  #leave(): Worker | null {
    clearTimeout(this.#timer);
    const held = this.#worker;
    this.#worker = null;
    this.#isWarm = false;
    this.#inHand?.resolve(null);
    this.#inHand = null;
    return held;
  }

  #answerAll(): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve(null);
  }
}
