import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

afterEach(cleanup);

function show() {
  render(
    <TooltipProvider delayDuration={0}>
      <Tooltip label="Where it comes from">
        <button type="button">Price</button>
      </Tooltip>
    </TooltipProvider>,
  );
  return screen.getByRole('button', { name: 'Price' });
}

test('whoever comes by key is told', async () => {
  const button = show();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focus(button);
  await screen.findByRole('tooltip');
});

test('a focus that is given back opens nothing over what is below', () => {
  const button = show();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.focus(button);
  expect(screen.queryByRole('tooltip')).toBe(null);
});
