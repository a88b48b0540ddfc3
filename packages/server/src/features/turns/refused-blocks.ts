import type { Failure } from '@sayso/contracts/chat';
import { parseSourcePath } from '@sayso/core/source-tree';
import { noFile } from './failures.ts';

/** Blocks of an answer that could not be laid over their files, by path. */
export class RefusedBlocks {
  readonly #fresh = new Map<string, readonly Failure[]>();
  /** Those that whoever wrote them knows of. */
  readonly #told = new Map<string, readonly Failure[]>();

  get failures(): Failure[] {
    return [...this.#told.values(), ...this.#fresh.values()].flat();
  }

  has(path: string): boolean {
    return this.#fresh.has(path) || this.#told.has(path);
  }

  /** What was to be written there is still wanted, for all that is known. */
  isWanted(path: string): boolean {
    const failures = [...(this.#fresh.get(path) ?? []), ...(this.#told.get(path) ?? [])];
    return failures.some(({ code }) => code !== noFile);
  }

  add(failure: Failure): void {
    const { path } = failure;
    this.#told.delete(path);
    this.#fresh.set(path, [...(this.#fresh.get(path) ?? []), failure]);
  }

  delete(path: string): void {
    this.#told.delete(path);
    this.#fresh.delete(path);
  }

  /** A later block passed: an edit stands for no other edit of its answer, unless that one was known to be refused. */
  passed(path: string, isPart: boolean): void {
    this.#told.delete(path);
    if (!isPart) this.#fresh.delete(path);
  }

  /** They are reported. Those that are about no place for a file are over: nothing else would ever clear them. */
  tell(): string[] {
    const over = [...this.#fresh.keys()].filter((path) => !parseSourcePath(path));
    for (const path of over) this.#fresh.delete(path);
    for (const [path, failures] of this.#fresh) this.#told.set(path, failures);
    this.#fresh.clear();
    return over;
  }

  /** Something else was written instead of changing files that are not there, as was asked. */
  dropNeedless(): string[] {
    const needless = [...this.#told].filter(([, failures]) => failures.every(({ code }) => code === noFile));
    for (const [path] of needless) this.#told.delete(path);
    return needless.map(([path]) => path);
  }
}
