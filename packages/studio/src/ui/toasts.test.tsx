import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toasts, toast } from './toasts.tsx';

test('[B-TOAST-01] one toast is shown at a time, the newest, in a live region', async () => {
  render(<Toasts />);
  act(() => toast('First', { tone: 'success', description: 'one' }));
  await screen.findByText('First');
  act(() => toast('Second', { tone: 'danger' }));
  await screen.findByText('Second');

  expect(screen.queryByText('First')).toBe(null);
  expect(screen.queryByText('one')).toBe(null);
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
  expect(screen.getByText('Second').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});
