import { answerWords } from '../texts/answers.ts';
import { type Attributes, type Block, type BlockHead, readHead } from './block.ts';
import { cleanBody } from './bodies.ts';
import { looseCode } from './loose-code.ts';
import { NextPlaces } from './next-places.ts';
import {
  blanksAfter,
  blanksBefore,
  brokenAt,
  closing,
  isBlank,
  longestTag,
  mayBecome,
  openingAt,
} from './tags.ts';

export type BlockEvent =
  | { type: 'text'; text: string }
  | { type: 'open'; head: BlockHead }
  | { type: 'delta'; id: number; text: string }
  | { type: 'close'; block: Block }
  /** A block that cannot be used; nothing of it may be applied. */
  | { type: 'error'; id: number; path: string | null; message: string };

/** The block that is being read; without a head it is one that cannot be used, and is skipped. */
type Open = { readonly head: BlockHead | null; readonly body: string[] };
/** What a place in the text asks for: go on at `next`, or wait there for more. */
type Step = { next: number } | { waitAt: number };

const opener = '<action';
const thought = '<think';
const thoughtEnd = /<\/think(?:ing)?>/g;
const longestPath = 200;

/**
 * An incremental reader of answers: prose with `<action …>` blocks. A block ends with a line that ends with its closing
 * tag, or where the next one begins, which makes it one that cannot be used. What a model thinks aloud is left out. Each
 * character is looked at once. The events do not depend on where the stream was cut, save that text and deltas come in
 * more or fewer pieces.
 */
export class BlockParser {
  #events: BlockEvent[] = [];
  #open: Open | null = null;
  #lastId = 0;
  /** What may yet turn out to be a tag, and what came after it while it could not be decided. */
  #held: string[] = [];
  #heldLength = 0;
  /** The held tag is decided when its line or the tag itself ends. */
  #awaits: 'anything' | 'end' = 'anything';
  #isLineStart = true;
  #isThinking = false;
  /** Behind a tag: blanks and the end of the line belong to it. */
  #isBehindTag = false;
  #isOver = false;
  readonly #prose: string[] = [];
  #places = new NextPlaces('');

  push(chunk: string): BlockEvent[] {
    this.#events = [];
    if (chunk === '') return this.#events;
    this.#held.push(chunk);
    this.#heldLength += chunk.length;
    const isDecided = this.#awaits === 'anything' || /[\n>]/.test(chunk) || this.#heldLength > longestTag;
    if (isDecided) this.#scan();
    return this.#events;
  }

