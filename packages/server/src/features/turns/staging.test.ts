import { createCheck } from '@sayso/compiler/check';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import type { ApplyOptions } from '@sayso/core/blocks/apply';
import type { Attributes, Block, BlockType } from '@sayso/core/blocks/block';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { BlockParser } from '@sayso/core/blocks/parser';
import type { SourceTree } from '@sayso/core/source-tree';
import { expect, test } from 'vitest';
import { type FixFile, Staging } from './staging.ts';

const check = createCheck(() => undefined).file;
const fix: FixFile = (given) => fixFile({ ...given, libraryExports: () => undefined });
const stage = (base: SourceTree = {}, options: ApplyOptions = {}) =>
  new Staging({ base, check, fix, options });
const page = (name: string, ...imports: string[]) =>
  `${imports.map((file) => `import X from '@/${file}';\n`).join('')}export default function ${name}() {\n  return <p>${name}</p>;\n}\n`;

function block(type: BlockType, attributes: Attributes, body = ''): Block {
  for (const event of new BlockParser().push(formatBlock(type, attributes, body || ' '))) {
    if (event.type === 'close') return event.block;
  }
  throw new Error('The block was not read');
}

test('a page waits for its component, then both are one group', () => {
  const staging = stage();
  staging.take(block('write', { path: 'pages/Home' }, page('Home', 'components/Row')));
  expect(staging.ready()).toBeNull();

  staging.take(block('write', { path: 'components/Row' }, page('Row')));
  const group = staging.ready();

  expect(Object.keys(group ?? {})).toEqual(['pages/Home', 'components/Row']);
  staging.landed(group ?? {}, []);
  expect(staging.ready()).toBeNull();
  expect(Object.keys(staging.live)).toEqual(['pages/Home', 'components/Row']);
});

test('a source that does not compile is refused with its place, and the version before stays', () => {
  const staging = stage({ 'pages/Home': page('Home') });

  const change = staging.take(
    block('write', { path: 'pages/Home' }, 'export default function Home() {\n  return <p>;\n}\n'),
  );

  expect(change).toMatchObject({ path: 'pages/Home', error: expect.stringMatching(/line \d+, column \d+/) });
  expect(staging.ready()).toBeNull();
  expect(staging.files.changes.filter(({ error }) => error !== undefined)).toHaveLength(1);
});

test.each(['...', '  … ', '# rest of the code unchanged', '[... existing code ...]', '...existing code'])(
  'a file that a stand-in for code makes unreadable is told what is missing: %s',
  (line) => {
    const change = stage().take(block('write', { path: 'pages/Home' }, `${page('Home')}${line}\n`));
    expect(change?.error).toMatch(/line \d+, column \d+\)\. ".+" stands for code that was left out/);
  },
);

test('a file that a spread makes unreadable is told its place alone', () => {
  const change = stage().take(block('write', { path: 'pages/Home' }, `${page('Home')}...prev,\n`));
  expect(change?.error).toMatch(/line \d+, column \d+\)$/);
});

test('a later good block takes the error of its file away', () => {
  const staging = stage();
  staging.take(block('write', { path: 'pages/Home' }, 'not ( code'));
  staging.take(block('write', { path: 'pages/Home' }, page('Home')));
  expect(staging.files.changes).toEqual([{ path: 'pages/Home', action: 'created', added: 3, removed: 0 }]);
});

test('two blocks on one file are one change, counted from the start', () => {
  const staging = stage();
  staging.take(block('write', { path: 'pages/Home' }, page('Home')));
  staging.take(block('write', { path: 'pages/Home' }, page('Home').replace('<p>Home', '<p>Hello')));
  expect(staging.files.changes).toEqual([{ path: 'pages/Home', action: 'created', added: 3, removed: 0 }]);
});

test('what still waits at the end is given up and says why', () => {
  const staging = stage();
  staging.take(block('write', { path: 'pages/Home' }, page('Home', 'components/Row')));

  expect(staging.giveUp(false)).toMatchObject([
    { path: 'pages/Home', error: 'It imports components/Row, which does not exist' },
  ]);
  expect(staging.live).toEqual({});
});

test('a file that is imported is not taken away', () => {
  const staging = stage({ 'pages/Home': page('Home', 'components/Row'), 'components/Row': page('Row') });
  staging.take(block('delete', { path: 'components/Row' }));
  expect(staging.ready()).toBeNull();
  expect(staging.giveUp(false)).toMatchObject([
    { path: 'components/Row', error: 'pages/Home still imports it' },
  ]);
});

test('a file changed by hand meanwhile stays, and its block is refused', () => {
  const staging = stage({ 'pages/Home': page('Home') });
  staging.take(block('write', { path: 'pages/Home' }, page('Other')));
  const group = staging.ready() ?? {};

  expect(staging.landed(group, ['pages/Home'])).toMatchObject([
    { error: expect.stringContaining('by hand') },
  ]);
  expect(staging.ready()).toBeNull();
});

