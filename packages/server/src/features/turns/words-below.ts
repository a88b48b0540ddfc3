import { BlockParser } from '@sayso/core/blocks/parser';

/** An answer with more words below; above a block that it broke off in, where nobody would see them. */
export function withWordsBelow(content: string, words: string): string {
  const parser = new BlockParser();
  parser.push(content);
  const isBrokenOff = parser.end().some((event) => event.type === 'error' && event.id > 0);
  const at = isBrokenOff ? content.lastIndexOf('<action') : content.length;
  const rest = content.slice(at);
  return `${content.slice(0, at)}\n\n${words}\n${rest === '' ? '' : `\n${rest}`}`;
}
