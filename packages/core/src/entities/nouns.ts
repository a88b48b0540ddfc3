import type { EntitySchema } from '@sayso/contracts/entity-schema';

/** `due_date` reads as "Due date", `unitPrice` as "Unit price"; a reference loses its `_id`. */
export function wordsOf(key: string): string {
  const words = key
    .replace(/_ids?$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What one record is called within a sentence; acronyms stay as they are. */
export const nounOf = (schema: EntitySchema): string =>
  (schema.title ?? wordsOf(schema.name ?? 'record')).replace(/\p{L}+/gu, (word) =>
    /^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase(),
  );
