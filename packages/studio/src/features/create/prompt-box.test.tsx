import { createFromMessage, getApp, listApps } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { here, openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { anApp, aUser } from '../../testing/samples.ts';
import { stylePresets, withStyle } from './style-presets.ts';

const peer = await startPeer();
afterAll(peer.close);
const app = anApp({ name: 'Tea' });

beforeEach(() => {
  peer.reset();
  peer.on(getMe, () => aUser());
  peer.on(listApps, () => []);
  peer.on(getApp, () => app);
  peer.on(createFromMessage, () => app);
});

const openBox = async () => {
  await openStudio(peer, { token: 'good' });
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the app you want' });
};
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const contents = () => peer.callsOf(createFromMessage).map((call) => call.body);

test('[B-PROMPT-01] [B-CREATE-02] Enter sends, and once the app is stored its editor opens', async () => {
  const box = await openBox();
  write(box, 'A tea shop');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview`));

  expect(contents()).toEqual([{ content: 'A tea shop' }]);
  expect(localStorage.getItem('draft:home')).toBe(null);
});

test('[B-PROMPT-02] [B-UPLOAD-04] files that are chosen or dropped go with the description, those removed do not', async () => {
  const box = await openBox();
  const csv = new File(['name,price\n'], 'prices.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByTestId('attach-files'), {
    target: { files: [csv, new File(['# x'], 'old.md')] },
  });
  const pdf = new File(['%PDF-1.4 x'], 'brief.pdf');
  fireEvent.drop(box, { dataTransfer: { files: [pdf], types: ['Files'] } });
  const chips = await screen.findByRole('list', { name: 'Attached files' });
  await within(chips).findByText('prices.csv');
  await within(chips).findByText('brief.pdf');
  fireEvent.click(await within(chips).findByRole('button', { name: 'Remove old.md' }));
  write(box, 'An app for these');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(contents()).toHaveLength(1));
  expect(contents()[0]).toEqual({
    content: 'An app for these',
    file_urls: [`data:application/pdf;name=brief.pdf;base64,${btoa('%PDF-1.4 x')}`],
    custom_context: [{ type: 'files', data: { files: [{ name: 'prices.csv', content: 'name,price\n' }] } }],
  });
});

test('[B-PROMPT-01] Shift+Enter is left to the text, as is Enter of an input method', async () => {
  const box = await openBox();
  write(box, 'A tea shop');

  // `fireEvent` answers false where the default, here the new line, was prevented.
  expect(fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  await waitFor(() => expect(contents()).toHaveLength(1));
});

test('[B-PROMPT-03] each category of ideas lists titles with descriptions, and a chosen one fills the prompt box', async () => {
  const box = await openBox();
  const categories = () => within(screen.getByRole('list', { name: 'Ideas' })).getAllByRole('button');
  expect(categories().length).toBeGreaterThan(2);
  for (const at of categories().keys()) {
    const category = categories()[at] as HTMLElement;
    fireEvent.keyDown(category, { key: 'Enter' });
    const menu = await screen.findByRole('menu', { name: category.textContent });
    const ideas = within(menu)
      .getAllByRole('menuitem')
      .map((item) => [...item.children].map(({ textContent }) => textContent));
    expect(ideas.length).toBeGreaterThan(1);
    for (const idea of ideas)
      expect(idea).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S+ \S+/)]);
    const [title, description] = ideas.at(-1) ?? [];
    fireEvent.click(within(menu).getByText(title ?? ''));

    // It waits to be sent, and its plan takes the place of the ideas until the box is empty again.
    await waitFor(() => expect(box.value).toBe(description));
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
    expect(screen.queryByRole('list', { name: 'Ideas' })).toBe(null);
    write(box, '');
  }
  expect(contents()).toEqual([]);
});

test('[B-PROMPT-06] an empty description is answered by an alert and creates nothing', async () => {
  const box = await openBox();
  fireEvent.keyDown(box, { key: 'Enter' });
  await screen.findByRole('alertdialog', { name: 'Please enter an app description' });
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  expect(contents()).toEqual([]);
});

test('[B-PROMPT-07] blanks alone are ignored', async () => {
  const box = await openBox();
  write(box, ' \n\t ');
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Build' }));
  // Something that is sent afterwards shows that nothing went before it.
  write(box, 'A tea shop');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(contents()).toEqual([{ content: 'A tea shop' }]));

  expect(screen.queryByRole('alertdialog')).toBe(null);
});

test('[B-CREATE-03] a failure is said, the person stays on Home and the text is kept', async () => {
  peer.on(createFromMessage, () => {
    throw new Fault('unavailable', 'The database is away');
  });
  const box = await openBox();
  write(box, 'A tea shop');
  fireEvent.click(screen.getByRole('button', { name: 'Build' }));
  await screen.findByRole('alertdialog', { name: 'Failed to create app. Please try again.' });

  expect(here()).toBe('/');
  expect(box.value).toBe('A tea shop');
});

test('whoever made too many apps reads when to come back, and is not asked to try again at once', async () => {
  peer.on(createFromMessage, () => {
    throw new Fault('too_many_requests', 'You’ve created many apps. Try again in 48 minutes.');
  });
  const box = await openBox();
  write(box, 'A tea shop');
  fireEvent.click(screen.getByRole('button', { name: 'Build' }));
  await screen.findByRole('alertdialog', { name: 'You’ve created many apps. Try again in 48 minutes.' });

  expect(screen.queryByText(/Please try again/)).toBe(null);
  expect(box.value).toBe('A tea shop');
});

test('two presses make one app', async () => {
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  peer.on(createFromMessage, async () => {
    await held;
    return app;
  });
  const box = await openBox();
  write(box, 'A tea shop');
  fireEvent.click(screen.getByRole('button', { name: 'Build' }));
  const busy = await screen.findByRole('button', { name: 'Starting' });
  fireEvent.click(busy);
  fireEvent.keyDown(box, { key: 'Enter' });
  answer();
  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview`));

  expect(contents()).toHaveLength(1);
});

