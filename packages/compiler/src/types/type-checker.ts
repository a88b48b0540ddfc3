import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from '@sayso/core/fair-queue';
import type { SourceTree } from '@sayso/core/source-tree';
import type { AppFinding } from './check-app.ts';
import { Pauses } from './pauses.ts';
import type { CheckAnswer, CheckQuestion } from './worker.ts';

const script = join(import.meta.dirname, 'worker.ts');
/** Young objects that are collected seldom would take 100 MB alone. */
const resourceLimits = { maxOldGenerationSizeMb: 600, maxYoungGenerationSizeMb: 12 };
/** No app has a part in the start, so only a machine that is very busy makes it long. */
const longestStartMs = 60_000;
/** Apps that are remembered for having ended a check. */
const mostNoted = 1_000;

type Options = {
  /** Each check on its own; one that holds the worker longer ends it. */
  longestMs?: number;
  /** Each file on its own. Those of honest apps take a second at the most, on a machine with ten times too much to do. */
  longestFileMs?: number;
  /** How long a person may be made to wait for an answer in the middle of something. */
  patienceMs?: number;
  /** How long at its end: what a start takes on a machine that is busy, and a check that ends the worker before. */
  waitMs?: number;
  /** Without a question for this long the worker rests, which gives its 300 MB back. */
  restAfterMs?: number;
  onFailure?: (failure: unknown) => void;
};
type Findings = readonly AppFinding[];
type Asked = {
  appId: string;
  /** Whose turn it takes. */
  person: string;
  tree: SourceTree;
  resolve: (findings: Findings | null) => void;
};
/** The signal is for whoever does not wait for the answer any more. */
type Asker = { person?: string; signal?: AbortSignal };

export const createTypeChecker = (options: Options = {}) => new TypeChecker(options);

/**
 * Type-checks whole apps in a worker of its own, which knows nothing of the server's environment. It starts with the
 * first question and is given one at a time, one person after another, so that it is known whose app ended it: only
 * that one gets no answer, and its person waits before the next.
 */
export class TypeChecker {
  readonly patienceMs: number;
  readonly waitMs: number;
  readonly #given: Required<Options>;
  readonly #waiting = new FairQueue<Asked>({ all: 1, each: 1 });
  readonly #pauses = new Pauses();
  /** How many checks of an app ended the worker, or themselves, since the last that came to an answer. */
  readonly #ends = new Map<string, number>();
  /** Who ended the worker before: their pause begins when there is one for the others. */
  #ended: string | null = null;
  #inHand: (Asked & { startedAt: number }) | null = null;
  #worker: Worker | null = null;
  #isWarm = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  /** For those who wait until their pause is over. */
  #wake: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(options: Options) {
    this.#given = {
      longestMs: 20_000,
      longestFileMs: options.longestMs ?? 5_000,
      patienceMs: 4_000,
      waitMs: 30_000,
      restAfterMs: 120_000,
      onFailure: () => {},
      ...options,
    };
    this.patienceMs = this.#given.patienceMs;
    this.waitMs = this.#given.waitMs;
  }

  /** It has read the library, so that an answer takes a moment. */
  get isWarm(): boolean {
    return this.#isWarm;
  }

  /** How often in a row a check of this app came to no answer, by what the app's own files do to it. */
  endedChecks(appId: string): number {
    return this.#ends.get(appId) ?? 0;
  }

  /** Starts the worker before it is needed. */
  warm(): void {
    if (this.#isClosed) return;
    if (!this.#worker) this.#start();
    else if (this.#isWarm && !this.#inHand) this.#restLater();
  }

  /** What is wrong with the app; null when that could not be found out. */
  check(appId: string, tree: SourceTree, { person = appId, signal }: Asker = {}): Promise<Findings | null> {
    if (this.#isClosed || signal?.aborted) return Promise.resolve(null);
    return new Promise((answer) => {
      const leave = () => {
        this.#waiting.remove(person, asked);
        asked.resolve(null);
      };
      const resolve = (findings: Findings | null) => {
        signal?.removeEventListener('abort', leave);
        answer(findings);
      };
      const asked: Asked = { appId, person, tree, resolve };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.add(person, asked);
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#wake);
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

  #limit(worker: Worker, milliseconds: number, failure: string, place: { path?: string } = {}): void {
    clearTimeout(this.#timer);
    const lose = () => this.#lose(worker, Object.assign(new Error(failure), place));
    this.#timer = setTimeout(lose, milliseconds);
  }

  #hear(from: Worker, answer: CheckAnswer): void {
    if (this.#worker !== from) return;
    if ('path' in answer) {
      this.#limitFile(from, answer.path);
      return;
    }
    this.#isWarm = true;
    if (this.#ended !== null) this.#pauses.lengthen(this.#ended);
    this.#ended = null;
    const asked = this.#takeFromHand();
    if (asked) this.#noteEnd(asked.appId, 'failure' in answer);
    if ('failure' in answer) this.#given.onFailure(new Error(answer.failure));
    asked?.resolve('findings' in answer ? answer.findings : null);
    this.#goOn();
  }

  #noteEnd(appId: string, hasEnded: boolean): void {
    const count = this.endedChecks(appId) + 1;
    this.#ends.delete(appId);
    if (hasEnded) this.#ends.set(appId, count);
    const [oldest] = this.#ends.keys();
    if (this.#ends.size > mostNoted && oldest !== undefined) this.#ends.delete(oldest);
  }

  #limitFile(worker: Worker, path: string): void {
    const { longestMs, longestFileMs } = this.#given;
    const left = longestMs - (Date.now() - (this.#inHand?.startedAt ?? Date.now()));
    this.#limit(worker, Math.min(left, longestFileMs), 'A check took too long', { path });
  }

  #takeFromHand(): Asked | null {
    const asked = this.#inHand;
    this.#inHand = null;
    if (asked) this.#waiting.done(asked.person);
    return asked;
  }

  /** Hands the next question over, if the worker is free for one. */
  #goOn(): void {
    if (this.#inHand) return;
    if (!this.#worker) this.#start();
    if (!this.#worker || !this.#isWarm) return;
    const asked = this.#waiting.next(({ person }) => this.#pauses.isOver(person))?.item;
    if (!asked) {
      this.#goOnLater();
      this.#restLater();
      return;
    }
    this.#inHand = { ...asked, startedAt: Date.now() };
    this.#last += 1;
    this.#limit(this.#worker, this.#given.longestMs, 'A check took too long');
    const { appId, tree } = asked;
    this.#worker.postMessage({ id: this.#last, appId, tree } satisfies CheckQuestion);
  }

  /** All who wait have a pause. */
  #goOnLater(): void {
    clearTimeout(this.#wake);
    if (this.#waiting.waiting === 0) return;
    this.#wake = setTimeout(() => this.#goOn(), this.#pauses.shortestMs ?? 0);
    this.#wake.unref();
  }

  /** The app that ended the worker gets no answer; the others are asked about in a new one. */
  #lose(lost: Worker, failure: unknown): void {
    if (this.#worker !== lost) return;
    const culprit = this.#inHand;
    if (culprit) this.#noteEnd(culprit.appId, true);
    this.#leave();
    void lost.terminate();
    this.#given.onFailure(failure);
    // One that does not even start would fail for ever.
    if (!culprit) {
      this.#answerAll();
      return;
    }
    this.#ended = culprit.person;
    this.#start();
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
    this.#takeFromHand()?.resolve(null);
    return held;
  }

  #answerAll(): void {
    for (const { resolve } of this.#waiting.drain()) resolve(null);
  }
}
