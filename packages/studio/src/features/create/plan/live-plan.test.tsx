import { createFromMessage, getApp, listApps } from '@sayso/contracts/apps';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
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
/** The reader starts anew with each page, which takes long on a busy machine. */
const firstPlan = { timeout: 20_000 };
const planOf = () => screen.findByRole('region', { name: 'Your plan' });

test('what is described is shown as a plan', async () => {
  write(await openBox(), words);
  const plan = within(await planOf());

  await plan.findByRole('button', { name: /^Brand/ }, firstPlan);
  await plan.findByRole('button', { name: /^Phone/ });
});

async function rename(from: RegExp, to: string) {
  const plan = within(await planOf());
  fireEvent.click(await plan.findByRole('button', { name: from }, firstPlan));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.change(panel.getByRole('textbox', { name: 'Name' }), { target: { value: to } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
}
const sent = () => peer.callsOf(createFromMessage).map((call) => call.body);

test('changes of the plan are sent for exactly the words that are sent', async () => {
  const box = await openBox();
  write(box, words);
  await rename(/^Brand/, 'Make');
  await within(await planOf()).findByRole('button', { name: /^Make/ });
  // Sent before the pause is over: what was changed is matched with the newest words first.
  write(box, `Mechanics with a wage. ${words}`);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(sent()).toHaveLength(1));

  expect(sent()).toEqual([
    {
      content: `Mechanics with a wage. ${words}`,
      plan_operations: [expect.objectContaining({ type: 'renameField', name: 'Make' })],
    },
  ]);
  await waitFor(() => expect(localStorage.getItem('draft:home:plan')).toBe(null));
});

test('a name that is taken is refused where it is typed, and nothing is sent of it', async () => {
  const box = await openBox();
  write(box, words);
  await rename(/^Brand/, 'Frame number');
  await screen.findByText(/Frame number.*already|already.*Frame number/);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(sent()).toEqual([{ content: words }]));
});

test('without a reader Home builds as it always did', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('No workers here');
      }
    },
  );
  const box = await openBox();
  write(box, words);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your plan' })).toBe(null));
  fireEvent.keyDown(box, { key: 'Enter' });

  await waitFor(() => expect(sent()).toEqual([{ content: words }]));
});
