import { Fault } from '@sayso/contracts/faults';
import { countRecords, listRecords } from '@sayso/contracts/records';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { playedScreen, playRecords } from '../../../../testing/played-records.tsx';
import { newId } from '../../../../testing/samples.ts';
import { useRecordRows } from './use-record-rows.ts';
import { chosenWhere, useSelection } from './use-selection.ts';

const { peer, cache, wrapper } = await playedScreen();
beforeEach(() => {
  cleanup();
  window.happyDOM.setURL(peer.origin);
  peer.reset();
  cache.clear();
});
const unavailable = () => {
  throw new Fault('unavailable', 'Not now');
};

async function open(count: number, prepare = () => {}) {
  const place = { appId: newId(), entity: 'Visit' };
  const query = { q: undefined, sort: undefined };
  const played = playRecords(
    peer,
    Array.from({ length: count }, (_, at) => `Patient ${at}`),
  );
  prepare();
  const shown = renderHook(
    ({ first }) => {
      const rows = useRecordRows(place, query, { first, last: first + 49 });
      return { rows, selection: useSelection(place, rows, query.q) };
    },
    { wrapper, initialProps: { first: 0 } },
  );
  const scrollTo = async (first: number) => {
    shown.rerender({ first });
    await waitFor(() => expect(shown.result.current.rows.rowAt(first + 10)).toBeDefined());
  };
  await scrollTo(0);
  return { ...played, scrollTo, now: () => shown.result.current };
}

test('[B-DATA-11] all are chosen only once it is known how many they are', async () => {
  const { now } = await open(120, () => peer.on(countRecords, unavailable));
  await waitFor(() => expect(now().rows.uncounted).not.toBeNull());
  expect(now().rows).toMatchObject({ total: null, count: 100, status: 'success' });
  act(() => now().selection.toggleAll());
  expect(now().selection).toMatchObject({ count: 0, isAny: false, byQuery: false, mayChooseAll: false });

  peer.on(countRecords, () => ({ count: 120 }));
  act(() => now().rows.recount());
  await waitFor(() => expect(now().rows).toMatchObject({ total: 120, count: 120, uncounted: null }));
  act(() => now().selection.toggleAll());
  expect(now().selection).toMatchObject({ count: 120, byQuery: true });
});

test('[B-DATA-11] a range takes in the rows that were scrolled past, and says so where it cannot', async () => {
  const { rows, now, scrollTo } = await open(470);
  act(() => now().selection.toggle(5, false));
  await scrollTo(420);
  act(() => now().selection.toggle(450, true));
  await waitFor(() => expect(now().selection.count).toBe(446));
  expect(chosenWhere(now().selection, {})).toEqual({
    id: { $in: expect.arrayContaining(rows.slice(5, 451).map(({ id }) => id)) },
  });

  await scrollTo(0);
  act(() => now().selection.clear());
  act(() => now().selection.toggle(20, false));
  await scrollTo(420);
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 2 });
  peer.on(listRecords, unavailable);
  act(() => now().selection.toggle(450, true));
  await screen.findByText('Couldn’t select these records.');
});

test('[B-DATA-11] what was left out of all is left out of what is done to them', async () => {
  const { rows, now } = await open(60);
  await waitFor(() => expect(now().rows.total).toBe(60));
  act(() => now().selection.toggleAll());
  act(() => now().selection.toggle(3, false));
  expect(now().selection.count).toBe(59);
  expect(chosenWhere(now().selection, { name: 'x' })).toEqual({
    $and: [{ name: 'x' }, { id: { $nin: [rows[3]?.id] } }],
  });
});

test('[B-DATA-11] more than can be listed are refused with a sentence', async () => {
  const { now, scrollTo } = await open(1_000);
  act(() => now().selection.toggle(0, false));
  await scrollTo(940);
  act(() => now().selection.toggle(949, true));
  await screen.findByText(/At most 900 records can be selected one by one/);
  expect(now().selection.count).toBeLessThanOrEqual(2);
});