  /** The stream is over: what was held back comes out, and an unclosed block is dropped with an error. */
  end(): BlockEvent[] {
    this.#events = [];
    this.#isOver = true;
    this.#scan();
    const head = this.#open?.head;
    if (head) this.#fail(head.id, head.path, answerWords.endedInBlock);
    if (this.#isThinking) this.#fail(0, null, answerWords.endedInThought);
    if (this.#lastId === 0 && looseCode(this.#prose.join(''))) this.#fail(0, null, answerWords.codeOutside);
    this.#open = null;
    return this.#events;
  }

  #scan(): void {
    const text = this.#held.length === 1 ? (this.#held[0] ?? '') : this.#held.join('');
    this.#held = [];
    this.#heldLength = 0;
    this.#awaits = 'anything';
    this.#places = new NextPlaces(text);
    let at = 0;
    while (at < text.length) {
      const step = this.#step(text, at);
      if ('waitAt' in step) {
        this.#held = [text.slice(step.waitAt)];
        this.#heldLength = text.length - step.waitAt;
        return;
      }
      at = step.next;
    }
  }

  #step(text: string, at: number): Step {
    if (this.#isThinking) return this.#think(text, at);
    if (this.#isBehindTag) return this.#skipLineEnd(text, at);
    return this.#open ? this.#readInside(text, at) : this.#readOutside(text, at);
  }

  #think(text: string, at: number): Step {
    thoughtEnd.lastIndex = at;
    if (thoughtEnd.test(text)) {
      this.#isThinking = false;
      this.#isBehindTag = true;
      return { next: thoughtEnd.lastIndex };
    }
    const last = text.lastIndexOf('<');
    if (last >= at && !this.#isOver && mayBecome(text, last, ['</thinking>', '</think>']))
      return { waitAt: last };
    return { next: text.length };
  }

  #skipLineEnd(text: string, at: number): Step {
    const end = blanksAfter(text, at);
    if (end === text.length && !this.#isOver && end - at < longestTag) return { waitAt: at };
    this.#isBehindTag = false;
    if (text[end] === '\n') {
      this.#isLineStart = true;
      return { next: end + 1 };
    }
    if (end === text.length) return { next: end };
    // A closed block leaves the rest of its line as text, in which no tag begins.
    this.#isLineStart = false;
    return { next: at };
  }

  /** Up to the closing tag, to an opening tag that says that it was forgotten, or to the end of what is there. */
  #readInside(text: string, at: number): Step {
    for (let from = at; ; ) {
      const tag = nearest(this.#places.from(from, closing), this.#places.from(from, opener));
      if (tag === -1) return this.#pass(text, at, [closing, opener]);
      const start = this.#lineStartBefore(text, tag, at);
      const step = text[tag + 1] === '/' ? this.#tryClose(text, tag) : this.#tryNext(text, tag, start);
      if (step === 'wait') {
        const waitAt = start ?? tag;
        this.#emit(text.slice(at, waitAt));
        return { waitAt };
      }
      if (step === null) {
        from = tag + 1;
        continue;
      }
      this.#emit(text.slice(at, start ?? tag));
      step();
      return { next: tag + (text[tag + 1] === '/' ? closing.length + 1 : 0) };
    }
  }

  /** A closing tag ends its line; in the middle of one it is part of the body. */
  #tryClose(text: string, tag: number): (() => void) | 'wait' | null {
    const bracket = tag + closing.length;
    if (bracket >= text.length) return this.#isOver ? null : 'wait';
    if (text[bracket] !== '>') return null;
    const end = blanksAfter(text, bracket + 1);
    if (end - bracket > longestTag) return null;
    if (end === text.length && !this.#isOver) return 'wait';
    return end === text.length || text[end] === '\n' ? () => this.#close() : null;
  }

  /** An opening tag alone on its line ends a block that was not closed. */
  #tryNext(text: string, tag: number, start: number | null): (() => void) | 'wait' | null {
    if (start === null) return null;
    const newline = text.indexOf('\n', tag);
    const end = newline === -1 ? text.length : newline;
    if (end - tag > longestTag) return null;
    if (newline === -1 && !this.#isOver) {
      this.#awaits = 'end';
      return 'wait';
    }
    const found = openingAt(text, tag);
    if (!found || blanksAfter(text, found.end) !== end || 'error' in readHead(found.attributes)) return null;
    return () => {
      const head = this.#open?.head;
      if (head) this.#fail(head.id, head.path, answerWords.neverClosed);
      this.#open = null;
      this.#isLineStart = true;
    };
  }

  #readOutside(text: string, at: number): Step {
    for (let from = at; ; ) {
      const tag = nearest(this.#places.from(from, opener), this.#places.from(from, thought));
      if (tag === -1) return this.#pass(text, at, [opener, thought]);
      const start = this.#lineStartBefore(text, tag, at);
      const next = start === null ? null : this.#tryOpen(text, tag);
      if (next === 'wait') {
        const waitAt = start ?? tag;
        this.#emit(text.slice(at, waitAt));
        return { waitAt };
      }
      if (next === null) {
        from = tag + 1;
        continue;
      }
      this.#emit(text.slice(at, start ?? tag));
      return { next: next() };
    }
  }

  /** Answers what begins at a tag, which in turn answers where the text behind the tag begins. */
  #tryOpen(text: string, tag: number): (() => number) | 'wait' | null {
    if (text.startsWith(thought, tag)) return this.#tryThink(text, tag);
    const behind = text[tag + opener.length];
    if (behind !== undefined && !/\s/.test(behind)) return null;
    const found = openingAt(text, tag);
    if (found) {
      return () => {
        this.#start(found.attributes);
        if (found.isClosed) this.#close();
        this.#isBehindTag = true;
        return found.end;
      };
    }
    const broken = brokenAt(text, tag);
    const isLong = (broken === -1 ? text.length : broken) - tag > longestTag;
    if (broken === -1 && !isLong && !this.#isOver) {
      this.#awaits = 'end';
      return 'wait';
    }
    const end = broken === -1 ? text.length : broken;
    const isTag = !isLong && namesType(text.slice(tag, end));
    return isTag ? () => this.#skipUnreadable(end) : null;
  }

