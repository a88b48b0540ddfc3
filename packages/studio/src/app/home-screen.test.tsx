import { type AppSummary, listApps, updateApp } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStudio } from '../testing/open-studio.tsx';
import { startPeer } from '../testing/peer.ts';
import { anApp, aSummary, aUser } from '../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
const mira = aUser();

beforeEach(() => {
  peer.reset();
  peer.on(getMe, () => mira);
  peer.on(listApps, () => []);
});

const openHome = async (apps: AppSummary[]) => {
  peer.on(listApps, () => apps);
  await openStudio(peer, { token: 'good' });
  return screen.findByRole('region', { name: 'My Recent Apps' });
};
const cardOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const card = link.closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};

test('[B-HOME-01] Home holds share banner, prompt box under its headline, and the recent apps', async () => {
  await openHome([]);

  expect(screen.getByText('20 free credits').tagName).toBe('STRONG');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What would you build today?');
  expect(screen.getByRole('textbox', { name: 'Describe the app you want' })).toBe(
    document.querySelector('textarea'),
  );
  expect(screen.getByRole('heading', { name: 'My Recent Apps' })).not.toBe(null);
});

test('[B-HOME-02] the nine newest of the person’s own apps are asked for and shown in that order', async () => {
  const list = await openHome([aSummary({ name: 'Newer' }), aSummary({ name: 'Older' })]);
  await within(list).findByRole('link', { name: 'Newer' });

  expect(peer.callsOf(listApps)[0]?.query).toEqual({
    sort: '-updated_date',
    limit: '9',
    skip: '0',
    q: JSON.stringify({ created_by: mira.email }),
  });
  expect(
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['Newer', 'Older']);
});

test('[B-HOME-03] there is no other tab to choose', async () => {
  await openHome([aSummary()]);

  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(document.body.textContent).not.toMatch(/trending/i);
});

test('[B-HOME-04] without apps Home says so', async () => {
  const list = await openHome([]);

  await within(list).findByText("You haven't created any apps yet.");
});

test('[B-HOME-05] [B-HOME-06] a card shows name and description, the long one whole in a hint', async () => {
  const short = 'a'.repeat(100);
  const long = 'b'.repeat(101);
  await openHome([
    aSummary({ name: 'Short', user_description: short }),
    aSummary({ name: 'Long', user_description: long }),
  ]);
  expect((await cardOf('Short')).getByText(short).className).toContain('line-clamp-2');
  expect((await cardOf('Long')).getByText(long).className).toContain('line-clamp-2');

  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focus(screen.getByRole('link', { name: 'Short' }));
  expect(screen.queryByRole('tooltip')).toBe(null);
  fireEvent.focus(screen.getByRole('link', { name: 'Long' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(long);
});

test.each([
  ['user', 0],
  ['platform_admin', 1],
] as const)('[B-HOME-07] a %s sees the creator of an app %i times', async (platform_role, times) => {
  peer.on(getMe, () => aUser({ platform_role }));
  await openHome([aSummary({ name: 'Tea', created_by: 'ada@maker.example' })]);

  expect((await cardOf('Tea')).queryAllByText(/ada@maker\.example/)).toHaveLength(times);
});

test('a card leads to the editor, and says what is live and what is being built', async () => {
  const tea = aSummary({ name: 'Tea', last_deployed_at: '2026-11-20T10:00:00.000Z' });
  const status = { state: 'processing', details: 'Writing', last_updated_date: tea.updated_date } as const;
  await openHome([tea, aSummary({ name: 'Cake', status })]);
  const card = await cardOf('Tea');

  expect(screen.getByRole('link', { name: 'Tea' }).getAttribute('href')).toBe(
    `/apps/${tea.id}/editor/preview`,
  );
  expect(card.getByText('Live')).not.toBe(null);
  expect((await cardOf('Cake')).getByText('Building')).not.toBe(null);
  expect((await cardOf('Cake')).queryByText('Live')).toBe(null);
});

test('a star shows at once and is taken back when the server refuses', async () => {
  const tea = aSummary({ name: 'Tea' });
  let settle = () => {};
  const held = new Promise<void>((release) => {
    settle = release;
  });
  peer.on(updateApp, async () => {
    await held;
    throw new Fault('forbidden', 'You do not have access to this app');
  });
  await openHome([tea]);
  fireEvent.click(await screen.findByRole('button', { name: 'Star Tea' }));
  await screen.findByRole('button', { name: 'Unstar Tea', pressed: true });
  settle();

  await screen.findByText('Couldn’t update the star');
  await screen.findByRole('button', { name: 'Star Tea', pressed: false });
  expect(peer.callsOf(updateApp)[0]?.body).toEqual({ is_starred: true });
});

test('a list that cannot be loaded says why and can be tried again', async () => {
  let isAway = true;
  peer.on(listApps, () => {
    if (isAway) throw new Fault('bad_request', 'That filter is not known');
    return [anApp({ name: 'Tea' })];
  });
  await openStudio(peer, { token: 'good' });
  await screen.findByText('That filter is not known');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Tea' });
  await waitFor(() => expect(screen.queryByText('That filter is not known')).toBe(null));
});
