import { entityNamed } from '../sdk/entity.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import type { Format, Measure } from './api.ts';
import type { Unit } from './format.ts';
import { type Field, fieldOf } from './schema.ts';

/** How a figure is written: as the page says, else as the fields that it comes from are. */
export function unitOf(entity: EntityClient, measure: Measure & { format?: Format | undefined }): Unit {
  const { agg, field, times, between, format } = measure;
  const fields = agg === 'count' ? [] : [field, times].flatMap((path) => fieldAt(entity, path) ?? []);
  const money = fields.find(({ kind }) => kind === 'money');
  const currency = money?.property['x-sayso']?.currency;
  if (format !== undefined) return { format, currency };
  if (between) return { format: 'hours' };
  if (money) return { format: 'money', currency };
  // A sum of shares is none.
  const isShare = agg !== 'sum' && fields.length === 1 && fields[0]?.kind === 'percent';
  return { format: isShare ? 'percent' : 'number' };
}

/** The field that a path ends at: `project_id.rate` is one of the project. */
function fieldAt(entity: EntityClient, path: string | undefined): Field | undefined {
  const [first = '', second] = path?.split('.') ?? [];
  const field = fieldOf(entity.schema, first);
  if (second === undefined || !field?.target) return field;
  return fieldOf(entityNamed(field.target).schema, second);
}
