import { looksDeep } from '@sayso/compiler/trial';
import { tryFiles } from '@sayso/compiler/try-files';
import type { Failure, FileChange, Suggestion } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { type ApplyOptions, applyBlock, isFrozen } from '@sayso/core/blocks/apply';
import type { Block } from '@sayso/core/blocks/block';
import { tooLong } from '@sayso/core/blocks/guards';
import { parseSourcePath, type SourceTree } from '@sayso/core/source-tree';
import { changedByHand, plainFailure, refusedBlock } from './failures.ts';
import { FileOutcomes } from './file-outcomes.ts';
import { type Group, patchTree } from './group.ts';
import { HeldFiles } from './held-files.ts';
import { problemOf, toldOfHeld } from './problems.ts';
import { type Rename, Renames } from './renames.ts';
import { readyPart, whyWaiting } from './waiting-files.ts';

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
  /** Which of those were to take the place of a file of another name. */
  renamed?: Readonly<Record<string, string>>;
};

/** Blocks that make no file. */
const changesAlone: ReadonlySet<Block['type']> = new Set(['edit', 'delete', 'rename']);

/** What a turn has made so far: staged sources over the live ones, and what can go live of them. */
export class Staging {
  readonly #given: Given;
  /** What became of each file. */
  readonly files: FileOutcomes;
  readonly #held = new HeldFiles();
  readonly #renames: Renames;
  #live: SourceTree;
  #staged: SourceTree;
  /** Names that a file uses and no file offers yet. */
  readonly #open = new Map<string, readonly string[]>();
  /** More blocks may come: a layout that leads to a page which is not there waits for it. */
  expectsMore = true;
  settings: AppSettings = {};
  suggestions: Suggestion[] = [];

  constructor(given: Given) {
    this.#given = given;
    this.#live = given.base;
    this.#staged = given.base;
    this.files = new FileOutcomes(given.base, given.drafts);
    this.#renames = new Renames(given.renamed);
  }

  get live(): SourceTree {
    return this.#live;
  }

  /** Everything that did not pass so far, also what still waits for a file or is kept back. */
  get failures(): Failure[] {
    return [...this.files.failures, ...this.#held.failures, ...this.#waiting().values()];
  }

  /** Why files wait that nothing is wrong with but what they need; mostly, were this the end of the answer. */
  #waiting(expectsMore = false): Map<string, Failure> {
    const { draft } = this;
    const { waiting } = this.#part(expectsMore);
    const isRefused = (path: string) => this.files.hasRefusedBlock(path);
    const why = whyWaiting({ waiting, draft, renames: this.openRenames, isRefused });
    return new Map(
      [...why].filter(([path]) => !this.#held.has(path) && this.files.draftOf(path) === undefined),
    );
  }

  #part(expectsMore: boolean) {
    const { draft } = this;
    // What is generated is whole before any of it is checked.
    const mayLack = expectsMore && this.#isModels;
    return readyPart({
      live: this.#live,
      passing: this.#passing(),
      draft,
      expectsMore: mayLack,
      renames: this.openRenames,
    });
  }

  /** Renames that are not live: each two files of one go live together. */
  get openRenames(): Rename[] {
    return this.#renames.open({ live: this.#live, staged: this.#staged });
  }

  /** What refused drafts were to take the place of. */
  get renamedDrafts(): Record<string, string> {
    return Object.fromEntries(
      Object.keys(this.drafts).flatMap((path) => {
        const from = this.#renames.fromOf(path);
        return from !== undefined && this.#live[from] !== undefined ? [[path, from]] : [];
      }),
    );
  }

