import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';

/** A field that holds ids of another entity's records. */
export type Reference = { field: string; entity: string; isMany: boolean };

/** The entity that a property points to, or null. A reference has the form `/entities/{Name}/id`. */
export const referredEntity = (property: EntityProperty | undefined): string | null =>
  /^\/entities\/(\w+)\/id$/.exec(property?.$ref ?? '')?.[1] ?? null;

export function referencesOf(schema: EntitySchema): Reference[] {
  return Object.entries(schema.properties).flatMap(([field, property]): Reference[] => {
    const one = referredEntity(property);
    if (one !== null) return [{ field, entity: one, isMany: false }];
    const many = referredEntity(property.items);
    return many === null ? [] : [{ field, entity: many, isMany: true }];
  });
}
