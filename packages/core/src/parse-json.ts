import { limits } from '@sayso/contracts/limits';
import { jsonExcessWords } from './texts/json.ts';

type Excess = 'depth' | 'keys' | 'values';

/**
 * Parses JSON that people, files or models wrote. How deep, wide and long it is is bounded before anything is built,
 * since whatever walks the value afterwards (schemas, comparisons, JSON.stringify) would run out of stack or hold
 * everybody up. Throws a SyntaxError.
 */
export function parseJson(text: string, deepest: number = limits.jsonDepth): unknown {
  const excess = excessOf(text, deepest);
  if (excess !== null) throw new JsonExcess(excess, deepest);
  return JSON.parse(text);
}

/** JSON that is deeper, wider or longer than is read here; its message is a sentence for people. */
export class JsonExcess extends SyntaxError {
  constructor(excess: Excess, deepest: number) {
    super(sentences[excess](deepest));
  }
}

const sentences: Readonly<Record<Excess, (deepest: number) => string>> = {
  depth: (deepest) => jsonExcessWords.depth(deepest),
  keys: () => jsonExcessWords.keys(limits.objectKeys),
  values: () => jsonExcessWords.values(limits.jsonValues),
};

/** `parseJson` for values that are copied by assignment: without keys that would reach into prototypes. */
export function parsePlainJson(text: string, deepest: number): unknown {
  const value = parseJson(text, deepest);
  // Only a text with escapes could name them otherwise.
  if (text.includes(prototypeKey) || text.includes('\\u')) dropPrototypeKeys(value);
  return value;
}

const prototypeKey = '__proto__';

function dropPrototypeKeys(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    // By place: a list of what a long list holds would be a copy of it.
    for (let at = 0; at < value.length; at++) dropPrototypeKeys(value[at]);
    return;
  }
  if (Object.hasOwn(value, prototypeKey)) Reflect.deleteProperty(value, prototypeKey);
  const held = value as Record<string, unknown>;
  for (const key in held) dropPrototypeKeys(held[key]);
}

/** What of the text is more than is read, counted outside of texts; one pass, whatever the text is. */
export function excessOf(text: string, deepest: number): Excess | null {
  const count = new Count(deepest);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at);
    else if (code === openBracket || code === openBrace) count.open(code === openBrace);
    else if (code === closeBracket || code === closeBrace) count.close();
    else if (code === comma) count.next();
    if (count.excess !== null) return count.excess;
  }
  return null;
}

/** Commas are counted rather than keys: broken JSON has the same bounds, and a key that stands twice counts twice. */
class Count {
  excess: Excess | null = null;
  readonly #deepest: number;
  /** Keys of each object that is open; a list has no bound of its own. */
  readonly #keys: number[] = [];
  #depth = 0;
  #values = 1;

  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  open(isObject: boolean): void {
    this.#depth += 1;
    if (this.#depth > this.#deepest) this.excess = 'depth';
    this.#keys[this.#depth] = isObject ? 1 : Number.NEGATIVE_INFINITY;
    this.#value();
  }

  close(): void {
    this.#depth -= 1;
  }

  next(): void {
    const keys = (this.#keys[this.#depth] ?? 0) + 1;
    this.#keys[this.#depth] = keys;
    if (keys > limits.objectKeys) this.excess = 'keys';
    this.#value();
  }

  #value(): void {
    this.#values += 1;
    if (this.#values > limits.jsonValues) this.excess ??= 'values';
  }
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where a text that begins at this quote ends; the end of all where it has no other one. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return text.length;
}
