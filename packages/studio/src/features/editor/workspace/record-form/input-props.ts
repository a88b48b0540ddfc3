import type { EntityProperty } from '@sayso/contracts/entity-schema';
import type { ComponentType } from 'react';
import type { ControlKind, FormField } from './controls.ts';
import type { Problems } from './form-checks.ts';

export type ValueInputProps = {
  /** What ties the input to its label and its messages; spread on what takes the focus. */
  control: {
    id: string;
    'aria-label'?: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
  property: EntityProperty;
  /** The field's name in the schema, and what people call it. */
  name: string;
  label: string;
  isRequired: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of what lies within the value. */
  problems: Problems;
  depth: number;
};

export type FieldBoxProps = {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of this field and of all that lies within it. */
  problems: Problems;
  depth?: number;
};

/** Lists and objects hold further inputs, which may be lists and objects themselves. */
export type ItemInput = ComponentType<ValueInputProps & { kind: ControlKind }>;
export type PartBox = ComponentType<FieldBoxProps>;
