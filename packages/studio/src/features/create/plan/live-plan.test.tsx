import { createFromMessage, getApp, listApps } from '@sayso/contracts/apps';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, test, vi } from 'vitest';
import { openStudio } from '../../../testing/open-studio.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { anApp, aUser } from '../../../testing/samples.ts';
import { ThreadWorker } from '../../../testing/thread-worker.ts';

const peer = await startPeer();
afterAll(async () => {
  vi.unstubAllGlobals();
  await peer.close();
});
const app = anApp({ name: 'Bikes' });

beforeEach(() => {
  vi.stubGlobal('Worker', ThreadWorker);
  peer.reset();
  peer.on(getMe, () => aUser());
  peer.on(listApps, () => []);
  peer.on(getApp, () => app);
  peer.on(createFromMessage, () => app);
});

const words = 'Bikes with a brand and a frame number, and customers with a name and a phone';

const openBox = async () => {
  await openStudio(peer, { token: 'good' });
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the app you want' });
};
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const planOf = () => screen.findByRole('region', { name: 'Your plan' });

test('what is described is shown as a plan', async () => {
  write(await openBox(), words);
  const plan = within(await planOf());

  await plan.findByRole('button', { name: /^Brand/ });
  await plan.findByRole('button', { name: /^Phone/ });
});
