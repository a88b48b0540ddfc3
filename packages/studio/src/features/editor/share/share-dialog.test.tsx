import type { App, Visibility } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { type AppMember, inviteAppUser, listMembers, removeMember } from '@sayso/contracts/publishing';
import type { Tier } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { anApp } from '../../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
beforeEach(() => peer.reset());
afterEach(() => vi.restoreAllMocks());

const app = anApp({ pages: { Today: 'export default 1' } });
const member = (changes: Partial<AppMember>): AppMember => ({
  email: 'lee@example.com',
  full_name: null,
  role: 'user',
  is_owner: false,
  has_account: true,
  is_waiting: false,
  ...changes,
});

async function openShare(tier: Tier = 'builder', changes: Partial<App> = {}) {
  let members = [
    member({ email: 'mira@studio.example', full_name: 'Mira Rao', is_owner: true, role: 'admin' }),
  ];
  peer.on(listMembers, () => members);
  peer.on(inviteAppUser, ({ given }) => {
    members = [...members, member({ email: given.user_email, role: given.role, has_account: false })];
    return { success: true as const, is_mailed: true };
  });
  peer.on(removeMember, ({ params }) => {
    members = members.filter(({ email }) => email !== params.email);
    return { success: true as const };
  });
  await openEditor(peer, { ...app, ...changes }, { tier });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: 'Share App' }));
}
type Dialog = Awaited<ReturnType<typeof openShare>>;
const enter = (dialog: Dialog, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Email' }), { target: { value } });
const send = (dialog: Dialog) => fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
const rows = (dialog: Dialog) => dialog.getAllByRole('listitem').map((row) => row.textContent);
const openRoles = async (dialog: Dialog) => {
  fireEvent.keyDown(dialog.getByRole('combobox', { name: 'Role' }), { key: 'Enter' });
  return within(await screen.findByRole('listbox'));
};

test('[W-PREV-02] [B-USERS-05] the share button opens the invite dialog, which invites and lists who has access', async () => {
  const dialog = await openShare();
  await waitFor(() => expect(rows(dialog)).toEqual(['Mira Raomira@studio.exampleOwner']));
  enter(dialog, ' Lee@Example.com ');
  const roles = await openRoles(dialog);
  fireEvent.click(roles.getByRole('option', { name: 'Admin' }));
  send(dialog);

  await screen.findByText('Invitation sent successfully');
  expect(peer.callsOf(inviteAppUser).map(({ body }) => body)).toEqual([
    { user_email: 'lee@example.com', role: 'admin' },
  ]);
  await waitFor(() => expect(rows(dialog)[1]).toMatch(/^lee@example\.comInvited, not signed up yet.*Admin$/));
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', '');
});

test('without a mail server the invitation is a link to copy, and a new one can be had', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = await openShare();
  const sent = () => screen.queryAllByText('Invitation sent successfully').length;
  const sentBefore = sent();
  let links = 0;
  let members = [member({ email: 'mira@studio.example', is_owner: true })];
  peer.on(listMembers, () => members);
  peer.on(inviteAppUser, ({ given }) => {
    members = [member({ email: given.user_email, is_waiting: true })];
    links += 1;
    return { success: true as const, invite_link: `https://sayso.example/login?invite=${links}` };
  });
  enter(dialog, 'lee@example.com');
  send(dialog);

  await dialog.findByText('Invitation created. Copy this link for lee@example.com.');
  expect(sent()).toBe(sentBefore);
  fireEvent.click(dialog.getByRole('button', { name: 'Copy invitation link' }));
  await dialog.findByRole('button', { name: 'Copied!' });
  fireEvent.click(await dialog.findByRole('button', { name: 'New link for lee@example.com' }));
  await dialog.findByText('https://sayso.example/login?invite=2');
  // The earlier link is of no use any more, so it is not shown either.
  expect(dialog.queryByText('https://sayso.example/login?invite=1')).toBe(null);
  dialog.getByText(/Earlier links no longer work\./);
  expect(write.mock.calls).toEqual([['https://sayso.example/login?invite=1']]);
});

test.each<[Visibility, RegExp, RegExp]>([
  [
    'private_with_login',
    /^Only people you invite can open it\./,
    /^lee@example\.com will no longer be able to open/,
  ],
  ['public_with_login', /^Anyone who signs in can open it\./, /but anyone who signs in can still open it\./],
  [
    'public_without_login',
    /^Anyone with the link can open it\./,
    /but anyone with the link can still open it\./,
  ],
])(
  'in an app that is %s it is said who can open it, and what ending an access ends',
  async (public_settings, who, ends) => {
    const dialog = await openShare('builder', {
      public_settings,
      last_deployed_at: '2026-11-20T10:00:00.000Z',
    });
    dialog.getByText(who);
    enter(dialog, 'lee@example.com');
    send(dialog);
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove lee@example.com' }));
    within(await screen.findByRole('alertdialog')).getByText(ends);
  },
);

test.each([
  ['', 'Please enter an email address'],
  ['lee at example', 'Please enter a valid email address'],
])('[B-USERS-04] "%s" sends nothing and says "%s"', async (address, text) => {
  const dialog = await openShare();
  enter(dialog, address);
  send(dialog);

  dialog.getByText(text);
  expect(peer.callsOf(inviteAppUser)).toHaveLength(0);
});

test('[B-USERS-06] on the free tier nobody can be invited as an admin', async () => {
  const dialog = await openShare('free');
  const roles = await openRoles(dialog);

  const admin = roles.getByRole('option', { name: 'Admin (Paid plans only)' });
  expect(admin.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  [
    'B-USERS-05',
    new Fault('unavailable', 'The database is away'),
    'Failed to send invitation',
    'The database is away',
  ],
  [
    'B-USERS-07',
    new Fault('payment_required', 'Only paying users can make other users admins.', {
      reason: 'subscription_required',
    }),
    'Subscription Required',
    'Only paying users can make other users admins.',
  ],
])('[%s] a refused invitation says why and keeps the address', async (_, fault, title, text) => {
  const dialog = await openShare();
  peer.on(inviteAppUser, () => {
    throw fault;
  });
  enter(dialog, 'lee@example.com');
  send(dialog);

  await screen.findByText(title);
  screen.getByText(text);
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'lee@example.com');
});

test('an access is ended after a question, once by a double click too', async () => {
  const dialog = await openShare();
  enter(dialog, 'lee@example.com');
  send(dialog);
  fireEvent.click(await dialog.findByRole('button', { name: 'Remove lee@example.com' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this user?' });
  const end = within(question).getByRole('button', { name: 'Remove user' });
  fireEvent.click(end, { detail: 1 });
  fireEvent.click(end, { detail: 2 });

  await waitFor(() => expect(rows(dialog)).toHaveLength(1));
  expect(peer.callsOf(removeMember)).toHaveLength(1);
});

test('the copied link says so for two seconds', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = await openShare();
  fireEvent.click(dialog.getByRole('button', { name: 'Copy Link' }));

  await dialog.findByRole('button', { name: 'Copied!' });
  expect(write.mock.calls).toEqual([['https://app--harbour-clinic.apps.example']]);
  await dialog.findByRole('button', { name: 'Copy Link' });
});
