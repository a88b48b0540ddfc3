import { type App, updateApp } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { deployApp } from '@sayso/contracts/publishing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startPeer } from '../../../testing/peer.ts';
import { entities, openPublishPanel, registered } from '../../../testing/publish-panel.tsx';

const peer = await startPeer();
afterAll(peer.close);
beforeEach(() => peer.reset());

const openPanel = (changes: Partial<App>) => openPublishPanel(peer, changes);

const savedVisibilities = () =>
  peer.callsOf(updateApp).flatMap(({ body }) => (body as Partial<App>).public_settings ?? []);

const siteLayout = "<AppShell navigation={[{ page: 'Today', label: 'Prices' }]} publicPages={['Today']}>";
const opened = (panel: HTMLElement) =>
  within(within(panel).getByRole('list', { name: 'What this opens' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('an app with pages for visitors is offered to all, says what that opens, and is so once it is published', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const panel = await openPanel({
    public_settings: 'private_with_login',
    last_deployed_at: null,
    layout: siteLayout,
    entities: {
      ...entities,
      Notice: { ...entities.Notice, rls: { read: true, create: true, write: false } },
    },
  });
  within(panel).getByRole('radio', { name: 'Anyone with the link', checked: true });
  expect(opened(panel)).toEqual([
    'Anyone can open Prices, and can add notices.',
    'Anyone can see notices.',
    'Only people you invite can sign in to see, change or delete toys.',
    'People who sign in see only their own loans.',
  ]);
  expect(savedVisibilities()).toEqual([]);

  peer.on(deployApp, () => ({ url: peer.origin, version: 1, last_deployed_at: new Date().toISOString() }));
  fireEvent.click(within(panel).getByRole('button', { name: 'Publish' }));
  await within(panel).findByText(/^Published\./);
  expect(savedVisibilities()).toEqual(['public_without_login']);
});

test('what strangers could change or delete is not offered to them', async () => {
  const panel = await openPanel({
    public_settings: 'private_with_login',
    last_deployed_at: null,
    layout: siteLayout,
    entities,
  });

  within(panel).getByRole('radio', { name: 'Invited users', checked: true });
});

test('what somebody chose is not offered away again, also when the panel is opened anew', async () => {
  const given = {
    public_settings: 'private_with_login',
    last_deployed_at: null,
    layout: siteLayout,
  } as const;
  const panel = await openPanel(given);
  fireEvent.click(within(panel).getByRole('radio', { name: 'Invited users' }));
  await within(panel).findByRole('radio', { name: 'Invited users', checked: true });
  expect(opened(panel)).toEqual(['Only people you invite can open the app, after signing in.']);

  fireEvent.click(screen.getByRole('button', { name: 'Publish', expanded: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish' })).toBe(null));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const again = await screen.findByRole('dialog', { name: 'Publish' });
  within(again).getByRole('radio', { name: 'Invited users', checked: true });
});

test('what somebody chose elsewhere is not offered away here', async () => {
  const panel = await openPanel({
    public_settings: 'private_with_login',
    is_visibility_chosen: true,
    last_deployed_at: null,
    layout: siteLayout,
  });

  within(panel).getByRole('radio', { name: 'Invited users', checked: true });
  expect(opened(panel)).toEqual(['Only people you invite can open the app, after signing in.']);
});

const savedAccess = () =>
  peer.callsOf(updateApp).map(({ body }) => {
    const { public_settings, is_invited_only } = body as Partial<App>;
    return { public_settings, is_invited_only };
  });
const whoJoins = (panel: HTMLElement) =>
  within(within(panel).getByRole('radiogroup', { name: 'Who can make an account' })).getByRole('radio', {
    checked: true,
  }).textContent;
const published = '2026-11-20T10:00:00.000Z';
const onlyOwn = { Loan: { ...entities.Loan, rls: { read: { created_by: '{{user.email}}' } } } };
const seen = { Toy: { ...entities.Toy, rls: { read: registered, create: true, write: false } } };

async function publishOnce(panel: HTMLElement) {
  vi.spyOn(window, 'open').mockReturnValue(null);
  peer.on(deployApp, () => ({ url: peer.origin, version: 1, last_deployed_at: new Date().toISOString() }));
  fireEvent.click(within(panel).getByRole('button', { name: 'Publish' }));
  await within(panel).findByText(/^Published\./);
}

test('at first nobody but the invited makes an account where that shows what others keep, saved with the publish', async () => {
  const panel = await openPanel({ last_deployed_at: null, layout: siteLayout, entities: seen });
  expect(whoJoins(panel)).toBe('Only people I invite');
  expect(opened(panel)).toContain('Only people you invite can sign in to see toys.');

  await publishOnce(panel);
  expect(savedAccess()).toEqual([{ public_settings: 'public_without_login', is_invited_only: true }]);
  expect(whoJoins(panel)).toBe('Only people I invite');
});

test('whoever lets anybody make an account reads what that shows, and is not asked again', async () => {
  const panel = await openPanel({ last_deployed_at: null, layout: siteLayout, entities: seen });
  fireEvent.click(within(panel).getByRole('radio', { name: 'Anyone' }));
  await waitFor(() => expect(whoJoins(panel)).toBe('Anyone'));
  expect(opened(panel)).toContain('Anyone can make an account, and then see toys.');

  await publishOnce(panel);
  expect(savedAccess().filter(({ is_invited_only }) => is_invited_only !== undefined)).toEqual([
    { is_invited_only: false },
  ]);
});

test.each<[string, Partial<App>, string]>([
  ['accounts show only what is one’s own', { last_deployed_at: null, entities: onlyOwn }, 'Anyone'],
  ['the app is open already', { last_deployed_at: published, entities: seen }, 'Anyone'],
  [
    'sign-up is by invitation',
    { last_deployed_at: published, entities: onlyOwn, is_invited_only: true },
    'Only people I invite',
  ],
])('what is set stays where %s', async (_where, changes, chosen) => {
  const panel = await openPanel({ public_settings: 'public_with_login', ...changes });
  expect(whoJoins(panel)).toBe(chosen);
});

test('a published app that is opened later is kept to the invited by the same press', async () => {
  const panel = await openPanel({
    public_settings: 'private_with_login',
    last_deployed_at: published,
    entities: seen,
  });
  expect(within(panel).queryByRole('radiogroup', { name: 'Who can make an account' })).toBe(null);
  fireEvent.click(within(panel).getByRole('radio', { name: 'Anyone with the link' }));
  await waitFor(() =>
    expect(savedAccess()).toEqual([{ public_settings: 'public_without_login', is_invited_only: true }]),
  );
  expect(whoJoins(panel)).toBe('Only people I invite');
});

test('where the access cannot be saved nothing is published', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const panel = await openPanel({ last_deployed_at: null, layout: siteLayout, entities: seen });
  peer.on(updateApp, () => {
    throw new Fault('unavailable', 'Away');
  });
  fireEvent.click(within(panel).getByRole('button', { name: 'Publish' }));
  await within(panel).findByText('Away');
  expect(peer.callsOf(deployApp)).toEqual([]);
  expect(whoJoins(panel)).toBe('Only people I invite');
});

const member: EntitySchema = {
  title: 'Member',
  properties: { email: { type: 'string', format: 'email', title: 'E-mail' } },
  rls: { read: true, update: false },
};

test('people’s data is never offered to all: the rule that would open it is named, with the way there', async () => {
  const panel = await openPanel({
    public_settings: 'private_with_login',
    last_deployed_at: null,
    layout: siteLayout,
    entities: { Member: member },
  });
  within(panel).getByRole('radio', { name: 'Invited users', checked: true });
  const note = within(panel).getByRole('note');
  expect(note.textContent).toMatch(/which need “Anyone with the link”.*read “E-mail” of members\./);
  expect(within(note).getByRole('link', { name: 'See the rules for members' }).getAttribute('href')).toMatch(
    /\/editor\/workspace\/security\?entity=Member$/,
  );

  fireEvent.click(within(panel).getByRole('radio', { name: 'Anyone with the link' }));
  await within(panel).findByText(/^Anyone can read “E-mail” of members\./);
});

test('what visitors could not read is no matter where their pages do not show it, and people never are', async () => {
  const closed = { ...entities, Member: { ...member, rls: { read: registered } } };
  const shows = (name: string) => `import { ${name} } from '@/entities/${name}';`;
  const panel = await openPanel({
    public_settings: 'public_without_login',
    layout: siteLayout,
    pages: { Today: `${shows('Toy')} ${shows('Member')}`, Desk: shows('Loan') },
    entities: closed,
  });
  expect(within(panel).getByRole('note').textContent).toMatch(/any data in Toy:/);
});
