import { getApp } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { previewToken } from '@sayso/contracts/preview';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.tsx';
import { here, openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { anApp, aUser, newId } from '../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
beforeEach(() => peer.reset());

const pages = { Today: 'export default 1', Tasks: 'export default 2' };
const anAppWith = (changes = {}) => anApp({ pages, main_page: null, ...changes });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Harbour Clinic, preview');

test('[B-LOADER-01] a spinner is shown while the app of the address is on its way', async () => {
  const app = anAppWith();
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  peer.on(getMe, () => aUser());
  peer.on(getApp, async ({ params }) => {
    await held;
    return { ...app, id: params.appId };
  });
  peer.on(previewToken, () => ({ access_token: 't', expires_at: '', url: `${peer.origin}/frame` }));
  await openStudio(peer, { path: `/apps/${app.id}/editor/preview/Tasks`, token: 'good' });
  const loading = await screen.findByRole('status', { name: 'Opening the editor' });
  within(loading).getByText('Opening the app');
  expect(loading.querySelector('.animate-spin')).not.toBe(null);
  answer();

  await screen.findByRole('region', { name: 'Chat' });
  expect(screen.queryByRole('status', { name: 'Opening the editor' })).toBe(null);
  expect(new URL((await frame()).src).pathname).toBe('/Tasks');
  expect(peer.callsOf(getApp)[0]?.path).toBe(`/api/apps/${app.id}`);
});

test.each([
  ['the page of that name', '/Tasks', '/Tasks', '/Tasks'],
  ['the first page where no page has that name', '/Nowhere', '', '/'],
  ['the first page where no name is given', '', '', '/'],
])('[B-LOADER-03] the address opens %s', async (_, path, stays, opened) => {
  const app = anAppWith();
  await openEditor(peer, app, { path });

  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview${stays}`));
  expect(new URL((await frame()).src).pathname).toBe(opened);
});

test('an address below the editor that is no view of it is not found', async () => {
  peer.on(getMe, () => aUser());
  await openStudio(peer, { path: `/apps/${newId()}/editor/elsewhere`, token: 'good' });

  await screen.findByText('Page Not Found');
});

test.each([
  ['not_found', 'App not found'],
  ['forbidden', 'You do not have access to this app'],
] as const)('[B-LOADER-02] an app that is %s says "%s" and leads home', async (kind, text) => {
  peer.on(getMe, () => aUser());
  peer.on(getApp, () => {
    throw new Fault(kind, text);
  });
  await openStudio(peer, { path: `/apps/${newId()}/editor/preview`, token: 'good' });

  await within(await screen.findByRole('alert')).findByText(text);
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
});

test('[B-LOADER-02] [B-LOADER-04] an app that does not load says why and what to do, and loads on the next try', async () => {
  const app = anAppWith();
  peer.on(getMe, () => aUser());
  peer.on(getApp, () => {
    throw new Fault('internal', 'The disk is full');
  });
  await openStudio(peer, { path: `/apps/${app.id}/editor/preview`, token: 'good' });
  await within(await screen.findByRole('alert')).findByText('Failed to load app: The disk is full');
  screen.getByText(/Try again, or refresh the page\. If it happens again, contact support\./);

  peer.on(getApp, () => app);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Chat' });
});
