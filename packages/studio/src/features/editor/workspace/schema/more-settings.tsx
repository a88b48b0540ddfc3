import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { t } from '../../../../texts/schema-editor.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { FieldItemProps } from './field-props.ts';
import { typeOf } from './field-types.ts';
import { placesIn, usesOf } from './used-by.ts';

type Props = FieldItemProps & { onChange: (property: EntityProperty) => void; error: string | undefined };
const formats = ['any', 'ipv4', 'ipv6', 'regex'] as const;

/** What developers look for, folded away until it is asked for or wrong. */
export function MoreSettings({ app, entity, row, dispatch, onChange, error }: Props) {
  const { id, key, origin, property } = row;
  const isText = typeOf(property) === 'text';
  const format = formats.find((each) => each === property.format) ?? 'any';
  const uses = origin !== null && origin !== key ? usesOf(app, { entity, field: origin }) : [];
  return (
    <details className="group" open={error !== undefined || undefined}>
      <summary className="cursor-pointer text-dense text-muted hover:text-ink max-md:min-h-10">
        {t('field.more')}
      </summary>
      <div className="grid gap-4 pt-3">
        <Field
          label={t('field.key')}
          hint={
            uses.length > 0
              ? t('impact.used', { ...placesIn(uses), field: origin ?? '' })
              : t('field.keyHint')
          }
          error={error}
        >
          {(control) => (
            <Input
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              maxLength={64}
              className="font-mono text-dense"
              value={key}
              onChange={({ target }) => dispatch({ type: 'edit', id, change: { key: target.value.trim() } })}
              {...control}
            />
          )}
        </Field>
        {typeOf(property) === 'money' && (
          <Field label={t('field.currency')}>
            {(control) => (
              <Input
                maxLength={3}
                placeholder={t('field.currencyExample')}
                value={property['x-sayso']?.currency ?? ''}
                onChange={({ target }) => onChange(withCurrency(property, target.value.toUpperCase()))}
                {...control}
              />
            )}
          </Field>
        )}
        {isText && (
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={t('field.format')}>
              {({ id: control }) => (
                <Select<(typeof formats)[number]>
                  id={control}
                  value={format}
                  options={formats.map((value) => ({
                    value,
                    label: t(`field.${value === 'any' ? 'anyFormat' : value}`),
                  }))}
                  onChange={(chosen) => onChange(withFormat(property, chosen))}
                />
              )}
            </Field>
            <Field label={t('field.pattern')} hint={t('field.patternHint')}>
              {(control) => (
                <Input
                  dir="ltr"
                  spellCheck={false}
                  maxLength={256}
                  className="font-mono text-dense"
                  value={property.pattern ?? ''}
                  onChange={({ target }) => onChange(withPattern(property, target.value))}
                  {...control}
                />
              )}
            </Field>
          </div>
        )}
      </div>
    </details>
  );
}

function withFormat({ format: _format, ...rest }: EntityProperty, chosen: string): EntityProperty {
  return chosen === 'any' ? rest : { ...rest, format: chosen };
}

function withPattern({ pattern: _pattern, ...rest }: EntityProperty, pattern: string): EntityProperty {
  return pattern === '' ? rest : { ...rest, pattern };
}

function withCurrency(property: EntityProperty, currency: string): EntityProperty {
  const { currency: _currency, ...hints } = property['x-sayso'] ?? {};
  return { ...property, 'x-sayso': currency === '' ? hints : { ...hints, currency } };
}
