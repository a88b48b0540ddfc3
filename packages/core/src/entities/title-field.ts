import type { EntitySchema } from '@sayso/contracts/entity-schema';

const usual = ['name', 'title', 'full_name', 'label', 'subject', 'email'];

/** The field by which a record is called in lists and references; null where only the id is left. */
export function titleFieldOf(schema: EntitySchema): string | null {
  const names = Object.keys(schema.properties);
  const isText = (name: string) => {
    const property = schema.properties[name];
    return property !== undefined && (property.type ?? 'string') === 'string' && property.$ref === undefined;
  };
  const chosen = schema['x-sayso']?.titleField;
  if (chosen !== undefined && names.includes(chosen)) return chosen;
  return usual.find((name) => names.includes(name) && isText(name)) ?? names.find(isText) ?? null;
}
