import type { EntitySchema } from '@sayso/contracts/entity-schema';

/** The record with the schema's defaults for fields that were not given; `null` counts as given. */
export function withDefaults(
  schema: EntitySchema,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return fillDefaults(schema, { ...record });
}

/** The same, into the record itself. */
export function fillDefaults(
  { properties }: EntitySchema,
  record: Record<string, unknown>,
): Record<string, unknown> {
  for (const [name, property] of Object.entries(properties)) {
    if (record[name] === undefined && property.default !== undefined) {
      record[name] = structuredClone(property.default);
    }
  }
  return record;
}
