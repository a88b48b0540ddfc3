import type { FileChange, Suggestion } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { consistentPart } from '@sayso/core/app-imports';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { type ApplyOptions, applyBlock } from '@sayso/core/blocks/apply';
import type { Block } from '@sayso/core/blocks/block';
import { countLineChanges } from '@sayso/core/blocks/line-diff';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import type { SourceTree } from '@sayso/core/source-tree';

/** Puts right what needs no judgement; `open` are names that a file still to come may offer. */
export type FixFile = (given: { path: string; text: string; tree: SourceTree }) => {
  text: string;
  fixes: readonly { message: string }[];
  open: readonly string[];
};

type Given = {
  base: SourceTree;
  check: (path: string, text: string) => Diagnostic[];
  fix: FixFile;
  options: ApplyOptions;
};
/** Files of a group that can go live together; null takes one away. */
export type Group = Record<string, string | null>;

/** What a turn has made so far: staged sources over the live ones, and what became of each file. */
export class Staging {
  readonly #given: Given;
  #live: SourceTree;
  #staged: SourceTree;
  readonly #changes = new Map<string, FileChange>();
  /** What was put right in each file that this turn wrote. */
  readonly #fixes = new Map<string, Set<string>>();
  readonly #open = new Map<string, readonly string[]>();
  #renames: { from: string; to: string }[] = [];
  settings: AppSettings = {};
  suggestions: Suggestion[] = [];

  constructor(given: Given) {
    this.#given = given;
    this.#live = given.base;
    this.#staged = given.base;
  }

  get live(): SourceTree {
    return this.#live;
  }

