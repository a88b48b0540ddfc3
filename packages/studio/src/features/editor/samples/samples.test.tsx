import { changeSampleData, getSampleData } from '@sayso/contracts/app-data';
import { App } from '@sayso/contracts/apps';
import { listDataViews } from '@sayso/contracts/data-views';
import { countRecords, listRecords } from '@sayso/contracts/records';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
beforeEach(() => peer.reset());

const entities = App.shape.entities.parse({
  Repair: { name: 'Repair', title: 'Repair', type: 'object', properties: { bike: { type: 'string' } } },
});
const app = anApp({ pages: { Repairs: 'export default 1' }, entities, main_page: 'Repairs' });

const row = (bike: string, is_sample: boolean) => ({
  id: newId(),
  bike,
  is_sample,
  created_date: '2026-11-20T10:00:00.000Z',
  updated_date: '2026-11-20T10:00:00.000Z',
  created_by: null,
  created_by_id: null,
});

/** An app of which the server keeps these records. */
function holding(rows: ReturnType<typeof row>[]) {
  let held = rows;
  const sampleCount = () => held.filter(({ is_sample }) => is_sample).length;
  peer.on(listDataViews, () => []);
  peer.on(listRecords, () => held);
  peer.on(countRecords, () => ({ count: held.length }));
  peer.on(getSampleData, () => {
    const samples = sampleCount();
    const Repair = { samples, has_real: held.length > samples };
    return { samples, entities: samples === 0 ? {} : { Repair } };
  });
  peer.on(changeSampleData, ({ given }) => {
    expect(given).toEqual({ action: 'remove' });
    const removed = sampleCount();
    held = held.filter(({ is_sample }) => !is_sample);
    return { success: true as const, added: 0, removed, entities: { Repair: { added: 0, removed } } };
  });
}

async function openData(rows: ReturnType<typeof row>[]) {
  await openEditor(peer, app);
  holding(rows);
  fireEvent.click(screen.getByRole('link', { name: 'Workspace' }));
  const pane = within(await screen.findByRole('region', { name: 'Workspace' }));
  fireEvent.click(pane.getByRole('link', { name: 'Repair' }));
  return within(await screen.findByRole('region', { name: 'Repair' }));
}

test('beside real records samples are counted, and one question removes them all', async () => {
  const list = await openData([row('Zephyr', false), row('Atlas', true), row('Brio', true)]);

  await list.findByText('2 samples');
  fireEvent.click(list.getByRole('button', { name: 'Remove all samples' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove all sample records?' }));
  question.getByText(/All 2 sample records of this app will be deleted: 2 repairs\. Your own records stay/);
  fireEvent.click(question.getByRole('button', { name: 'Remove samples' }));

  await screen.findByText('Removed 2 sample records: 2 repairs');
  await list.findByText('1 repair');
  await waitFor(() => expect(list.queryByRole('button', { name: 'Remove all samples' })).toBe(null));
});

test('where all are samples one line says so, and nothing goes before somebody confirms', async () => {
  const list = await openData([row('Atlas', true), row('Brio', true)]);

  await list.findByText('These are sample records');
  fireEvent.click(list.getByRole('button', { name: 'Remove all samples' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  expect(peer.callsOf(changeSampleData)).toHaveLength(0);
});

test('what was known before the question is no reason to close it', async () => {
  await openEditor(peer, app);
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(peer.callsOf(getSampleData).length).toBeGreaterThan(0));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  holding([row('Atlas', true)]);
  const frame = await screen.findByTitle<HTMLIFrameElement>(`${app.name}, preview`);
  const data = { type: 'remove-samples' };
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: peer.origin, source: frame.contentWindow }),
  );

  await screen.findByRole('alertdialog', { name: 'Remove all sample records?' });
});

test('the running app asks for its samples to go, and the builder asks back before they do', async () => {
  await openEditor(peer, app);
  holding([row('Atlas', true)]);
  const frame = await screen.findByTitle<HTMLIFrameElement>(`${app.name}, preview`);
  const say = (source: MessageEventSource | null) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'remove-samples' }, origin: peer.origin, source }),
    );
  // Not from anywhere else.
  say(window);
  say(frame.contentWindow);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove all sample records?' }));
  question.getByText(/^The 1 sample record of this app will be deleted/);
  expect(peer.callsOf(changeSampleData)).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Remove samples' }));
  await screen.findByText('Removed 1 sample record: 1 repair');
});
