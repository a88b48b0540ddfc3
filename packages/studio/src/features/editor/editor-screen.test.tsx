import { type App, getApp, updateApp, type Visibility } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { previewToken } from '@sayso/contracts/preview';
import { deployApp } from '@sayso/contracts/publishing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../testing/open-editor.tsx';
import { here } from '../../testing/open-studio.tsx';
import { startPeer } from '../../testing/peer.ts';
import { openRooms } from '../../testing/rooms.ts';
import { anApp, newId } from '../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());
afterEach(() => {
  vi.restoreAllMocks();
  resizeTo(1440);
});

const resizeTo = (innerWidth: number) => Object.assign(window, { innerWidth });
const pages = { Today: 'export default 1', Tasks: 'export default 2' };
const anAppWith = (changes: Partial<App> = {}) => anApp({ pages, main_page: 'Today', ...changes });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Harbour Clinic, preview');

/** What the app's frame says to the editor. */
const fromFrame = async (data: unknown, origin = peer.origin) => {
  const source = (await frame()).contentWindow as MessageEventSource;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
};

test('[B-RT-02] [B-RT-03] status, name and messages follow the room without a reload', async () => {
  const first = aMessage({ content: 'A task list' });
  const app = anAppWith({ conversation: { messages: [first] }, status: aStatus('processing') });
  await openEditor(peer, app);
  await live.whenJoined(app.id);
  const turn = { id: newId(), state: 'running' as const, changes: [], receipt: null, seq: 0 };
  const answer = anAnswer({ content: '', turn });
  live.tell(app.id, { _last_msg: answer });
  live.tell(app.id, { _last_msg_delta: { id: answer.id, turn_id: turn.id, seq: 0, append: 'I will make ' } });
  live.tell(app.id, { _last_msg_delta: { id: answer.id, turn_id: turn.id, seq: 1, append: 'a list' } });
  await screen.findByText('I will make a list');
  expect(screen.getAllByRole('article')).toHaveLength(2);

  live.tell(app.id, {
    _last_msg: { ...answer, content: 'A list it is', turn: { ...turn, state: 'settled' } },
  });
  live.tell(app.id, { status: aStatus('error', 'Out of paper'), name: 'Tea Time' });
  await screen.findByText('Out of paper');
  expect(screen.getAllByRole('article').map((one) => one.textContent)).toEqual([
    expect.stringContaining('A task list'),
    'A list it is',
  ]);
  screen.getByRole('heading', { name: 'Tea Time' });
});

test('a gap in the stream has the app fetched again', async () => {
  const turn = { id: newId(), state: 'running' as const, changes: [], receipt: null, seq: 1 };
  const answer = anAnswer({ content: 'One', turn });
  const app = anAppWith({ conversation: { messages: [answer] } });
  await openEditor(peer, app);
  await live.whenJoined(app.id);
  const whole = { ...answer, content: 'One, two and three', turn: { ...turn, seq: 3 } };
  peer.on(getApp, () => ({ ...app, conversation: { messages: [whole] } }));
  live.tell(app.id, { _last_msg_delta: { id: answer.id, turn_id: turn.id, seq: 2, append: ' and three' } });

  await screen.findByText('One, two and three');
});

test('[W-PREV-11] the frame is loaded with the ticket, in a sandbox that cannot leave it', async () => {
  await openEditor(peer, anAppWith(), { path: '/Tasks' });
  const { src, attributes } = await frame();

  expect(src).toBe(`${peer.origin}/Tasks?access_token=ticket`);
  expect(attributes.getNamedItem('sandbox')?.value.split(' ')).toEqual([
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-modals',
    'allow-downloads',
  ]);
});

test('[W-PREV-03] the device switch makes the frame 375 by 667', async () => {
  await openEditor(peer, anAppWith());
  expect((await frame()).dataset['device']).toBe('desktop');
  fireEvent.click(screen.getByRole('radio', { name: 'Mobile' }));
  const { dataset, parentElement } = await frame();

  expect(dataset['device']).toBe('mobile');
  expect(parentElement?.className).toContain('h-[667px]');
  // 375 px and the hairline on both sides.
  expect(parentElement?.parentElement?.className).toContain('w-[377px]');
});