  get changes(): FileChange[] {
    return [...this.#changes.values()];
  }

  get refused(): number {
    return this.changes.filter(({ error }) => error !== undefined).length;
  }

  /** Entities that are live under another name than before. */
  get renamedEntities(): { from: string; to: string }[] {
    return this.#renames.flatMap(({ from, to }) => {
      const isLive = this.#live[to] !== undefined && this.#live[from] === undefined;
      return isLive && from.startsWith('entities/') ? [{ from: from.slice(9), to: to.slice(9) }] : [];
    });
  }

  /** What a page is called now that had this name before. */
  renamedPage(name: string | null): string | undefined {
    const renamed = this.#renames.find(({ from }) => from === `pages/${name}`);
    return renamed?.to.slice('pages/'.length);
  }

  /** Applies and checks one block; answers the file's entry, or null for blocks that touch none. */
  take(block: Block): FileChange | null {
    const outcome = applyBlock(this.#staged, block, this.#given.options);
    const where = block.path ?? block.type;
    if ('error' in outcome) return this.refuse(where, outcome.error);
    if (outcome.app) this.settings = { ...this.settings, ...outcome.app };
    if (outcome.suggestions) this.suggestions = outcome.suggestions;
    if (!outcome.change) return null;
    const { path } = outcome.change;
    const isCode = block.type !== 'rename' && outcome.tree[path] !== undefined;
    const fixed = isCode ? this.#fixed(path, outcome.tree) : null;
    const tree = fixed ? { ...outcome.tree, [path]: fixed.text } : outcome.tree;
    const problem = this.#problemOf(path, tree[path]);
    if (problem !== undefined) return this.refuse(path, problem);
    this.#staged = tree;
    if (fixed) this.#noteFixes(path, fixed);
    if (outcome.renamedFrom !== undefined) this.#renames.push({ from: outcome.renamedFrom, to: path });
    return this.#note(path, outcome.renamedFrom);
  }

  /**
   * Looks again at files that use what had no home when they came: a later file of the answer may offer it. Answers the
   * changed entries.
   */
  fixAgain(): FileChange[] {
    const changed: FileChange[] = [];
    for (const [path, names] of this.#open) {
      const isRefused = this.#changes.get(path)?.error !== undefined;
      if (names.length === 0 || isRefused || this.#staged[path] === undefined) continue;
      const fixed = this.#fixed(path, this.#staged);
      if (fixed.text === this.#staged[path] || this.#problemOf(path, fixed.text) !== undefined) continue;
      this.#staged = { ...this.#staged, [path]: fixed.text };
      this.#noteFixes(path, fixed);
      changed.push(this.#note(path, undefined));
    }
    return changed;
  }

  #fixed(path: string, tree: SourceTree) {
    return this.#given.fix({ path, text: tree[path] ?? '', tree });
  }

  #noteFixes(path: string, { fixes, open }: ReturnType<FixFile>): void {
    const known = this.#fixes.get(path) ?? new Set<string>();
    for (const { message } of fixes) known.add(message);
    this.#fixes.set(path, known);
    this.#open.set(path, open);
  }

  /** Writes down that a block did not land; a good version of the file that was staged before stays. */
  refuse(path: string, error: string): FileChange {
    const action = this.#given.base[path] === undefined ? 'created' : 'changed';
    const change: FileChange = { path, action, added: 0, removed: 0, error };
    this.#changes.set(path, change);
    return change;
  }

  /** What can go live now and is not; null when there is nothing. */
  ready(): Group | null {
    const { tree, changed } = consistentPart(this.#live, this.#staged);
    if (changed.length === 0) return null;
    return Object.fromEntries(changed.map((path) => [path, tree[path] ?? null]));
  }

  /** The group is live, save for files that were changed by hand meanwhile. */
  landed(group: Group, conflicts: readonly string[]): FileChange[] {
    const kept = Object.entries(group).filter(([path]) => !conflicts.includes(path));
    this.#live = patch(this.#live, kept);
    this.#staged = patch(
      this.#staged,
      conflicts.map((path) => [path, this.#live[path] ?? null]),
    );
    return conflicts.map((path) =>
      this.refuse(path, 'This file was changed by hand meanwhile, so it was left as it is'),
    );
  }

  /** The answer is over: what still waits for a file is given up. */
  giveUp(wasStopped: boolean): FileChange[] {
    const { waiting } = consistentPart(this.#live, this.#staged);
    this.#staged = this.#live;
    return [...waiting].map(([path, missing]) =>
      this.refuse(path, this.#whyWaiting(path, missing, wasStopped)),
    );
  }

  #whyWaiting(path: string, files: readonly string[], wasStopped: boolean): string {
    if (wasStopped) return 'Stopped before everything that it needs was there';
    const isRemoval = files.some((file) => this.#live[file] !== undefined) && this.#live[path] !== undefined;
    return isRemoval
      ? `${files.join(', ')} still imports it`
      : `It imports ${files.join(', ')}, which does not exist`;
  }

  #problemOf(path: string, text: string | undefined): string | undefined {
    if (text === undefined) return undefined;
    const [found] = this.#given.check(path, text);
    if (found) return `${found.message} (line ${found.line}, column ${found.column})`;
    if (!path.startsWith('entities/')) return undefined;
    // Whether an entity that is referred to exists is decided when the group goes live.
    const [problem] = lintEntity(JSON.parse(text), referredIn(text));
    return problem && `${problem.where}: ${problem.message}`;
  }

  #note(path: string, renamedFrom: string | undefined): FileChange {
    const { base } = this.#given;
    const before = base[renamedFrom ?? path];
    const after = this.#staged[path];
    const known = this.#changes.get(path)?.action;
    const action =
      renamedFrom !== undefined || (known === 'renamed' && after !== undefined)
        ? 'renamed'
        : after === undefined
          ? 'deleted'
          : before === undefined
            ? 'created'
            : 'changed';
    const fixes = [...(this.#fixes.get(path) ?? [])].slice(0, mostFixesTold);
    const lines = countLineChanges(before ?? '', after ?? '');
    const change: FileChange = { path, action, ...lines, ...(fixes.length > 0 ? { fixes } : {}) };
    this.#changes.set(path, change);
    return change;
  }
}

const mostFixesTold = 10;

const referredIn = (text: string) =>
  [...text.matchAll(/\/entities\/(\w+)\/id/g)].map(([, name = '']) => name);

function patch(tree: SourceTree, changes: readonly (readonly [string, string | null])[]): SourceTree {
  const all: Record<string, string | null> = { ...tree, ...Object.fromEntries(changes) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
}
