import { looksDeep } from '@sayso/compiler/trial';
import { tryFiles } from '@sayso/compiler/try-files';
import type { Failure, FileChange, Suggestion } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { consistentPart } from '@sayso/core/app-imports';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { type ApplyOptions, applyBlock } from '@sayso/core/blocks/apply';
import type { Block } from '@sayso/core/blocks/block';
import { tooLong } from '@sayso/core/blocks/guards';
import { newStandIn } from '@sayso/core/blocks/left-out';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { parseJson } from '@sayso/core/parse-json';
import type { SourceTree } from '@sayso/core/source-tree';
import { changeWords } from '@sayso/core/texts/answers';
import { fileOutcomeWords } from '../../texts/turns.ts';
import { changedByHand, failureAt, plainFailure } from './failures.ts';
import { FileOutcomes } from './file-outcomes.ts';
import { type Group, patchTree } from './group.ts';
import { HeldFiles } from './held-files.ts';

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
/** What a turn has made so far: staged sources over the live ones, and what can go live of them. */
export class Staging {
  readonly #given: Given;
  /** What became of each file. */
  readonly files: FileOutcomes;
  readonly #held = new HeldFiles();
  #live: SourceTree;
  #staged: SourceTree;
  /** Names that a file uses and no file offers yet. */
  readonly #open = new Map<string, readonly string[]>();
  settings: AppSettings = {};
  suggestions: Suggestion[] = [];

  constructor(given: Given) {
    this.#given = given;
    this.#live = given.base;
    this.#staged = given.base;
    this.files = new FileOutcomes(given.base, given.drafts);
  }

  get live(): SourceTree {
    return this.#live;
  }

  /** Everything that did not pass so far, also what still waits for a file or is kept back. */
  get failures(): Failure[] {
    const waiting = [...consistentPart(this.#live, this.#passing()).waiting]
      .filter(([path]) => !this.#held.has(path))
      .map(([path, missing]) => plainFailure(path, this.#whyWaiting(path, missing), 'missing-file'));
    return [...this.files.failures, ...this.#held.failures, ...waiting];
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
    const where = block.path ?? block.type;
    const outcome = this.#apply(block);
    if ('error' in outcome) return this.files.refuse(where, outcome.error);
    if (outcome.app) this.settings = { ...this.settings, ...outcome.app };
    if (outcome.suggestions) this.suggestions = outcome.suggestions;
    if (!outcome.change) return null;
    const { path } = outcome.change;
    const isCode = block.type !== 'rename' && outcome.tree[path] !== undefined;
    const fixed = isCode ? this.#fixed(path, outcome.tree) : null;
    const text = fixed?.text ?? outcome.tree[path];
    const problem = this.#problemOf(path, text);
    if (problem) {
      this.files.keepDraft(path, text ?? '');
      return this.files.refuse(path, problem.told, [problem.failure]);
    }
    const long = this.#tooLong(path, text);
    if (long !== undefined) return this.files.refuse(path, long);
    this.#staged = this.#withBlock(block, path, { tree: outcome.tree, text });
    this.files.clear(path);
    if (fixed) this.#noteFixes(path, fixed);
    const { renamedFrom } = outcome;
    if (renamedFrom !== undefined) this.files.noteRename(path, renamedFrom);
    return this.files.accept(path, this.#staged[path], renamedFrom !== undefined);
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
    const { tree, changed } = consistentPart(this.#live, this.#passing());
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
    const { waiting } = consistentPart(this.#live, this.#passing());
    const late = [...waiting].filter(([path]) => !this.#held.has(path));
    const held = [...this.#held.giveUp()];
    for (const [path] of [...held, ...late]) {
      const text = this.#staged[path];
      if (text !== undefined) this.files.keepDraft(path, text);
    }
    this.#staged = this.#live;
    return [
      ...held.map(([path, failures]) => this.files.refuse(path, toldOf(path, failures), failures)),
      ...late.map(([path, missing]) => {
        const why = wasStopped ? fileOutcomeWords.stopped : this.#whyWaiting(path, missing);
        return this.files.refuse(path, why);
      }),
    ];
  }

  #whyWaiting(path: string, files: readonly string[]): string {
    const isRemoval = files.some((file) => this.#live[file] !== undefined) && this.#live[path] !== undefined;
    if (isRemoval) return fileOutcomeWords.stillImported(files.join(', '));
    const broken = files.filter((file) => this.#held.has(file) || this.files.draftOf(file) !== undefined);
    return broken.length === files.length
      ? fileOutcomeWords.needsBroken(files.join(', '))
      : fileOutcomeWords.needsMissing(files.join(', '));
  }

  /** What a model writes is to be kept in files that it can mend; what is generated is as long as it is. */
  #tooLong(path: string, text: string | undefined): string | undefined {
    const isModels = this.#given.options.asked !== undefined;
    return isModels && text !== undefined ? tooLong(path, this.#staged[path] ?? '', text) : undefined;
  }

  /** Of a file that cannot be read: what stands in it in the place of code. */
  #leftOut(path: string, text: string): string | undefined {
    const standIn = newStandIn(this.files.before(path) ?? '', text);
    return standIn === undefined ? undefined : changeWords.leftOut(standIn);
  }

  #problemOf(path: string, text: string | undefined): Problem | undefined {
    if (text === undefined) return undefined;
    const [found] = this.#given.check(path, text);
    if (found) {
      const hint = found.code === 'syntax' ? this.#leftOut(path, text) : undefined;
      const told = fileOutcomeWords.at(found);
      return {
        told: hint === undefined ? told : `${told}. ${hint}`,
        failure: failureAt({ ...found, ...(hint === undefined ? {} : { hint }) }, text),
      };
    }
    if (!path.startsWith('entities/')) return undefined;
    // Whether an entity that is referred to exists is decided when the group goes live.
    const [problem] = lintEntity(parseJson(text), referredIn(text), this.files.before(path));
    const told = problem && `${problem.where}: ${problem.message}`;
    return told === undefined ? undefined : { told, failure: plainFailure(path, told, 'schema') };
  }
}

/** What the list of changes says of a file that did not pass, and what is told of it elsewhere. */
type Problem = { told: string; failure: Failure };

function toldOf(path: string, failures: readonly Failure[]): string {
  const [first] = failures;
  if (!first) return fileOutcomeWords.failed;
  const place = fileOutcomeWords.place(first.path === path ? null : first.path, first.line);
  return `${first.message} (${place})`;
}

const referredIn = (text: string) =>
  [...text.matchAll(/\/entities\/(\w+)\/id/g)].map(([, name = '']) => name);
