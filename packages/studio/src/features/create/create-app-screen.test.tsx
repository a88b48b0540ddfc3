import { createFromMessage, getApp, listApps } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { here, openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { anApp, aUser } from '../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
const app = anApp();

beforeEach(() => {
  window.history.replaceState(null, '');
  peer.reset();
  peer.on(getMe, () => aUser());
  peer.on(listApps, () => []);
  peer.on(getApp, () => app);
});

const visit = (search: string) => openStudio(peer, { path: `/create-app${search}`, token: 'good' });
const sent = () =>
  peer.callsOf(createFromMessage).map(({ body }) => body as { content: string; client_message_id?: string });

test('the prompt of the address makes one app, and its editor takes the place of the address', async () => {
  peer.on(createFromMessage, () => app);
  const entries = window.history.length;
  await visit('?prompt=A%20tea%20shop');
  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview`));

  expect(sent()).toEqual([{ content: 'A tea shop', client_message_id: expect.any(String) }]);
  expect(window.history.length).toBe(entries);
});

test('a visit that is loaded again asks for the same app, another visit for another', async () => {
  // The answer is lost on its way.
  peer.on(createFromMessage, () => {
    throw new Fault('unavailable', 'Away');
  });
  await visit('?prompt=A%20tea%20shop');
  await screen.findByText('Away');
  await visit('?prompt=A%20tea%20shop');
  await screen.findByText('Away');
  window.history.replaceState(null, '');
  await visit('?prompt=A%20tea%20shop');
  await screen.findByText('Away');

  const [first, reloaded, another] = sent().map(({ client_message_id }) => client_message_id);
  expect(first).toMatch(/^[0-9a-f]{24}$/);
  expect(reloaded).toBe(first);
  expect(another).not.toBe(first);
});

test.each(['', '?prompt=', '?prompt=%20'])(
  '[P-CREATE-01] "%s" holds no prompt, says so, and makes no app',
  async (search) => {
    await visit(search);
    await screen.findByText('No prompt provided');
    expect(peer.callsOf(listApps)).toHaveLength(0);
    // What this page had asked for would be heard before what the next one asks for.
    fireEvent.click(screen.getByRole('link', { name: 'Describe an app' }));
    await waitFor(() => expect(peer.callsOf(listApps)).not.toHaveLength(0));

    expect(sent()).toHaveLength(0);
    expect(here()).toBe('/');
  },
);

test.each([
  ['the error’s message', 'The database is away', 'The database is away'],
  ['the general text', '', 'Error creating app'],
])('[P-CREATE-04] a failure shows %s and can be tried again', async (_, message, shown) => {
  let isAway = true;
  peer.on(createFromMessage, () => {
    if (isAway) throw new Fault('unavailable', message);
    return app;
  });
  await visit('?prompt=A%20tea%20shop');
  await screen.findByText(shown);
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview`));
  expect(new Set(sent().map(({ client_message_id }) => client_message_id)).size).toBe(1);
});
