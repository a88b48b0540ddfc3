/** Phrases by their words; finds the longest one that starts (or ends) at a place. */
export class PhraseTable<T> {
  readonly #phrases = new Map<string, T>();
  #longest = 1;

  add(phrase: string, value: T): void {
    const words = phrase.toLowerCase().split(/\s+/);
    this.#longest = Math.max(this.#longest, words.length);
    const key = words.join(' ');
    if (!this.#phrases.has(key)) this.#phrases.set(key, value);
  }

  get(phrase: string): T | undefined {
    return this.#phrases.get(phrase.toLowerCase());
  }

  /** The longest phrase that the words end with, and how many words it takes. */
  atEnd(words: readonly string[]): { value: T; size: number } | undefined {
    for (let size = Math.min(this.#longest, words.length); size > 0; size--) {
      const value = this.#phrases.get(words.slice(words.length - size).join(' '));
      if (value !== undefined) return { value, size };
    }
    return undefined;
  }

  /** The longest phrase that begins at `from`. */
  at(words: readonly string[], from: number): { value: T; size: number } | undefined {
    for (let size = Math.min(this.#longest, words.length - from); size > 0; size--) {
      const value = this.#phrases.get(words.slice(from, from + size).join(' '));
      if (value !== undefined) return { value, size };
    }
    return undefined;
  }
}
