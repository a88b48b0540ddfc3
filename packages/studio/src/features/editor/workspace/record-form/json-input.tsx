import { parseJson } from '@sayso/core/parse-json';
import { useState } from 'react';
import { Textarea } from '../../../../ui/input.tsx';
import { Unreadable } from './form-values.ts';
import type { ValueInputProps } from './input-props.ts';

/** For values that have no input of their own. */
export function JsonInput({ control, value, onChange, isRequired }: ValueInputProps) {
  const [text, setText] = useState(() => textOf(value));
  const handleChange = (typed: string) => {
    setText(typed);
    onChange(readValue(typed));
  };
  return (
    <Textarea
      dir="ltr"
      spellCheck={false}
      minRows={4}
      maxRows={16}
      className="font-mono text-dense"
      aria-required={isRequired}
      value={text}
      onChange={({ target }) => handleChange(target.value)}
      {...control}
    />
  );
}

function textOf(value: unknown): string {
  if (value instanceof Unreadable) return value.text;
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

function readValue(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return parseJson(text);
  } catch {
    return new Unreadable(text);
  }
}
