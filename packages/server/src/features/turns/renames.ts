import type { SourceTree } from '@sayso/core/source-tree';

/** A file that was renamed, and the one whose place it takes. */
export type Rename = readonly [to: string, from: string];
type Trees = { live: SourceTree; staged: SourceTree };

/**
 * The renames of a turn. Records follow a rename from its old name to the new one, so both go live together: half of it
 * would leave an empty entity beside the one that holds them, and whoever tidied up would take them away.
 */
export class Renames {
  readonly #from: Map<string, string>;

  constructor(known: Readonly<Record<string, string>> = {}) {
    this.#from = new Map(Object.entries(known));
  }

  note(to: string, from: string): void {
    this.#from.set(to, from);
  }

  newNamesOf(from: string): string[] {
    return [...this.#from].flatMap(([to, old]) => (old === from ? [to] : []));
  }

  fromOf(to: string): string | undefined {
    return this.#from.get(to);
  }

  forget(to: string): void {
    this.#from.delete(to);
  }

  /** What is staged under the new name takes the place of what has the old one. */
  without(tree: SourceTree, to: string): SourceTree {
    const from = this.#from.get(to);
    if (from === undefined) return tree;
    const { [from]: _gone, ...rest } = tree;
    return rest;
  }

  /** Those that are not live yet, by the names that the live files have. */
  open({ live, staged }: Trees): Rename[] {
    return [...this.#from.keys()].flatMap((to): Rename[] => {
      const from = this.#liveName(to, live);
      const isOpen = from !== undefined && staged[to] !== undefined && staged[from] === undefined;
      return isOpen ? [[to, from]] : [];
    });
  }

  /** A file may be renamed twice before it goes live. */
  #liveName(to: string, live: SourceTree): string | undefined {
    const seen = new Set([to]);
    for (let name = this.#from.get(to); name !== undefined && !seen.has(name); name = this.#from.get(name)) {
      if (live[name] !== undefined) return name;
      seen.add(name);
    }
    return undefined;
  }
}
