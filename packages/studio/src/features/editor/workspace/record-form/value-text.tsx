import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { choiceLabel } from '@sayso/core/entities/choices';
import { referredEntity } from '@sayso/core/entities/references';
import { t } from '../../../../texts/record-form.ts';
import { amountText, dayText, momentText } from '../value-texts.ts';
import { isBlank } from './form-values.ts';
import { useNames } from './use-references.ts';

type Props = { property: EntityProperty; value: unknown };

/** A value to read, as people would write it. */
export function ValueText({ property, value }: Props) {
  const entity = referredEntity(property) ?? referredEntity(property.items);
  if (isBlank(value)) return <span className="text-muted">{t('empty')}</span>;
  if (entity !== null) return <Names entity={entity} value={value} />;
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {textOf(property, value)}
    </p>
  );
}

function Names({ entity, value }: { entity: string; value: unknown }) {
  const ids = (Array.isArray(value) ? value : [value]).map(String);
  const nameOf = useNames(entity, ids);
  return <p dir="auto">{ids.map(nameOf).join(', ')}</p>;
}

export function textOf(property: EntityProperty, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (property.enum) return choiceLabel(property, value);
  if (property.items?.enum && Array.isArray(value))
    return value.map((each) => choiceLabel(property, each)).join(', ');
  if (typeof value === 'string' && property.format === 'date') return dayText(value);
  if (typeof value === 'string' && property.format === 'date-time') return momentText(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return amountText(property, value) ?? '';
  return JSON.stringify(value, null, 2);
}
