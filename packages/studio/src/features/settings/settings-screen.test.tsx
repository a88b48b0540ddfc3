import { Fault } from '@sayso/contracts/faults';
import {
  changeOwnPassword,
  createPasswordLink,
  getMe,
  regenerateApiKey,
  updateUser,
} from '@sayso/contracts/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { aUser } from '../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
const mira = aUser({ phone_number: '+31 6 1234' });

beforeEach(() => {
  peer.reset();
  peer.on(getMe, () => mira);
});

const openSettings = async () => {
  await openStudio(peer, { path: '/user-settings', token: 'good' });
  await screen.findByRole('heading', { name: 'Settings' });
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[B-SET-01] [B-SET-03] username and e-mail can be read, name and phone edited', async () => {
  await openSettings();

  expect([field('Username').readOnly, field('Username').value]).toEqual([true, 'mira']);
  expect([field('Email').readOnly, field('Email').value]).toEqual([true, mira.email]);
  expect([field('Full name').readOnly, field('Full name').required]).toEqual([false, true]);
  expect([field('Phone number').readOnly, field('Phone number').value]).toEqual([false, '+31 6 1234']);
});

test('[B-SET-04] [B-SET-05] emptied fields are sent as null, and success is said', async () => {
  peer.on(updateUser, ({ given }) => ({ ...mira, ...given }) as typeof mira);
  await openSettings();
  fireEvent.change(field('Full name'), { target: { value: '' } });
  fireEvent.change(field('Phone number'), { target: { value: '  ' } });
  press('Save changes');
  await screen.findByText('User settings updated successfully!');

  expect(peer.callsOf(updateUser).map((call) => call.body)).toEqual([
    { full_name: null, phone_number: null },
  ]);
  expect(peer.callsOf(updateUser)[0]?.path).toBe(`/api/auth/${mira.id}/update-user`);
});

test('[B-SET-05] a failure to save is said with its reason', async () => {
  peer.on(updateUser, () => {
    throw new Fault('unavailable', 'The database is away');
  });
  await openSettings();
  fireEvent.change(field('Full name'), { target: { value: 'Mira R.' } });
  press('Save changes');

  await screen.findByText('Failed to update user settings: The database is away');
  expect(field('Full name').value).toBe('Mira R.');
});

test('[B-SET-02] [B-SET-06] the key is regenerated only after a confirmation, and the new one shown', async () => {
  peer.on(regenerateApiKey, () => ({ api_key: 'sk_new' }));
  await openSettings();
  expect(field('API key').value).toBe(mira.api_key);
  press('Regenerate');
  const dialog = await screen.findByRole('alertdialog', { name: 'Regenerate your API key?' });
  expect(peer.callsOf(regenerateApiKey)).toHaveLength(0);
  expect(document.activeElement?.textContent).toBe('Cancel');
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog);

  await screen.findByText('API key regenerated successfully!');
  await waitFor(() => expect(field('API key').value).toBe('sk_new'));
});

test('[B-SET-06] a failure to regenerate is said with its reason', async () => {
  peer.on(getMe, () => ({ ...mira, api_key: null }));
  peer.on(regenerateApiKey, () => {
    throw new Fault('unavailable', 'The database is away');
  });
  await openSettings();
  press('Regenerate');

  await screen.findByText('Failed to regenerate API key: The database is away');
});

test('[B-SET-07] the key is copied to the clipboard', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openSettings();
  press('Copy');

  await screen.findByText('API key copied to clipboard!');
  expect(copied).toHaveBeenCalledWith(mira.api_key);
});

const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('the password is changed with the current one; the key that ended is gone from the page', async () => {
  peer.on(changeOwnPassword, () => ({ success: true as const, message: 'Your password has been changed.' }));
  await openSettings();
  type('Current password', 'correct horse');
  type('New password', 'a newer password');
  press('Change password');

  await screen.findByText('Your password has been changed.');
  expect(peer.callsOf(changeOwnPassword).map((call) => call.body)).toEqual([
    { current_password: 'correct horse', new_password: 'a newer password' },
  ]);
  expect([field('Current password').value, field('New password').value, field('API key').value]).toEqual([
    '',
    '',
    '',
  ]);
});

test('what is wrong with a password is said at its field, and goes as it is put right', async () => {
  const message = 'The current password is wrong.';
  peer.on(changeOwnPassword, () => {
    throw new Fault('invalid', message, { fields: { current_password: message } });
  });
  await openSettings();
  type('New password', 'short');
  press('Change password');
  await screen.findByText('Please enter your current password');
  screen.getByText('Use at least 8 characters');
  type('Current password', 'wrong');
  type('New password', 'a newer password');
  await waitFor(() => expect(screen.queryByText('Use at least 8 characters')).toBeNull());
  expect(peer.callsOf(changeOwnPassword)).toHaveLength(0);

  press('Change password');
  await screen.findByText(message);
  expect(field('New password').value).toBe('a newer password');
  type('Current password', 'correct horse');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

test('an account without a password is told why there is none to change', async () => {
  peer.on(getMe, () => aUser({ ...mira, has_local_login: false }));
  await openSettings();
  screen.getByText(/You sign in through another service/);
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('only administrators are offered a link for somebody who forgot their password', async () => {
  await openSettings();
  expect(screen.queryByRole('heading', { name: 'Reset someone’s password' })).toBeNull();
});

test('an administrator is shown the link to copy, and an unknown address is said at its field', async () => {
  peer.on(getMe, () => aUser({ ...mira, platform_role: 'platform_admin' }));
  peer.on(createPasswordLink, ({ given }) => {
    const message = `There’s no account with the address ${given.email}.`;
    if (given.email !== 'tom@example.com')
      throw new Fault('not_found', message, { fields: { email: message } });
    return { link: 'http://sayso.localhost/reset-password?token=x', expires_at: '2026-11-26T10:00:00.000Z' };
  });
  await openSettings();
  screen.getByRole('heading', { name: 'Reset someone’s password' });
  type('Their email address', 'tim@example.com');
  press('Create link');
  await screen.findByText('There’s no account with the address tim@example.com.');
  type('Their email address', 'tom@example.com');
  press('Create link');
  await screen.findByText('http://sayso.localhost/reset-password?token=x');
  screen.getByText(/Give this link to tom@example.com\. It works once/);
});
