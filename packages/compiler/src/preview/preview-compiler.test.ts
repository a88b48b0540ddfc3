import type { SourceTree } from '@sayso/core/source-tree';
import { parseSync } from 'oxc-parser';
import { beforeAll, expect, test } from 'vitest';
import type { Check } from '../check.ts';
import { internalModules } from '../library.ts';
import { hostileSources } from '../testing/hostile-sources.ts';
import { openLibrary } from '../testing/library.ts';
import type { VendorSet } from '../vendor/vendor-set.ts';
import { createPreviewCompiler, type PreviewBuild, type PreviewCompiler } from './preview-compiler.ts';

const vendorOrigin = 'http://vendor.test';
let vendor: VendorSet;
let check: Check;
let compiler: PreviewCompiler;
beforeAll(async () => {
  ({ vendor, check } = await openLibrary());
  compiler = createPreviewCompiler({ vendor, vendorOrigin, check, secret: Buffer.from('secret') });
}, 60_000);

const home = `import { useState } from 'react';
import { Plus, Check as Done } from 'lucide-react';
import { Task } from '@/entities/Task';
import { Card } from '@/components/Card';
export default function Home() {
  const [open] = useState(false);
  return <Card className="data-[state=active]:bg-primary w-[37px] hover:underline"><Plus /><Done />{Task.name}{open}</Card>;
}
`;
const tree: SourceTree = {
  'pages/Home': home,
  'components/Card': 'export function Card({ children }) {\n  return <section>{children}</section>;\n}\n',
  'entities/Task': '{"name":"Task","properties":{"__proto__":{"type":"string"},"title":{"type":"string"}}}',
};

/** Code of a page, or of what a build says is at an address. */
function codeOf(build: PreviewBuild, path: string): string {
  const found = compiler.module(build, build.versions.get(path) ?? '', path);
  if (!found) throw new Error(`No module ${path}`);
  return found.code;
}
const importsOf = (code: string) =>
  parseSync('module.js', code).module.staticImports.map(({ moduleRequest }) => moduleRequest.value);

test('every specifier becomes the address of the library or of a module of the same build', async () => {
  const build = await compiler.build('app', tree);
  expect(build.pages['Home']).toMatch(/^\/_m\/[0-9a-f]{24}\/pages\/Home\.js$/);
  const imports = importsOf(codeOf(build, 'pages/Home'));
  expect(imports).toEqual(
    expect.arrayContaining([
      `${vendorOrigin}${vendor.path('react')}`,
      `${vendorOrigin}${vendor.path(internalModules.jsx)}`,
      `${vendorOrigin}/${vendor.hash}/icons/plus.js`,
      `${vendorOrigin}/${vendor.hash}/icons/check.js`,
      `/_m/${build.versions.get('components/Card')}/components/Card.js`,
      `/_m/${build.versions.get('entities/Task')}/entities/Task.js`,
    ]),
  );
  expect(imports.filter((one) => !/^(?:http:\/\/vendor\.test\/|\/_m\/[0-9a-f]{24}\/)/.test(one))).toEqual([]);
});

test('[P-RUN-13] entities and functions of the app are modules that page code can import', async () => {
  const build = await compiler.build('app', {
    'pages/Home':
      "import { Task, User } from '@/entities/all';\nimport { notify } from '@/functions/notify';\nimport { InvokeLLM } from '@/integrations/Core';\nimport { Task as Same } from '@/api/entities';\nexport default function Home() { return String([Task, User, notify, InvokeLLM, Same]); }",
    'entities/Task': tree['entities/Task'] ?? '',
    'functions/notify': 'Deno.serve(() => new Response("never in a page"));',
  });
  expect(build.diagnostics).toEqual([]);
  const task = codeOf(build, 'entities/Task');
  expect(task).toContain('export const Task = createEntity("Task", JSON.parse(');
  expect(codeOf(build, 'entities/all')).toContain(build.versions.get('entities/Task'));
  expect(codeOf(build, 'functions/notify')).toContain('export const notify = createFunction("notify")');
  expect([...build.graph.values()].some(({ text }) => text.includes('never in a page'))).toBe(false);
});

