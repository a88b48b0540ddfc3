import { createHash } from 'node:crypto';

/** Bytes in memory or in a file, read piece by piece and as often as needed. */
export type Content = {
  readonly bytes: number;
  /** SHA-256 in base64url. */
  digest(): string;
  pieces(): AsyncIterable<Buffer>;
};

const pieceBytes = 64 * 1024;

export const inMemory = (given: Uint8Array): Content => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  return {
    bytes: bytes.length,
    digest: () => createHash('sha256').update(bytes).digest('base64url'),
    async *pieces() {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    },
  };
};

/** The bytes at once; for what is known to be small, or waits for its turn. */
export async function wholeOf(content: Content): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(content.bytes);
  let at = 0;
  for await (const piece of content.pieces()) at += piece.copy(whole, at);
  return whole.subarray(0, at);
}
