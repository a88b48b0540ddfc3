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
import { within } from './within.ts';

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
type Given = {
  types: CheckTypes;
  appId: AppId;
  base: SourceTree;
  signal: AbortSignal;
  /** A first build is to be seen early: its pages may lead to pages that are still being written. */
  isFirst?: boolean;
};
type Counts = ReadonlyMap<string, number>;

/** How often a group is made smaller before all of it waits. */
const mostCuts = 3;

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
      const tree = patchTree(staging.live, group);
      const found = await within(this.#given.types.patienceMs, this.#newOnes(tree));
      // A stop came while the checker was at work: what it had not passed by then does not go live.
      if (this.#given.signal.aborted) {
        staging.holdAgain();
        return null;
      }
      if (found === null) return this.#unchecked(staging);
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

  /** What no check has found anything against so far. */
  #unchecked(staging: Staging): Group | null {
    const group = staging.holdAgain();
    if (group) this.isOpen = true;
    return group;
  }

  /** What is wrong with the app as it is live; null when that is not known in time. */
  async live(staging: Staging, withinMs: number): Promise<Failure[] | null> {
    const tree = staging.live;
    const found = await within(withinMs, this.#newOnes(tree));
    if (found === null) return null;
    this.isOpen = false;
    this.#live = countFailures(found);
    return toldOf(found, tree).map((failure) => ({ ...failure, live: true }));
  }

  /** What is wrong with the app were all of it live that was written so far; null when that is not known in time. */
  async draft(staging: Staging, withinMs: number): Promise<{ found: Failure[]; hints: Failure[] } | null> {
    const { draft } = staging;
    const all = await within(withinMs, this.#find(draft));
    const found = all && (await within(withinMs, this.#withoutKnown(all.sure)));
    if (!all || !found) return null;
    const hints = all.hints.filter(({ path }) => draft[path] !== this.#given.base[path]);
    return { found: toldOf(found, draft), hints: toldOf(hints, draft) };
  }

  async #newOnes(tree: SourceTree): Promise<Found[] | null> {
    const found = await this.#find(tree);
    return found && this.#withoutKnown(found.sure);
  }

  async #withoutKnown(found: Found[]): Promise<Found[] | null> {
    if (found.length === 0) return found;
    const before = await this.#known();
    return before && without(before, found);
  }

  /** Null while it could not be found out: then nothing can be said of what the turn made. */
  async #known(): Promise<Counts | null> {
    const { base } = this.#given;
    if (Object.keys(base).length === 0) return new Map();
    this.#before ??= this.#find(base).then((found) => found && countFailures(found.sure));
    const before = await this.#before;
    if (before === null) this.#before = null;
    return before;
  }

  /** Gives up with the turn: nobody waits for a check whose answer has no use any more. */
  async #find(tree: SourceTree): Promise<{ sure: Found[]; hints: Found[] } | null> {
    const { types, appId, signal } = this.#given;
    if (signal.aborted) return null;
    const { promise: gone, resolve } = Promise.withResolvers<null>();
    const leave = () => resolve(null);
    signal.addEventListener('abort', leave, { once: true });
    try {
      const found = await Promise.race([types.check(appId, tree), gone]);
      if (!found) return null;
      const those = (isHint: boolean) => found.filter(({ severity }) => (severity === 'hint') === isHint);
      return { sure: those(false), hints: those(true) };
    } finally {
      signal.removeEventListener('abort', leave);
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