test('components are registered for refresh under names that stay', async () => {
  const build = await compiler.build('app', tree);
  const code = codeOf(build, 'components/Card');
  expect(code).toMatch(/^import \* as __refresh from "http:\/\/vendor\.test\//);
  expect(code).toContain('__refresh.register(type, "components/Card " + id)');
  expect(parseSync('module.js', code).errors).toEqual([]);
});

test('an address answers for its own version alone', async () => {
  const build = await compiler.build('app', tree);
  const version = build.versions.get('components/Card') ?? '';
  expect(compiler.module(build, version, 'components/Card')).toBeDefined();
  expect(compiler.module(build, version, 'pages/Home')).toBeUndefined();
  expect(compiler.module(build, '0'.repeat(24), 'components/Card')).toBeUndefined();
});

test('a source map leads from the served line back to the written one', async () => {
  const build = await compiler.build('app', tree);
  const found = compiler.module(build, build.versions.get('components/Card') ?? '', 'components/Card');
  const map = JSON.parse(found?.map ?? '{}') as {
    sources: string[];
    sourcesContent: string[];
    mappings: string;
  };
  expect(map.sources).toEqual(['components/Card.tsx']);
  expect(map.sourcesContent).toEqual([tree['components/Card']]);
  expect(map.mappings).not.toBe('');
});

test('styles hold the classes of the sources, arbitrary ones and states too, and none that nobody names', async () => {
  const { css } = await compiler.build('styles', tree);
  for (const selector of ['.data-\\[state\\=active\\]\\:bg-primary', '.w-\\[37px\\]', '.hover\\:underline']) {
    expect(css).toContain(selector);
  }
  expect(css).not.toContain('w-\\[38px\\]');
  const next = await compiler.build('styles', {
    ...tree,
    'components/Card': "export const Card = () => <i className='w-[38px]' />;",
  });
  expect(next.css).toContain('w-\\[38px\\]');
  expect((await compiler.build('other', tree)).css).not.toContain('w-\\[38px\\]');
});

test('what does not parse is reported, and the last good version is served', async () => {
  const good = await compiler.build('app', tree);
  const broken = await compiler.build('app', { ...tree, 'components/Card': 'export function Card( {' }, good);
  expect(broken.diagnostics).toMatchObject([{ path: 'components/Card', line: 1, code: 'syntax' }]);
  expect(broken.versions.get('components/Card')).toBe(good.versions.get('components/Card'));
  expect(broken.pages).toEqual(good.pages);
  expect(compiler.changes(good, broken)).toEqual([]);

  const mended = await compiler.build(
    'app',
    { ...tree, 'components/Card': `${tree['components/Card']}// mended` },
    broken,
  );
  expect(mended.diagnostics).toEqual([]);
  expect(compiler.changes(broken, mended).map(({ path }) => path)).toEqual(['components/Card']);
});

test('without a good version the page says what is wrong, and its importers still run', async () => {
  const build = await compiler.build('app', {
    'pages/Home':
      "import { Card } from '@/components/Card';\nexport default function Home() { return <Card />; }",
    'pages/Broken': "import x from 'axios';\nexport default function Broken() { return x; }",
    'components/Card': 'export function Card( {',
  });
  expect(build.diagnostics.map(({ path }) => path).sort()).toEqual(
    expect.arrayContaining(['components/Card', 'pages/Broken']),
  );
  expect(codeOf(build, 'pages/Broken')).toContain("Module not found: 'axios' (pages/Broken, line 1)");
  expect(codeOf(build, 'components/Card')).toContain('export const Card = Failing');
  expect(codeOf(build, 'pages/Home')).toContain('/components/Card.js');
});

test('a file put back to its last good text never leaves another without the name that it needs', async () => {
  const good = await compiler.build('app', tree);
  const next = await compiler.build(
    'app',
    {
      ...tree,
      'components/Card': 'export function Card( {',
      'pages/Home': home.replace('{ Card }', '{ Card, Frame }'),
    },
    good,
  );
  // The new page wants `Frame`, which the old card lacks: the old page runs on.
  expect(next.pages).toEqual(good.pages);
  expect(next.diagnostics.map(({ path }) => path)).toContain('components/Card');
});

test('hostile sources take nothing in: all that is served leads to the library or the app', async () => {
  for (const [what, text] of Object.entries(hostileSources('/etc/hostname'))) {
    const build = await compiler.build('hostile', { 'pages/Home': text });
    const code = codeOf(build, 'pages/Home');
    const foreign = importsOf(code).filter((one) => !/^(?:http:\/\/vendor\.test\/|\/_m\/)/.test(one));
    expect([what, foreign]).toEqual([what, []]);
    expect([what, parseSync('module.js', code).module.dynamicImports]).toEqual([what, []]);
  }
});