test('[W-PREV-09] [W-PREV-10] the frame’s errors are listed and its page goes into the address', async () => {
  await openEditor(peer, anAppWith());
  await frame();
  await fromFrame({ type: 'app_error', error: { title: 'Forged', details: '' } }, 'http://elsewhere');
  await fromFrame({ type: 'app_error', error: { title: 'Tasks is not defined', details: 'ReferenceError' } });
  await fromFrame({ type: 'app_changed_url', url: '/Tasks?id=7' });
  const box = await screen.findByRole('region', { name: 'Issues Found' });
  fireEvent.click(within(box).getByRole('button', { name: /Issues Found/ }));

  within(box).getByText('Tasks is not defined');
  expect(within(box).queryByText('Forged')).toBe(null);
  await waitFor(() => expect(here()).toMatch(/\/editor\/preview\/Tasks\?id=7$/));
});

const told = (post: { mock: { calls: unknown[][] } }) =>
  post.mock.calls.map(([message]) => (message as { type: string }).type);

test('a page that is picked goes into the address, and the frame goes there', async () => {
  await openEditor(peer, anAppWith());
  const post = vi.spyOn((await frame()).contentWindow as Window, 'postMessage').mockReturnValue();
  await fromFrame({ type: 'ready' });
  await fromFrame({ type: 'app_changed_url', url: '/Today' });
  await waitFor(() => expect(here()).toMatch(/\/preview\/Today$/));
  // A frame that is ready is told whether the assistant is at work, and nothing more.
  await waitFor(() => expect(told(post)).toEqual(['assistant-busy']));
  post.mockClear();
  fireEvent.keyDown(screen.getByRole('button', { name: /Pages/ }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Tasks' }));

  await waitFor(() => expect(here()).toMatch(/\/preview\/Tasks$/));
  await waitFor(() =>
    expect(post.mock.calls).toEqual([
      [{ type: 'navigate', data: { path: '/Tasks', request: 1 } }, peer.origin],
    ]),
  );
});

test('what the frame said before it heard of a page that was picked does not lead away from that page', async () => {
  await openEditor(peer, anAppWith());
  const post = vi.spyOn((await frame()).contentWindow as Window, 'postMessage').mockReturnValue();
  await fromFrame({ type: 'ready' });
  fireEvent.keyDown(screen.getByRole('button', { name: /Pages/ }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Tasks' }));
  await waitFor(() => expect(told(post)).toContain('navigate'));

  await fromFrame({ type: 'app_changed_url', url: '/', request: 0 });
  await fromFrame({ type: 'app_changed_url', url: '/Tasks', request: 1 });
  expect(here()).toMatch(/\/preview\/Tasks$/);
  // From there it goes where it likes.
  await fromFrame({ type: 'app_changed_url', url: '/Tasks?id=7', request: 1 });
  await waitFor(() => expect(here()).toMatch(/\/preview\/Tasks\?id=7$/));
  expect(told(post).filter((type) => type === 'navigate')).toHaveLength(1);
});

test('a frame that asks for a token is handed a new one, on its own origin alone', async () => {
  await openEditor(peer, anAppWith());
  const post = vi.spyOn((await frame()).contentWindow as Window, 'postMessage').mockReturnValue();
  await fromFrame({ type: 'request-token' });

  await waitFor(() => expect(peer.callsOf(previewToken)).toHaveLength(2));
  await waitFor(() =>
    expect(post.mock.calls).toEqual([
      [{ type: 'access-token', data: { access_token: 'ticket' } }, peer.origin],
    ]),
  );
});

test.each([
  ['[W-PREV-12]', 'processing', 'Creating Your App', 'Please wait while we set everything up...'],
  ['[W-PREV-13]', 'ready', "Let's Build Your App", "Tell me what you'd like to create using the chat"],
] as const)('%s before the first version, while %s, it says "%s"', async (_, state, title, text) => {
  await openEditor(peer, anApp({ app_stage: 'pending', status: aStatus(state) }));

  screen.getByText(title);
  screen.getByText(text);
  expect(document.querySelector('iframe')).toBe(null);
  // There is no page to go to yet.
  expect(screen.getByRole('button', { name: /Pages/ })).toHaveProperty('disabled', true);
});

test.each(['running', 'settled'] as const)(
  'the plan fills in with what a %s turn has made',
  async (state) => {
    const made = (path: string) => ({ path, action: 'created' as const, added: 9, removed: 0 });
    const changes = [made('entities/Task'), made('layout'), made('pages/TaskBoard')];
    const answer = anAnswer({ turn: { id: newId(), state, changes, receipt: null } });
    const messages = [aMessage(), answer];
    await openEditor(peer, anApp({ status: aStatus('processing'), conversation: { messages } }));
    const preview = screen.getByRole('region', { name: 'Preview' });

    for (const name of ['Task', 'Layout', 'Done', 'Task board']) within(preview).getByText(name);
  },
);

test('[W-PREV-06] on a narrow screen "Edit App" opens the chat in a drawer', async () => {
  resizeTo(767);
  await openEditor(peer, anAppWith(), { expects: 'Preview' });
  expect(screen.queryByRole('region', { name: 'Chat' })).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Edit App' }));

  const drawer = await screen.findByRole('dialog', { name: 'AI App Editor' });
  within(drawer).getByRole('textbox', { name: 'Message to the assistant' });
  // Not the Edit link of the first message, which stands first in it.
  expect(document.activeElement).toBe(drawer);
});

const openPublish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }));

test('[W-PUB-01] publishing is a dropdown on desktop and a dialog on narrow screens', async () => {
  await openEditor(peer, anAppWith());
  const trigger = screen.getByRole('button', { name: 'Publish' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  openPublish();
  const dropdown = await screen.findByRole('dialog', { name: 'Publish' });
  within(dropdown).getByText(/first public version/);
  within(dropdown).getByRole('button', { name: 'Publish' });
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  // The editor around a dropdown stays in use.
  screen.getByRole('region', { name: 'Chat' });
  expect(screen.queryByRole('dialog', { name: 'Publish your app' })).toBe(null);

  resizeTo(390);
  await openEditor(peer, anAppWith(), { expects: 'Preview' });
  openPublish();
  const dialog = await screen.findByRole('dialog', { name: 'Publish your app' });
  within(dialog).getByText(/first public version/);
  within(dialog).getByRole('button', { name: 'Publish' });
  expect(screen.queryByRole('dialog', { name: 'Publish' })).toBe(null);
  // All else waits behind a dialog.
  expect(screen.queryByRole('button', { name: 'Edit App' })).toBe(null);
});

const aTab = () => ({
  opener: window,
  document: document.implementation.createHTMLDocument(''),
  location: { replace: vi.fn() },
  close: vi.fn(),
});

const byTheSession = (id: string, url: string) =>
  `/login?${new URLSearchParams({ app_id: id, from_url: url })}`;

test.each<[Visibility, (id: string, url: string) => string]>([
  // By way of the owner's session: nobody has to sign in to their own app, nor is a visitor in it.
  ['public_without_login', byTheSession],
  ['private_with_login', byTheSession],
  ['public_with_login', byTheSession],
])(
  '[W-PUB-02] [W-PUB-03] publishing shows that it works, then opens the public address in a new tab: %s',
  async (public_settings, addressOf) => {
    const tab = aTab();
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as never);
    const url = 'http://app--harbour-clinic.sayso.localhost/';
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const app = anAppWith({ public_settings });
    await openEditor(peer, app);
    peer.on(deployApp, async () => {
      await held;
      return { url, version: 1, last_deployed_at: new Date().toISOString() };
    });
    openPublish();
    const panel = await screen.findByRole('dialog', { name: 'Publish' });
    within(panel).getByText(/first public version/);
    fireEvent.click(within(panel).getByRole('button', { name: 'Publish' }));
    await within(panel).findByRole('button', { name: 'Publishing' });
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.document.body.textContent).toMatch(/^Publishing /);
    release();

    await within(panel).findByText(/Last published/);
    expect(open.mock.calls).toEqual([['', '_blank']]);
    expect(tab.location.replace.mock.calls).toEqual([[addressOf(app.id, url)]]);
  },
);

test.each([
  ['the server’s message', 'The Tasks page does not compile', 'The Tasks page does not compile'],
  ['the general text', '', 'Failed to deploy app'],
])('[W-PUB-04] a failed publish shows %s in place', async (_, message, shown) => {
  const tab = aTab();
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  await openEditor(peer, anAppWith());
  peer.on(deployApp, () => {
    throw new Fault('invalid', message);
  });
  openPublish();
  const panel = await screen.findByRole('dialog', { name: 'Publish' });
  fireEvent.click(within(panel).getByRole('button', { name: 'Publish' }));

  expect((await within(panel).findByRole('alert')).textContent).toBe(shown);
  expect(tab.close).toHaveBeenCalledOnce();
});

test('[W-VIS-05] each visibility can be chosen from each other one', async () => {
  let app = anAppWith();
  await openEditor(peer, app);
  peer.on(updateApp, ({ given }) => {
    app = { ...app, ...(given as Partial<App>) };
    return app;
  });
  openPublish();
  for (const name of [
    'Anyone with the link',
    'Anyone who signs in',
    'Invited users',
    'Anyone who signs in',
    'Anyone with the link',
    'Invited users',
  ]) {
    fireEvent.click(await screen.findByRole('radio', { name }));
    await waitFor(() => expect(screen.getByRole('radio', { name, checked: true })).not.toBe(null));
  }

  await waitFor(() =>
    expect(peer.callsOf(updateApp).map(({ body }) => body)).toEqual(
      [
        'public_without_login',
        'public_with_login',
        'private_with_login',
        'public_with_login',
        'public_without_login',
        'private_with_login',
      ].map((public_settings) => ({ public_settings })),
    ),
  );
});

test.each([
  ['Enter', (field: HTMLElement) => fireEvent.submit(field)],
  ['leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
])('a new name is kept on %s, an empty one is refused', async (how, commit) => {
  const app = anAppWith();
  await openEditor(peer, app);
  peer.on(updateApp, ({ given }) => ({ ...app, ...(given as Partial<App>) }));
  const rename = (name: string) => {
    fireEvent.click(within(screen.getByRole('heading', { level: 1 })).getByRole('button'));
    const field = screen.getByRole('textbox', { name: 'App name' });
    fireEvent.change(field, { target: { value: name } });
    commit(field);
  };
  rename('  ');
  await screen.findAllByText('App name cannot be empty');
  // Who pressed Enter is still in the field, which says what is wrong; Escape leaves the old name.
  const left = screen.queryByRole('textbox', { name: 'App name' });
  expect(left?.getAttribute('aria-invalid') ?? null).toBe(how === 'Enter' ? 'true' : null);
  if (left) fireEvent.keyDown(left, { key: 'Escape' });
  rename('Tea Time');

  await screen.findByRole('heading', { name: 'Tea Time' });
  await waitFor(() =>
    expect(peer.callsOf(updateApp).map(({ body }) => body)).toEqual([{ name: 'Tea Time' }]),
  );
});

test('a layout with the old name written in it is told of after a rename, with the way to the file', async () => {
  const app = anAppWith({
    name: 'Tea House',
    layout: 'export default function Layout({ children }) { return <main>Tea House{children}</main>; }',
  });
  await openEditor(peer, app);
  peer.on(updateApp, ({ given }) => ({ ...app, ...(given as Partial<App>) }));
  fireEvent.click(within(screen.getByRole('heading', { level: 1 })).getByRole('button'));
  const field = screen.getByRole('textbox', { name: 'App name' });
  fireEvent.change(field, { target: { value: 'Tea Garden' } });
  fireEvent.submit(field);

  await screen.findByText('The app’s layout file still says “Tea House”.');
  expect(screen.getByRole('button', { name: 'Ask in chat' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open the file' }));
  await waitFor(() => expect(here()).toContain('/workspace/code?filePath=layout'));
});
