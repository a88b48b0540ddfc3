import type { HotUpdate, PreviewManifest } from '@sayso/contracts/preview';
import { expect, test } from 'vitest';
import { createPreviewSource } from './preview-source.ts';

const manifestOf = (version: string): PreviewManifest => ({
  version,
  app: {
    id: 'a',
    slug: 's',
    name: 'App',
    logo_url: null,
    main_page: 'Home',
    public_settings: 'private_with_login',
  },
  pages: { Home: `/Home-${version}`, Other: `/Other-${version}` },
  layout: `/layout-${version}`,
  css: '',
  record_pages: [],
  diagnostics: [],
});

const updateOf = (version: string, more: Partial<HotUpdate> = {}): HotUpdate => ({
  type: 'hot',
  version,
  modules: [{ path: 'components/Card', url: `/Card-${version}` }],
  manifest: manifestOf(version),
  css: null,
  reload: false,
  ...more,
});

/** A source whose loads and refreshes are written down in their order. */
function trial() {
  const done: string[] = [];
  const source = createPreviewSource(manifestOf('1'), {
    importModule: async (url) => {
      if (url.includes('broken')) throw new Error('gone');
      done.push(url);
      return { default: () => null };
    },
    refresh: () => done.push('refresh'),
    reload: () => done.push('reload'),
  });
  return { source, done };
}

test('what is on the screen is loaded anew before React refreshes, so that its state stays', async () => {
  const { source, done } = trial();
  await source.get().loadLayout?.();
  await source.get().loadPage('Home');
  done.length = 0;
  await source.apply(updateOf('2'));
  expect(done.pop()).toBe('refresh');
  expect(done.sort()).toEqual(['/Card-2', '/Home-2', '/layout-2']);
  expect(source.get().version).toBe('2');
});

test('a module that cannot be loaded leaves what runs', async () => {
  const { source } = trial();
  const broken = updateOf('2', { modules: [{ path: 'components/Card', url: '/broken' }] });
  await expect(source.apply(broken)).rejects.toThrow('gone');
  expect(source.get().version).toBe('1');
  await source.apply(updateOf('3'));
  expect(source.get().version).toBe('3');
});

test('an update that says so starts the frame again', async () => {
  const { source, done } = trial();
  await source.apply(updateOf('2', { reload: true }));
  expect(done).toEqual(['reload']);
});

test('new styles replace the old ones in one step', async () => {
  const { source } = trial();
  const others = new Set(document.querySelectorAll('style'));
  await source.apply(updateOf('2', { css: 'p{color:red}' }));
  await source.apply(updateOf('3', { css: 'p{color:blue}' }));
  const ours = [...document.querySelectorAll('style')].filter((style) => !others.has(style));
  expect(ours.map((style) => style.textContent)).toEqual(['p{color:blue}']);
});
