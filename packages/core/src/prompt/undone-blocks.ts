import type { Block, BlockHead } from '../blocks/block.ts';
import { type BlockEvent, BlockParser } from '../blocks/parser.ts';

const opensBlock = /^[ \t]*<action(?:\s|$)/;

/**
 * An earlier answer as the next question is to hold it: blocks that were never closed did nothing, and half a file must
 * not be taken for one. What is whole stays word for word.
 */
export function withoutBrokenBlocks(content: string): string {
  return leaveOut(content, {
    broken: ({ path, type }) =>
      `(The answer broke off while it wrote ${path ?? type}; nothing of that was used.)`,
  });
}

/** An answer that failed: the app is as it was before it, whatever its blocks say. */
export function withoutBlocks(content: string): string {
  const told = ({ path, type }: BlockHead) =>
    `(What was written here of ${path ?? type} was taken back: this answer failed.)`;
  return leaveOut(content, { broken: told, whole: told });
}

/** Puts words in the place of whole blocks; null leaves one as it stands. */
export const replaceBlocks = (content: string, whole: (block: Block) => string | null): string =>
  leaveOut(content, { whole });

/** An answer without what it says between its blocks. */
export function blocksAlone(content: string): string {
  const parser = new BlockParser();
  let isOpen = false;
  const kept = (content.match(/[^\n]+\n?|\n/g) ?? []).filter((line) => {
    const wasOpen = isOpen;
    const events = parser.push(line);
    const last = events.findLast(({ type }) => type === 'open' || type === 'close' || type === 'error');
    if (last) isOpen = last.type === 'open';
    return wasOpen || events.length === 0 || events.some(({ type }) => type !== 'text');
  });
  return kept.join('');
}

type Told = { broken?: (head: BlockHead) => string | null; whole?: (block: Block) => string | null };

const asItStands = () => null;

function leaveOut(content: string, { broken = asItStands, whole }: Told): string {
  if (!content.includes('<action')) return content;
  const parser = new BlockParser();
  const kept = new KeptLines();
  for (const line of content.match(/[^\n]+\n?|\n/g) ?? []) {
    const events = parser.push(line);
    // A block that was not closed ends where the next one begins, in front of this line.
    kept.dropBroken(events, broken);
    kept.add(line, events);
    if (whole) kept.dropWhole(events, whole);
    kept.forget(events);
  }
  const events = parser.end();
  kept.dropBroken(events, broken);
  if (whole) kept.dropWhole(events, whole);
  return kept.text;
}

class KeptLines {
  readonly #lines: string[] = [];
  /** The block that is being read, and its first line. */
  #open: { head: BlockHead; start: number } | null = null;

  get text(): string {
    return this.#lines.join('');
  }

  add(line: string, events: readonly BlockEvent[]): void {
    this.#lines.push(line);
    const opened = events.findLast((event) => event.type === 'open');
    if (!opened) return;
    const start = this.#lines.findLastIndex((each) => opensBlock.test(each));
    this.#open = { head: opened.head, start: Math.max(0, start) };
  }

  dropBroken(events: readonly BlockEvent[], told: (head: BlockHead) => string | null): void {
    const open = this.#open;
    if (open && events.some((event) => event.type === 'error' && event.id === open.head.id))
      this.#replace(open.start, told(open.head));
  }

  dropWhole(events: readonly BlockEvent[], told: (block: Block) => string | null): void {
    const open = this.#open;
    for (const event of events) {
      if (event.type === 'close' && event.block.id === open?.head.id)
        this.#replace(open.start, told(event.block));
    }
  }

  /** A block that is whole is none to drop any more. */
  forget(events: readonly BlockEvent[]): void {
    const id = this.#open?.head.id;
    if (events.some((event) => event.type === 'close' && event.block.id === id)) this.#open = null;
  }

  #replace(start: number, words: string | null): void {
    this.#open = null;
    if (words !== null) this.#lines.splice(start, this.#lines.length, `${words}\n`);
  }
}
