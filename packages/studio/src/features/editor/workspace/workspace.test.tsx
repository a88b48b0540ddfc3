import { App, updateApp } from '@sayso/contracts/apps';
import { listCheckpoints } from '@sayso/contracts/history';
import { previewToken } from '@sayso/contracts/preview';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { here, openStudio } from '../../../testing/open-studio.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
beforeEach(() => peer.reset());

const task = App.shape.entities.parse({
  Task: {
    name: 'Task',
    type: 'object',
    properties: {
      title: { type: 'string' },
      done: { type: 'boolean' },
      customer: { type: 'string', $ref: '/entities/Customer/id' },
    },
  },
});
const app = anApp({
  pages: { Today: 'export default function Today() {\n  return null;\n}', TaskBoard: 'export default 2' },
  components: { TaskCard: 'export const TaskCard = 3' },
  entities: task,
  layout: 'export default 4',
  main_page: 'Today',
});
const version = {
  id: newId(),
  kind: 'turn' as const,
  created_date: '2026-11-20T10:00:00.000Z',
  updated_date: '2026-11-20T10:00:00.000Z',
  author_name: 'Mira Rao',
  message: 'Add a board',
  file_count: 4,
  is_current: true,
};

async function openWorkspace(view = '', shown = app) {
  peer.on(listCheckpoints, () => [
    version,
    { ...version, id: newId(), message: 'Nothing yet', file_count: 0 },
  ]);
  await openEditor(peer, shown);
  await screen.findByTitle('Harbour Clinic, preview');
  fireEvent.click(screen.getByRole('link', { name: 'Workspace' }));
  const pane = await screen.findByRole('region', { name: 'Workspace' });
  if (view) fireEvent.click(within(pane).getByRole('link', { name: view }));
  return within(pane);
}
const frames = () => document.querySelectorAll('iframe');