test('what was typed is there after a reload', async () => {
  write(await openBox(), 'Half a sent');
  expect(localStorage.getItem('draft:home')).toBe('Half a sent');
});

test('a text over the limit is not sent and says so', async () => {
  const box = await openBox();
  write(box, 'x'.repeat(100_000));
  fireEvent.keyDown(box, { key: 'Enter' });

  await screen.findByText(/Use at most 50,000 characters/);
  expect(contents()).toEqual([]);
});

test('[B-STYLE-01] [B-STYLE-03] [B-STYLE-04] the chosen style names the button and is sent once after the separator', async () => {
  const box = await openBox();
  write(box, 'A tea shop');
  fireEvent.click(screen.getByRole('button', { name: 'Style' }));
  await screen.findByRole('dialog', { name: 'Choose a style' });
  fireEvent.click(screen.getByRole('button', { name: /^Neumorphism/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Style: Neumorphism' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Claymorphism/ }));
  await screen.findByRole('button', { name: 'Style: Claymorphism' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(contents()).toHaveLength(1));

  const clay = stylePresets.find(({ id }) => id === 'claymorphism');
  expect(contents()).toEqual([{ content: `A tea shop\n------\n${clay?.prompt}` }]);
});

test('the plain look is offered beside the presets, is chosen at first, and adds nothing', async () => {
  const box = await openBox();
  write(box, 'A tea shop');
  fireEvent.click(screen.getByRole('button', { name: 'Style' }));
  const isChosen = async () =>
    (await screen.findByRole('button', { name: /^Plain/ })).getAttribute('aria-pressed');
  expect(await isChosen()).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /^Claymorphism/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Style: Claymorphism' }));
  expect(await isChosen()).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: /^Plain/ }));
  await screen.findByRole('button', { name: 'Style' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(contents()).toEqual([{ content: 'A tea shop' }]));
});

test('[B-STYLE-02] there are five presets, each whole and naming no other', () => {
  expect(stylePresets.map(({ id }) => id)).toEqual([
    'neo-brutalism',
    'neumorphism',
    'glassmorphism',
    'material-design',
    'claymorphism',
  ]);
  for (const preset of stylePresets) {
    const named = stylePresets.filter(({ name }) => preset.prompt.includes(name));
    expect(named).toEqual([preset]);
    expect(preset).toMatchObject({ features: expect.any(Array), brands: expect.any(Array) });
    expect(preset.description).not.toBe('');
  }
  expect(withStyle('A tea shop', null)).toBe('A tea shop');
});
