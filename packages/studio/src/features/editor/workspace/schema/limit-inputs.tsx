import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { t } from '../../../../texts/schema-editor.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { typeOf } from './field-types.ts';

type Props = {
  property: EntityProperty;
  onChange: (property: EntityProperty) => void;
  error: string | undefined;
};
type Limit = 'minimum' | 'maximum' | 'maxLength';

/** How small and large numbers may be, and how long texts. */
export function LimitInputs({ property, onChange, error }: Props) {
  const isNumber = (property.type === 'number' || property.type === 'integer') && !property.enum;
  const type = typeOf(property);
  const limits: readonly Limit[] = isNumber
    ? ['minimum', 'maximum']
    : type === 'text' || type === 'longText'
      ? ['maxLength']
      : [];
  if (limits.length === 0) return null;
  const set = (limit: Limit, text: string) => {
    const { [limit]: _before, ...rest } = property;
    const value = Number(text);
    onChange(text === '' || !Number.isFinite(value) ? rest : { ...rest, [limit]: value });
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {limits.map((limit) => (
        <Field key={limit} label={t(`field.${limit}`)} error={limit === 'maximum' ? error : undefined}>
          {(control) => (
            <Input
              type="number"
              step={limit === 'maxLength' || property.type === 'integer' ? 1 : 'any'}
              min={limit === 'maxLength' ? 1 : undefined}
              className="tabular-nums"
              value={property[limit] ?? ''}
              onChange={({ target }) => set(limit, target.value)}
              {...control}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
