import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { controlOf } from '../record-form/controls.ts';

/** Why a field's new settings refuse a value. */
export type Misfit =
  | 'missing'
  | 'choice'
  | 'goneChoice'
  | 'number'
  | 'integer'
  | 'minimum'
  | 'maximum'
  | 'boolean'
  | 'text'
  | 'maxLength'
  | 'list'
  | 'date'
  | 'moment'
  | 'time'
  | 'email'
  | 'address'
  | 'pattern'
  | 'other';

type Properties = { property: EntityProperty | undefined; former: EntityProperty | undefined };

/** As the server judged it, whose words are for the one who fills in a form. */
export function misfitOf(value: unknown, { property, former }: Properties): Misfit {
  if (value === null || value === undefined || value === '') return 'missing';
  if (!property) return 'other';
  const { type = 'string' } = property;
  if (type === 'array') return Array.isArray(value) ? listMisfit(property, former) : 'list';
  if (property.enum) return choiceMisfit(former?.enum ?? [], value);
  if (type === 'number' || type === 'integer') return numberMisfit(property, value);
  if (type === 'boolean') return 'boolean';
  if (type !== 'string') return 'other';
  return typeof value === 'string' ? textMisfit(property, value) : 'text';
}

const choiceMisfit = (former: readonly unknown[], value: unknown): Misfit =>
  former.includes(value) ? 'goneChoice' : 'choice';

function listMisfit({ items }: EntityProperty, former: EntityProperty | undefined): Misfit {
  if (!items?.enum) return 'other';
  return former?.items?.enum ? 'goneChoice' : 'choice';
}

function numberMisfit({ type, minimum, maximum }: EntityProperty, value: unknown): Misfit {
  if (typeof value !== 'number') return type === 'integer' ? 'integer' : 'number';
  if (type === 'integer' && !Number.isInteger(value)) return 'integer';
  if (minimum !== undefined && value < minimum) return 'minimum';
  return maximum !== undefined && value > maximum ? 'maximum' : 'other';
}

/** Reports cut longer texts, so what is longer than a limit above this can't be seen of them. */
const cutFrom = 200;

function textMisfit(property: EntityProperty, value: string): Misfit {
  const { maxLength, pattern } = property;
  const isLong = maxLength !== undefined && (value.length > maxLength || value.length > cutFrom);
  if (isLong) return 'maxLength';
  const control = controlOf(property);
  switch (control) {
    case 'date':
    case 'moment':
    case 'time':
    case 'email':
    case 'address':
      return control;
    default:
      return pattern === undefined ? 'other' : 'pattern';
  }
}

/** The limits that texts speak of. */
export const limitsOf = ({ minimum = 0, maximum = 0, maxLength = 0 }: EntityProperty = {}) => ({
  minimum,
  maximum,
  maxLength,
});
