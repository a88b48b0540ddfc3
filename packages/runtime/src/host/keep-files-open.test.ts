import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFilesOpen } from './keep-files-open.ts';

const calls: string[] = [];
let visibility = 'visible';
let fails = false;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  visibility = 'visible';
  fails = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as 'visible');
  vi.stubGlobal('fetch', async (address: string | URL | Request, { method }: RequestInit) => {
    calls.push(`${method} ${new URL(String(address)).pathname}`);
    return fails ? new Response('{}', { status: 503 }) : new Response('{}');
  });
  document.head.innerHTML = '<meta name="sayso-app" content="abc">';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('an open tab knocks again well before its 15 minutes are over', async () => {
  stop = keepFilesOpen();
  await minutes(9);
  expect(calls).toEqual([]);
  await minutes(2);
  expect(calls).toEqual(['POST /api/apps/abc/enter']);
  await minutes(10);
  expect(calls).toHaveLength(2);
});

test('a hidden tab waits, and knocks when somebody comes back to it', async () => {
  stop = keepFilesOpen();
  visibility = 'hidden';
  await minutes(60);
  expect(calls).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await minutes(0);
  expect(calls).toHaveLength(1);
});

test('a knock that failed is repeated with the next minute', async () => {
  fails = true;
  stop = keepFilesOpen();
  await minutes(10);
  const failed = calls.length;
  expect(failed).toBeGreaterThan(0);
  fails = false;
  await minutes(1);
  expect(calls.length).toBe(failed + 1);
});
