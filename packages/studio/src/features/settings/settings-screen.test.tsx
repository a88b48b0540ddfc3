import { Fault } from '@sayso/contracts/faults';
import { getMe, regenerateApiKey, updateUser } from '@sayso/contracts/users';
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
