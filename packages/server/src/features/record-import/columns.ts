import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { serverFields } from '@sayso/contracts/records';

const plain = (name: string) => name.trim().toLowerCase();

/** Finds the field that a column means, by its name or its title in any case; null where there is none. */
export function fieldFinder({ properties }: EntitySchema): (column: string) => string | null {
  const byTitle = Object.entries(properties).map(
    ([name, { title }]) => [plain(title ?? name), name] as const,
  );
  const byName = [...serverFields, ...Object.keys(properties)].map((name) => [plain(name), name] as const);
  // A name comes before a title that is spelled the same.
  const fields = new Map([...byTitle, ...byName]);
  return (column) => (Object.hasOwn(properties, column) ? column : (fields.get(plain(column)) ?? null));
}

export const isServerField = (name: string) => (serverFields as readonly string[]).includes(name);
