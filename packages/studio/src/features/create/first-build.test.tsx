import { createFromMessage, getApp, listApps } from '@sayso/contracts/apps';
import { getReader } from '@sayso/contracts/reading';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { anApp, aUser } from '../../testing/samples.ts';
import { ThreadWorker } from '../../testing/thread-worker.ts';

const peer = await startPeer();
afterAll(async () => {
  vi.unstubAllGlobals();
  await peer.close();
});
const app = anApp({ name: 'Tools' });
const user = aUser();
const words = 'We lend tools. Tools have a label, and members a phone.';
const answers = (reader: 'model' | null, first_build: 'plan' | 'model' = 'plan') =>
  peer.on(getReader, () => ({
    reader,
    name: reader && 'big-model',
    at_build: false,
    first_build,
    may_choose: reader === 'model',
  }));

beforeEach(() => {
  vi.stubGlobal('Worker', ThreadWorker);
  localStorage.clear();
  peer.reset();
  peer.on(getMe, () => user);
  peer.on(listApps, () => []);
  peer.on(getApp, () => app);
  peer.on(createFromMessage, () => app);
  answers('model');
});

const describeIt = async () => {
  const chosen = Object.entries(localStorage).filter(([key]) => key.startsWith('first-build:'));
  const opening = openStudio(peer, { token: 'good' });
  // A new visit of the same browser; the studio reads it once it knows who this is.
  for (const [key, value] of chosen) localStorage.setItem(key, value);
  await opening;
  const box = await screen.findByRole('textbox', { name: 'Describe the app you want' });
  fireEvent.change(box, { target: { value: words } });
  return box;
};
/** The reader of the rules starts anew with each page, which takes long on a busy machine. */
const slowly = { timeout: 20_000 };
const openChoice = async () => {
  fireEvent.keyDown(await screen.findByRole('button', { name: /^First version: /, ...slowly }), {
    key: 'Enter',
  });
  return within(await screen.findByRole('menu', { name: /First version/ }));
};
const choose = async (name: RegExp) =>
  fireEvent.click((await openChoice()).getByRole('menuitemradio', { name }));
const sent = () => peer.callsOf(createFromMessage).map((call) => call.body);
const send = async (box: HTMLElement) => {
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  return sent()[0];
};

test('where a model answers, the plan comes first unless somebody has the model write all', async () => {
  const box = await describeIt();
  const menu = await openChoice();
  const ticked = menu.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'));
  expect(ticked).toEqual(['true', 'false']);
  fireEvent.click(menu.getByRole('menuitemradio', { name: /^From the plan \(fast\)/ }));
  expect(await send(box)).toEqual({ content: words });
});

test('whoever has the model write all sees the plan, is told that it isn’t used, and sends only words', async () => {
  const box = await describeIt();
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }));
  fireEvent.click(await plan.findByRole('button', { name: /^Label/ }, slowly));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.change(panel.getByRole('textbox', { name: 'Name' }), { target: { value: 'Sticker' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await plan.findByRole('button', { name: /^Sticker/ }, slowly);
  await choose(/^Written by the model/);
  await plan.findByText(/^The model will write the whole app from your words/);
  expect(plan.getByText('Sticker')).toBeTruthy();
  expect(plan.queryByRole('button', { name: 'Undo' })).toBe(null);
  expect(await send(box)).toEqual({ content: words, first_build: 'model' });
});

test('words that only a model reads are for it to write from, and nobody says they can’t be read', async () => {
  const box = await describeIt();
  await choose(/^Written by the model/);
  fireEvent.change(box, { target: { value: 'مكتبة أدوات لشارعنا. الأدوات لها اسم وحالة.' } });
  await screen.findByText('The model will write the whole app from your words.', {}, slowly);
  expect(screen.queryByText(/I only understand English/)).toBe(null);
});

test('the choice is remembered, and the plan’s own line takes it back', async () => {
  await describeIt();
  await choose(/^Written by the model/);
  const box = await describeIt();
  fireEvent.click(await screen.findByRole('button', { name: 'Build from the plan' }, slowly));
  await screen.findByRole('button', { name: 'First version: From the plan' });
  expect(await send(box)).toEqual({ content: words });
});

test('where the model usually writes all, whoever chose the plan says so', async () => {
  answers('model', 'model');
  const box = await describeIt();
  await screen.findByRole('button', { name: 'First version: By the model' }, slowly);
  await choose(/^From the plan/);
  expect(await send(box)).toEqual({ content: words, first_build: 'plan' });
});

test('without a model there is nothing to choose, whatever was chosen before', async () => {
  await describeIt();
  await choose(/^Written by the model/);
  answers(null);
  const box = await describeIt();
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }));
  await plan.findByRole('button', { name: /^Label/ }, slowly);
  expect(screen.queryByRole('button', { name: /^First version/ })).toBe(null);
  expect(await send(box)).toEqual({ content: words });
});

test('another person in this browser has a choice of their own', async () => {
  await describeIt();
  await choose(/^Written by the model/);
  peer.on(getMe, () => aUser());
  await describeIt();
  await screen.findByRole('button', { name: 'First version: From the plan' }, slowly);
});
