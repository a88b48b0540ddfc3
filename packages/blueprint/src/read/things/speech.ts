import { singular } from '../../words.ts';
import { readWhether } from '../fields/either.ts';
import { bare, label, typeOf } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, findEntity } from '../reading.ts';
import type { Piece } from '../text/split.ts';
import { readNoun } from './nouns.ts';

/** Takes "afterwards", "we need", "it has" off an item: what is said stays. */
export function spoken(cursor: Cursor, written: string): string {
  const text = written
    .replace(/^(?:(?:also|afterwards|later|then|finally|maybe|perhaps|plus|and)\s+)+(?=\w)/i, '')
    .replace(
      /^(?:i|we|they|you)\s+(?:also\s+)?(?:need|want|have|log|track|store|record|note|keep)(?:\s+to\s+(?:know|store|record|track|note|keep|see|have))?\s+(?!to\b)/i,
      '',
    );
  const placed = text.replace(
    /\s+(?:on|in|via|through|using)\s+(?:an?|the|our)\s+(?:public\s+|online\s+)?(?:form|page|website|site|app|portal)$/i,
    '',
  );
  const own = /^(?:it|they|he|she)\s+(?:also\s+)?(?:has|have|gets?|needs?)\s+(.+)$/i.exec(placed)?.[1];
  if (!own || !cursor.current) return placed;
  cursor.mode = 'attributes';
  return own.replace(/^(?:assigned|linked|sent|given)\s+(?:to|by)\s+/i, '');
}

/** "and mark favourites", "mark them as done": a yes or no of the thing spoken of. */
export function readMark(cursor: Cursor, item: string): boolean {
  const asked =
    /^(?:(?:can|to)\s+)?(?:mark|flag|tick|check)(?: off)?\s+(?:it|them|that|this|each one)(?: off)?\s+(?:when|once|if|as soon as)\s+(.+)$/i.exec(
      item,
    )?.[1];
  const field = asked === undefined ? undefined : readWhether(`whether ${asked}`);
  if (field && cursor.current) {
    addField(cursor.current, field);
    return true;
  }
  const found =
    /^(?:(?:can|to)\s+)?(?:mark|flag|tick(?: off)?|star|check off)\s+(.+?)(?:\s+as\s+([\w-]+))?$/i.exec(item);
  if (!found?.[1]) return false;
  const word = singular(bare(found[2] ?? found[1]));
  const noun = found[2] ? readNoun(bare(found[1])) : undefined;
  const draft = (noun && findEntity(cursor.reading, noun)) ?? cursor.current;
  if (draft && typeOf(word).type === 'bool')
    addField(draft, { label: label(word), type: 'bool', known: 'exact' });
  return true;
}

/** Things named in one breath with the one whose attributes follow: "skis, boots and snowboards with size". */
export type Shared = { from: EntityDraft; siblings: EntityDraft[] };

/** Only things that the lexicon does not know, right before an "and": "teams and players with a number" are two matters. */
export function siblingsOf(cursor: Cursor, parts: readonly Piece[], at: number): EntityDraft[] {
  if (!/^\s*and\s*$/i.test(parts[at]?.after ?? '')) return [];
  return parts.slice(0, at).flatMap(({ text }) => {
    const noun = readNoun(bare(text));
    const draft = noun && !noun.concept && noun.plural ? findEntity(cursor.reading, noun) : undefined;
    return draft && draft.fields.length === 0 ? [draft] : [];
  });
}

export function shareFields({ from, siblings }: Shared): void {
  if (from.concept) return;
  for (const sibling of siblings)
    if (sibling !== from && sibling.fields.length === 0)
      for (const field of from.fields) addField(sibling, { ...field });
}
