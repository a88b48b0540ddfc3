import type { BlueprintEntity } from '@sayso/core/blueprint-schema';

/** "NPCs", "two TVs", "a DVD": capitals, a plural s at most; what stands in small letters beside them is a word. */
const acronym = /\b([A-Z]{2,6})s?\b/g;
/** A text in capitals alone shouts; nothing in it is an acronym. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}{2,}\s+\p{Ll}{2,}|\b\p{Ll}{4,}\b/u.test(text) && text.length > 12;

/** Writes acronyms in the names of things as the text does: NPCs and not Npcs. */
export function keepAcronyms(entities: readonly BlueprintEntity[], text: string): void {
  if (isShouted(text)) return;
  const typed = new Map(
    [...text.matchAll(acronym)].map(([, capitals = '']) => [capitals.toLowerCase(), capitals]),
  );
  if (typed.size === 0) return;
  const written = (name: string): string =>
    name.replace(/[\p{L}]+/gu, (word) => {
      const lower = word.toLowerCase();
      const one = typed.get(lower);
      if (one !== undefined) return one;
      const many = lower.endsWith('s') ? typed.get(lower.slice(0, -1)) : undefined;
      return many === undefined ? word : `${many}s`;
    });
  for (const entity of entities) {
    entity.label = written(entity.label);
    entity.labelPlural = written(entity.labelPlural);
    for (const field of entity.fields) if (field.ref !== undefined) field.label = written(field.label);
  }
}
