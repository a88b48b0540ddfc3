import { Fault } from '@sayso/contracts/faults';
import { loginInfoById } from '@sayso/contracts/publishing';
import { checkResetLink, setNewPassword, signInOptions } from '@sayso/contracts/users';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStudio } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { newId } from '../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);

const options = (has_mail: boolean) => () => ({
  local: true,
  providers: [],
  first_account: false,
  needs_setup_code: false,
  has_mail,
});
const app = {
  id: newId(),
  slug: 'clinic',
  name: 'Clinic',
  logo_url: null,
  theme_color: null,
  public_settings: 'private_with_login' as const,
  providers: [],
  has_password: true,
  is_invited_only: false,
  asks_full_name: false,
};

beforeEach(() => {
  peer.reset();
  peer.on(signInOptions, options(false));
  peer.on(loginInfoById, () => app);
  peer.on(checkResetLink, () => ({ is_valid: false }));
});

const stale = 'This link has expired or has already been used.';

test.each([
  ['with a mail server', true, '', 'Ask for a new one on the sign-in page.'],
  ['without one', false, '', 'Ask an admin for a new one.'],
  [
    'without one, for an app',
    false,
    `&app_id=${app.id}`,
    `Ask an admin of ${new URL(peer.origin).host} for a new one.`,
  ],
])(
  '%s, a link that is no longer good says at once where to get another',
  async (_where, hasMail, more, next) => {
    peer.on(signInOptions, options(hasMail));
    await openStudio(peer, { path: `/reset-password?token=used${more}` });
    expect((await screen.findByRole('alert')).textContent).toBe(`${stale} ${next}`);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(peer.callsOf(checkResetLink).map(({ body }) => body)).toEqual([{ reset_token: 'used' }]);
  },
);

test.each([
  ['a good link', () => ({ is_valid: true })],
  [
    'a link that cannot be looked at right now',
    () => {
      throw new Fault('too_many_requests', 'Too many requests from your network.');
    },
  ],
])('%s shows the form, and one that was used meanwhile says so', async (_what, answer) => {
  peer.on(checkResetLink, answer);
  peer.on(setNewPassword, () => {
    throw new Fault('bad_request', 'This link has been used or has expired.', { reason: 'reset_expired' });
  });
  await openStudio(peer, { path: '/reset-password?token=good' });
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'a newer password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`${stale} Ask an admin for a new one.`);
});

test('a password that is in use is refused at its field, and another one can be chosen', async () => {
  const message = 'Choose a password you aren’t using now.';
  peer.on(checkResetLink, () => ({ is_valid: true }));
  peer.on(setNewPassword, ({ given }) => {
    if (given.new_password === 'a newer password') return { success: true as const, message: 'Changed' };
    throw new Fault('invalid', message, { fields: { new_password: message } });
  });
  await openStudio(peer, { path: '/reset-password?token=good' });
  const input = await screen.findByLabelText('New password');
  fireEvent.change(input, { target: { value: 'the current one' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText(message);

  fireEvent.change(input, { target: { value: 'a newer password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText(/^You’ve been signed out everywhere\./);
});

test.each([
  ['the builder', '', 'Forgot your password? Ask an admin for a link to choose a new one.'],
  [
    'an app',
    `?app_id=${app.id}`,
    `Forgot your password? Ask an admin of ${new URL(peer.origin).host} for a link to choose a new one.`,
  ],
])(
  'where no mail goes out, the sign-in of %s says whom to ask for a new password',
  async (_what, query, text) => {
    await openStudio(peer, { path: `/login${query}` });
    await screen.findByText(text);
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.queryByText(text)).toBeNull();
  },
);
