import { type App, updateApp } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { fireEvent, screen } from '@testing-library/react';
import { openEditor } from './open-editor.tsx';
import type { startPeer } from './peer.ts';
import { anApp } from './samples.ts';

export const registered = { user_condition: { role: { $in: ['user', 'admin'] } } };
export const entity = (title: string, read: unknown): EntitySchema => ({
  title,
  properties: {},
  rls: { read },
});
export const entities = {
  Toy: entity('Toy', registered),
  Notice: entity('Notice', true),
  Loan: entity('Loan', { created_by: '{{user.email}}' }),
};

/** The publish panel of an app with these fields, on a server that stores what it is sent. */
export async function openPublishPanel(peer: Awaited<ReturnType<typeof startPeer>>, changes: Partial<App>) {
  const app = anApp({ pages: { Today: 'export default 1' }, main_page: 'Today', ...changes });
  await openEditor(peer, app);
  peer.on(updateApp, ({ given }) => ({
    ...app,
    ...(given as Partial<App>),
    is_visibility_chosen: app.is_visibility_chosen || 'public_settings' in (given as Partial<App>),
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  return screen.findByRole('dialog', { name: 'Publish' });
}
