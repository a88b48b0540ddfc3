import type { FrameMessage } from '@sayso/contracts/preview';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const url = `${peer.origin}/api/apps/65f000000000000000000001/entities/Task`;
const fromFrame = async (...told: FrameMessage[]) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Harbour Clinic, preview');
  const source = frame.contentWindow as MessageEventSource;
  for (const data of told)
    window.dispatchEvent(new MessageEvent('message', { data, origin: peer.origin, source }));
};
const request = (requestId: string, method = 'GET', body: unknown = null): FrameMessage => ({
  type: 'api-request-start',
  requestId,
  data: { url, method, body },
});
const reply = (requestId: string, statusCode = 200, response: unknown = null): FrameMessage => ({
  type: 'api-request-end',
  requestId,
  data: { statusCode, response },
});
const log = (message: string, severity: 'error' | 'other' = 'error'): FrameMessage => ({
  type: 'console-log',
  data: { message, severity, component: 'Tasks' },
});

async function openMonitor(...told: FrameMessage[]) {
  await openEditor(peer, anApp({ pages: { Today: 'export default 1' }, main_page: 'Today' }));
  await fromFrame({ type: 'ready' }, ...told);
  fireEvent.click(await screen.findByRole('button', { name: /^Activity monitor/ }));
  return within(await screen.findByRole('complementary', { name: 'Activity monitor' }));
}

test('[W-ACT-01] [W-ACT-10] the icon opens the panel, and its badge counts the requests under way', async () => {
  const panel = await openMonitor(request('a'), request('b'));
  screen.getByRole('button', { name: 'Activity monitor, 2 active' });
  await fromFrame(reply('a'));
  await screen.findByRole('button', { name: 'Activity monitor, 1 active' });
  await fromFrame(reply('b'));
  await screen.findByRole('button', { name: 'Activity monitor' });
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary', { name: 'Activity monitor' })).toBeNull();
});

test('[W-ACT-02] [W-ACT-04] the panel counts entries, requests and logs, and is emptied', async () => {
  const panel = await openMonitor(request('a'), reply('a'), log('One'), log('Two', 'other'), log('Three'));
  panel.getByText('4 entries');
  panel.getByText('1 request · 3 logs');
  fireEvent.click(panel.getByRole('button', { name: 'Clear' }));
  panel.getByText('No activities logged');
});

test('[W-ACT-03] [W-ACT-05] the filter button cycles and the list follows', async () => {
  const panel = await openMonitor(request('a'), reply('a'));
  const rows = () => panel.queryAllByRole('listitem').length;
  const seen: [string | null, number][] = [];
  for (let step = 0; step < 6; step += 1) {
    const button = panel.getByRole('button', { name: /^Filter/ });
    seen.push([button.textContent, rows()]);
    if (button.textContent === 'Errors') panel.getByText('No matching activities found');
    fireEvent.click(button);
  }
  expect(seen).toEqual([
    ['All', 1],
    ['Requests', 1],
    ['Logs', 0],
    ['Success', 1],
    ['Errors', 0],
    ['All', 1],
  ]);
});

test('[W-ACT-06] [W-ACT-07] [W-ACT-08] a request opens to what was asked and what came back', async () => {
  const panel = await openMonitor(request('a', 'POST', { title: 'Dig' }));
  const row = () => panel.getByRole('button', { name: /^POST \/entities\/Task/ });
  fireEvent.click(row());
  panel.getByText(url);
  panel.getByText('Started');
  panel.getByText(/^\d\d:\d\d:\d\d\.\d{3}$/);
  expect(panel.queryByRole('tab', { name: 'Response' })).toBeNull();
  expect(panel.queryByText('Completed')).toBeNull();

  await fromFrame(reply('a', 201, { id: '1' }));
  await panel.findByText('Completed');
  panel.getByText(/^201 \(\d+ ms\)$/);
  const show = (name: string) => fireEvent.mouseDown(panel.getByRole('tab', { name }), { button: 0 });
  show('Request');
  await waitFor(() => panel.getByText(/"title": "Dig"/));
  show('Response');
  await waitFor(() => panel.getByText(/"id": "1"/));
});

test('[W-ACT-07] [W-ACT-08] bodies that are not there are said to be so', async () => {
  const panel = await openMonitor(request('a'), reply('a', 204));
  fireEvent.click(panel.getByRole('button', { name: /^GET \/entities\/Task/ }));
  const show = (name: string) => fireEvent.mouseDown(panel.getByRole('tab', { name }), { button: 0 });
  show('Request');
  await panel.findByText('No request data');
  show('Response');
  await panel.findByText('No response data');
});

test('[W-ACT-09] a log shows 60 characters, and opens to all of it with severity, component and time', async () => {
  const message = `Tasks could not be loaded ${'x'.repeat(60)}`;
  const panel = await openMonitor(log(message));
  const preview = `${message.slice(0, 60)}…`;
  panel.getByText(preview);
  fireEvent.click(panel.getByRole('button', { name: /^Error: Tasks could not/ }));
  panel.getByText(message);
  panel.getByText('Error');
  panel.getByText('Tasks');
  panel.getByText('Time');
});

test('[W-ACT-02] Escape in the panel closes it, and does not ask to stop the answer under way', async () => {
  const status = { state: 'processing', details: '', last_updated_date: new Date().toISOString() } as const;
  const app = anApp({ pages: { Today: 'export default 1' }, main_page: 'Today', status });
  await openEditor(peer, app);
  fireEvent.click(await screen.findByRole('button', { name: 'Activity monitor' }));
  fireEvent.keyDown(screen.getByRole('complementary', { name: 'Activity monitor' }), { key: 'Escape' });
  expect(screen.queryByRole('complementary', { name: 'Activity monitor' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByRole('alertdialog', { name: 'Stop the assistant?' });
});
