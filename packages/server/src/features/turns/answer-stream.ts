import type { FileChange, ToolCall, ToolResult } from '@sayso/contracts/chat';
import type { Id } from '@sayso/contracts/ids';
import type { MessageDelta } from '@sayso/contracts/realtime';

/** Words that arrive within this time of the last that were sent are sent together. */
const batchMs = 40;

export type Tools = { calls: ToolCall[]; results: ToolResult[] };
type Given = { messageId: Id; turnId: Id; send: (delta: MessageDelta) => void };

/** An answer as it grows: what is sent grows with its length, never with the square of it. */
export class AnswerStream {
  readonly #given: Given;
  #content = '';
  #pending = '';
  #changes: FileChange[] = [];
  /** All of the answer, and what of them was not sent yet. */
  readonly #tools: Tools = { calls: [], results: [] };
  #newTools: Tools = { calls: [], results: [] };
  #storedTools = 0;
  #seq = 0;
  #timer: NodeJS.Timeout | null = null;
  #sentAt = 0;
  #wholeAt = 0;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Everything so far; what waits to be sent is not part of it until it is sent. */
  get content(): string {
    return this.#content;
  }

  /** So much was said; some of it may not be sent yet. */
  get length(): number {
    return this.#content.length + this.#pending.length;
  }

  /** Drops what was said behind a place; whoever watches is sent the whole when the answer is over. */
  cutTo(length: number): void {
    this.flush();
    if (this.#content.length > length) this.#content = `${this.#content.slice(0, length).toWellFormed()}…\n`;
  }

  /** Has what stands behind a place say something else; whoever watches is to be sent the whole. */
  rewriteFrom(from: number, rewrite: (text: string) => string): void {
    this.flush();
    this.#content = `${this.#content.slice(0, from)}${rewrite(this.#content.slice(from))}`;
  }

  /** How many deltas made up the content. */
  get seq(): number {
    return this.#seq;
  }

  /** What was looked up so far. */
  get tools(): Tools {
    return this.#tools;
  }

  /** What was looked up so far, or null where that was taken already: tables are long, and words come often. */
  takeTools(): Tools | null {
    const count = this.#tools.calls.length + this.#tools.results.length;
    if (count === this.#storedTools) return null;
    this.#storedTools = count;
    return this.#tools;
  }

  add(text: string): void {
    this.#pending += text;
    this.#sendSoon();
  }

  addChange(change: FileChange): void {
    this.#changes.push(change);
    this.#sendSoon();
  }

  /** Sent at once: somebody waits for what is being looked up. */
  addTool({ calls = [], results = [] }: Partial<Tools>): void {
    for (const tools of [this.#tools, this.#newTools]) {
      tools.calls.push(...calls);
      tools.results.push(...results);
    }
    this.flush();
  }

  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const { calls, results } = this.#newTools;
    if (this.#pending === '' && this.#changes.length + calls.length + results.length === 0) return;
    const { messageId, turnId, send } = this.#given;
    const changes = this.#changes.length > 0 ? { changes: this.#changes } : {};
    const told = { ...changes, ...toolsOf(this.#newTools) };
    const delta = { id: messageId, turn_id: turnId, seq: this.#seq, append: this.#pending, ...told };
    this.#content += this.#pending;
    this.#pending = '';
    this.#changes = [];
    this.#newTools = { calls: [], results: [] };
    this.#seq += 1;
    this.#sentAt = Date.now();
    send(delta);
  }

  /** The first words go at once: they are what somebody waits for. */
  #sendSoon(): void {
    if (this.#timer) return;
    if (Date.now() - this.#sentAt > batchMs) this.flush();
    else this.#timer = setTimeout(() => this.flush(), batchMs);
  }

  /** True when the answer has doubled since it was last sent as a whole, so that all wholes stay linear together. */
  takeWhole(): boolean {
    if (this.#content.length < this.#wholeAt * 2) return false;
    this.#wholeAt = this.#content.length;
    return true;
  }
}

const toolsOf = ({ calls, results }: Tools) => ({
  ...(calls.length > 0 ? { tool_calls: calls } : {}),
  ...(results.length > 0 ? { tool_results: results } : {}),
});
