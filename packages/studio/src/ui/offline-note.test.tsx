import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineNote } from './offline-note.tsx';

test('the builder says when there is no connection, until it is back', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNote />);
  expect(screen.getByRole('status').textContent).toBe('');

  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('You’re offline.');

  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
  isOnline.mockRestore();
});
