import { type BlockEvent, BlockParser } from '../blocks/parser.ts';

const opensBlock = /^[ \t]*<action(?:\s|$)/;

/**
 * An earlier answer as the next question is to hold it: blocks that were never closed did nothing, and half a file must
 * not be taken for one. What is whole stays word for word.
 */
export function withoutBrokenBlocks(content: string): string {
  return leaveOut(content, {
    broken: (path) => `(The answer broke off while it wrote ${path}; nothing of that was used.)`,
  });
}

/** An answer that failed: the app is as it was before it, whatever its blocks say. */
export function withoutBlocks(content: string): string {
  const told = (path: string) => `(What was written here of ${path} was taken back: this answer failed.)`;
  return leaveOut(content, { broken: told, whole: told });
}

type Told = (path: string) => string;

function leaveOut(content: string, { broken, whole }: { broken: Told; whole?: Told }): string {
  if (!content.includes('<action')) return content;
  const parser = new BlockParser();
  const kept = new KeptLines();
  for (const line of content.match(/[^\n]+\n?|\n/g) ?? []) {
    const events = parser.push(line);
    // A block that was not closed ends where the next one begins, in front of this line.
    kept.drop(events, 'error', broken);
    kept.add(line, events);
    if (whole) kept.drop(events, 'close', whole);
    kept.forget(events);
  }
  kept.drop(parser.end(), 'error', broken);
  return kept.text;
}

class KeptLines {
  readonly #lines: string[] = [];
  /** The block that is being read, and its first line. */
  #open: { id: number; path: string; start: number } | null = null;

  get text(): string {
    return this.#lines.join('');
  }

  add(line: string, events: readonly BlockEvent[]): void {
    this.#lines.push(line);
    const opened = events.findLast((event) => event.type === 'open');
    if (!opened) return;
    const { id, path, type } = opened.head;
    const start = this.#lines.findLastIndex((each) => opensBlock.test(each));
    this.#open = { id, path: path ?? type, start: Math.max(0, start) };
  }

  drop(events: readonly BlockEvent[], ending: 'error' | 'close', told: Told): void {
    const open = this.#open;
    if (!open || !events.some((event) => event.type === ending && idOf(event) === open.id)) return;
    this.#lines.splice(open.start, this.#lines.length, `${told(open.path)}\n`);
    this.#open = null;
  }

  /** A block that is whole is none to drop any more. */
  forget(events: readonly BlockEvent[]): void {
    const id = this.#open?.id;
    if (events.some((event) => event.type === 'close' && event.block.id === id)) this.#open = null;
  }
}

const idOf = (event: BlockEvent): number | undefined => {
  if (event.type === 'close') return event.block.id;
  return event.type === 'error' ? event.id : undefined;
};