  #tryThink(text: string, tag: number): (() => number) | 'wait' | null {
    if (mayBecome(text, tag, ['<thinking>', '<think>']) && !this.#isOver) return 'wait';
    const end = /^<think(?:ing)?>/.exec(text.slice(tag, tag + 10))?.[0].length;
    if (end === undefined) return null;
    return () => {
      this.#isThinking = true;
      return tag + end;
    };
  }

  #skipUnreadable(end: number): number {
    this.#lastId += 1;
    this.#open = { head: null, body: [] };
    this.#fail(this.#lastId, null, answerWords.unreadableTag);
    return end;
  }

  /** Passes on all that can be no tag, and waits for what may become one. */
  #pass(text: string, at: number, tags: readonly string[]): Step {
    const stop = this.#isOver ? text.length : this.#undecided(text, at, tags);
    this.#emit(text.slice(at, stop));
    return stop === text.length ? { next: stop } : { waitAt: stop };
  }

  #undecided(text: string, at: number, tags: readonly string[]): number {
    const last = text.lastIndexOf('<');
    const begins = last >= at && mayBecome(text, last, tags) ? last : text.length;
    return this.#lineStartBefore(text, begins, at) ?? begins;
  }

  /** Where the blanks before a place begin, if nothing else stands before it on its line. */
  #lineStartBefore(text: string, place: number, at: number): number | null {
    const start = blanksBefore(text, place, at);
    const isAtStart = start === at ? this.#isLineStart : text[start - 1] === '\n';
    return isAtStart && !isBlank(text[start - 1]) ? start : null;
  }

  #start(attributes: Attributes): void {
    this.#lastId += 1;
    const reading = readHead(attributes);
    if ('error' in reading) {
      this.#open = { head: null, body: [] };
      const path = attributes['path'] ?? attributes['name'] ?? null;
      this.#fail(this.#lastId, path && shortened(path), reading.error);
      return;
    }
    const head = { id: this.#lastId, ...reading, attributes };
    this.#open = { head, body: [] };
    this.#events.push({ type: 'open', head });
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    this.#isBehindTag = true;
    if (!open?.head) return;
    this.#events.push({ type: 'close', block: { ...open.head, body: cleanBody(open.body.join('')) } });
  }

  #emit(text: string): void {
    if (text === '') return;
    this.#isLineStart = text.endsWith('\n');
    if (!this.#open) {
      this.#events.push({ type: 'text', text });
      if (this.#lastId === 0) this.#prose.push(text);
    } else if (this.#open.head) {
      this.#open.body.push(text);
      this.#events.push({ type: 'delta', id: this.#open.head.id, text });
    }
  }

  #fail(id: number, path: string | null, message: string): void {
    this.#events.push({ type: 'error', id, path, message });
  }
}

const shortened = (path: string) => (path.length > longestPath ? `${path.slice(0, longestPath - 1)}…` : path);

/** Somebody meant a tag: a type, and the end of a tag behind it. */
const namesType = (written: string) =>
  /\stype\s*=/.test(written.slice(0, Math.max(0, written.lastIndexOf('>'))));

/** The smaller of two places, where -1 is none. */
const nearest = (one: number, other: number): number =>
  one === -1 || other === -1 ? Math.max(one, other) : Math.min(one, other);
