import { type Attributes, type Block, type BlockHead, readHead } from './block.ts';
import { cleanBody, decodeEntities } from './bodies.ts';

export type BlockEvent =
  | { type: 'text'; text: string }
  | { type: 'open'; head: BlockHead }
  | { type: 'delta'; id: number; text: string }
  | { type: 'close'; block: Block }
  /** A block that cannot be used; nothing of it may be applied. */
  | { type: 'error'; id: number; path: string | null; message: string };

/** An opening tag, or a whole block on one line, that is longer than this is text. */
const longestTag = 20_000;
const opening = /^[ \t]*<action((?:\s+[\w-]+\s*=\s*"[^"]*")*)\s*(\/?)>/;
const attribute = /([\w-]+)\s*=\s*"([^"]*)"/g;
const closing = '</action>';
const closingLine = /^[ \t]*<\/action>\s*$/;
const startedTag = /^[ \t]*<action\s/;
const mayOpen = /^[ \t]*(?:<|<a|<ac|<act|<acti|<actio|<action|<action[\s>].*)?$/s;
const mayClose = /^[ \t]*(?:<|<\/|<\/a|<\/ac|<\/act|<\/acti|<\/actio|<\/action|<\/action>\s*)?$/;

/** The block that is being read; without a head it is one that cannot be used, and is skipped. */
type Open = { readonly head: BlockHead | null; readonly body: string[] };

/**
 * An incremental reader of answers: prose with `<action …>` blocks whose closing tag stands alone on its line.
 * Each character is looked at once. The events do not depend on where the stream was cut, save that text and deltas
 * come in more or fewer pieces.
 */
export class BlockParser {
  #events: BlockEvent[] = [];
  #open: Open | null = null;
  #lastId = 0;
  /** The start of a line that may yet turn out to be a tag; null once the line is known to be none. */
  #held: string | null = '';

  push(chunk: string): BlockEvent[] {
    this.#events = [];
    let position = 0;
    while (position < chunk.length) {
      const newline = chunk.indexOf('\n', position);
      const stop = newline === -1 ? chunk.length : newline + 1;
      this.#readPiece(chunk.slice(position, stop), newline !== -1);
      position = stop;
    }
    return this.#events;
  }

  /** The stream is over: what was held back comes out, and an unclosed block is dropped with an error. */
  end(): BlockEvent[] {
    this.#events = [];
    if (this.#held) this.#endLine(this.#held);
    this.#held = '';
    const head = this.#open?.head;
    if (head) this.#fail(head.id, head.path, 'The answer ended inside this block, so it was dropped');
    this.#open = null;
    return this.#events;
  }

  #readPiece(piece: string, isEnd: boolean): void {
    if (this.#held === null) this.#emit(piece);
    else if (isEnd) this.#endLine(this.#held + piece);
    else this.#hold(this.#held, piece);
    if (isEnd) this.#held = '';
  }

  #hold(before: string, piece: string): void {
    const line = before + piece;
    if (this.#isUndecided(line, before)) {
      this.#held = line;
      return;
    }
    this.#emit(line);
    this.#held = null;
  }

  /** Whether a line that has not ended may still be a tag; a tag under way is not matched again from its start. */
  #isUndecided(line: string, before: string): boolean {
    if (line.length > longestTag) return false;
    if (this.#open) return mayClose.test(line);
    return startedTag.test(before) || mayOpen.test(line);
  }

  #endLine(line: string): void {
    if (line.length > longestTag) this.#emit(line);
    else if (!this.#open) this.#endOutside(line);
    else if (closingLine.test(line)) this.#close();
    else this.#emit(line);
  }

  #endOutside(line: string): void {
    const tag = opening.exec(line);
    if (!tag) {
      this.#emit(line);
      return;
    }
    this.#start(readAttributes(tag[1] ?? ''));
    const rest = line.slice(tag[0].length);
    const inline = rest.trimEnd();
    if (tag[2] === '/') {
      this.#close();
      if (inline !== '') this.#emit(rest);
    } else if (inline.endsWith(closing)) {
      this.#emit(inline.slice(0, -closing.length));
      this.#close();
    } else if (inline !== '') this.#emit(rest);
  }

  #start(attributes: Attributes): void {
    this.#lastId += 1;
    const reading = readHead(attributes);
    if ('error' in reading) {
      this.#open = { head: null, body: [] };
      this.#fail(this.#lastId, attributes['path'] ?? attributes['name'] ?? null, reading.error);
      return;
    }
    const head = { id: this.#lastId, ...reading, attributes };
    this.#open = { head, body: [] };
    this.#events.push({ type: 'open', head });
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open?.head) return;
    this.#events.push({ type: 'close', block: { ...open.head, body: cleanBody(open.body.join('')) } });
  }

  #emit(text: string): void {
    if (text === '') return;
    if (!this.#open) this.#events.push({ type: 'text', text });
    else if (this.#open.head) {
      this.#open.body.push(text);
      this.#events.push({ type: 'delta', id: this.#open.head.id, text });
    }
  }

  #fail(id: number, path: string | null, message: string): void {
    this.#events.push({ type: 'error', id, path, message });
  }
}

function readAttributes(written: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name, value] of written.matchAll(attribute)) {
    if (name !== undefined && value !== undefined) found[name] = decodeEntities(value);
  }
  return found;
}
