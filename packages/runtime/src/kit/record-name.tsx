import { entityNamed } from '../sdk/entity.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { noReferences, type References, useReferences } from './data.ts';
import { fieldOf, plainTitle, titleKeyOf } from './schema.ts';

/** A record's name as text; a title that is a reference is named by what it points to. */
export function nameOf(entity: EntityClient, row: Row, references: References = noReferences): string {
  const key = titleKeyOf(entity.schema, row);
  const field = key === undefined ? undefined : fieldOf(entity.schema, key);
  const value = key === undefined ? undefined : row[key];
  if (field?.target && value) {
    const target = references.get(String(value));
    return target === undefined ? '…' : plainTitle(entityNamed(field.target).schema, target);
  }
  return plainTitle(entity.schema, row);
}

/** References that the titles of these records need. */
export function useTitleReferences(entity: EntityClient, rows: readonly Row[]): References {
  const first = rows[0];
  const key = first === undefined ? undefined : titleKeyOf(entity.schema, first);
  const field = key === undefined ? undefined : fieldOf(entity.schema, key);
  return useReferences(field?.target ? [field] : [], rows);
}

export function RecordName({ entity, row }: { entity: EntityClient; row: Row }) {
  const references = useTitleReferences(entity, [row]);
  return <>{nameOf(entity, row, references)}</>;
}
