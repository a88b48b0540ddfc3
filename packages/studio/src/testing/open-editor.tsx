import { getSampleData } from '@sayso/contracts/app-data';
import { appImportReport } from '@sayso/contracts/app-import';
import { type App, getApp } from '@sayso/contracts/apps';
import { generateSuggestions, type Message, type Suggestions } from '@sayso/contracts/chat';
import { previewToken } from '@sayso/contracts/preview';
import { getMe, type Tier } from '@sayso/contracts/users';
import { screen } from '@testing-library/react';
import { openStudio } from './open-studio.tsx';
import type { Peer } from './peer.ts';
import { aUser, newId } from './samples.ts';

const noSuggestions = { suggestion_1: null, suggestion_2: null, suggestion_3: null };

type Given = {
  path?: string;
  suggestions?: Partial<Suggestions>;
  /** Region that shows that the editor is there. */
  expects?: string;
  tier?: Tier;
};

/** Opens an app in the editor; the peer answers all that the editor asks by itself. */
export async function openEditor(
  peer: Peer,
  app: App,
  { path = '', suggestions = {}, expects = 'Chat', tier = 'free' }: Given = {},
) {
  peer.on(generateSuggestions, () => ({ ...noSuggestions, ...suggestions }));
  peer.on(getMe, () => aUser({ subscription_tier: tier }));
  peer.on(getApp, () => app);
  peer.on(appImportReport, () => null);
  peer.on(getSampleData, () => ({ samples: 0, entities: {} }));
  peer.on(previewToken, () => ({
    access_token: 'ticket',
    expires_at: '2026-11-20T10:15:00.000Z',
    url: `${peer.origin}/frame?access_token=ticket`,
  }));
  await openStudio(peer, { path: `/apps/${app.id}/editor/preview${path}`, token: 'good' });
  await screen.findByRole('region', { name: expects });
}

export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: newId(),
  role: 'user',
  content: 'Make it better',
  metadata: { created_date: '2026-11-20T10:00:00.000Z' },
  ...changes,
});

export const anAnswer = (changes: Partial<Message> = {}): Message =>
  aMessage({
    role: 'assistant',
    content: 'Done.',
    turn: { id: newId(), state: 'settled', changes: [], receipt: null, seq: 1 },
    ...changes,
  });

export const aStatus = (state: App['status']['state'], details: string | null = null): App['status'] => ({
  state,
  details,
  last_updated_date: new Date().toISOString(),
});
