import type { App } from '@sayso/contracts/apps';
import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import type { ApiClient } from './api.ts';

const byFormat: Readonly<Record<string, string>> = {
  date: new Date().toISOString().slice(0, 10),
  'date-time': new Date().toISOString(),
  time: '10:30',
  email: 'mara@example.com',
  uri: 'https://example.com',
  file: '',
};

/** Two records of each entity: one with everything, and one with what it cannot do without. */
export async function storeSomeRecords(api: ApiClient, app: App): Promise<void> {
  const ids = new Map<string, string>();
  const sampleOf = (property: EntityProperty, name: string): unknown => {
    const referred = /^\/entities\/(\w+)\/id$/.exec(property.$ref ?? '')?.[1];
    if (referred !== undefined) return ids.get(referred);
    if (property.enum) return property.enum[0];
    if (property['x-sayso']?.kind === 'image') return undefined;
    if (property['x-sayso']?.kind === 'color') return '#2563eb';
    if (property.type === 'number' || property.type === 'integer') return property.minimum ?? 3;
    if (property.type === 'boolean') return true;
    if (property.type === 'array') return property.items ? [sampleOf(property.items, name)] : [];
    if (property.type === 'object') return valuesOf(property.properties ?? {});
    return byFormat[property.format ?? ''] ?? `Some ${name}`;
  };
  const valuesOf = (properties: Readonly<Record<string, EntityProperty>>) =>
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each, name)]));

  for (const [entity, schema] of Object.entries(app.entities as Record<string, EntitySchema>)) {
    const needed = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
    const rows = [valuesOf(schema.properties), valuesOf(Object.fromEntries(needed))];
    const [first] = await api.call<{ id: string }[]>('POST', `/apps/${app.id}/entities/${entity}/bulk`, rows);
    if (first !== undefined) ids.set(entity, first.id);
  }
}
