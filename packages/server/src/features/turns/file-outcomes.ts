import type { Failure, FileChange } from '@sayso/contracts/chat';
import { readEntity } from '@sayso/core/blocks/entities';
import { countLineChanges } from '@sayso/core/blocks/line-diff';
import { lostMeaning } from '@sayso/core/entities/lost-meaning';
import { loosenedRules } from '@sayso/core/rules/loosened';
import type { SourceTree } from '@sayso/core/source-tree';
import { fileOutcomeWords } from '../../texts/turns.ts';
import type { UnfitWarnings } from '../records/unfit.ts';
import { plainFailure } from './failures.ts';
import { RefusedBlocks } from './refused-blocks.ts';

const mostFixesTold = 10;
/** One more may come, of records. */
const mostWarnings = 9;

/** What became of each file that a turn wrote: its entry in the list of changes, why it was refused, its draft. */
export class FileOutcomes {
  readonly #base: SourceTree;
  readonly #changes = new Map<string, FileChange>();
  /** What was put right in each file. */
  readonly #fixes = new Map<string, Set<string>>();
  readonly #blocks = new RefusedBlocks();
  /** Those of which nothing that the list of changes tells has passed. */
  readonly #refused = new Set<string>();
  /** Why files were refused, and their texts. */
  readonly #failures = new Map<string, readonly Failure[]>();
  readonly #drafts: Map<string, string>;
  /** What renamed files were called before the turn. */
  readonly #origins = new Map<string, string>();

  constructor(base: SourceTree, drafts: SourceTree = {}) {
    this.#base = base;
    this.#drafts = new Map(Object.entries(drafts));
  }

  get changes(): FileChange[] {
    return [...this.#changes.values()];
  }

  get failures(): Failure[] {
    return [...this.#blocks.failures, ...[...this.#failures.values()].flat()];
  }

  get drafts(): SourceTree {
    return Object.fromEntries(this.#drafts);
  }

  draftOf(path: string): string | undefined {
    return this.#drafts.get(path);
  }

  keepDraft(path: string, text: string): void {
    this.#drafts.set(path, text);
  }

  isRefused(path: string): boolean {
    return this.#refused.has(path);
  }

  /** A block for it was refused, one that was meant for a file which is there or is to come. */
  hasRefusedBlock(path: string): boolean {
    return this.#blocks.isWanted(path);
  }

  /** A file's text before the turn, under the name that it had then. */
  before(path: string): string | undefined {
    return this.#base[this.#origins.get(path) ?? path];
  }

  /** What a page is called now that had this name before. */
  renamedPage(name: string | null): string | undefined {
    const renamed = [...this.#origins].findLast(([, from]) => from === `pages/${name}`);
    return renamed?.[0].slice('pages/'.length);
  }

  /** What renamed entities were called before the turn, by what they are called now. */
  get formerEntities(): ReadonlyMap<string, string> {
    const nameOf = (path: string) => path.slice('entities/'.length);
    const renamed = [...this.#origins].filter(([path]) => path.startsWith('entities/'));
    return new Map(renamed.map(([path, from]) => [nameOf(path), nameOf(from)]));
  }

  noteRename(path: string, from: string): void {
    this.#origins.set(path, this.#origins.get(from) ?? from);
  }

  noteFixes(path: string, fixes: readonly { message: string }[]): void {
    const known = this.#fixes.get(path) ?? new Set<string>();
    for (const { message } of fixes) known.add(message);
    this.#fixes.set(path, known);
  }

  /** A good version of the file is staged; an edit makes up for no other edit that was refused (`isPart`). */
  clear(path: string, isPart: boolean): void {
    this.#failures.delete(path);
    this.#drafts.delete(path);
    this.#blocks.passed(path, isPart);
    for (const needless of this.#blocks.dropNeedless()) this.#forget(needless);
  }

  /** A new file is not wanted any more: nothing of it is left. */
  withdraw(path: string): void {
    this.clear(path, false);
    this.#fixes.delete(path);
    this.#forget(path);
  }

  /** Writes down that a block could not be laid over its file. */
  refuseBlock(failure: Failure): FileChange {
    this.#blocks.add(failure);
    return this.#keepRefused(failure.path, failure.message);
  }

  /** Writes down that a file did not land; a good version that was staged before stays. */
  refuse(path: string, error: string, failures?: readonly Failure[]): FileChange {
    this.#failures.set(path, failures ?? [plainFailure(path, error)]);
    return this.#keepRefused(path, error);
  }

  /** Writes down that the person stopped the answer before the file was done. */
  stop(path: string): FileChange {
    this.#failures.set(path, [plainFailure(path, fileOutcomeWords.stopped)]);
    return this.#keepRefused(path, fileOutcomeWords.stopped, true);
  }

  #keepRefused(path: string, error: string, isStop = false): FileChange {
    const action = Object.hasOwn(this.#base, path) ? 'changed' : 'created';
    this.#refused.add(path);
    return this.#keep({
      path,
      action,
      added: 0,
      removed: 0,
      ...this.#originOf(path),
      error,
      ...(isStop ? { stopped: true } : {}),
    });
  }

  /** Writes down what the file's staged text, undefined where it is gone, comes to since the turn began. */
  accept(path: string, after: string | undefined, isRename: boolean): FileChange {
    const before = this.before(path);
    this.#refused.delete(path);
    const fixes = [...(this.#fixes.get(path) ?? [])].slice(0, mostFixesTold);
    const warnings = warningsOf(before, after).slice(0, mostWarnings);
    const wasRenamed = this.#changes.get(path)?.action === 'renamed' && after !== undefined;
    return this.#keep({
      path,
      action: isRename || wasRenamed ? 'renamed' : actionOf(before, after),
      ...countLineChanges(before ?? '', after ?? ''),
      ...this.#originOf(path),
      ...(fixes.length > 0 ? { fixes } : {}),
      ...(warnings.length > 0 ? { warnings } : {}),
      ...(this.#blocks.has(path) ? { error: fileOutcomeWords.partly } : {}),
    });
  }

  /** Adds warnings to the entry of a file that landed; null where there is nothing to add. */
  warn(path: string, { warnings, leftChoices }: UnfitWarnings): FileChange | null {
    const known = this.#changes.get(path);
    if (!known || known.error !== undefined || warnings.length === 0) return null;
    return this.#keep({
      ...known,
      warnings: [...(known.warnings ?? []), ...warnings],
      ...(leftChoices === null ? {} : { left_choices: leftChoices }),
    });
  }

  /** Everything so far is reported: what is about no file at all is over with that. */
  tell(): void {
    for (const path of this.#blocks.tell()) this.#forget(path);
  }

  #forget(path: string): void {
    this.#changes.delete(path);
    this.#refused.delete(path);
  }

  #keep(change: FileChange): FileChange {
    this.#changes.set(change.path, change);
    return change;
  }

  #originOf(path: string): { from?: string } {
    const from = this.#origins.get(path);
    return from === undefined ? {} : { from };
  }
}

function actionOf(before: string | undefined, after: string | undefined): FileChange['action'] {
  if (after === undefined) return 'deleted';
  return before === undefined ? 'created' : 'changed';
}

/** What a person should know of an entity's change: rules that let more people in, and what fields have lost. */
function warningsOf(before: string | undefined, after: string | undefined): string[] {
  const [old, now] = [before, after].map((text) => (text?.startsWith('{') ? readEntity(text) : null));
  if (!old || !now || 'error' in old || 'error' in now) return [];
  return [...loosenedRules(old.value, now.value), ...lostMeaning(old.value, now.value)];
}
