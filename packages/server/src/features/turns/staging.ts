import { looksDeep } from '@sayso/compiler/trial';
import { tryFiles } from '@sayso/compiler/try-files';
import type { Failure, FileChange, Suggestion } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { appImports, consistentPart } from '@sayso/core/app-imports';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { type ApplyOptions, applyBlock } from '@sayso/core/blocks/apply';
import type { Block } from '@sayso/core/blocks/block';
import { readEntity } from '@sayso/core/blocks/entities';
import { countLineChanges } from '@sayso/core/blocks/line-diff';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { parseJson } from '@sayso/core/parse-json';
import { loosenedRules } from '@sayso/core/rules/loosened';
import { parseSourcePath, type SourceTree } from '@sayso/core/source-tree';
import { failureAt, plainFailure } from './failures.ts';

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
  /** Refused files of an earlier turn, which this one may go on from. */
  drafts?: SourceTree;
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
  /** Why blocks were refused, and the texts of refused files. */
  readonly #failures = new Map<string, readonly Failure[]>();
  readonly #drafts = new Map<string, string>();
  /** Staged files that the check of the whole app keeps back. */
  #held = new Map<string, readonly Failure[]>();
  /** What was kept back at some time and is not live since. */
  #doubted = new Map<string, readonly Failure[]>();
  /** What renamed files were called before the turn. */
  readonly #origins = new Map<string, string>();
  settings: AppSettings = {};
  suggestions: Suggestion[] = [];

  constructor(given: Given) {
    this.#given = given;
    this.#live = given.base;
    this.#staged = given.base;
    for (const [path, text] of Object.entries(given.drafts ?? {})) this.#drafts.set(path, text);
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

  /** Everything that did not pass so far, also what still waits for a file or is kept back. */
  get failures(): Failure[] {
    const waiting = [...consistentPart(this.#live, this.#passing()).waiting]
      .filter(([path]) => !this.#held.has(path))
      .map(([path, missing]) => plainFailure(path, this.#whyWaiting(path, missing), 'missing-file'));
    return [...this.#failures.values(), ...this.#held.values(), waiting].flat();
  }

  /** Texts of files that did not pass. */
  get drafts(): SourceTree {
    const kept = [...this.#held.keys()].flatMap((path) => {
      const text = this.#staged[path];
      return text === undefined ? [] : [[path, text] as const];
    });
    return { ...Object.fromEntries(this.#drafts), ...Object.fromEntries(kept) };
  }

  /** The app as the assistant is to see it while it works: with what did not pass. */
  get draft(): SourceTree {
    return { ...this.#staged, ...Object.fromEntries(this.#drafts) };
  }

  /** What a page is called now that had this name before. */
  renamedPage(name: string | null): string | undefined {
    const renamed = [...this.#origins].findLast(([, from]) => from === `pages/${name}`);
    return renamed?.[0].slice('pages/'.length);
  }

  /** Has deep files tried that `take` will read, or without a block `fixAgain`, lest every request waits for that. */
  async prepare(block?: Block): Promise<void> {
    const made = block ? this.#apply(block) : { tree: this.#staged, change: undefined };
    if ('error' in made) return;
    const paths = block ? [made.change?.path ?? ''] : this.#open.keys();
    for (const path of paths) {
      const text = made.tree[path];
      if (text === undefined || !looksDeep(text)) continue;
      await tryFiles({ [path]: text });
      await tryFiles({ [path]: this.#fixed(path, made.tree).text });
    }
  }

  /** Applies and checks one block; answers the file's entry, or null for blocks that touch none. */
  take(block: Block): FileChange | null {
    const where = block.path ?? block.type;
    const outcome = this.#apply(block);
    if ('error' in outcome) return this.refuse(where, outcome.error);
    if (outcome.app) this.settings = { ...this.settings, ...outcome.app };
    if (outcome.suggestions) this.suggestions = outcome.suggestions;
    if (!outcome.change) return null;
    const { path } = outcome.change;
    const isCode = block.type !== 'rename' && outcome.tree[path] !== undefined;
    const fixed = isCode ? this.#fixed(path, outcome.tree) : null;
    const text = fixed?.text ?? outcome.tree[path];
    const problem = this.#problemOf(path, text);
    if (problem) return this.#refuseDraft(path, text ?? '', problem);
    this.#staged = this.#withBlock(block, path, { tree: outcome.tree, text });
    this.#clear(path);
    if (fixed) this.#noteFixes(path, fixed);
    const { renamedFrom } = outcome;
    if (renamedFrom !== undefined) this.#origins.set(path, this.#origins.get(renamedFrom) ?? renamedFrom);
    return this.#note(path, renamedFrom);
  }

  /** An edit goes on from the refused text that the assistant was shown, or from the file as it stands. */
  #apply(block: Block) {
    const { type, path } = block;
    const { options } = this.#given;
    const draft = path === null ? undefined : this.#drafts.get(path);
    const isWhole = type === 'delete' || type === 'rename';
    if (draft === undefined || path === null || isWhole) return applyBlock(this.#staged, block, options);
    const outcome = applyBlock({ ...this.#staged, [path]: draft }, block, options);
    return 'error' in outcome && type === 'edit' ? applyBlock(this.#staged, block, options) : outcome;
  }

  /** One file's new text; a removal or a rename takes over the whole tree. */
  #withBlock(
    { type }: Block,
    path: string,
    { tree, text }: { tree: SourceTree; text: string | undefined },
  ): SourceTree {
    if (text === undefined || type === 'rename') return tree;
    return { ...this.#staged, [path]: text };
  }

  #clear(path: string): void {
    this.#failures.delete(path);
    this.#drafts.delete(path);
  }

  /**
   * Looks again at files that use what had no home when they came: a later file of the answer may offer it. Answers the
   * changed entries.
   */
  async fixAgain(): Promise<FileChange[]> {
    await this.prepare();
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
  refuse(path: string, error: string, failures?: readonly Failure[]): FileChange {
    this.#failures.set(path, failures ?? [plainFailure(path, error)]);
    const action = this.#given.base[path] === undefined ? 'created' : 'changed';
    const change: FileChange = { path, action, added: 0, removed: 0, ...this.#originOf(path), error };
    this.#changes.set(path, change);
    return change;
  }

  #refuseDraft(path: string, text: string, { told, failure }: Problem): FileChange {
    this.#drafts.set(path, text);
    return this.refuse(path, told, [failure]);
  }

  /** A file's text before the turn, under the name that it had then. */
  before(path: string): string | undefined {
    return this.#given.base[this.#origins.get(path) ?? path];
  }

  /** Adds a warning to the entry of a file that landed. */
  warn(path: string, warning: string): FileChange | null {
    const known = this.#changes.get(path);
    if (!known || known.error !== undefined) return null;
    const change = { ...known, warnings: [...(known.warnings ?? []), warning] };
    this.#changes.set(path, change);
    return change;
  }

  /** Forgets refusals that are about no file: they were told, and nothing else would ever take them back. */
  forgive(): void {
    for (const path of this.#failures.keys()) {
      if (parseSourcePath(path)) continue;
      this.#failures.delete(path);
      this.#changes.delete(path);
    }
  }

  /** What the check of the whole app found; what it is about is kept back until a later block mends it. */
  hold(failures: readonly Failure[], group: Group): void {
    const held = new Map(this.#held);
    for (const failure of failures) {
      for (const path of this.#causesOf(failure.path, group)) {
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

  /** No check says whether those are good by now: they stay back. Answers what can go live without them. */
  holdAgain(): Group | null {
    this.#held = new Map([...this.#doubted, ...this.#held]);
    return this.ready();
  }

  /** Changed files that a failure can come from: the file itself, else what it imports, else all of the group. */
  #causesOf(path: string, group: Group): string[] {
    if (path in group) return [path];
    const seen = new Set([path]);
    for (const each of seen) for (const file of appImports(each, this.#staged[each] ?? '')) seen.add(file);
    const near = [...seen].filter((file) => file in group);
    return near.length > 0 ? near : Object.keys(group);
  }

  /** The staged sources without what is kept back. */
  #passing(): SourceTree {
    return patch(
      this.#staged,
      [...this.#held.keys()].map((path) => [path, this.#live[path] ?? null]),
    );
  }

  /** What can go live now and is not; null when there is nothing. */
  ready(): Group | null {
    const { tree, changed } = consistentPart(this.#live, this.#passing());
    if (changed.length === 0) return null;
    return Object.fromEntries(changed.map((path) => [path, tree[path] ?? null]));
  }

  /** The group is live, save for files that were changed by hand meanwhile. */
  landed(group: Group, conflicts: readonly string[]): FileChange[] {
    const kept = Object.entries(group).filter(([path]) => !conflicts.includes(path));
    this.#live = patch(this.#live, kept);
    for (const [path] of kept) this.#doubted.delete(path);
    this.#staged = patch(
      this.#staged,
      conflicts.map((path) => [path, this.#live[path] ?? null]),
    );
    return conflicts.map((path) =>
      this.refuse(path, 'This file was changed by hand meanwhile, so it was left as it is'),
    );
  }

  /** The answer is over: what still waits for a file, or is kept back, is given up. */
  giveUp(wasStopped: boolean): FileChange[] {
    const { waiting } = consistentPart(this.#live, this.#passing());
    const held = [...this.#held];
    const late = [...waiting].filter(([path]) => !this.#held.has(path));
    for (const path of [...this.#held.keys(), ...late.map(([path]) => path)]) {
      const text = this.#staged[path];
      if (text !== undefined) this.#drafts.set(path, text);
    }
    this.#held = new Map();
    this.#staged = this.#live;
    return [
      ...held.map(([path, failures]) => this.refuse(path, toldOf(path, failures), failures)),
      ...late.map(([path, missing]) => {
        const why = wasStopped
          ? 'Stopped before everything that it needs was there'
          : this.#whyWaiting(path, missing);
        return this.refuse(path, why);
      }),
    ];
  }

  #whyWaiting(path: string, files: readonly string[]): string {
    const isRemoval = files.some((file) => this.#live[file] !== undefined) && this.#live[path] !== undefined;
    if (isRemoval) return `${files.join(', ')} still imports it`;
    const broken = files.filter((file) => this.#held.has(file) || this.#drafts.has(file));
    return broken.length === files.length
      ? `It needs ${files.join(', ')}, which did not pass`
      : `It imports ${files.join(', ')}, which does not exist`;
  }

  #problemOf(path: string, text: string | undefined): Problem | undefined {
    if (text === undefined) return undefined;
    const [found] = this.#given.check(path, text);
    if (found) {
      const told = `${found.message} (line ${found.line}, column ${found.column})`;
      return { told, failure: failureAt(found, text) };
    }
    if (!path.startsWith('entities/')) return undefined;
    // Whether an entity that is referred to exists is decided when the group goes live.
    const [problem] = lintEntity(parseJson(text), referredIn(text), this.before(path));
    const told = problem && `${problem.where}: ${problem.message}`;
    return told === undefined ? undefined : { told, failure: plainFailure(path, told, 'schema') };
  }

  #originOf(path: string): { from?: string } {
    const from = this.#origins.get(path);
    return from === undefined ? {} : { from };
  }

  #note(path: string, renamedFrom: string | undefined): FileChange {
    const { base } = this.#given;
    const before = base[this.#origins.get(path) ?? path];
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
    const warnings = loosened(before, after);
    const change: FileChange = {
      path,
      action,
      ...lines,
      ...this.#originOf(path),
      ...(fixes.length > 0 ? { fixes } : {}),
      ...(warnings.length > 0 ? { warnings } : {}),
    };
    this.#changes.set(path, change);
    return change;
  }
}

/** What the list of changes says of a file that did not pass, and what is told of it elsewhere. */
type Problem = { told: string; failure: Failure };

const mostFixesTold = 10;

function toldOf(path: string, failures: readonly Failure[]): string {
  const [first] = failures;
  if (!first) return 'It did not pass its checks';
  const place = first.path === path ? `line ${first.line}` : `${first.path}, line ${first.line}`;
  return `${first.message} (${place})`;
}

const referredIn = (text: string) =>
  [...text.matchAll(/\/entities\/(\w+)\/id/g)].map(([, name = '']) => name);

/** Rules of an entity that let more people in than before. */
function loosened(before: string | undefined, after: string | undefined): string[] {
  const [old, now] = [before, after].map((text) => (text?.startsWith('{') ? readEntity(text) : null));
  return old && now && 'value' in old && 'value' in now ? loosenedRules(old.value, now.value) : [];
}

function patch(tree: SourceTree, changes: readonly (readonly [string, string | null])[]): SourceTree {
  const all: Record<string, string | null> = { ...tree, ...Object.fromEntries(changes) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
}
