// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kitPage } from '../../testing/kit-page.tsx';
import { Calculator } from './calculator.tsx';

const at = await kitPage();

test('a large amount is grouped while nobody types in it', () => {
  at.show(
    <Calculator
      inputs={[{ key: 'price', label: 'Price', kind: 'money', default: 300000 }]}
      outputs={[{ key: 'half', label: 'Half', kind: 'money' }]}
      calculate={({ price }: { price: number }) => ({ half: price / 2 })}
    />,
  );

  const price = screen.getByLabelText<HTMLInputElement>('Price');
  expect(price.value).toBe('300,000');
  fireEvent.focus(price);
  expect(price.value).toBe('300000');
  fireEvent.change(price, { target: { value: '5000.50' } });
  fireEvent.blur(price);
  expect(price.value).toBe('5,000.50');
  expect(screen.getByText('$2,500.25')).toBeTruthy();
});
