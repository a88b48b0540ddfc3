import type { Block } from '../blocks/block.ts';
import { BlockParser } from '../blocks/parser.ts';

/** The whole blocks of an earlier answer, in order. */
export function blocksIn(content: string): Block[] {
  const parser = new BlockParser();
  return [...parser.push(content), ...parser.end()].flatMap((event) =>
    event.type === 'close' ? [event.block] : [],
  );
}
