import { rooms as roomNames } from '@sayso/contracts/realtime';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { playedScreen, playRecords } from '../../../../testing/played-records.tsx';
import { openRooms } from '../../../../testing/rooms.ts';
import { newId } from '../../../../testing/samples.ts';

const { peer, cache, wrapper } = await playedScreen();
const socket = openRooms(peer.server);
afterAll(() => socket.close());
// The studio's socket belongs to a page load: that of an earlier file is connected elsewhere.
vi.resetModules();
const { saveCells } = await import('./save-cells.ts');
const { useLiveRecords } = await import('./use-live-records.ts');
const { useRecordRows } = await import('./use-record-rows.ts');
beforeEach(() => {
  cleanup();
  window.happyDOM.setURL(peer.origin);
  peer.reset();
  cache.clear();
});

async function open({ q, mayMove = false }: { q?: string; mayMove?: boolean } = {}) {
  const place = { appId: newId(), entity: 'Visit' };
  const room = roomNames.allRecords(place.appId, place.entity);
  const played = playRecords(peer, ['Fig', 'Juno', 'Moss']);
  const shown = renderHook(
    () => {
      const rows = useRecordRows(place, { q, sort: undefined }, { first: 0, last: 49 });
      return { rows, ...useLiveRecords(place, { mayMove: () => mayMove, isFiltered: q !== undefined }) };
    },
    { wrapper },
  );
  await socket.whenIn(room);
  await waitFor(() => expect(shown.result.current.rows.total).toBe(3));
  const timestamp = new Date().toISOString();
  const send = (event: object) => socket.send(room, { timestamp, ...event });
  const tell = (type: 'create' | 'update' | 'delete', row: { id: string }) =>
    send({ type, id: row.id, data: type === 'delete' ? { id: row.id } : row });
  return { ...played, place, send, tell, now: () => shown.result.current };
}

test('[B-DATA-05] what came and went is counted, until the list is fetched again for any reason', async () => {
  const { rows, made, tell, now } = await open();
  const added = made({ name: 'New' });
  const brief = made({ name: 'Brief' });
  for (const row of [added, brief]) tell('create', row);
  tell('delete', brief);
  for (const row of rows.splice(1, 1)) tell('delete', row);
  rows.push(added);
  await waitFor(() => expect(now().news.count).toBe(2));
  expect(now().news).toMatchObject({ mayBeStale: false, gone: { size: 1 } });
  // As whatever this screen deletes, adds or imports does.
  await act(() => cache.invalidateQueries());
  await waitFor(() => expect(now().news).toMatchObject({ count: 0, gone: { size: 0 } }));
});

test('[B-DATA-05] many that changed at once are not told as added, and are shown as they are now', async () => {
  const { rows, put, send, now } = await open();
  for (const { id } of rows) put(id, { name: 'Renamed' });
  send({ type: 'many', change: 'update', count: 500 });
  await waitFor(() => expect(now().rows.rowAt(2)).toMatchObject({ name: 'Renamed' }));
  expect(now().news.count).toBe(0);
  send({ type: 'many', change: 'create', count: 500 });
  await waitFor(() => expect(now().news.count).toBe(500));
});

test('[B-DATA-05] under a filter it is said that the list may be out of date, but not for one’s own change', async () => {
  const { rows, put, tell, now, place } = await open({ q: '{"name":{"$ne":"x"}}' });
  const [mine, theirs] = rows;
  if (!mine || !theirs) throw new Error('There are rows');
  await saveCells(place, [{ seen: mine, values: { name: 'Mine' } }]);
  const own = rows.find(({ id }) => id === mine.id);
  if (own) tell('update', own);
  await waitFor(() => expect(now().rows.rowAt(0)).toMatchObject({ name: 'Mine' }));
  tell('update', put(theirs.id, { name: 'Theirs' }));
  await waitFor(() => expect(now().news).toMatchObject({ mayBeStale: true, count: 0 }));
  await act(() => now().refresh());
  await waitFor(() => expect(now().news.mayBeStale).toBe(false));
  if (own) tell('update', own);
  await waitFor(() => expect(now().rows.rowAt(1)).toMatchObject({ name: 'Theirs' }));
  expect(now().news.mayBeStale).toBe(false);
});

test('[B-DATA-05] a list that nobody is in the middle of takes in what came by itself', async () => {
  const { rows, made, tell, now } = await open({ mayMove: true });
  const added = made({ name: 'New' });
  rows.push(added);
  tell('create', added);
  await waitFor(() => expect(now().rows.rowAt(3)).toMatchObject({ name: 'New' }));
  expect(now().news.count).toBe(0);
});
