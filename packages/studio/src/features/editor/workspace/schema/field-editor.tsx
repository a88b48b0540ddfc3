import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { userEntity } from '@sayso/contracts/records';
import { wordsOf } from '@sayso/core/entities/nouns';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../../texts/schema-editor.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input, Textarea } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { FieldBox } from '../record-form/field-box.tsx';
import { ChoicesEditor } from './choices-editor.tsx';
import type { FieldItemProps } from './field-props.ts';
import { type FieldType, fieldTypes, targetOf, typeOf, withTarget, withType } from './field-types.ts';
import { LimitInputs } from './limit-inputs.tsx';
import { MoreSettings } from './more-settings.tsx';

/** Types whose default is one of its values that can be typed here. */
const withoutDefault: readonly FieldType[] = ['file', 'image', 'reference', 'references', 'other'];

/** The settings of one field, in the order in which people think of them. */
export function FieldEditor(props: FieldItemProps) {
  const { app, row, name, isNameTaken, problem, dispatch } = props;
  const { id, property } = row;
  const type = typeOf(property);
  const nameInput = useRef<HTMLInputElement>(null);
  const isNew = row.origin === null;
  // Without a title it is called by its name in code; once somebody empties the box it stays empty.
  const [isEmptied, setEmptied] = useState(false);
  const shownName = property.title ?? (isNew || isEmptied ? '' : wordsOf(row.key));
  const edit = (changed: EntityProperty) => dispatch({ type: 'edit', id, change: { property: changed } });
  const messageAt = (place: string) => (problem?.at === place ? problem.message : undefined);

  useEffect(() => {
    if (isNew) nameInput.current?.focus();
  }, [isNew]);

  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field
          label={t('field.name')}
          hint={isNameTaken && <NameTaken name={name} />}
          error={messageAt('name')}
        >
          {(control) => (
            <Input
              ref={nameInput}
              dir="auto"
              maxLength={1_000}
              autoComplete="off"
              value={shownName}
              onChange={({ target }) => {
                setEmptied(target.value === '');
                dispatch({ type: 'title', id, title: target.value });
              }}
              {...control}
            />
          )}
        </Field>
        <Field label={t('field.type')}>
          {(control) => (
            <Select<FieldType>
              value={type}
              options={(type === 'other' ? [...fieldTypes, 'other' as const] : fieldTypes).map((value) => ({
                value,
                label: t(`type.${value}`),
              }))}
              onChange={(chosen) => chosen !== 'other' && chosen !== type && edit(withType(property, chosen))}
              id={control.id}
            />
          )}
        </Field>
      </div>
      {type === 'other' && <p className="text-dense text-muted">{t('field.other')}</p>}
      {(type === 'choice' || type === 'choices') && (
        <ChoicesEditor
          property={property}
          typed={row.typedChoice ?? ''}
          onChange={(changed, typedChoice) =>
            dispatch({
              type: 'edit',
              id,
              change: { property: changed, ...(typedChoice === undefined ? {} : { typedChoice }) },
            })
          }
          error={messageAt('choices')}
        />
      )}
      {targetOf(property) !== null && (
        <Field label={t('field.target')} error={messageAt('target')}>
          {(control) => (
            <Select
              value={targetOf(property) ?? ''}
              placeholder={t('problem.target')}
              options={[...Object.keys(app.entities), userEntity].map((entity) => ({
                value: entity,
                label:
                  entity === userEntity ? t('field.users') : (app.entities[entity]?.title ?? wordsOf(entity)),
              }))}
              onChange={(entity) => edit(withTarget(property, entity))}
              {...control}
            />
          )}
        </Field>
      )}
      <LimitInputs property={property} onChange={edit} error={messageAt('limits')} />
      <div className="grid gap-3">
        <Switch
          label={t('field.required')}
          text={t('field.requiredText')}
          isOn={row.isRequired}
          onChange={(isRequired) => dispatch({ type: 'edit', id, change: { isRequired } })}
        />
        <Switch
          label={t('field.unique')}
          text={t('field.uniqueText')}
          isOn={row.isUnique}
          onChange={(isUnique) => dispatch({ type: 'edit', id, change: { isUnique } })}
        />
      </div>
      {!withoutDefault.includes(type) && (
        <FieldBox
          // Another type has another input.
          key={type}
          field={{ key: 'preset', label: t('field.preset'), property: presetOf(property), isRequired: false }}
          value={property.default}
          problems={{}}
          onChange={(value) => edit(withDefault(property, value))}
        />
      )}
      <Field label={t('field.description')} hint={t('field.descriptionHint')}>
        {(control) => (
          <Textarea
            dir="auto"
            value={property.description ?? ''}
            onChange={({ target }) => edit(withKey(property, 'description', target.value || undefined))}
            {...control}
          />
        )}
      </Field>
      <MoreSettings {...props} onChange={edit} error={messageAt('key')} />
    </div>
  );
}

/** Two fields of one name can be told apart by nobody, and some people want them. */
const NameTaken = ({ name }: { name: string }) => (
  <span className="flex items-start gap-1.5 text-warning">
    <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
    {t('field.nameTaken', { name })}
  </span>
);

/** The default is entered as a value of the field is. */
const presetOf = ({ description: _description, title: _title, ...rest }: EntityProperty): EntityProperty =>
  rest;

const withDefault = (property: EntityProperty, value: unknown): EntityProperty =>
  withKey(property, 'default', value === '' || value === null || isEmptyList(value) ? undefined : value);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function withKey<K extends 'default' | 'description'>(
  property: EntityProperty,
  key: K,
  value: EntityProperty[K] | undefined,
): EntityProperty {
  const { [key]: _before, ...rest } = property;
  return value === undefined ? rest : { ...rest, [key]: value };
}