test('a renamed file is known by the name that it had before the turn, also after a second rename', () => {
  const staging = stage({ 'entities/Task': '{"name":"Task","properties":{}}\n' });
  staging.take(block('rename', { path: 'entities/Task', to: 'entities/Todo' }));
  staging.landed(staging.ready() ?? {}, []);
  staging.take(block('rename', { path: 'entities/Todo', to: 'entities/Chore' }));
  expect(staging.files.changes).toMatchObject([
    { path: 'entities/Todo', action: 'renamed', from: 'entities/Task' },
    { path: 'entities/Chore', action: 'renamed', from: 'entities/Task' },
  ]);
});

test('an entity with a rule that cannot be read is refused', () => {
  const bad = '{"properties":{"a":{"type":"string"}},"rls":{"read":{"$where":"1"}}}';
  expect(stage().take(block('entity', { name: 'Task' }, bad))?.error).toContain('rls');
});

test('settings and suggestions are kept beside the files', () => {
  const staging = stage();
  expect(staging.take(block('set_app', {}, '{"name":"Tasks"}'))).toBeNull();
  expect(staging.take(block('suggest', {}, '[{"title":"A","prompt":"Add A"}]'))).toBeNull();
  expect(staging).toMatchObject({
    settings: { name: 'Tasks' },
    suggestions: [{ title: 'A', prompt: 'Add A' }],
  });
});

test('a page whose component comes later is given its import at the end', async () => {
  const staging = stage();
  staging.take(
    block('write', { path: 'pages/Home' }, page('Home').replace('<p>Home</p>', '<Row class="a" />')),
  );
  staging.take(block('write', { path: 'components/Row' }, page('Row')));

  expect(await staging.fixAgain()).toMatchObject([
    { path: 'pages/Home', fixes: ['added the missing import of Row'] },
  ]);
  expect(staging.ready()?.['pages/Home']).toContain("import Row from '@/components/Row';");
  expect(await staging.fixAgain()).toEqual([]);
});

test('a rewrite forgets nothing of what was put right, each told once', () => {
  const staging = stage();
  for (let times = 0; times < 2; times += 1) {
    staging.take(
      block('write', { path: 'pages/Home' }, page('Home').replace('<p>', '<p class="a" tabindex="0">')),
    );
  }
  expect(staging.files.changes).toMatchObject([
    { fixes: ['wrote class as className', 'wrote tabindex as tabIndex'] },
  ]);
});

test('what was refused meanwhile stays refused when its file is looked at again', async () => {
  const staging = stage();
  staging.take(block('write', { path: 'pages/Home' }, page('Home').replace('<p>Home</p>', '<Row />')));
  staging.take(block('write', { path: 'pages/Home' }, 'not ( code'));
  staging.take(block('write', { path: 'components/Row' }, page('Row')));

  expect(await staging.fixAgain()).toEqual([]);
  expect(staging.files.changes.filter(({ error }) => error !== undefined)).toHaveLength(1);
});

test('rules that let more people in are named with the change', () => {
  const schema = (read: unknown) =>
    JSON.stringify({
      name: 'Task',
      properties: {},
      rls: { create: false, read, update: false, delete: false },
    });
  const staging = stage({ 'entities/Task': `${schema({ created_by: '{{user.email}}' })}\n` });
  expect(staging.take(block('entity', { name: 'Task', mode: 'replace' }, schema(true)))).toMatchObject({
    warnings: ['Everyone can read all tasks, even without signing in'],
  });
});

test('what a field loses with its choices, its default and its type is named with the change', () => {
  const status = { type: 'string', title: 'Status', enum: ['open', 'done'], default: 'open' };
  const staging = stage({ 'entities/Task': JSON.stringify({ name: 'Task', properties: { status } }) });
  const lay = (property: unknown) =>
    staging.take(block('entity', { name: 'Task' }, JSON.stringify({ properties: { status: property } })));

  expect(lay({ enumNames: ['Open', 'Done'] })).not.toHaveProperty('warnings');
  expect(lay({ enum: null, default: null, type: null })).toMatchObject({
    warnings: [
      '“Status” no longer says what kind of value it holds',
      '“Status” no longer has its choices (Open, Done)',
      '“Status” no longer starts with a value (Open)',
    ],
  });
});

test('a page of a model that is far too long is to be cut; a generated one and an edit of a person’s long page pass', () => {
  const long = (lines: number) => page('Home').replace('<p>Home</p>', `<>${'<p>a</p>\n'.repeat(lines)}</>`);
  const written = block('write', { path: 'pages/Home' }, long(1_000));
  const asked = { asked: 'A page' };
  expect(stage({}, asked).take(written)?.error).toContain(
    'too long for one file. Write its parts as components',
  );
  expect(stage().take(written)).not.toHaveProperty('error');
  const edit = block('edit', { path: 'pages/Home' }, formatEdit('</>;', '<b />\n</>;'));
  const staging = stage({ 'pages/Home': long(1_000) }, asked);
  expect(staging.take(edit)).toMatchObject({ action: 'changed', added: 1 });
});
