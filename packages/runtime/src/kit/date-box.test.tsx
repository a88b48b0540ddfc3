// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DateBox } from './date-box.tsx';
import { setFormats } from './format.ts';

afterEach(() => {
  cleanup();
  setFormats({});
});

type Props = Parameters<typeof DateBox>[0];
const show = (props: Pick<Props, 'type' | 'value' | 'hint'>) => {
  const { container } = render(<DateBox aria-label="Due" onChange={() => {}} {...props} />);
  return {
    input: screen.getByLabelText<HTMLInputElement>('Due'),
    shown: () => container.querySelector('span')?.textContent?.replaceAll('\u202f', ' '),
  };
};

test.each([
  ['en-US', 'date', '2026-11-26', 'Nov 26, 2026'],
  ['en-GB', 'date', '2026-11-26', '26 Nov 2026'],
  ['en-US', 'datetime-local', '2026-11-26T14:30', 'Nov 26, 2026, 2:30 PM'],
  ['en-GB', 'datetime-local', '2026-11-26T09:05', '26 Nov 2026, 09:05'],
] as const)(
  'until somebody types, an app in %s writes its %s in its own way',
  (locale, type, value, text) => {
    setFormats({ locale });
    const { input, shown } = show({ type, value });
    expect(shown()).toBe(text);
    expect(input.value).toBe(value);
    expect(input.className).toContain('text-transparent');
  },
);

test.each([
  [{ type: 'date' }, 'Choose a date'],
  [{ type: 'datetime-local' }, 'Choose a date and time'],
  [{ type: 'date', hint: 'No end' }, 'No end'],
] as const)('without a date %j asks for one', (props, text) => {
  expect(show({ ...props, value: '' }).shown()).toBe(text);
});

test('whoever types sees the input itself, and the app’s way again after', () => {
  setFormats({ locale: 'en-GB' });
  const { input, shown } = show({ type: 'date', value: '2026-11-26' });
  fireEvent.focus(input);
  expect(shown()).toBeUndefined();
  expect(input.className).not.toContain('text-transparent');
  fireEvent.blur(input);
  expect(shown()).toBe('26 Nov 2026');
});
