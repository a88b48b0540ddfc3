import { ProviderFault } from '@sayso/core/provider-fault';

/** Each word comes with some hundred bytes around it, so these are far more than any answer has. */
const mostBytes = 256 * 1024 * 1024;
/** Whoever reads lines keeps one until its end has come. */
const longestLine = 8 * 1024 * 1024;
const newline = 10;

/** Counts what a service sends, and gives up on one that sends without end. */
export class ByteCount {
  #all = 0;
  #line = 0;

  take(bytes: Uint8Array): Uint8Array {
    this.#all += bytes.length;
    const end = bytes.lastIndexOf(newline);
    this.#line = end === -1 ? this.#line + bytes.length : bytes.length - end - 1;
    if (this.#all > mostBytes || this.#line > longestLine)
      throw new ProviderFault('endless', `${this.#all} bytes came, ${this.#line} of them in one line`);
    return bytes;
  }
}
