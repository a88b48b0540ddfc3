import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldInput } from './field-input.tsx';
import type { Field } from './schema.ts';

const diet = (choices: string[]): Field => ({
  key: 'diet',
  label: 'Diet',
  kind: 'enum',
  property: { type: 'string', enum: choices },
  isRequired: false,
  target: null,
});

test.each([
  [
    ['vegetarian', 'vegan'],
    ['None', 'Vegetarian', 'Vegan'],
  ],
  [
    ['none', 'vegan'],
    ['Not set', 'None', 'Vegan'],
  ],
])('what takes a choice back is never called like a choice: %s', async (choices, offered) => {
  const { unmount } = render(
    <FieldInput id="diet" field={diet(choices)} value={null} onChange={() => {}} isInvalid={false} />,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(offered);
  unmount();
});
