import type { Failure } from '@sayso/contracts/chat';
import type { AppId } from '@sayso/contracts/ids';
import type { Diagnostic } from '@sayso/contracts/preview';
import { failureKey } from '@sayso/core/repair-report';
import type { SourceTree } from '@sayso/core/source-tree';
import { failureAt } from './failures.ts';
import { type Group, patchTree } from './group.ts';
import type { Staging } from './staging.ts';

/** What a check found; a `hint` is not sure to be a mistake, and holds nothing back. */
type Found = Diagnostic & { symbol?: string; hint?: string; severity?: 'hint' };

/** Checks an app as a whole; null where it could not say anything. */
export type CheckTypes = {
  readonly isWarm: boolean;
  /** Nobody waits longer for a check: what is ready goes live, and is looked at again at the end. */
  readonly patienceMs: number;
  warm(): void;
  check(appId: AppId, tree: SourceTree): Promise<readonly Found[] | null>;
};

/** The signal is that of whoever stops the turn: a limit must not keep its last files from being checked. */
type Given = { types: CheckTypes; appId: AppId; base: SourceTree; signal: AbortSignal };

/** How often a group is made smaller before all of it waits. */
const mostCuts = 3;

/** Lets those files of a turn go live that the check of the whole app has nothing against. */
export class Gate {
  readonly #given: Given;
  /** What was wrong before the turn began is none of its mistakes. */
  #before: Promise<ReadonlySet<string> | null> | null = null;
  /** Something went live that nobody has checked. */
  isOpen = false;

  constructor(given: Given) {
    this.#given = given;
    // Early, so that nobody waits for it later.
    if (given.types.isWarm) void this.#known();
  }

  /** The part of what is ready that may go live; what may not is kept back in the staging. */
  async passing(staging: Staging): Promise<Group | null> {
    let group = staging.ready();
    if (!group) return null;
    if (!this.#given.types.isWarm) return this.#unchecked(staging);
    for (let cut = 0; group && cut < mostCuts; cut += 1) {
      const failures = await within(
        this.#given.types.patienceMs,
        this.#newFailures(patchTree(staging.live, group)),
      );
      // A stop came while the checker was at work: what it had not passed by then does not go live.
      if (this.#given.signal.aborted) {
        staging.holdAgain();
        return null;
      }
      if (failures === null) return this.#unchecked(staging);
      if (failures.length === 0) return group;
      staging.hold(failures, group);
      group = staging.ready();
    }
    return null;
  }

  /** What no check has found anything against so far. */
  #unchecked(staging: Staging): Group | null {
    const group = staging.holdAgain();
    if (group) this.isOpen = true;
    return group;
  }

  /** What is wrong with the app as it is live; null when that is not known in time. */
  async live(staging: Staging, withinMs: number): Promise<Failure[] | null> {
    const found = await within(withinMs, this.#newFailures(staging.live));
    if (found !== null) this.isOpen = false;
    return found?.map((failure) => ({ ...failure, live: true })) ?? null;
  }

  async #newFailures(tree: SourceTree): Promise<Failure[] | null> {
    const found = await this.#find(tree);
    if (found === null || found.length === 0) return found;
    const before = await this.#known();
    return before && found.filter((failure) => !before.has(failureKey(failure)));
  }

  /** Null while it could not be found out: then nothing can be said of what the turn made. */
  async #known(): Promise<ReadonlySet<string> | null> {
    const { base } = this.#given;
    if (Object.keys(base).length === 0) return new Set();
    this.#before ??= this.#find(base).then((found) => found && new Set(found.map(failureKey)));
    const before = await this.#before;
    if (before === null) this.#before = null;
    return before;
  }

  /** Gives up with the turn: nobody waits for a check whose answer has no use any more. */
  async #find(tree: SourceTree): Promise<Failure[] | null> {
    const { types, appId, signal } = this.#given;
    if (signal.aborted) return null;
    const { promise: gone, resolve } = Promise.withResolvers<null>();
    const leave = () => resolve(null);
    signal.addEventListener('abort', leave, { once: true });
    try {
      const found = await Promise.race([types.check(appId, tree), gone]);
      const sure = found?.filter(({ severity }) => severity !== 'hint');
      return sure?.map((each) => failureAt(each, tree[each.path] ?? '')) ?? null;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }
}

async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([asked, promise]);
  } finally {
    clearTimeout(timer);
  }
}
