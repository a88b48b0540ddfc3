import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { mainPage } from '@sayso/blueprint/emit/main-page';
import { buildBlueprint } from '@sayso/blueprint/plan/build';
import { read } from '@sayso/blueprint/read/read';
import type { Archetype } from '@sayso/core/blueprint-schema';
import { BuiltApp, type Maker } from '@sayso/e2e/acceptance/built-app';
import { descriptions as first } from '@sayso/e2e/acceptance/descriptions';
import { ApiClient } from '@sayso/e2e/support/api';
import { startProduct } from '@sayso/e2e/support/product';
import { launchBrowser } from '../support/browser.ts';
import { loadSets } from './descriptions.ts';

/**
 * `node bench/generation/gallery.ts [--ids a,b] [--folder F]` builds twelve descriptions of different kinds, takes pictures of
 * the page that is typical of each (1440 and 390 px, both themes, at half size) and writes docs/gallery.md.
 */
const { values: asked } = parseArgs({
  options: { ids: { type: 'string', default: '' }, folder: { type: 'string' } },
});
const docs = resolve(import.meta.dirname, '../../docs');
const folder = resolve(asked.folder ?? join(docs, 'images/gallery'));
const run = promisify(execFile);

/** What is shown: a description, and the kind of page that is typical of it. */
const shown: readonly (readonly [string, Archetype])[] = [
  ['ex-gym', 'dashboard'],
  ['ex-recruiting', 'kanban'],
  ['a-physio', 'booking'],
  ['a-bookkeeper', 'landing'],
  ['a-estate', 'public-form'],
  ['b-ceramics', 'portfolio'],
  ['b-cycleblog', 'blog'],
  ['a-forklift', 'quiz'],
  ['a-canteen', 'feedback'],
  ['a-nightshift', 'chat'],
  ['b-memory', 'game'],
  ['a-mortgage', 'calculator'],
];
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
] as const;
const themes = ['light', 'dark'] as const;

const all = [...loadSets(['known-work', 'known-life']).flatMap(({ file }) => file.prompts), ...first];

/** Address of the typical page; visitors' pages are opened by their own name too. */
const pageOf = (prompt: string, archetype: Archetype): string => {
  const { pages } = buildBlueprint(read(prompt));
  return pages.find((page) => page.archetype === archetype)?.name ?? '';
};

/** What the app is called, and which of its pages the pictures show. */
const headOf = (prompt: string, archetype: Archetype): { name: string; says: string } => {
  const blueprint = buildBlueprint(read(prompt));
  const page = blueprint.pages.find((one) => one.archetype === archetype);
  const who = page?.public ? ', as visitors see it' : '';
  const place = page?.id === mainPage(blueprint)?.id ? ', with which it opens' : '';
  return { name: blueprint.app.name, says: `The page "${page?.label ?? archetype}"${place}${who}.` };
};

const pathOf = (id: string, size: string, theme: string) => join(folder, `${id}-${size}-${theme}.png`);

async function takePictures(maker: Maker, id: string, archetype: Archetype): Promise<void> {
  const prompt = promptOf(id);
  const built = await BuiltApp.build(maker, prompt);
  for (const { name, ...viewport } of sizes)
    for (const colorScheme of themes) {
      const context = await maker.browser.newContext({
        viewport,
        colorScheme,
        deviceScaleFactor: 0.5,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(([key, mode]) => localStorage.setItem(key, mode), [
        `mode:${built.app.id}`,
        colorScheme,
      ] as const);
      const view = new BuiltApp(maker, { app: built.app, context, page: await context.newPage() });
      await view.visit(pageOf(prompt, archetype));
      await view.page.waitForLoadState('networkidle');
      await view.page.screenshot({ path: pathOf(id, name, colorScheme) });
      await view.close();
    }
  await built.close();
}

const promptOf = (id: string): string => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`No description ${id}`);
  return found.prompt;
};

/** Fewer colours make small files, where ImageMagick is there to take them away; soft grounds would show bands. */
const shrink = async (path: string) => {
  const { stdout } = await run('identify', ['-format', '%k', path]).catch(() => ({ stdout: '' }));
  if (stdout !== '' && Number(stdout) < 3000)
    await run('convert', [path, '+dither', '-colors', '240', `PNG8:${path}`]).catch(() => undefined);
};

const isAsked = ([id]: (typeof shown)[number]) => asked.ids === '' || asked.ids.split(',').includes(id);
await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await launchBrowser();
try {
  const { api } = await new ApiClient(product.port).signUp('Ada');
  for (const [id, archetype] of shown.filter(isAsked)) {
    await takePictures({ api, browser }, id, archetype);
    process.stdout.write(`${id}\n`);
  }
} finally {
  await browser.close();
  await product.dispose();
}
for (const [id] of shown.filter(isAsked))
  for (const { name } of sizes) for (const theme of themes) await shrink(pathOf(id, name, theme));
if (asked.ids === '' && asked.folder === undefined) await writeFile(join(docs, 'gallery.md'), page());

function page(): string {
  const parts = shown.map(([id, archetype]) => {
    const { name, says } = headOf(promptOf(id), archetype);
    const cell = (size: string, theme: string) =>
      `![${archetype}, ${size} px, ${theme}](images/gallery/${id}-${size}-${theme}.png)`;
    return [
      `## ${name}`,
      says,
      `> ${promptOf(id)
        .replace(/\s*\n\s*/g, ' ')
        .slice(0, 280)}${promptOf(id).length > 280 ? ' …' : ''}`,
      ...themes.map((theme) => `${cell('1440', theme)} ${cell('390', theme)}`),
    ].join('\n\n');
  });
  return `${['# Twelve apps as they were built', 'Each was made by the built-in builder from the words above it, without a model and without a hand, and opened at once. The pictures are half their size. `node bench/generation/gallery.ts` takes them anew.', ...parts].join('\n\n')}\n`;
}
