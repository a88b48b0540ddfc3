import { type AppSummary, listApps } from '@sayso/contracts/apps';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { here, openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { aSummary, aUser } from '../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
const mira = aUser();

beforeEach(() => {
  peer.reset();
  peer.on(getMe, () => mira);
});

const openApps = async (apps: AppSummary[], path = '/apps') => {
  peer.on(listApps, () => apps);
  await openStudio(peer, { path, token: 'good' });
  await waitFor(() => expect(peer.callsOf(listApps)).toHaveLength(1));
  await screen.findByRole('heading', { name: 'Your Apps' });
};
const lastQuery = () => peer.callsOf(listApps).at(-1)?.query;

test('[B-LIST-01] [B-LIST-02] the search is sent as a pattern in which nothing is special', async () => {
  await openApps([aSummary()]);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search apps' }), {
    target: { value: 'C++ (tea)' },
  });
  const pattern = { $regex: 'C\\+\\+ \\(tea\\)', $options: 'i' };
  await waitFor(() =>
    expect(JSON.parse(lastQuery()?.['q'] ?? '{}')).toEqual({
      $or: [{ name: pattern }, { user_description: pattern }],
    }),
  );

  expect(here()).toBe('/apps?search=C%2B%2B+%28tea%29');
});

test('[B-LIST-01] [B-LIST-03] "My Apps" asks for those that the person created', async () => {
  await openApps([aSummary()]);
  expect(lastQuery()?.['q']).toBe(undefined);
  fireEvent.click(screen.getByRole('radio', { name: 'My Apps' }));

  await waitFor(() => expect(JSON.parse(lastQuery()?.['q'] ?? '{}')).toEqual({ created_by: mira.email }));
});

test('[B-LIST-01] [B-LIST-05] starred alone, and the order by last change', async () => {
  await openApps([aSummary()]);
  expect(lastQuery()).toEqual({ sort: '-updated_date', limit: '24', skip: '0' });
  fireEvent.click(screen.getByRole('button', { name: 'Starred' }));
  await waitFor(() => expect(lastQuery()?.['q']).toBe('{"is_starred":true}'));
  fireEvent.click(screen.getByRole('button', { name: 'Updated: newest first' }));

  await waitFor(() => expect(lastQuery()?.['sort']).toBe('updated_date'));
  expect(lastQuery()?.['q']).toBe('{"is_starred":true}');
});

test('[B-LIST-06] [B-LIST-07] Next is open only after a full page of 24', async () => {
  await openApps(Array.from({ length: 24 }, (_, index) => aSummary({ name: `App ${index}` })));
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next' });
  expect(next.disabled).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  peer.on(listApps, () => [aSummary({ name: 'The last one' })]);
  fireEvent.click(next);
  await screen.findByRole('link', { name: 'The last one' });

  expect(lastQuery()?.['skip']).toBe('24');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(false);
});

test('[B-LIST-08] nothing found says so, and one press shows all again', async () => {
  await openApps([], '/apps?search=zzz&starred=');

  await screen.findByText('No apps found matching your criteria');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search apps' }).value).toBe('zzz');
  peer.on(listApps, () => [aSummary({ name: 'Tea Time' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByRole('link', { name: 'Tea Time' });
  expect(here()).toBe('/apps');
});

test('[B-LIST-08] who has no app at all is led to where one is made', async () => {
  await openApps([]);

  await screen.findByText('No apps found matching your criteria');
  screen.getByText(/^You haven't created any apps yet\./);
  expect(screen.getByRole('link', { name: 'Describe an app' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBe(null);
});