test('[W-PREV-01] the switch shows the workspace in place of the running app, which goes on behind it', async () => {
  await openWorkspace();
  expect(here()).toBe(`/apps/${app.id}/editor/workspace`);
  const frame = frames()[0];
  expect(frame?.closest('.hidden')).not.toBe(null);
  expect(screen.getByRole('link', { name: 'Workspace' }).getAttribute('aria-current')).toBe('page');

  fireEvent.click(screen.getByRole('link', { name: 'Preview' }));
  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview`));
  expect(screen.queryByRole('region', { name: 'Workspace' })).toBe(null);
  expect(frames()[0]).toBe(frame);
  expect(frame?.closest('.hidden')).toBe(null);
  expect(peer.callsOf(previewToken)).toHaveLength(1);
});

test('the app moves on behind the workspace without taking the address, and the way back leads there', async () => {
  await openWorkspace();
  const source = frames()[0]?.contentWindow as MessageEventSource;
  const data = { type: 'app_changed_url', url: '/TaskBoard?id=7' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: peer.origin, source }));
  fireEvent.click(screen.getByRole('link', { name: 'Code' }));
  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/workspace/code`));
  fireEvent.click(screen.getByRole('link', { name: 'Back to Editor' }));
  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/workspace`));
  fireEvent.click(screen.getByRole('link', { name: 'Preview' }));

  await waitFor(() => expect(here()).toBe(`/apps/${app.id}/editor/preview/TaskBoard?id=7`));
});

test('the overview names what the app is made of, and its latest versions', async () => {
  const pane = await openWorkspace();
  const rows = (name: string) =>
    within(pane.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  await pane.findByRole('region', { name: 'Pages' });
  expect(rows('Pages')).toEqual(['TodayMain page', 'Task board']);
  expect(rows('Components')).toEqual(['Task card']);
  expect(rows('Data')).toEqual(['Task3 fields']);
  within(pane.getByRole('region', { name: 'Functions' })).getByText(/This app doesn’t have any/);
  await waitFor(() =>
    expect(rows('Latest versions')).toEqual([expect.stringMatching(/^Add a board.*Mira Rao/)]),
  );

  // Data is looked at, code is read.
  expect(pane.getByRole('link', { name: /^Task ?3 fields/ }).getAttribute('href')).toMatch(
    /workspace\/entity-Task$/,
  );
  fireEvent.click(pane.getByRole('link', { name: /Task card/ }));
  await waitFor(() => expect(here()).toContain('/workspace/code?filePath=components%2FTaskCard'));
  within(pane.getByRole('region', { name: 'components/TaskCard' })).getByText('export const TaskCard = 3');
});

test('[W-OVER-03] an app is not renamed while the assistant works on it', async () => {
  const pane = await openWorkspace('', { ...app, status: aStatus('processing') });
  const heading = await pane.findByRole('heading', { level: 2 });
  fireEvent.click(within(heading).getByRole('button', { name: app.name }));
  const field = pane.getByRole('textbox', { name: 'App name' });
  fireEvent.change(field, { target: { value: 'Tea Time' } });
  fireEvent.submit(field);

  await screen.findByText('App is still loading... name not updated');
  pane.getByRole('heading', { level: 2, name: app.name });
  expect(peer.callsOf(updateApp)).toEqual([]);
});

test('the code of each file can be read, and stands in the address', async () => {
  const pane = await openWorkspace('Code');
  const first = await pane.findByRole('region', { name: 'pages/Today' });
  expect(first.querySelector('code')?.textContent).toBe(app.pages['Today']);
  fireEvent.click(pane.getByRole('button', { name: 'Task' }));
  await waitFor(() => expect(here()).toMatch(/filePath=entities%2FTask$/));
  const data = within(pane.getByRole('region', { name: 'entities/Task' }));
  // What an app keeps reads as words; its code is one press away.
  expect(data.getByRole('row', { name: /^Done Yes or no$/ })).toBeDefined();
  expect(data.getByRole('row', { name: /^Customer A link to Customer$/ })).toBeDefined();
  fireEvent.click(data.getByRole('button', { name: 'Show code' }));
  expect(data.getByText(/"done"/)).toBeDefined();
  fireEvent.click(data.getByRole('button', { name: 'Show fields' }));
  expect(data.queryByText(/"done"/)).toBeNull();
});

test('fields name their choices as the app does, and what they refer to', async () => {
  const Repair = {
    name: 'Repair',
    properties: {
      status: { type: 'string', enum: ['in_progress', 'waiting', 'done'], enumNames: ['In hand'] },
      tags: { type: 'array', items: { type: 'string', enum: ['on-site', 'VIP'] } },
      bike_id: { $ref: '/entities/ServiceBike/id' },
    },
  };
  const pane = await openWorkspace('Code', { ...app, entities: App.shape.entities.parse({ Repair }) });
  fireEvent.click(await pane.findByRole('button', { name: 'Repair' }));
  const data = within(pane.getByRole('region', { name: 'entities/Repair' }));
  data.getByRole('row', { name: 'Status One of: In hand, Waiting or Done' });
  data.getByRole('row', { name: 'Tags One of: On site or VIP' });
  data.getByRole('row', { name: 'Bike A link to Service bike' });
});

test('[B-ROUTE-04] a file that an answer names leads to its code', async () => {
  const changes = [
    { path: 'entities/Task', action: 'created' as const, added: 9, removed: 0 },
    { path: 'pages/Old', action: 'deleted' as const, added: 0, removed: 9 },
  ];
  const turn = { id: newId(), state: 'settled' as const, changes, receipt: null };
  await openEditor(peer, { ...app, conversation: { messages: [aMessage(), anAnswer({ turn })] } });
  expect(screen.queryByRole('link', { name: 'Old page' })).toBe(null);
  fireEvent.click(screen.getByRole('link', { name: 'Task fields and rules' }));

  await screen.findByRole('region', { name: 'entities/Task' });
  expect(here()).toBe(`/apps/${app.id}/editor/workspace/code?filePath=entities%2FTask`);
});

test('on a narrow screen the drawer makes way for the code that one of its links leads to', async () => {
  Object.assign(window, { innerWidth: 390 });
  try {
    const changes = [{ path: 'entities/Task', action: 'created' as const, added: 9, removed: 0 }];
    const turn = { id: newId(), state: 'settled' as const, changes, receipt: null };
    const messages = [aMessage(), anAnswer({ turn })];
    await openEditor(peer, { ...app, conversation: { messages } }, { expects: 'Preview' });
    fireEvent.click(screen.getByRole('button', { name: 'Edit App' }));
    const drawer = await screen.findByRole('dialog', { name: 'AI App Editor' });
    fireEvent.click(within(drawer).getByRole('link', { name: 'Task fields and rules' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'AI App Editor' })).toBe(null));
    await screen.findByRole('region', { name: 'entities/Task' });
  } finally {
    Object.assign(window, { innerWidth: 1440 });
  }
});

test.each([
  ['an unknown section', '/nonsense', 'Unknown view'],
  ['a file that is gone', '/code?filePath=pages%2FGone', 'File not found'],
])('%s says so', async (_, path, text) => {
  await openEditor(peer, app);
  await openStudio(peer, { path: `/apps/${app.id}/editor/workspace${path}`, token: 'good' });
  await screen.findByText(text);
  // Nothing of the preview is loaded where nobody looks at it.
  expect(frames()).toHaveLength(0);
});
