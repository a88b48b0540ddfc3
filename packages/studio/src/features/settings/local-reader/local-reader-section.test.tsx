import {
  cancelLocalReader,
  chooseLocalModel,
  getLocalReader,
  installLocalReader,
  type LocalReaderState,
  removeLocalReader,
  retryLocalReader,
} from '@sayso/contracts/reading-admin';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStudio } from '../../../testing/open-studio.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { aUser } from '../../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);

const install = { is_running: false, packages: 0, all_packages: 117, problem: null };
const library = { version: '3.21.1', binary: '@node-llama-cpp/linux-x64', is_installed: false, install };
const absent: LocalReaderState = {
  status: 'not installed',
  message: 'The library for local models isn’t installed.',
  reader: null,
  library,
  models_folder: '/data/local-reader/models',
  models: [],
  file: null,
  last_fault: null,
  memory_mb: 4_096,
  threads: 1,
  timeout_seconds: 180,
};
const small = { file: 'small.gguf', bytes: 2_500_000_000, name: 'Small 4B', problem: null };
const installed: LocalReaderState = {
  ...absent,
  status: 'no file',
  message: 'Choose a model file.',
  library: { ...library, is_installed: true },
  models: [small],
};

beforeEach(() => {
  peer.reset();
  peer.on(getMe, () => aUser({ platform_role: 'platform_admin' }));
  peer.on(getLocalReader, () => absent);
});
const open = () => openStudio(peer, { path: '/user-settings', token: 'good' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('nothing is installed before an administrator presses; how far it is stands there, and it can be stopped', async () => {
  const running = { ...absent, status: 'installing' as const };
  running.library = { ...library, install: { ...install, is_running: true, packages: 40 } };
  peer.on(installLocalReader, () => running);
  peer.on(cancelLocalReader, () => absent);
  await open();
  await screen.findByText(absent.message);
  expect(peer.callsOf(installLocalReader)).toEqual([]);
  peer.on(getLocalReader, () => running);
  await press('Install');
  await screen.findByText('Installing: 40 of about 117 packages');
  peer.on(getLocalReader, () => absent);
  await press('Cancel');
  await screen.findByRole('button', { name: 'Install' });
});

test('a file is chosen of those in the folder of models', async () => {
  peer.on(getLocalReader, () => installed);
  const ready: LocalReaderState = {
    ...installed,
    status: 'ready',
    reader: 'local',
    message: 'Small 4B reads descriptions.',
    file: { ...small, from: 'choice' },
  };
  peer.on(chooseLocalModel, () => ready);
  await open();
  fireEvent.keyDown(await screen.findByRole('combobox', { name: 'Model file' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: 'Small 4B · 2.5 GB · small.gguf' }));
  await screen.findByText('Small 4B reads descriptions.');
  expect(peer.callsOf(chooseLocalModel).map(({ body }) => body)).toEqual([{ file: 'small.gguf' }]);
});

test('a model that broke too often is tried again on a press', async () => {
  const off: LocalReaderState = { ...installed, status: 'off', message: 'It was turned off.' };
  peer.on(getLocalReader, () => off);
  peer.on(retryLocalReader, () => ({
    ...off,
    status: 'ready' as const,
    reader: 'local' as const,
    message: 'The local model is ready.',
  }));
  await open();
  await screen.findByText('It was turned off.');
  await press('Try again');
  await screen.findByText('The local model is ready.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
});

test('the library is removed once that was confirmed', async () => {
  peer.on(getLocalReader, () => installed);
  peer.on(removeLocalReader, () => absent);
  await open();
  await press('Remove');
  const question = within(await screen.findByRole('alertdialog'));
  expect(peer.callsOf(removeLocalReader)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('button', { name: 'Install' });
});

test('what went wrong is said where it happened', async () => {
  const message = 'The package registry couldn’t be reached.';
  const failed: LocalReaderState = {
    ...absent,
    library: { ...library, install: { ...install, problem: { fault: 'offline', message } } },
    last_fault: { fault: 'late', message: 'It took too long.', at: new Date().toISOString() },
  };
  peer.on(getLocalReader, () => failed);
  await open();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  await screen.findByText(/It took too long\./);
});

test('files that cannot read say so in the list, and the chosen one stays there once it is gone', async () => {
  const message = 'There’s no file with that name.';
  const problem = { fault: 'missing' as const, message };
  const large = { fault: 'memory' as const, message: 'This model needs at least 43,120 MB of memory.' };
  peer.on(getLocalReader, () => ({
    ...installed,
    status: 'wrong file' as const,
    message,
    models: [small, { ...small, file: 'large.gguf', name: 'Large', problem: large }],
    file: { file: 'gone.gguf', bytes: 0, name: null, problem, from: 'choice' as const },
  }));
  await open();
  const chosen = await screen.findByRole('combobox', { name: 'Model file' });
  expect(chosen.textContent).toBe('gone.gguf (missing)');
  fireEvent.keyDown(chosen, { key: 'Enter' });
  const unfit = await screen.findByRole('option', { name: /\(needs more memory\)$/ });
  expect(unfit.getAttribute('aria-disabled')).toBe('true');
});

test('a disabled Install says that there is nothing to install on this machine', async () => {
  peer.on(getLocalReader, () => ({ ...absent, library: { ...library, binary: null } }));
  await open();
  await screen.findByText(/^There’s no build of the library for this machine/);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Install' })).disabled).toBe(true);
});

test.each([
  ['model', /ready\. The model set in SAYSO_MODEL reads descriptions now\./],
  [null, /ready\. It isn’t used, because SAYSO_READER is set to rules\./],
  ['local', /ready\.$/],
] as const)('a model that is ready says whether it reads: %s', async (reader, text) => {
  const message = 'The local model is ready.';
  const file = { ...small, from: 'choice' as const };
  peer.on(getLocalReader, () => ({ ...installed, status: 'ready' as const, message, reader, file }));
  await open();
  await screen.findByText(text);
});

test('others see none of it', async () => {
  peer.on(getMe, () => aUser());
  await open();
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.queryByText('Local model')).toBe(null);
  expect(peer.callsOf(getLocalReader)).toEqual([]);
});
