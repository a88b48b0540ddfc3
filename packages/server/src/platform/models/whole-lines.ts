import { BlockParser } from '@sayso/core/blocks/parser';

const tagBegins = /^[ \t]*</;
const blanks = /^[ \t]*$/;
const closingTag = /<\/action>\s*$/;

/**
 * Lets an answer through as it comes, but inside of a block by whole lines: a block that breaks off can then be gone
 * on with from its last whole line, as one stream.
 */
export class WholeLines {
  readonly #parser = new BlockParser();
  /** Whether the line that is being read may begin with a tag; it is told by its beginning alone. */
  #mayBeTag = false;
  #isBlank = true;
  #held = '';
  #isOpen = false;
  #blocks = 0;
  #prose = '';
  #said = '';

  /** A block was begun and not ended. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Blocks that were begun, those that cannot be used among them. */
  get blocks(): number {
    return this.#blocks;
  }

  /** All that was let through. */
  get said(): string {
    return this.#said;
  }

  /** What stands outside of blocks. */
  get prose(): string {
    return this.#prose;
  }

  /** Takes what came and answers what may go on. */
  push(text: string): string {
    const released: string[] = [];
    for (const piece of text.match(/[^\n]+\n?|\n/g) ?? []) {
      this.#lookAt(piece);
      this.#held += piece;
      if (piece.endsWith('\n')) {
        released.push(this.#release());
        this.#startLine();
      } else if (!this.#isOpen && !this.#mayBeTag) released.push(this.#release());
    }
    return released.join('');
  }

  /** The stream has ended: what may be a tag comes out as a whole line, half a line of a block is forgotten. */
  settle(): string {
    if (this.#isOpen && !closingTag.test(this.#held)) this.#held = '';
    else if (this.#held !== '') return this.push('\n');
    if (this.#isOpen) this.#startLine();
    return '';
  }

  /** The stream broke: half a line that was not let through is forgotten, save where it ends its block. */
  breakOff(): string {
    if (this.#isOpen && closingTag.test(this.#held)) return this.push('\n');
    if (this.#held !== '') this.#startLine();
    this.#held = '';
    return '';
  }

  /** What must stand before the words of a further step, so that a tag among them begins its line. */
  parting(): string {
    return this.#said === '' || this.#said.endsWith('\n') ? '' : this.push('\n\n');
  }

  #startLine(): void {
    this.#isBlank = true;
    this.#mayBeTag = false;
  }

  /** A line may have no end: no more of it is looked at than its first word. */
  #lookAt(piece: string): void {
    if (!this.#isBlank) return;
    this.#mayBeTag = tagBegins.test(piece);
    this.#isBlank = blanks.test(piece);
  }

  #release(): string {
    const text = this.#held;
    this.#held = '';
    this.#said += text;
    for (const event of this.#parser.push(text)) {
      if (event.type === 'text') this.#prose += event.text;
      if (event.type === 'open' || event.type === 'error') this.#blocks += 1;
      if (event.type === 'open') this.#isOpen = true;
      if (event.type === 'close') this.#isOpen = false;
    }
    return text;
  }
}
