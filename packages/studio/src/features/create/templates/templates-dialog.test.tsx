import { listApps } from '@sayso/contracts/apps';
import { listTemplates, type Template } from '@sayso/contracts/templates';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openStudio } from '../../../testing/open-studio.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { aUser } from '../../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);

const clinic: Template = {
  id: 'clinic',
  name: 'Clinic',
  summary: 'Appointments.',
  group: 'business',
  icon: 'stethoscope',
  color: '#0e7490',
  things: ['Appointment', 'Patient'],
  public_pages: [],
};

test('templates open with all of them again, whatever was searched for before', async () => {
  peer.on(getMe, () => aUser());
  peer.on(listApps, () => []);
  peer.on(listTemplates, () => [clinic]);
  await openStudio(peer, { path: '/', token: 'good' });
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Templates' }));
    return within(await screen.findByRole('dialog', { name: 'Start from a template' }));
  };
  const first = await open();
  const [mark] = (await first.findByRole('button', { name: /Clinic/ })).querySelectorAll('[aria-hidden]');
  expect((mark as HTMLElement).style.color).toBe('#ffffff');
  fireEvent.change(first.getByLabelText('Search templates'), { target: { value: 'zzqq' } });
  await first.findByText('No template matches “zzqq”');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

  expect(await (await open()).findByRole('button', { name: /Clinic/ })).toBeDefined();
});
