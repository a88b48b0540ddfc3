import type { Failure, FileChange } from '@sayso/contracts/chat';
import { readEntity } from '@sayso/core/blocks/entities';
import { countLineChanges } from '@sayso/core/blocks/line-diff';
import { lostMeaning } from '@sayso/core/entities/lost-meaning';
import { loosenedRules } from '@sayso/core/rules/loosened';
import { parseSourcePath, type SourceTree } from '@sayso/core/source-tree';
import type { UnfitWarnings } from '../records/unfit.ts';
import { plainFailure } from './failures.ts';

const mostFixesTold = 10;
/** One more may come, of records. */
const mostWarnings = 9;

/** What became of each file that a turn wrote: its entry in the list of changes, why it was refused, its draft. */
export class FileOutcomes {
  readonly #base: SourceTree;
  readonly #changes = new Map<string, FileChange>();
  /** What was put right in each file. */
  readonly #fixes = new Map<string, Set<string>>();
  /** Why blocks were refused, and the texts of refused files. */
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
    return [...this.#failures.values()].flat();
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
    return this.#changes.get(path)?.error !== undefined;
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

  noteRename(path: string, from: string): void {
    this.#origins.set(path, this.#origins.get(from) ?? from);
  }

  noteFixes(path: string, fixes: readonly { message: string }[]): void {
    const known = this.#fixes.get(path) ?? new Set<string>();
    for (const { message } of fixes) known.add(message);
    this.#fixes.set(path, known);
  }

  /** A good version of the file is staged: nothing is wrong with it any more. */
  clear(path: string): void {
    this.#failures.delete(path);
    this.#drafts.delete(path);
  }

  /** Writes down that a block did not land; a good version of the file that was staged before stays. */
  refuse(path: string, error: string, failures?: readonly Failure[]): FileChange {
    this.#failures.set(path, failures ?? [plainFailure(path, error)]);
    const action = this.#base[path] === undefined ? 'created' : 'changed';
    return this.#keep({ path, action, added: 0, removed: 0, ...this.#originOf(path), error });
  }

  /** Writes down what the file's staged text, undefined where it is gone, comes to since the turn began. */
  accept(path: string, after: string | undefined, isRename: boolean): FileChange {
    const before = this.before(path);
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

  /** Forgets refusals that are about no file: they were reported, and nothing else would ever clear them. */
  forgive(): void {
    for (const path of this.#failures.keys()) {
      if (parseSourcePath(path)) continue;
      this.#failures.delete(path);
      this.#changes.delete(path);
    }
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
