import { getApp } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { type CheckpointSummary, listCheckpoints, loadCheckpoint } from '@sayso/contracts/history';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const aCheckpoint = (changes: Partial<CheckpointSummary> = {}): CheckpointSummary => ({
  id: newId(),
  kind: 'turn',
  created_date: '2026-11-20T10:00:00.000Z',
  updated_date: '2026-11-20T10:00:00.000Z',
  author_name: 'Mira Rao',
  message: 'Add a calendar',
  file_count: 7,
  is_current: false,
  ...changes,
});
const newest = aCheckpoint({ is_current: true });
const byHand = aCheckpoint({ kind: 'edit', message: null });
const start = aCheckpoint({ kind: 'start', message: null, author_name: null, file_count: 0 });

async function openHistory(changes = {}, checkpoints = [newest, byHand, start]) {
  peer.on(listCheckpoints, () => checkpoints);
  await openEditor(peer, anApp({ pages: { Today: 'export default 1' }, ...changes }));
  fireEvent.click(screen.getByRole('button', { name: 'History' }));
  return within(await screen.findByRole('dialog', { name: 'History' }));
}

test('[B-UNDO-07] the history names each version, and restores one after a confirmation', async () => {
  const drawer = await openHistory();
  const rows = await drawer.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Add a calendar',
    'Edited by hand',
  ]);
  within(rows[0] as HTMLElement).getByText('Current');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();

  peer.on(loadCheckpoint, () => ({ success: true as const, checkpoint_id: byHand.id, app_code_hash: 'h' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Restore “Edited by hand”' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore this version?' });
  const fetched = peer.callsOf(getApp).length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(peer.callsOf(loadCheckpoint).map(({ path }) => path)).toEqual([
      expect.stringContaining(`/history/${byHand.id}/load-checkpoint`),
    ]),
  );
  await waitFor(() => expect(peer.callsOf(getApp).length).toBeGreaterThan(fetched));
});

test('a declined restore changes nothing, one that fails says why', async () => {
  const drawer = await openHistory();
  const ask = async () => {
    fireEvent.click(await drawer.findByRole('button', { name: 'Restore “Edited by hand”' }));
    return within(await screen.findByRole('alertdialog'));
  };
  fireEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(peer.callsOf(loadCheckpoint)).toHaveLength(0);

  peer.on(loadCheckpoint, () => {
    throw new Fault('unavailable', 'The database is away');
  });
  fireEvent.click((await ask()).getByRole('button', { name: 'Restore' }));
  await screen.findByText('Couldn’t restore this version');
  screen.getByText('The database is away');
});

test('a version that is named by a long message is asked for by its beginning', async () => {
  const long = aCheckpoint({ message: 'Repairs with a customer and a price. '.repeat(5) });
  const drawer = await openHistory({}, [newest, long]);
  fireEvent.click(await drawer.findByRole('button', { name: /^Restore “Repairs/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/“Repairs with a customer and a price\. Repairs with a customer…”/);
});

test('while the assistant works nothing can be restored', async () => {
  const drawer = await openHistory({ status: aStatus('processing') });
  const button = await drawer.findByRole('button', { name: 'Restore “Edited by hand”' });
  expect(button).toHaveProperty('disabled', true);
});

test.each([
  ['a lone version', [newest, start], 1],
  ['several versions', [newest, byHand, start], 0],
])('of %s is said what more of them are for', async (_, checkpoints, hints) => {
  const drawer = await openHistory({}, checkpoints);
  await drawer.findByText('Current');
  expect(drawer.queryAllByText(/Every change to your app adds a version here/)).toHaveLength(hints);
});
