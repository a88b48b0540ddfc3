import { useState } from 'react';
import { type ControlKind, controlOf } from './controls.ts';
import { fits } from './form-values.ts';
import type { ValueInputProps } from './input-props.ts';

type Choice = Pick<ValueInputProps, 'property' | 'name' | 'value' | 'depth'>;

/** A text that an input of one line would spoil, or hide the most of. */
const isLongText = (value: unknown) =>
  typeof value === 'string' && (value.includes('\n') || value.length > 200);

/**
 * How a field is entered: by its type, or as JSON where a record holds something else. What was found at first stays
 * while the value is edited, so that no input changes under the fingers.
 */
export function useControlKind({ property, name, value, depth }: Choice): ControlKind {
  const kind = controlOf(property, name, depth);
  const [isOdd] = useState(() => !fits(kind, value));
  const [isLong] = useState(() => isLongText(value));
  if (isOdd) return 'json';
  return kind === 'text' && isLong ? 'longText' : kind;
}
