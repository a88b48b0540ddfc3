import type { FileHandle } from 'node:fs/promises';

/** What a model's file says of itself before its weights (github.com/ggml-org/ggml/blob/master/docs/gguf.md). */
export type GgufHead = {
  version: number;
  architecture: string | null;
  name: string | null;
  /** The smallest size that a whole file of this head has. */
  leastBytes: number;
};
export type HeadRead = GgufHead | 'foreign' | 'cut';

/** Most heads are in the first part; vocabularies of the largest models take some 10 MB. */
const parts = [1_000_000, 8_000_000, 64_000_000];
const mostEntries = 1_000_000;
const longestName = 200;

/** `cut` where the head itself breaks off. */
export async function readGgufHead(file: FileHandle): Promise<HeadRead> {
  const { size } = await file.stat();
  for (const part of parts) {
    const bytes = Buffer.alloc(Math.min(size, part));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    try {
      return parseHead(new Cursor(bytes.subarray(0, bytesRead)));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (size <= part) return 'cut';
    }
  }
  return 'foreign';
}

/** Throws a RangeError where the bytes end too early. */
function parseHead(cursor: Cursor): HeadRead {
  if (cursor.bytes(4).toString('latin1') !== 'GGUF') return 'foreign';
  const version = cursor.uint32();
  // The first one counts otherwise, and others are not known yet.
  if (version < 2 || version > 3) return { version, architecture: null, name: null, leastBytes: 0 };
  const tensors = cursor.count();
  const entries = cursor.count();
  const texts = new Map<string, string>();
  let alignment = 32;
  for (let nr = 0; nr < entries; nr += 1) {
    const key = cursor.text();
    const kind = cursor.uint32();
    if (kind === kinds.text && key.startsWith('general.')) texts.set(key, cursor.text());
    else if (kind === kinds.uint32 && key === 'general.alignment') alignment = cursor.uint32() || alignment;
    else cursor.skipValue(kind);
  }
  const weights = leastWeights(cursor, tensors);
  return {
    version,
    architecture: texts.get('general.architecture') || null,
    name: texts.get('general.name')?.slice(0, longestName) || null,
    leastBytes: Math.ceil(cursor.at / alignment) * alignment + weights,
  };
}

/** Where the last tensor ends, counted from the first. */
function leastWeights(cursor: Cursor, tensors: number): number {
  let end = 0;
  for (let nr = 0; nr < tensors; nr += 1) {
    cursor.text();
    const dimensions = cursor.uint32();
    let values = 1;
    for (let each = 0; each < dimensions; each += 1) values *= cursor.uint64();
    const [block, bytes] = blocks[cursor.uint32()] ?? [1, 0];
    end = Math.max(end, cursor.uint64() + (values / block) * bytes);
  }
  return end;
}

const kinds = { uint32: 4, text: 8, list: 9 } as const;
/** Bytes of each kind of value that has a fixed size. */
const sizes: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
/** Values and bytes of a block of each kind of weights; of kinds that are not listed only the place is checked. */
const blocks: Readonly<Record<number, readonly [values: number, bytes: number]>> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  30: [1, 2],
};

/** Reads little-endian values one after the other; throws a RangeError behind the last. */
class Cursor {
  readonly #bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  uint32(): number {
    const value = this.#bytes.readUInt32LE(this.at);
    this.at += 4;
    return value;
  }

  uint64(): number {
    const value = this.#bytes.readBigUInt64LE(this.at);
    this.at += 8;
    return Number(value);
  }

  count(): number {
    const value = this.uint64();
    if (value > mostEntries) throw new RangeError('More than any model has');
    return value;
  }

  bytes(length: number): Buffer {
    this.skip(length);
    return this.#bytes.subarray(this.at - length, this.at);
  }

  text(): string {
    return this.bytes(this.uint64()).toString('utf8');
  }

  skip(length: number): void {
    if (this.at + length > this.#bytes.length) throw new RangeError('The bytes end here');
    this.at += length;
  }

  skipValue(kind: number): void {
    if (kind === kinds.text) this.skip(this.uint64());
    else if (kind === kinds.list) this.skipList();
    else this.skip(sizes[kind] ?? Number.POSITIVE_INFINITY);
  }

  skipList(): void {
    const inner = this.uint32();
    const length = this.count();
    const size = sizes[inner];
    if (size !== undefined) this.skip(size * length);
    else for (let nr = 0; nr < length; nr += 1) this.skipValue(inner);
  }
}
