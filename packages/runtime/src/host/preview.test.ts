// @vitest-environment happy-dom
import type { HotUpdate, PreviewManifest } from '@sayso/contracts/preview';
import { beforeEach, expect, test } from 'vitest';
import { setPlace } from '../sdk/origin.ts';
import { componentIn, describeError, fileIn } from './error-report.ts';
import { onParentMessage } from './parent-frame.ts';
import { createPreviewSource } from './preview-source.ts';
import { rememberedName, rememberPreviewed } from './previewed-apps.ts';

setPlace({ mainOrigin: 'https://build.example' });

const manifest = (version: string): PreviewManifest => ({
  version,
  app: {
    id: 'a',
    slug: 's',
    name: 'Garden',
    logo_url: null,
    main_page: null,
    public_settings: 'private_with_login',
  },
  pages: { Tasks: `/_m/${version}/pages/Tasks.js` },
  layout: null,
  css: '',
  record_pages: [],
  diagnostics: [],
});
const update = (version: string, more: Partial<HotUpdate> = {}): HotUpdate => ({
  type: 'hot',
  version,
  modules: [{ path: 'pages/Tasks', url: `/_m/${version}/pages/Tasks.js` }],
  manifest: manifest(version),
  css: null,
  reload: false,
  ...more,
});

let steps: string[] = [];
beforeEach(() => {
  steps = [];
});

const source = (broken: string[] = []) =>
  createPreviewSource(manifest('1'), {
    importModule: async (url) => {
      steps.push(url);
      if (broken.includes(url)) throw new Error('not loaded');
      return { default: () => null };
    },
    refresh: () => steps.push('refresh'),
    reload: () => steps.push('reload'),
  });

test('[B-UNDO-02] going back to a version that ran before runs its modules again', async () => {
  const app = source();
  await app.get().loadPage('Tasks');
  await app.apply(update('2'));
  await app.apply(update('1'));

  const [first, second, , third] = steps;
  expect([first, second]).toEqual(['/_m/1/pages/Tasks.js', '/_m/2/pages/Tasks.js']);
  expect(third).toMatch(/^\/_m\/1\/pages\/Tasks\.js\?again=/);
});

test('an update imports its modules in order, refreshes in place, then shows the new pages', async () => {
  const app = source();
  await app.get().loadPage('Tasks');
  steps = [];
  app.subscribe(() => steps.push(`version ${app.get().version}`));
  const modules = [
    { path: 'components/Card', url: '/_m/2/components/Card.js' },
    { path: 'pages/Tasks', url: '/_m/2/pages/Tasks.js' },
  ];

  await app.apply(update('2', { modules, css: '.a{}' }));

  expect(steps).toEqual(['/_m/2/components/Card.js', '/_m/2/pages/Tasks.js', 'refresh', 'version 2']);
  expect(document.getElementById('sayso-css')?.textContent).toBe('.a{}');
});

test('a changed page that nobody opened is loaded when somebody does', async () => {
  const app = source();
  await app.apply(update('2'));
  expect(steps).toEqual(['refresh']);
  await app.get().loadPage('Tasks');
  expect(steps).toEqual(['refresh', '/_m/2/pages/Tasks.js']);
});

test('a module that cannot be loaded leaves what runs, and the next update is taken', async () => {
  const app = source(['/_m/2/pages/Tasks.js']);
  await app.get().loadPage('Tasks');
  await expect(app.apply(update('2'))).rejects.toThrow('not loaded');
  expect(app.get().version).toBe('1');
  await app.apply(update('3'));
  expect(app.get().version).toBe('3');
});

test('an update that cannot be patched in place starts the frame again', async () => {
  const app = source();
  await app.apply(update('2', { reload: true }));
  expect(steps).toEqual(['reload']);
});

