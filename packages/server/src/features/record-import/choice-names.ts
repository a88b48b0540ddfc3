import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { choiceLabel } from '@sayso/core/entities/choices';

type Values = ReadonlyMap<string, string | number | null>;

/** Made once for each field: a file has as many cells of it as it has rows. */
const known = new WeakMap<EntityProperty, Values>();

/** The choice that a text means, by its value or by the name that lists show, in any case; undefined where none is, or several. */
export function choiceNamed(text: string, property: EntityProperty): string | number | undefined {
  const choices = property.enum ?? property.items?.enum;
  if (!choices) return undefined;
  const exact = choices.find((value) => value === text);
  if (exact !== undefined) return exact;
  const names = known.get(property) ?? namesOf(property, choices);
  known.set(property, names);
  return names.get(plain(text)) ?? undefined;
}

const plain = (text: string): string => text.trim().toLowerCase();

/** Null stands for several choices of one name. */
function namesOf(property: EntityProperty, choices: readonly (string | number)[]): Values {
  const names = new Map<string, string | number | null>();
  for (const value of choices) {
    for (const name of new Set([plain(String(value)), plain(choiceLabel(property, value))]))
      names.set(name, names.has(name) ? null : value);
  }
  return names;
}
