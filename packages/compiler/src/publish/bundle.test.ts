import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Fault } from '@sayso/contracts/faults';
import type { SourceTree } from '@sayso/core/source-tree';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliText } from '../compress.ts';
import { hostileSources } from '../testing/hostile-sources.ts';
import { bundleApp } from './bundle.ts';
import { createBundler } from './bundler.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayso-bundle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tree: SourceTree = {
  layout: 'export default function Layout({ children }) { return <main className="grid">{children}</main>; }',
  'pages/Home':
    "import { Plus } from 'lucide-react';\nimport { Card } from '@/components/Card';\nimport { Task } from '@/entities/Task';\nexport default function Home() { return <Card className=\"data-[state=active]:underline\"><Plus />{Task.name} only-on-home</Card>; }",
  'pages/About': 'export default function About() { return <p className="mt-[13px]">only-on-about</p>; }',
  'components/Card':
    'export const Card = (p: { className?: string }) => <section {...p} />;\nexport const Unused = () => <b className="p-[77px]">never-shown</b>;',
  'entities/Task': '{"name":"Task","properties":{"title":{"type":"string"}}}',
};

const bundles = createBundler({ most: 1, shrinks: false });
const readAll = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');

test('an app becomes hashed files whose pages load when they are needed', async () => {
  const bundle = await bundles.bundle({ tree, folder });

  expect(Object.keys(bundle.pages).sort()).toEqual(['About', 'Home']);
  const [about = '', home = ''] = [bundle.pages['About']?.[0], bundle.pages['Home']?.[0]];
  for (const name of [bundle.entry, bundle.gate, about, home]) expect(name).toMatch(/^[\w-]+-[\w-]{8}\.js$/);
  expect(await readAll([home])).toContain('only-on-home');
  expect(await readAll([about])).toContain('only-on-about');
  expect(await readAll(bundle.entryFiles)).not.toMatch(/only-on-/);
  expect(await readAll(await everyScript())).not.toContain('never-shown');
}, 30_000);

