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
  peer.reset();
  peer.on(getMe, () => aUser());
  peer.on(listApps, () => []);
  peer.on(getApp, () => app);
});

const visit = (search: string) => openStudio(peer, { path: `/create-app${search}`, token: 'good' });

test('the prompt of the address makes one app and opens its editor', async () => {
  peer.on(createFromMessage, () => app);
  await visit('?prompt=A%20tea%20shop');
  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview`));

  expect(peer.callsOf(createFromMessage).map((call) => call.body)).toEqual([{ content: 'A tea shop' }]);
});

test.each(['', '?prompt=', '?prompt=%20'])('"%s" holds no prompt, and says so', async (search) => {
  await visit(search);

  await screen.findByText('No prompt provided');
  expect(peer.callsOf(createFromMessage)).toHaveLength(0);
});

test('a failure says why and can be tried again', async () => {
  let isAway = true;
  peer.on(createFromMessage, () => {
    if (isAway) throw new Fault('unavailable', 'The database is away');
    return app;
  });
  await visit('?prompt=A%20tea%20shop');
  await screen.findByText('The database is away');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview`));
});
