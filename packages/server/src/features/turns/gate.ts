import { fairPart } from '@sayso/compiler/types/fair-part';
import type { Failure } from '@sayso/contracts/chat';
import type { AppId } from '@sayso/contracts/ids';
import type { Diagnostic } from '@sayso/contracts/preview';
import { countFailures, distinct, failureKey } from '@sayso/core/repair-report';
import type { SourceTree } from '@sayso/core/source-tree';
import { failureAt } from './failures.ts';
import { type Group, patchTree } from './group.ts';
import type { Staging } from './staging.ts';
import { waitsForBroken } from './waiting-files.ts';

/** What a check found; a `hint` is not sure to be a mistake, and holds nothing back. */
type Found = Diagnostic & { symbol?: string; hint?: string; severity?: 'hint' };

/** Checks an app as a whole; null where it could not say anything. */
export type CheckTypes = {
  readonly isWarm: boolean;
  /** A block of an answer waits no longer for a check: the next one, or the end, looks again. */
  readonly patienceMs: number;
  /** A turn waits no longer in all for the checker to start and to get round to it. */
  readonly waitMs: number;
  warm(): void;
  check(appId: AppId, tree: SourceTree, asker: Asker): Promise<readonly Found[] | null>;
  /** How often in a row a check of this app came to no answer, by what the app's own files do to it. */
  endedChecks(appId: AppId): number;
};
type Asker = { person: string; signal: AbortSignal };

/** The signal is that of whoever stops the turn: a limit must not keep its last files from being checked. */
type Given = {
  types: CheckTypes;
  appId: AppId;
  /** Who asked: people take turns at the checker. */
  person: string;
  base: SourceTree;
  signal: AbortSignal;
  /** A first build is to be seen early: its pages may lead to pages that are still being written. */
  isFirst?: boolean;
  /** Whoever can mend mistakes waits until they are known; others go live while the checker is not ready. */
  waits?: boolean;
  /** What an earlier turn left in live files for this one to mend: it counts as this turn's own. */
  left?: readonly Failure[];
};
type Counts = ReadonlyMap<string, number>;

/** How often a group is made smaller before all of it waits. */
const mostCuts = 3;
/** A turn that has waited its time, or that waits for nothing, still takes an answer that is nearly there. */
const leastMs = 2_500;

/** More than anybody reads. What was known before does not count among them. */
const mostTold = { mistakes: 60, hints: 60 };

/** Lets those files of a turn go live that the check of the whole app has nothing against. */
export class Gate {
  readonly #given: Given;
  /** What was wrong before the turn began is none of its mistakes. */
  #before: Promise<Counts | null> | null = null;
  /** What is known to be wrong with what went live: it keeps nothing else back. */
  #live: Counts = new Map();
  /** Something went live that nobody has checked, or with mistakes. */
  isOpen = false;
  readonly #startedAt = Date.now();
  #waitedMs = 0;

  constructor(given: Given) {
    this.#given = given;
    const { left = [] } = given;
    this.#live = countFailures(left);
    this.isOpen = left.length > 0;
    // Early, so that nobody waits for it later.
    if (given.types.isWarm) void this.#known();
  }

  /** The part of what is ready that may go live; what may not is kept back in the staging. */
  async passing(staging: Staging): Promise<Group | null> {
    let group = staging.ready();
    if (!group) return null;
    const { expectsMore } = staging;
    const { types, waits } = this.#given;
    // At the end, a turn that waits has the question start the checker.
    if (!types.isWarm && (expectsMore || !waits)) return this.#notYet(staging);
    for (let cut = 0; group && cut < mostCuts; cut += 1) {
      const tree = patchTree(staging.live, group);
      const patienceMs = expectsMore || !waits ? types.patienceMs : this.#endMs;
      const found = await this.#within(patienceMs, (signal) => this.#newOnes(tree, signal));
      // A stop came while the checker was at work: what it had not passed by then does not go live.
      if (this.#given.signal.aborted) {
        staging.holdAgain();
        return null;
      }
      if (found === null) return this.#notYet(staging);
      const against = this.#against(found, staging);
      if (against.length < found.length) this.isOpen = true;
      if (against.length === 0) {
        this.#live = countFailures(found);
        return group;
      }
      const failures = toldOf(against, tree);
      // What the second look finds comes of what the first one kept back.
      staging.hold(cut === 0 ? failures : this.#consequences(failures, { staging, group }), group);
      group = staging.ready();
    }
    return null;
  }

  /** What keeps a group back of all that is wrong with it. */
  #against(found: readonly Found[], { expectsMore }: Staging): Found[] {
    const mayLead = expectsMore && this.#given.isFirst === true;
    return without(this.#live, found).filter(
      ({ code, path }) => !(mayLead && code === 'unknown-page' && path !== 'layout'),
    );
  }