test('the gate holds nothing of the app, and production code alone is sent', async () => {
  const bundle = await bundles.bundle({ tree, folder });
  const gate = await readAll(bundle.gateFiles);
  expect(gate).not.toMatch(/only-on-|Task|pages\//);
  expect(await readAll(await everyScript())).not.toContain('react-dom-client.development');
  expect(gate).not.toContain('jsxDEV');
}, 30_000);

test('what is published says nothing of where it was written', async () => {
  await bundles.bundle({ tree, folder });
  const all = await readAll(await everyScript());
  expect(all).toContain('only-on-home');
  expect(all).not.toMatch(/lineNumber:|_jsxFileName|pages\/Home#|visual-edit-agent-ready|sayso-outlines/);
}, 30_000);

test('the main page loads few files, none with what other pages alone use, and library and app apart', async () => {
  const large = {
    ...tree,
    'pages/Home': `import { Page, RecordTable } from '@/kit';\n${tree['pages/Home']}\nexport const Parts = [Page, RecordTable];`,
    'pages/About': `import { Page } from '@/kit';\nimport { Card } from '@/components/Card';\nimport { Task } from '@/entities/Task';\nexport default function About() { return <Page title="only-on-about"><Card>{Task.name}</Card></Page>; }`,
    'pages/Charts': `import { Chart, RecordTable } from '@/kit';\nexport default function Charts() { return <><Chart /><RecordTable /></>; }`,
  };
  const filesOf = async (mainPage: string) => {
    const bundle = await bundles.bundle({ tree: large, folder, mainPage });
    const files = new Set([
      ...bundle.entryFiles,
      ...bundle.layout,
      ...(bundle.pages[mainPage] ?? ['no such page']),
    ]);
    return [...files];
  };
  const [home, about] = [await filesOf('Home'), await filesOf('About')];
  expect(home.length).toBeLessThanOrEqual(8);
  expect(about.length).toBeLessThanOrEqual(8);
  expect(await readAll(home)).not.toMatch(/only-on-about/);
  expect(await readAll(about)).not.toMatch(/only-on-home/);
  const library = home.filter((file) => /^(?:base|kit)-/.test(file));
  expect(library).toHaveLength(2);
  expect(await readAll(library)).not.toMatch(/only-on-|"Task"|data-\[state=active\]/);
}, 30_000);

test('the font comes with the app, and is named in the page unless the theme has another', async () => {
  const { css, font, usesFont } = await bundles.bundle({ tree, folder });
  expect((await readFile(join(folder, font))).subarray(0, 4).toString()).toBe('wOF2');
  expect(css).toContain(`src:url("/_f/${font}")`);
  const withFont = (name: string) =>
    bundles.bundle({
      tree: { ...tree, layout: `const theme = { font: '${name}' };\n${tree['layout']}` },
      folder,
    });
  expect([usesFont, (await withFont('inter')).usesFont, (await withFont('mono')).usesFont]).toEqual([
    true,
    true,
    false,
  ]);
}, 30_000);

test('the serif comes with an app whose theme asks for it, and with no other', async () => {
  const layout = `const theme = { font: 'serif' };\n${tree['layout']}`;
  const { css, font, usesFont, files } = await bundles.bundle({ tree: { ...tree, layout }, folder });
  expect([font, usesFont]).toEqual([expect.stringMatching(/^serif-latin-/), true]);
  expect(files).toContain(font);
  expect((await readFile(join(folder, font))).length).toBeLessThan(64 * 1024);
  expect(css).toContain(`font-family:'Source Serif 4 Variable'`);
  const other = await bundles.bundle({ tree, folder });
  expect([...(other.files ?? []), other.css].join()).not.toMatch(/serif-latin/);
}, 30_000);

test('styles are those of what is shown', async () => {
  const { css, cssFile } = await bundles.bundle({ tree, folder });
  expect(await readAll([cssFile])).toBe(css);
  for (const selector of ['.data-\\[state\\=active\\]\\:underline', '.mt-\\[13px\\]', '.grid']) {
    expect(css).toContain(selector);
  }
  expect(css).not.toContain('77px');
}, 30_000);

test('the same sources give the same names, and every file lies there compressed', async () => {
  const [one, two] = [await bundles.bundle({ tree, folder }), await bundles.bundle({ tree, folder })];
  expect(two).toEqual(one);
  for (const file of [...one.entryFiles, one.cssFile]) {
    const plain = await readFile(join(folder, file));
    expect(brotliDecompressSync(await readFile(join(folder, `${file}.br`)))).toEqual(plain);
    expect(gunzipSync(await readFile(join(folder, `${file}.gz`)))).toEqual(plain);
  }
}, 30_000);

test('sources that cannot be bundled are refused with what is wrong, in plain words', async () => {
  const broken = (text: string) => bundles.bundle({ tree: { 'pages/Home': text }, folder });
  const page = 'export default function Home() { return x; }';
  await expect(broken(`import x from 'axios';\n${page}`)).rejects.toMatchObject({
    kind: 'invalid',
    message: "Module not found: 'axios' (pages/Home)",
  });
  await expect(broken(`import x from './Nope';\n${page}`)).rejects.toMatchObject({
    kind: 'invalid',
    message: "can't import file './Nope' because it doesn't exist (pages/Home)",
  });
  const failure = await broken('export default function Home() { return <b>; }').catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Fault);
  expect(String(failure)).not.toMatch(/node_modules|\\u001b|\0|sayso:/);
}, 30_000);

test('a bundle that takes too long is ended and says so, and the next one gets its turn', async () => {
  const hasty = createBundler({ most: 1, longestMs: 1 });
  const late = { kind: 'unavailable', message: expect.stringContaining('took too long') };
  await expect(hasty.bundle({ tree, folder })).rejects.toMatchObject(late);
  await expect(hasty.bundle({ tree, folder })).rejects.toMatchObject(late);
}, 30_000);

test('hostile sources are refused, or bundled without a byte of the disk', async () => {
  const secret = join(folder, 'planted');
  const planted = 'PLANTED_SECRET_OF_THE_DISK';
  for (const end of ['', '.json', '.css', '.js']) {
    await writeFile(
      secret + end,
      end === '.json' ? JSON.stringify({ planted }) : `export default '${planted}';`,
    );
  }
  const target = join(folder, 'hostile');
  for (const [what, text] of Object.entries(hostileSources(secret))) {
    await bundleApp({ tree: { 'pages/Home': text }, folder: target }).catch(() => null);
    const written = await readdir(target).catch(() => []);
    const found: string[] = [];
    for (const file of written.filter((name) => /\.(?:js|css)$/.test(name) || !name.includes('.'))) {
      if ((await readFile(join(target, file), 'utf8')).includes(planted)) found.push(file);
    }
    expect([what, found]).toEqual([what, []]);
    await rm(target, { recursive: true, force: true });
  }
}, 180_000);

const everyScript = async () => (await readdir(folder)).filter((file) => file.endsWith('.js'));

test('files as small as they get take the place of the quick ones in the background, and whoever keeps them is told', async () => {
  const own = await mkdtemp(join(tmpdir(), 'sayso-shrink-'));
  const sizes = async () => {
    const packed = (await readdir(own)).filter((name) => name.endsWith('.br')).sort();
    return Promise.all(packed.map(async (name) => (await stat(join(own, name))).size));
  };
  const told = Promise.withResolvers<string>();
  const shrinking = createBundler({ onShrunk: told.resolve });
  try {
    const { entry } = await shrinking.bundle({ tree, folder: own });
    const quick = await sizes();
    expect(await told.promise).toBe(own);
    const small = await sizes();
    expect(small).toHaveLength(quick.length);
    expect(sum(small)).toBeLessThan(sum(quick));
    const smallest = await brotliText(await readFile(join(own, entry)), 11);
    expect(await readFile(join(own, `${entry}.br`))).toEqual(smallest);
  } finally {
    shrinking.close();
    await rm(own, { recursive: true });
  }
}, 60_000);

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
