import type { EntityKind } from '@sayso/core/blueprint-schema';

/**
 * What people mean by a noun. `fields` is written as a person would write it, separated by commas:
 * `name`, `status(new|open|done)`, `weight:number`, `>customer` (a reference when the app has customers),
 * `>customer?` (a reference, else a line of text), `total=parts cost+labour cost` (also `*`; `~` is the hours between).
 */
export type Concept = {
  id: string;
  forms: readonly string[];
  kind: EntityKind;
  icon: string;
  fields: string;
  /** Example values by field key; `title` fills the title field. */
  pools: Readonly<Record<string, readonly string[]>>;
  /** Another concept that this one is only another word for, when the app has both. */
  sameAs: readonly string[];
};

export type ConceptRow = {
  forms: string;
  icon: string;
  fields: string;
  kind?: EntityKind;
  sameAs?: string;
  pools?: Readonly<Record<string, string>>;
};

const split = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads the short rows of a domain file. */
export function concepts(kind: EntityKind, rows: Readonly<Record<string, ConceptRow>>): Concept[] {
  return Object.entries(rows).map(([id, row]) => ({
    id,
    forms: split(row.forms, ','),
    kind: row.kind ?? kind,
    icon: row.icon,
    fields: row.fields,
    sameAs: split(row.sameAs ?? '', ','),
    pools: Object.fromEntries(Object.entries(row.pools ?? {}).map(([key, pool]) => [key, split(pool, ';')])),
  }));
}