  #consequences(failures: readonly Failure[], { staging, group }: { staging: Staging; group: Group }) {
    const { heldPaths, draft } = staging;
    return failures.map((failure) =>
      failure.path in group ? waitsForBroken(failure.path, draft[failure.path] ?? '', heldPaths) : failure,
    );
  }

  /** What may still be checked in time stays back for now; nobody is to look at an empty preview for ever. */
  #notYet(staging: Staging): Group | null {
    const { waits, types } = this.#given;
    const mayWait = waits && staging.expectsMore && Date.now() - this.#startedAt < types.waitMs;
    if (!mayWait) return this.#unchecked(staging);
    staging.holdAgain();
    return null;
  }

  /** How long the end of a round may wait: all of a turn's rounds have one time for it. */
  get #endMs(): number {
    const { waits, types } = this.#given;
    return waits ? Math.max(leastMs, types.waitMs - this.#waitedMs) : leastMs;
  }

  /** What no check has found anything against so far. */
  #unchecked(staging: Staging): Group | null {
    const group = staging.holdAgain();
    if (group) this.isOpen = true;
    return group;
  }

  /** What is wrong with the app as it is live; null when that is not known in time. */
  async live(staging: Staging, withinMs = this.#endMs): Promise<Failure[] | null> {
    const tree = staging.live;
    const found = await this.#within(withinMs, (signal) => this.#newOnes(tree, signal));
    if (found === null) return null;
    this.isOpen = false;
    this.#live = countFailures(found);
    return toldOf(found, tree).map((failure) => ({ ...failure, live: true }));
  }

  /** Asking again would end the same way: once it may have been a machine with too much to do. */
  get isUncheckable(): boolean {
    const { types, appId } = this.#given;
    return types.endedChecks(appId) >= 2;
  }

  /** What is wrong with the app were all of it live that was written so far; null when that is not known in time. */
  async draft(staging: Staging): Promise<{ found: Failure[]; hints: Failure[] } | null> {
    const { draft } = staging;
    const all = await this.#within(this.#endMs, (signal) => this.#find(draft, signal));
    const found = all && (await this.#within(this.#endMs, () => this.#withoutKnown(all.sure, draft)));
    if (!all || !found) return null;
    const hints = all.hints.filter(({ path }) => draft[path] !== this.#given.base[path]);
    return { found: toldOf(found, draft), hints: toldOf(hints, draft) };
  }

  async #newOnes(tree: SourceTree, signal: AbortSignal): Promise<Found[] | null> {
    const found = await this.#find(tree, signal);
    return found && this.#withoutKnown(found.sure, tree);
  }

  async #withoutKnown(found: Found[], tree: SourceTree): Promise<Found[] | null> {
    if (found.length === 0) return found;
    const { base, signal } = this.#given;
    const before = await this.#known();
    const isWritten = ({ path }: Found) => tree[path] !== base[path];
    if (before) return without(before, found).filter((each) => isWritten(each) || !comesOfSchemas(each));
    // Of an app that ended the check as it was, what is wrong with files that are as they were is not known to be new.
    return signal.aborted ? null : found.filter(isWritten);
  }

  /** Null while it could not be found out: then nothing can be said of files that this turn has not written. */
  async #known(): Promise<Counts | null> {
    const { base, signal, left = [] } = this.#given;
    if (Object.keys(base).length === 0) return new Map();
    this.#before ??= this.#find(base, signal).then((found) => {
      const counts = found && countFailures(found.sure);
      for (const each of left) counts?.delete(failureKey(each));
      return counts;
    });
    const before = await this.#before;
    if (before === null) this.#before = null;
    return before;
  }

  /** Nobody waits for a check that was given up, so the checker need not get to it. */
  async #find(tree: SourceTree, signal: AbortSignal): Promise<{ sure: Found[]; hints: Found[] } | null> {
    const { types, appId, person } = this.#given;
    const found = await types.check(appId, tree, { person, signal });
    if (!found) return null;
    const those = (isHint: boolean) => found.filter(({ severity }) => (severity === 'hint') === isHint);
    return { sure: those(false), hints: those(true) };
  }

  /** Gives up after this time, and with the turn. */
  async #within<T>(milliseconds: number, ask: (signal: AbortSignal) => Promise<T | null>): Promise<T | null> {
    const startedAt = Date.now();
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), milliseconds);
    const { promise: gone, resolve } = Promise.withResolvers<null>();
    over.signal.addEventListener('abort', () => resolve(null));
    try {
      return await Promise.race([ask(AbortSignal.any([this.#given.signal, over.signal])), gone]);
    } finally {
      clearTimeout(timer);
      this.#waitedMs += Date.now() - startedAt;
    }
  }
}

/** As many as are told, with the lines around each. */
const toldOf = (found: readonly Found[], tree: SourceTree): Failure[] =>
  fairPart(found, mostTold).map((each) => failureAt(each, tree[each.path] ?? ''));

/** Those that are more than were known, of each kind the last. */
function without(known: Counts, found: readonly Found[]): Found[] {
  const left = new Map(known);
  return distinct(found).filter((each) => {
    const key = failureKey(each);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** A schema that begins to require fields says more of pages that nobody touched; it is not to wait for them. */
const comesOfSchemas = ({ code }: Found): boolean => code === 'optional-field';