test('[P-RUN-15] a page without a component is said in the words of the specification', async () => {
  const app = createPreviewSource(manifest('1'), {
    importModule: async () => ({}),
    refresh: () => undefined,
    reload: () => undefined,
  });
  await expect(app.get().loadPage('Tasks')).rejects.toThrow('No component found');
});

test('[P-RUN-14] [P-RUN-15] a page that never compiled is there and says why', async () => {
  const problem = (path: string, message: string) => ({ path, message, line: 1, column: 1, code: 'x' });
  const diagnostics = [
    problem('pages/Chart', "Module not found: 'axios'"),
    problem('pages/Chart', 'another one'),
    problem('pages/Empty', 'No component found'),
    // Its last good version runs.
    problem('pages/Tasks', 'Unexpected token'),
    problem('components/Card', 'Unexpected token'),
  ];
  const app = createPreviewSource(
    { ...manifest('1'), diagnostics },
    { importModule: async () => ({ default: () => null }), refresh: () => {}, reload: () => {} },
  ).get();

  expect(app.pageNames).toEqual(['Tasks', 'Chart', 'Empty']);
  await expect(app.loadPage('Chart')).rejects.toThrow(/^Module not found: 'axios'$/);
  await expect(app.loadPage('Empty')).rejects.toThrow(/^No component found$/);
  await app.loadPage('Tasks');
});

test('[P-RUN-18] an app that is previewed is remembered under a key that starts with preview_', () => {
  const { app } = manifest('1');
  expect(rememberedName('a')).toBe(null);
  rememberPreviewed(app);

  expect(Object.keys(localStorage)).toEqual(['preview_a']);
  expect(JSON.parse(localStorage.getItem('preview_a') ?? '')).toMatchObject({ id: 'a', name: 'Garden' });
  expect([rememberedName('a'), rememberedName('b')]).toEqual(['Garden', null]);
  localStorage.setItem('preview_a', '{"name":');
  expect(rememberedName('a')).toBe(null);
});

test('messages are heard from the builder alone', () => {
  const heard: string[] = [];
  const stop = onParentMessage(({ type }) => heard.push(type));
  const say = (origin: string, from: Window | null, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source: from, data }));

  say('https://evil.example', window.parent, { type: 'refresh-page' });
  say('https://build.example', null, { type: 'refresh-page' });
  say('https://build.example', window.parent, { type: 'unknown' });
  say('https://build.example', window.parent, { type: 'navigate', data: { path: '/Tasks' } });
  for (const origin of ['https://evil.example', 'https://build.example']) {
    say(origin, window.parent, { type: 'toggle-visual-edit-mode', data: { enabled: true } });
    say(origin, window.parent, { type: 'update-classes', data: { visualSelectorId: 'a', classes: 'p-4' } });
    say(origin, window.parent, { type: 'unselect-element' });
    say(origin, window.parent, { type: 'toggle-visual-edit-mode', data: { enabled: 'yes' } });
    say(origin, window.parent, { type: 'update-classes', data: { visualSelectorId: 'a', classes: ['p-4'] } });
    say(origin, window.parent, { type: 'update-classes' });
  }
  stop();
  say('https://build.example', window.parent, { type: 'refresh-page' });

  expect(heard).toEqual(['navigate', 'toggle-visual-edit-mode', 'update-classes', 'unselect-element']);
});

test('[P-RUN-16] an error is reported with the component that it came from', () => {
  const stack =
    '\n    at TaskCard (http://x/_m/1/components/TaskCard.js:3:9)\n    at ErrorBoundary (http://x/host.js)';
  expect(componentIn(stack)).toBe('TaskCard');
  expect(fileIn('Error: x\n    at http://x/_m/1/pages/Tasks.js:9:2')).toBe('Tasks');
  expect(describeError(new TypeError('x is undefined'), stack)).toMatchObject({
    title: 'TypeError: x is undefined',
    details: 'x is undefined',
    componentName: 'TaskCard',
  });
  expect(describeError('y'.repeat(2000)).details).toHaveLength(998);
});
