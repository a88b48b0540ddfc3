// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setFormats } from '../format.ts';
import { groupedAmount, plainAmount } from './amounts.ts';
import { Calculator } from './calculator.tsx';
import type { CalculatorProps } from './tool-api.ts';

afterEach(() => {
  setFormats({});
  cleanup();
});

const show = (props: CalculatorProps) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Calculator {...props} />
    </QueryClientProvider>,
  );

test('a number of a calculator shows its groups, and is plain while somebody types in it', () => {
  show({
    inputs: [
      { key: 'price', label: 'Price', kind: 'money', default: 250000 },
      { key: 'year', label: 'Year', kind: 'number', default: 2024 },
    ],
    outputs: [{ key: 'double', label: 'Double', kind: 'money' }],
    calculate: ({ price }: { price: number }) => ({ double: price * 2 }),
  });
  const box = screen.getByLabelText<HTMLInputElement>('Price');
  expect([box.value, screen.getByLabelText<HTMLInputElement>('Year').value]).toEqual(['250,000', '2024']);
  fireEvent.focus(box);
  expect([box.value, box.inputMode, box.type]).toEqual(['250000', 'decimal', 'text']);
  fireEvent.change(box, { target: { value: '1,300,000.50' } });
  expect(box.value).toBe('1,300,000.50');
  expect(screen.getByText('$2,600,001')).toBeTruthy();
  fireEvent.blur(box);
  expect(box.value).toBe('1,300,000.50');
  fireEvent.focus(box);
  expect(box.value).toBe('1300000.50');
  fireEvent.change(box, { target: { value: 'a lot' } });
  fireEvent.blur(box);
  expect([box.value, screen.getByText('“a lot” isn’t a number').tagName]).toEqual(['a lot', 'P']);
});

test.each([
  ['250000', '250,000'],
  ['1234567.5', '1,234,567.5'],
  ['12500.50', '12,500.50'],
  ['2024', '2024'],
  ['0.125', '0.125'],
  ['12e9', '12e9'],
])('%s is shown as %s', (text, shown) => {
  setFormats({ locale: 'en' });
  expect(groupedAmount(text)).toBe(shown);
});

test.each(['250000', '1234567,25', '12500,5', '98765,432', '-40000'])(
  'where points stand between groups, %s is still read as the same number',
  (text) => {
    setFormats({ locale: 'de' });
    expect(plainAmount(groupedAmount(text))).toBe(plainAmount(text));
    expect(groupedAmount(text)).not.toMatch(/\d\.\d/);
  },
);

test.each([
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234,50'],
  ['$ 250,000', '250000'],
  ['12.5 %', '12.5'],
  ['−1,250.75', '-1250.75'],
  ['ten', 'ten'],
])('%s is typed on as %s', (text, plain) => expect(plainAmount(text)).toBe(plain));
