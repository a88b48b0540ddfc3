import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDraft } from './use-draft.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a draft outlives a reload and is forgotten once emptied', () => {
  const first = renderHook(() => useDraft('home'));
  act(() => first.result.current[1]('half a sent'));
  first.unmount();
  const second = renderHook(() => useDraft('home'));
  expect(second.result.current[0]).toBe('half a sent');

  act(() => second.result.current[1](''));
  expect(localStorage.length).toBe(0);
});

test('each name has its own draft', () => {
  const { result, rerender } = renderHook(({ name }) => useDraft(name), { initialProps: { name: 'a' } });
  act(() => result.current[1]('for a'));
  rerender({ name: 'b' });
  expect(result.current[0]).toBe('');
  rerender({ name: 'a' });
  expect(result.current[0]).toBe('for a');
});

test('where storage is closed the draft still lives as long as the page', () => {
  const closed = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const { result, unmount } = renderHook(() => useDraft('closed'));
  act(() => result.current[1]('kept'));
  unmount();

  expect(renderHook(() => useDraft('closed')).result.current[0]).toBe('kept');
});
