type Edit = { start: number; end: number; now: string };

/** Changes of one text that do not overlap, put in at once: a file with thousands of them costs its length. */
export class Edits {
  readonly #edits: Edit[] = [];

  replace(start: number, end: number, now: string): void {
    this.#edits.push({ start, end, now });
  }

  insert(at: number, now: string): void {
    this.replace(at, at, now);
  }

  apply(text: string): string {
    const sorted = this.#edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
    const parts: string[] = [];
    let from = 0;
    for (const { start, end, now } of sorted) {
      parts.push(text.slice(from, Math.max(from, start)), now);
      from = Math.max(from, end);
    }
    return [...parts, text.slice(from)].join('');
  }
}
