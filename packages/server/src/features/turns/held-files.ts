import type { Failure } from '@sayso/contracts/chat';
import { appImports } from '@sayso/core/app-imports';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Group } from './group.ts';

type FailuresByPath = ReadonlyMap<string, readonly Failure[]>;

/** Staged files that the check of the whole app keeps back. */
export class HeldFiles {
  #held: FailuresByPath = new Map();
  /** What was kept back at some time and is not live since. */
  #doubted = new Map<string, readonly Failure[]>();

  get failures(): Failure[] {
    return [...this.#held.values()].flat();
  }

  get paths(): string[] {
    return [...this.#held.keys()];
  }

  has(path: string): boolean {
    return this.#held.has(path);
  }

  /** Keeps back what the failures come from, until a later block mends it. */
  hold(failures: readonly Failure[], { group, staged }: { group: Group; staged: SourceTree }): void {
    const held = new Map(this.#held);
    for (const failure of failures) {
      for (const path of causesOf(failure.path, group, staged)) {
        held.set(path, [...(held.get(path) ?? []), failure]);
      }
    }
    this.#held = held;
  }

  /** Every file that is kept back gets another chance with the next check. */
  release(): void {
    this.#doubted = new Map([...this.#doubted, ...this.#held]);
    this.#held = new Map();
  }

  /** No check says whether those that were released are good by now: they stay back. */
  holdAgain(): void {
    this.#held = new Map([...this.#doubted, ...this.#held]);
  }

  landed(path: string): void {
    this.#doubted.delete(path);
  }

  /** Nothing is left of it to keep back. */
  drop(path: string): void {
    this.#doubted.delete(path);
    this.#held = new Map([...this.#held].filter(([held]) => held !== path));
  }

  /** The answer is over: hands over what is still kept back. */
  giveUp(): FailuresByPath {
    const held = this.#held;
    this.#held = new Map();
    return held;
  }
}

/** Changed files that a failure can come from: the file itself, else what it imports, else all of the group. */
function causesOf(path: string, group: Group, staged: SourceTree): string[] {
  if (path in group) return [path];
  const seen = new Set([path]);
  for (const each of seen) for (const file of appImports(each, staged[each] ?? '')) seen.add(file);
  const near = [...seen].filter((file) => file in group);
  return near.length > 0 ? near : Object.keys(group);
}
