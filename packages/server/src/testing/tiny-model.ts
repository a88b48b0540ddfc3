/**
 * A model of random weights as the bytes of a real GGUF file, so that tests load one through the real library and
 * download none. It knows single characters only, and says noise. The same seed gives the same bytes.
 */
type Sizes = { seed?: number; layers?: number; width?: number; context?: number };
type Value = string | number | boolean | readonly string[] | readonly number[];
/** A value with its kind where that does not follow from it. */
type Entry = readonly [key: string, value: Value, kind?: 'float32' | 'int32'];
type Token = { text: string; kind: 1 | 2 | 3 | 6 };
type Tensor = { name: string; shape: readonly number[]; data: Buffer };

const headWidth = 16;
const alignment = 32;
const kindNumbers = { uint32: 4, int32: 5, float32: 6, bool: 7, text: 8, list: 9 } as const;

export function tinyModel({ seed = 1, layers = 2, width = 64, context = 16_384 }: Sizes = {}): Buffer {
  const tokens = vocabulary();
  const random = randomFrom(seed);
  const tensors = shapesOf(tokens.length, layers, width).map(([name, shape]) => ({
    name,
    shape,
    data: weights(name, shape, { tokens, random }),
  }));
  return fileOf(entriesOf(tokens, { layers, width, context }), tensors);
}

/** Any head with any tensors, also what no model has. */
export function fileOf(entries: readonly Entry[], tensors: readonly Tensor[], version = 3): Buffer {
  const head = [
    Buffer.from('GGUF'),
    uint32(version),
    uint64(tensors.length),
    uint64(entries.length),
    ...entries.flatMap(entryBytes),
  ];
  let offset = 0;
  for (const { name, shape, data } of tensors) {
    head.push(text(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset));
    offset += padded(data).length;
  }
  return Buffer.concat([padded(Buffer.concat(head)), ...tensors.map(({ data }) => padded(data))]);
}

const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
const uint64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer);
const text = (value: string) => Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)]);
const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)]);

function entryBytes([key, value, kind]: Entry): Buffer[] {
  if (!Array.isArray(value)) return [text(key), ...valueBytes(value as string | number | boolean, kind)];
  const [innerKind] = valueBytes(value[0] ?? 0, kind);
  const inner = value.flatMap((each: string | number) => valueBytes(each, kind).slice(1));
  return [
    text(key),
    uint32(kindNumbers.list),
    innerKind ?? uint32(kindNumbers.uint32),
    uint64(value.length),
    ...inner,
  ];
}

function valueBytes(value: string | number | boolean, kind: Entry[2]): [kind: Buffer, value: Buffer] {
  if (typeof value === 'string') return [uint32(kindNumbers.text), text(value)];
  if (typeof value === 'boolean') return [uint32(kindNumbers.bool), Buffer.of(value ? 1 : 0)];
  if (kind === 'float32') return [uint32(kindNumbers.float32), Buffer.from(Float32Array.of(value).buffer)];
  return [uint32(kindNumbers[kind ?? 'uint32']), uint32(value)];
}

/** Numbers from -1 to 1 that follow from the seed (a linear congruence; nobody has to be unable to guess them). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 23 - 1;
  };
}

/** Three special tokens, the bytes that any text can be spelled with, and the printable characters of ASCII. */
function vocabulary(): Token[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
  const characters = Array.from({ length: 0x7f - 0x20 }, (_, nr) => String.fromCharCode(0x20 + nr));
  return [
    { text: '<unk>', kind: 2 },
    { text: '<s>', kind: 3 },
    { text: '</s>', kind: 3 },
    ...bytes.map((byte): Token => ({ text: `<0x${byte}>`, kind: 6 })),
    ...characters.map((each): Token => ({ text: each === ' ' ? '\u2581' : each, kind: 1 })),
  ];
}

function entriesOf(
  tokens: readonly Token[],
  { layers, width, context }: Required<Omit<Sizes, 'seed'>>,
): Entry[] {
  return [
    ['general.architecture', 'llama'],
    ['general.name', 'Tiny noise'],
    ['general.alignment', alignment],
    ['llama.vocab_size', tokens.length],
    ['llama.context_length', context],
    ['llama.embedding_length', width],
    ['llama.block_count', layers],
    ['llama.feed_forward_length', width * 4],
    ['llama.attention.head_count', width / headWidth],
    ['llama.attention.head_count_kv', width / headWidth],
    ['llama.attention.layer_norm_rms_epsilon', 1e-5, 'float32'],
    ['llama.rope.dimension_count', headWidth],
    ['tokenizer.ggml.model', 'llama'],
    ['tokenizer.ggml.tokens', tokens.map((token) => token.text)],
    ['tokenizer.ggml.scores', tokens.map(() => 0), 'float32'],
    ['tokenizer.ggml.token_type', tokens.map((token) => token.kind), 'int32'],
    ['tokenizer.ggml.unknown_token_id', 0],
    ['tokenizer.ggml.bos_token_id', 1],
    ['tokenizer.ggml.eos_token_id', 2],
    ['tokenizer.ggml.add_bos_token', true],
    ['tokenizer.ggml.add_space_prefix', false],
  ];
}

/** As llama.cpp calls and shapes them, the dimension that runs fastest first. */
function shapesOf(words: number, layers: number, width: number): [name: string, shape: number[]][] {
  const block: [string, number[]][] = [
    ['attn_norm', [width]],
    ['attn_q', [width, width]],
    ['attn_k', [width, width]],
    ['attn_v', [width, width]],
    ['attn_output', [width, width]],
    ['ffn_norm', [width]],
    ['ffn_gate', [width, width * 4]],
    ['ffn_up', [width, width * 4]],
    ['ffn_down', [width * 4, width]],
  ];
  const blocks = Array.from({ length: layers }, (_, nr) =>
    block.map(([name, shape]): [string, number[]] => [`blk.${nr}.${name}.weight`, shape]),
  );
  return [
    ['token_embd.weight', [width, words]],
    ...blocks.flat(),
    ['output_norm.weight', [width]],
    ['output.weight', [width, words]],
  ];
}

type Given = { tokens: readonly Token[]; random: () => number };

/** Norms are ones, all else small noise: no layer is to drown the next one. */
function weights(name: string, shape: readonly number[], { tokens, random }: Given): Buffer {
  const [width = 1, rows] = shape;
  const values = new Float32Array(width * (rows ?? 1));
  if (rows === undefined) values.fill(1);
  else for (let nr = 0; nr < values.length; nr += 1) values[nr] = random() * Math.sqrt(3 / width);
  // Bytes are read, and not said: a row of any of them is hardly ever UTF-8.
  if (name === 'output.weight')
    for (const [nr, { kind }] of tokens.entries())
      if (kind !== 1) values.fill(0, nr * width, (nr + 1) * width);
  return Buffer.from(values.buffer);
}
