import type { Block } from '../blocks/block.ts';
import type { TurnRequest } from '../turn-provider.ts';
import { blocksIn } from './past-blocks.ts';
import { estimateTokens } from './tokens.ts';
import { replaceBlocks } from './undone-blocks.ts';

type History = TurnRequest['history'];
type Place = { key: string; size: number };

/** Code that was replaced is left out once it is this share of all, and this much: each time voids the cache. */
const leftOutFrom = { share: 0.25, tokens: 1_500 };

/**
 * Leaves out of earlier answers what says nothing about the app as it is: schemas, records and suggestions at once, since
 * none of it was in any question yet, and code that later answers replaced from time to time, all of it at once. Which
 * blocks those are follows from what was said alone, so that the beginning stays the same from turn to turn.
 */
export function withoutReplacedCode(history: History): History {
  const gone = new Set<string>();
  const code = new LivingCode();
  for (const [message, { role, content }] of history.entries()) {
    code.total += estimateTokens(content);
    if (role !== 'assistant') continue;
    for (const [at, block] of blocksIn(content).entries()) {
      const place = { key: keyOf(message, at), size: estimateTokens(block.body) };
      if (!saysNothingLater(block)) code.take(block, place);
      else {
        gone.add(place.key);
        code.total -= place.size;
      }
    }
    for (const key of code.takeReplaced()) gone.add(key);
  }
  return history.map((message, index) =>
    message.role === 'user' ? message : { ...message, content: leaveOut(message.content, index, gone) },
  );
}

class LivingCode {
  /** Tokens of all that is not left out. */
  total = 0;
  readonly #living = new Map<string, Place[]>();
  #replaced: Place[] = [];
  #replacedTokens = 0;

  take({ type, path }: Block, place: Place): void {
    if (path === null) return;
    if (type !== 'edit') this.#retire(path);
    if (!holdsCode.has(type)) return;
    const places = this.#living.get(path);
    if (places) places.push(place);
    else this.#living.set(path, [place]);
  }

  #retire(path: string): void {
    for (const place of this.#living.get(path) ?? []) {
      this.#replaced.push(place);
      this.#replacedTokens += place.size;
    }
    this.#living.delete(path);
  }

  /** What was replaced since it was last asked, once it is worth the cache that it costs. */
  takeReplaced(): string[] {
    const least = Math.max(leftOutFrom.tokens, this.total * leftOutFrom.share);
    if (this.#replacedTokens < least) return [];
    const keys = this.#replaced.map(({ key }) => key);
    this.total -= this.#replacedTokens;
    this.#replaced = [];
    this.#replacedTokens = 0;
    return keys;
  }
}

const keyOf = (message: number, at: number) => `${message}/${at}`;

/** The manifest has entities as they are; samples and suggestions were for the person. */
const saysNothingLater = ({ type, path }: Block): boolean =>
  type === 'entity' ||
  type === 'records' ||
  type === 'suggest' ||
  (type !== 'delete' && type !== 'rename' && path?.startsWith('entities/') === true);

const holdsCode: ReadonlySet<Block['type']> = new Set(['write', 'layout', 'function', 'edit']);

function leaveOut(content: string, message: number, gone: ReadonlySet<string>): string {
  let at = -1;
  return replaceBlocks(content, (block) => {
    at += 1;
    return gone.has(keyOf(message, at)) ? `(${whatIsLeftOut(block)})` : null;
  });
}

function whatIsLeftOut({ type, path, attributes }: Block): string {
  if (type === 'records') return `Records of ${attributes['entity']} were brought here.`;
  if (type === 'suggest') return 'Suggestions were made here.';
  if (path?.startsWith('entities/')) return `${path} was written here; it is listed below as it is now.`;
  return `${path} was ${type === 'edit' ? 'edited' : 'written'} here, and replaced later.`;
}
