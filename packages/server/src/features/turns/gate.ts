import type { Failure } from '@sayso/contracts/chat';
import type { AppId } from '@sayso/contracts/ids';
import type { Diagnostic } from '@sayso/contracts/preview';
import { failureKey } from '@sayso/core/repair-report';
import type { SourceTree } from '@sayso/core/source-tree';
import { failureAt } from './failures.ts';
import type { Group, Staging } from './staging.ts';
import { outOfLimits } from './turn-limits.ts';

/** Checks an app as a whole; null where it could not say anything. */
export type CheckTypes = {
  readonly isWarm: boolean;
  /** Nobody waits longer for a check: what is ready goes live, and is looked at again at the end. */
  readonly patienceMs: number;
  warm(): void;
  check(
    appId: AppId,
    tree: SourceTree,
  ): Promise<readonly (Diagnostic & { symbol?: string; hint?: string })[] | null>;
};

type Given = { types: CheckTypes; appId: AppId; base: SourceTree; signal: AbortSignal };

/** How often a group is made smaller before all of it waits. */
const mostCuts = 3;

/** Lets those files of a turn go live that the check of the whole app has nothing against. */
export class Gate {
  readonly #given: Given;
  #before: Promise<ReadonlySet<string>> | null = null;
  /** Something went live that nobody has checked. */
  isOpen = false;

  constructor(given: Given) {
    this.#given = given;
    // A checker that rests is not woken for what may never be asked.
    if (given.types.isWarm) void this.#wrongBefore();
  }

  /** What was wrong before the turn began is none of its mistakes. */
  #wrongBefore(): Promise<ReadonlySet<string>> {
    const { base } = this.#given;
    const hasCode = Object.keys(base).length > 0;
    this.#before ??= hasCode ? this.#find(base).then(keysOf) : Promise.resolve(new Set<string>());
    return this.#before;
  }

  /** The part of what is ready that may go live; what may not is kept back in the staging. */
  async passing(staging: Staging): Promise<Group | null> {
    let group = staging.ready();
    if (!group) return null;
    if (!this.#given.types.isWarm) {
      this.isOpen = true;
      return group;
    }
    for (let cut = 0; group && cut < mostCuts; cut += 1) {
      const failures = await within(
        this.#given.types.patienceMs,
        this.#newFailures(overlay(staging.live, group)),
      );
      // A stop came while the checker was at work: what it had not passed by then does not go live.
      const { signal } = this.#given;
      if (signal.aborted && signal.reason !== outOfLimits) return null;
      if (failures === null) {
        this.isOpen = true;
        return group;
      }
      if (failures.length === 0) return group;
      staging.hold(failures, group);
      group = staging.ready();
    }
    return null;
  }

  /** What is wrong with the app as it is live; null when that is not known in time. */
  async live(staging: Staging, withinMs: number): Promise<Failure[] | null> {
    const found = await within(withinMs, this.#newFailures(staging.live));
    if (found !== null) this.isOpen = false;
    return found;
  }

  async #newFailures(tree: SourceTree): Promise<Failure[] | null> {
    const knownBefore = this.#wrongBefore();
    const found = await this.#find(tree);
    if (found === null) return null;
    const before = await knownBefore;
    return found.filter((failure) => !before.has(failureKey(failure)));
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
      return found?.map((each) => failureAt(each, tree[each.path] ?? '')) ?? null;
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

const keysOf = (found: readonly Failure[] | null) => new Set((found ?? []).map(failureKey));

const overlay = (live: SourceTree, group: Group): SourceTree =>
  Object.fromEntries(
    Object.entries({ ...live, ...group }).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