  get #isModels(): boolean {
    return this.#given.options.asked !== undefined;
  }

  /** Texts of files that did not pass. */
  get drafts(): SourceTree {
    const kept = this.#held.paths.flatMap((path) => {
      const text = this.#staged[path];
      return text === undefined ? [] : [[path, text] as const];
    });
    return { ...this.files.drafts, ...Object.fromEntries(kept) };
  }

  /** The app as the assistant is to see it while it works: with what did not pass. */
  get draft(): SourceTree {
    return { ...this.#staged, ...this.files.drafts };
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
    if (this.#isWithdrawal(block)) return this.#withdraw(block.path ?? '');
    if (this.#isRenamed(block)) return null;
    const where = block.path ?? block.type;
    const outcome = this.#apply(block);
    if ('error' in outcome) {
      return this.files.refuseBlock(refusedBlock(where, { ...outcome, hasNoFile: this.#hasNoFile(block) }));
    }
    if (outcome.app) this.settings = { ...this.settings, ...outcome.app };
    if (outcome.suggestions) this.suggestions = outcome.suggestions;
    if (!outcome.change) return null;
    const { path } = outcome.change;
    const { renamedFrom } = outcome;
    if (renamedFrom !== undefined) this.#renames.note(path, renamedFrom);
    const isCode = block.type !== 'rename' && outcome.tree[path] !== undefined;
    const fixed = isCode ? this.#fixed(path, outcome.tree) : null;
    const text = fixed?.text ?? outcome.tree[path];
    const refused = this.#refuse(path, text);
    if (refused) return refused;
    const long = this.#tooLong(path, text);
    if (long !== undefined) return this.files.refuseBlock(plainFailure(path, long));
    this.#staged = this.#withBlock(block, path, { tree: outcome.tree, text });
    this.files.clear(path, block.type === 'edit');
    if (fixed) this.#noteFixes(path, fixed);
    return this.#accept(path);
  }

  /** The entry of a file that is staged; one with a new name takes the place of the one with the old. */
  #accept(path: string): FileChange {
    const from = this.#renames.fromOf(path);
    if (from !== undefined) this.files.noteRename(path, from);
    this.#staged = this.#renames.without(this.#staged, path);
    return this.files.accept(path, this.#staged[path], from !== undefined);
  }

  /** It would take away a file that this answer renamed, or rename it so again: that is done. */
  #isRenamed({ type, path, attributes }: Block): boolean {
    if ((type !== 'delete' && type !== 'rename') || path === null || this.draft[path] !== undefined)
      return false;
    const to = parseSourcePath(attributes['to'] ?? '')?.path;
    const names = this.#renames.newNamesOf(path).filter((name) => this.draft[name] !== undefined);
    return names.some((name) => type === 'delete' || name === to);
  }

  /** It would change a file that is not there, or one that is called a little otherwise. */
  #hasNoFile({ type, path }: Block): boolean {
    const paths = Object.keys(this.draft);
    if (path === null || paths.includes(path)) return false;
    return changesAlone.has(type) || paths.some((each) => each.toLowerCase() === path.toLowerCase());
  }

  /** The assistant gives up a file that it brought itself and that is not live. */
  #isWithdrawal({ type, path }: Block): boolean {
    if (type !== 'delete' || path === null || this.#given.options.only !== undefined) return false;
    const isNew = this.files.before(path) === undefined && this.#live[path] === undefined;
    return isNew && (this.draft[path] !== undefined || this.files.hasRefusedBlock(path));
  }

  #withdraw(path: string): null {
    const { [path]: _gone, ...rest } = this.#staged;
    this.#staged = rest;
    this.#held.drop(path);
    this.#renames.forget(path);
    this.#open.delete(path);
    this.files.withdraw(path);
    return null;
  }

  /** Keeps a file that does not pass by itself as a draft; null where nothing is wrong with it. */
  #refuse(path: string, text: string | undefined): FileChange | null {
    const problem = text === undefined ? undefined : this.#problemOf(path, text);
    if (!problem) return null;
    this.files.keepDraft(path, text ?? '');
    return this.files.refuse(path, problem.told, problem.failures);
  }

  /** Goes on from what an earlier turn left: what passes is staged again as it stood, what does not is told again. */
  async resume(): Promise<FileChange[]> {
    const tree = this.draft;
    const changed: FileChange[] = [];
    for (const [path, draft] of Object.entries(this.files.drafts)) {
      const from = this.#renames.fromOf(path) ?? path;
      if (isFrozen(path, this.#given.options) || isFrozen(from, this.#given.options)) continue;
      if (looksDeep(draft)) await tryFiles({ [path]: draft });
      const fixed = this.#fixed(path, tree);
      const refused = this.#refuse(path, fixed.text);
      if (!refused) {
        this.#staged = { ...this.#staged, [path]: fixed.text };
        this.files.clear(path, false);
        this.#noteFixes(path, fixed);
      }
      changed.push(refused ?? this.#accept(path));
    }
    return changed;
  }

  /** An edit goes on from the refused text that the assistant was shown, or from the file as it stands. */
  #apply(block: Block) {
    const { type, path } = block;
    const { options } = this.#given;
    const draft = path === null ? undefined : this.files.draftOf(path);
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

  /**
   * Looks again at files that use what had no home when they came: a later file of the answer may offer it. Answers the
   * changed entries.
   */
  async fixAgain(): Promise<FileChange[]> {
    await this.prepare();
    const changed: FileChange[] = [];
    for (const [path, names] of this.#open) {
      if (names.length === 0 || this.files.isRefused(path) || this.#staged[path] === undefined) continue;
      const fixed = this.#fixed(path, this.#staged);
      if (fixed.text === this.#staged[path] || this.#problemOf(path, fixed.text) !== undefined) continue;
      this.#staged = { ...this.#staged, [path]: fixed.text };
      this.#noteFixes(path, fixed);
      changed.push(this.files.accept(path, fixed.text, false));
    }
    return changed;
  }

  #fixed(path: string, tree: SourceTree) {
    return this.#given.fix({ path, text: tree[path] ?? '', tree });
  }

  #noteFixes(path: string, { fixes, open }: ReturnType<FixFile>): void {
    this.files.noteFixes(path, fixes);
    this.#open.set(path, open);
  }

  /** What the check of the whole app found; what it is about is kept back until a later block mends it. */
  hold(failures: readonly Failure[], group: Group): void {
    this.#held.hold(failures, { group, staged: this.#staged });
  }

  get heldPaths(): readonly string[] {
    return this.#held.paths;
  }

  /** Every file that is kept back gets another chance with the next check. */
  release(): void {
    this.#held.release();
  }

  /** No check says whether those are good by now: they stay back. Answers what can go live without them. */
  holdAgain(): Group | null {
    this.#held.holdAgain();
    return this.ready();
  }

  /** The staged sources without what is kept back. */
  #passing(): SourceTree {
    return patchTree(this.#staged, this.#liveOnes(this.#held.paths));
  }

  /** These files as they are live; null for those that are not. */
  #liveOnes(paths: readonly string[]): Group {
    return Object.fromEntries(paths.map((path) => [path, this.#live[path] ?? null]));
  }

  /** What can go live now and is not; null when there is nothing. */
  ready(): Group | null {
    const { tree, changed } = this.#part(this.expectsMore);
    if (changed.length === 0) return null;
    return Object.fromEntries(changed.map((path) => [path, tree[path] ?? null]));
  }

  /** The group is live, save for files that were changed by hand meanwhile. */
  landed(group: Group, conflicts: readonly string[]): FileChange[] {
    const kept = Object.entries(group).filter(([path]) => !conflicts.includes(path));
    this.#live = patchTree(this.#live, Object.fromEntries(kept));
    for (const [path] of kept) this.#held.landed(path);
    this.#staged = patchTree(this.#staged, this.#liveOnes(conflicts));
    return conflicts.map((path) => {
      const failure = changedByHand(path);
      return this.files.refuse(path, failure.message, [failure]);
    });
  }

  /** The answer is over: what still waits for a file, or is kept back, is given up. */
  giveUp(wasStopped: boolean): FileChange[] {
    // A round that broke off has not landed what waited for its end.
    const late = [...this.#waiting(true)];
    const held = [...this.#held.giveUp()];
    for (const [path] of [...held, ...late]) {
      const text = this.#staged[path];
      if (text !== undefined) this.files.keepDraft(path, text);
    }
    this.#staged = this.#live;
    return [
      ...held.map(([path, failures]) => this.files.refuse(path, toldOfHeld(path, failures), failures)),
      ...late.map(([path, failure]) =>
        wasStopped ? this.files.stop(path) : this.files.refuse(path, failure.message, [failure]),
      ),
    ];
  }

  /** What a model writes is to be kept in files that it can mend; what is generated is as long as it is. */
  #tooLong(path: string, text: string | undefined): string | undefined {
    return this.#isModels && text !== undefined ? tooLong(path, this.#staged[path] ?? '', text) : undefined;
  }

  #problemOf(path: string, text: string) {
    return problemOf({ check: this.#given.check, path, text, before: this.files.before(path) });
  }
}
