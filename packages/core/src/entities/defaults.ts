import type { EntitySchema } from '@sayso/contracts/entity-schema';

/** The record with the schema's defaults for fields that were not given; `null` counts as given. */
export function withDefaults(
  schema: EntitySchema,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...record };
  for (const [name, property] of Object.entries(schema.properties)) {
    if (filled[name] === undefined && property.default !== undefined) {
      filled[name] = structuredClone(property.default);
    }
  }
  return filled;
}
