const mostRepeated = 20;
/** Closing tags alone may just stand there twice. */
const fewestLetters = 8;
const fence = /^\s*```[\w-]*\s*$/;

/**
 * Joins what a model says, asked to go on with a block, to what it had said: models like to begin with a fence, with
 * their last lines once more, or with the whole block.
 */
export class Continuation {
  readonly #said: readonly string[];
  readonly #body: readonly string[];
  readonly #tag: string;
  #head: string | null = '';
  /** The first line of the head, and how many lines of it have ended. */
  #first: string | undefined;
  #ends = 0;
  #isOver = false;

  /** What was said so far, up to the end of a line within a block. */
  constructor(said: string) {
    this.#said = said.replace(/\n$/, '').split('\n');
    const tagAt = this.#said.findLastIndex((line) => /^[ \t]*<action\s/.test(line));
    this.#tag = this.#said[tagAt]?.trim() ?? '';
    this.#body = this.#said.slice(tagAt + 1);
  }

  push(text: string): string {
    if (this.#isOver) return '';
    if (this.#head === null) return text;
    this.#head += text;
    const ends = text.split('\n').length - 1;
    // Nothing can be told before a line ends, and one may have no end.
    if (ends === 0) return '';
    this.#ends += ends;
    this.#first ??= this.#head.slice(0, this.#head.indexOf('\n'));
    // The end of a fence stands at the end of all.
    return this.#canJudge(this.#first, this.#ends + 1) && !fence.test(this.#first) ? this.end() : '';
  }

  /** The stream broke: of a beginning that may still be a repetition, nothing is used. */
  breakOff(): string {
    const lines = this.#head?.split('\n') ?? [];
    if (fence.test(lines[0] ?? '')) lines.shift();
    return this.#canJudge(lines[0] ?? '', lines.length) ? this.end() : '';
  }

  /** The stream has ended, or its beginning is long enough to judge. */
  end(): string {
    const head = this.#head ?? '';
    this.#head = null;
    const joined = this.#joined(head);
    this.#isOver = joined === null;
    return joined ?? '';
  }

  /** Only what begins with one of the last lines, or with the tag, can be a repetition. */
  #canJudge(first: string, count: number): boolean {
    if (first.trim() === this.#tag) return count > this.#body.length + 3;
    const mayRepeat = this.#body.slice(-mostRepeated).includes(first);
    return count > (mayRepeat ? mostRepeated + 3 : 1);
  }

  /** Null where the model began anew with something else: the two do not make one file. */
  #joined(head: string): string | null {
    const lines = head.split('\n');
    const isFenced = fence.test(lines[0] ?? '');
    if (isFenced) {
      lines.shift();
      const closing = lines.findLastIndex((line) => line.trim() === '```');
      if (closing !== -1) lines.splice(closing, 1);
    }
    if (lines[0]?.trim() === this.#tag) {
      const isSame = this.#body.every((line, at) => lines[at + 1] === line);
      return isSame ? lines.slice(this.#body.length + 1).join('\n') : null;
    }
    return lines.slice(this.#repeatedIn(lines)).join('\n');
  }

  /** How many lines at the beginning are the last that were said. */
  #repeatedIn(lines: readonly string[]): number {
    for (let count = Math.min(mostRepeated, lines.length, this.#body.length); count > 0; count -= 1) {
      const first = lines.slice(0, count);
      const isRepeated = first.every((line, at) => line === this.#said[this.#said.length - count + at]);
      if (isRepeated && first.join('').replace(/\W/g, '').length >= fewestLetters) return count;
    }
    return 0;
  }
}
