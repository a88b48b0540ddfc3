import { sharedModifiers } from '../../lexicon/field-words.ts';
import { isPlural, singular } from '../../words.ts';
import { readNoun } from '../things/nouns.ts';
import { typeOf } from './field-phrase.ts';

/** "Birth and death date": two plain words in front of one that asks for a value. */
function isSharing(item: string, modifier: string, head: string): boolean {
  const word = /(?:^|\b(?:with|has|have)\s+(?:an?\s+)?)([\w-]+)$/i.exec(item)?.[1];
  return (
    word !== undefined &&
    /^(?:date|time|address|price|cost|fee|weight|level)$/i.test(head) &&
    !sharedModifiers.includes(modifier.toLowerCase()) &&
    [word, modifier].every((one) => typeOf(one).known === 'unknown' && !readNoun(one)?.concept) &&
    !isPlural(word)
  );
}

/** Gives "start" of "start and end date" the word that both share. */
export function completeShared(parts: readonly { text: string; after: string }[]): string[] {
  const items = parts.map(({ text }) => text);
  return items.map((item, at) => {
    const isJoined = /\b(?:and|or)\b|[/&]/i.test(parts[at + 1]?.after ?? '');
    const next = /^(?:an?\s+|the\s+)?([\w-]+)\s+([\w-]+)$/.exec(items[at + 1] ?? '');
    const last = /([\w-]+)$/.exec(item)?.[1]?.toLowerCase() ?? '';
    if (isJoined && next?.[1] && next[2] && isSharing(item, next[1], next[2])) return `${item} ${next[2]}`;
    if (!next?.[1] || !next[2] || !sharedModifiers.includes(last)) return item;
    if (!sharedModifiers.includes(next[1].toLowerCase()) || sharedModifiers.includes(next[2].toLowerCase()))
      return item;
    return `${item} ${/^(?:min|max|minimum|maximum)$/.test(last) ? next[2] : singular(next[2])}`;
  });
}
