import { provideEntity } from '../sdk/entity.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { currentSettings, type Settings } from './gallery-settings.ts';
import { type Behaviour, createMemoryEntity } from './memory-entity.ts';
import { sampleRows } from './sample-rows.ts';
import { type EntityId, schemas } from './sample-schemas.ts';

export type Entities = Record<EntityId, EntityClient>;

const orders = { full: 42, empty: 0, loading: 42, error: 42, long: 24, '5000': 5000 } as const;

const behaviour = (): Behaviour => {
  const { data } = currentSettings();
  return data === 'loading' ? 'waits' : data === 'error' ? 'fails' : 'answers';
};

/** The gallery's records in one state; references find them by their names. */
export function makeEntities(data: Settings['data']): Entities {
  const rows = sampleRows({ orders: orders[data], hasLongWords: data === 'long' });
  const made = Object.entries(schemas).map(([id, schema]) => {
    const name = id as EntityId;
    const held = data === 'empty' ? [] : rows[name];
    const client = createMemoryEntity({ schema, rows: held, behaviour, author: 'ines@rowandroot.example' });
    provideEntity(client);
    return [name, client] as const;
  });
  return Object.fromEntries(made) as Entities;
}
