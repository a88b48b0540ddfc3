import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SourceTree } from '../source-tree.ts';
import { type ApplyOptions, applyBlock } from './apply.ts';
import type { Attributes, Block, BlockType } from './block.ts';
import { formatBlock, formatEdit } from './format.ts';
import { BlockParser } from './parser.ts';
import { createTextCleaner } from './stored-text.ts';

function block(type: BlockType, attributes: Attributes, body = ''): Block {
  const parser = new BlockParser();
  for (const event of parser.push(formatBlock(type, attributes, body))) {
    if (event.type === 'close') return event.block;
  }
  throw new Error('The block was not read');
}

function apply(tree: SourceTree, made: Block, options?: ApplyOptions) {
  const outcome = applyBlock(tree, made, options);
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome;
}

const errorOf = (tree: SourceTree, made: Block, options?: ApplyOptions) => {
  const outcome = applyBlock(tree, made, options);
  return 'error' in outcome ? outcome.error : undefined;
};

const page = `export default function Tasks() {
  const title = 'Tasks';
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}
`;

test('a write creates a file and counts its lines', () => {
  const { tree, change } = apply({}, block('write', { path: 'pages/Tasks' }, page));

  expect(tree).toEqual({ 'pages/Tasks': page });
  expect(change).toEqual({ path: 'pages/Tasks', action: 'created', added: 8, removed: 0 });
});

test('an edit changes the searched lines alone', () => {
  const edit = block(
    'edit',
    { path: 'pages/Tasks' },
    formatEdit("  const title = 'Tasks';", "  const title = 'To do';"),
  );

  const { tree, change } = apply({ 'pages/Tasks': page }, edit);

  expect(tree['pages/Tasks']).toBe(page.replace("'Tasks'", "'To do'"));
  expect(change).toMatchObject({ action: 'changed', added: 1, removed: 1 });
});

test('an edit finds its place without trailing space', () => {
  const old = 'a  \nb\t\nc\n';
  expect(
    apply({ layout: old }, block('edit', { path: 'layout' }, formatEdit('a\nb', 'x'))).tree['layout'],
  ).toBe('x\nc\n');
});

test('an edit finds its place at another depth and takes that depth', () => {
  const search = '<main>\n  <h1>{title}</h1>';
  const replace = '<main>\n  <h1>{title}</h1>\n  <ul>\n    <li />\n  </ul>';

  const { tree } = apply(
    { 'pages/Tasks': page },
    block('edit', { path: 'pages/Tasks' }, formatEdit(search, replace)),
  );

  expect(tree['pages/Tasks']).toContain(
    '    <main>\n      <h1>{title}</h1>\n      <ul>\n        <li />\n      </ul>\n    </main>',
  );
});

test('pairs are applied in order, each on what the one before left', () => {
  const edit = block(
    'edit',
    { path: 'layout' },
    `${formatEdit('one', 'two')}\n${formatEdit('two', 'three')}`,
  );
  expect(apply({ layout: 'one\n' }, edit).tree['layout']).toBe('three\n');
});

test('a search that stands twice is refused with the number of its places', () => {
  expect(errorOf({ layout: 'a\nb\na\n' }, block('edit', { path: 'layout' }, formatEdit('a', 'x')))).toContain(
    'in 2 places (lines 1, 3)',
  );
});

test('a search that is missing is refused with the nearest 20 lines', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `const value${index} = compute(${index});`);
  const edit = block('edit', { path: 'layout' }, formatEdit('const value40 = compute(41);', 'x'));

  const error = errorOf({ layout: `${lines.join('\n')}\n` }, edit) ?? '';

  expect(error).toContain('0 matches');
  expect(error).toContain('41: const value40 = compute(40);');
  expect(error.split('\n')).toHaveLength(21);
});

test.each([
  ['no pair', 'hello', 'Expected "<<<<<<< SEARCH"'],
  ['an unfinished pair', '<<<<<<< SEARCH\na\n=======\nb', 'not complete'],
  ['an empty search', formatEdit('', 'b'), 'SEARCH part is empty'],
])('an edit with %s is refused', (_what, body, message) => {
  expect(errorOf({ layout: 'a\n' }, block('edit', { path: 'layout' }, body))).toContain(message);
});

test('a failing pair leaves the whole file as it was', () => {
  const tree = { layout: 'a\nb\n' };
  const edit = block('edit', { path: 'layout' }, formatEdit('a', 'x') + formatEdit('nowhere', 'y'));

  expect(errorOf(tree, edit)).toContain('not found');
  expect(tree).toEqual({ layout: 'a\nb\n' });
});

test('edits put any lines in the place of any unique lines', () => {
  const some = fc.array(fc.stringMatching(/^ {0,4}[a-z(){};]{1,8} {0,2}$/), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(some, some, some, (before, after, fresh) => {
      const search = 'const unique = 1;';
      const old = [...before, search, ...after].join('\n');
      const edit = block('edit', { path: 'layout' }, formatEdit(search, fresh.join('\n')));

      const { tree, change } = apply({ layout: `${old}\n` }, edit);

      expect(tree['layout']).toBe(`${[...before, ...fresh, ...after].join('\n')}\n`);
      expect((change?.added ?? 0) - (change?.removed ?? 0)).toBe(fresh.length - 1);
    }),
    { numRuns: 500 },
  );
});

const task = {
  name: 'Task',
  type: 'object',
  properties: { title: { type: 'string' }, done: { type: 'boolean' } },
  required: ['title', 'done'],
};
const stored = { 'entities/Task': JSON.stringify(task) };
const entityIn = (tree: SourceTree) => JSON.parse(tree['entities/Task'] ?? 'null');

test('an entity block adds to the schema that is there', () => {
  const body = JSON.stringify({ properties: { priority: { type: 'string', enum: ['low', 'high'] } } });

  const entity = entityIn(apply(stored, block('entity', { name: 'Task' }, body)).tree);

  expect(Object.keys(entity.properties)).toEqual(['title', 'done', 'priority']);
  expect(entity.required).toEqual(['title', 'done']);
});

test('an entity block removes a property that it sets to null', () => {
  const entity = entityIn(
    apply(stored, block('entity', { name: 'Task' }, '{"properties":{"done":null}}')).tree,
  );
  expect(entity).toMatchObject({ properties: { title: { type: 'string' } }, required: ['title'] });
  expect(entity.properties).not.toHaveProperty('done');
});

test('an entity block replaces the schema where it says so', () => {
  const replace = block(
    'entity',
    { name: 'Task', mode: 'replace' },
    '{"properties":{"note":{"type":"string"}}}',
  );
  expect(Object.keys(entityIn(apply(stored, replace).tree).properties)).toEqual(['note']);
});

test.each([
  ['text that is no JSON', '{"properties": {\n  oops\n}}', 'line 2, column 3'],
  ['an unknown type', '{"properties":{"a":{"type":"money"}}}', 'properties.a.type'],
  ['another name', '{"name":"Other","properties":{}}', 'The schema is named Other'],
])('an entity with %s is refused', (_what, body, message) => {
  expect(errorOf({}, block('entity', { name: 'Task' }, body))).toContain(message);
});

test('a rename moves the text and keeps its place', () => {
  const tree = { ...stored, layout: 'x\n' };

  const outcome = apply(tree, block('rename', { path: 'entities/Task', to: 'entities/Todo' }));

  expect(Object.keys(outcome.tree)).toEqual(['entities/Todo', 'layout']);
  expect(JSON.parse(outcome.tree['entities/Todo'] ?? '').name).toBe('Todo');
  expect(outcome).toMatchObject({
    renamedFrom: 'entities/Task',
    change: { path: 'entities/Todo', action: 'renamed' },
  });
});

test('a delete takes the file away', () => {
  expect(apply({ layout: 'x\ny\n' }, block('delete', { path: 'layout' }))).toMatchObject({
    tree: {},
    change: { path: 'layout', action: 'deleted', added: 0, removed: 2 },
  });
});

test.each([
  ['write', block('write', { path: 'pages/Tasks' }, page)],
  ['edit', block('edit', { path: 'pages/Tasks' }, formatEdit('    <main>', '    <div>'))],
  ['delete', block('delete', { path: 'pages/Tasks' })],
  ['rename', block('rename', { path: 'pages/Tasks', to: 'pages/Other' })],
])('a frozen file is not touched by a block of type %s', (_type, made) => {
  expect(errorOf({ 'pages/Tasks': page }, made, { frozen: ['pages/Tasks.jsx'] })).toBe(
    'pages/Tasks is frozen and can’t be changed',
  );
});

test.each([
  '// ... rest of the code',
  '{/* rest of the component unchanged */}',
  '// keep existing imports',
  '/* ... existing code ... */',
  '// the other handlers stay the same',
  '// … ',
])('a comment that stands for code left out is refused: %s', (comment) => {
  const written = block('write', { path: 'pages/A' }, page.replace("  const title = 'Tasks';", comment));
  expect(errorOf({ 'pages/A': page }, written)).toContain('was left out');
});

test.each([
  '// Unchanged rows are skipped when saving',
  'const url = "https://a.example/rest of the code";',
  '// the rest of the day is free',
  '{/* Title */}',
])('an ordinary line is not taken for code left out: %s', (line) => {
  expect(errorOf({}, block('write', { path: 'pages/A' }, `${page}${line}\n`))).toBeUndefined();
});

test('a comment that was there before may stay', () => {
  const old = `${page}// ... rest of the code\n`;
  expect(errorOf({ layout: old }, block('layout', {}, old))).toBeUndefined();
});

const long = `${Array.from({ length: 20 }, (_, index) => `const a${index} = ${index};`).join('\n')}\n`;

test('a rewrite that loses over 40% of the lines is refused, unless something was to go', () => {
  const shorter = block('write', { path: 'components/A' }, long.split('\n').slice(0, 11).join('\n'));

  expect(errorOf({ 'components/A': long }, shorter)).toContain('would lose 9 of 20 lines');
  expect(errorOf({ 'components/A': long }, shorter, { mayShrink: true })).toBeUndefined();
});

test('a rewrite that loses its exports is refused', () => {
  const old = 'export const A = 1;\nexport default function B() {}\n';
  expect(
    errorOf(
      { 'components/A': old },
      block('write', { path: 'components/A' }, 'export const A = 1;\nconst b = 2;\n'),
    ),
  ).toContain('the exported default');
});

test.each([
  ['an empty body', '  \n', 'would be empty'],
  ['a NUL', 'a\0b', 'no text'],
  ['half a character', 'a\uD800b', 'no text'],
])('a file with %s is refused', (_what, body, message) => {
  expect(errorOf({}, block('write', { path: 'layout' }, body))).toContain(message);
});

test('assumptions stand in the message alone; what is none is refused', () => {
  const tree = {};
  const assumed = (body: string) =>
    applyBlock(tree, { ...block('suggest', {}, body), attributes: { type: 'suggest', for: 'assumptions' } });

  expect(assumed('[{"about":"In dollars","title":"Use euros","prompt":"use euros"}]')).toEqual({
    tree,
    change: null,
  });
  expect(assumed('[{"title":"Use euros","prompt":"use euros"}]')).toMatchObject({
    error: expect.any(String),
  });
});

test('app settings and suggestions come out beside the sources', () => {
  const tree = { layout: 'x\n' };
  expect(apply(tree, block('set_app', {}, '{"name":"Tasks","main_page":"Home"}'))).toEqual({
    tree,
    change: null,
    app: { name: 'Tasks', main_page: 'Home' },
  });
  expect(apply(tree, block('suggest', {}, '[{"title":"A","prompt":"Add A"}]')).suggestions).toEqual([
    { title: 'A', prompt: 'Add A' },
  ]);
  expect(errorOf(tree, block('set_app', {}, '{"owner":"me"}'))).toContain('owner');
});

const two = { 'pages/Home': page, 'pages/TaskBoards': page, 'components/Row': 'export const Row = 1;\n' };
test.each([
  ['Make the title larger', 'pages/TaskBoards', false],
  ['Make the title larger', 'components/Row', false],
  ['Remove the task board', 'pages/TaskBoards', true],
  ['Remove the task board', 'pages/Home', false],
  ['Remove the task board', 'components/Row', true],
  ['Delete everything and start over', 'pages/Home', true],
  ['Lösche die Tafel', 'pages/TaskBoards', true],
  ['Удали доску', 'pages/TaskBoards', true],
])('"%s": whether %s may go is %s', (asked, path, may) => {
  const error = errorOf(two, block('delete', { path }), { asked });
  if (may) expect(error).toBeUndefined();
  else expect(error).toContain('nobody asked');
});

test('the last page stays; generated blocks may do without', () => {
  const tree = { 'pages/Home': page };
  const gone = block('delete', { path: 'pages/Home' });
  expect(errorOf(tree, gone, { asked: 'Remove the home page' })).toContain('last page');
  expect(errorOf(tree, gone)).toBeUndefined();
});

test.each([
  ['Make the title larger', false],
  ['Let everybody see it without signing in', true],
  ['Mach die App öffentlich', true],
])('"%s": whether who may see the app changes is %s', (asked, may) => {
  const open = block('set_app', {}, '{"public_settings":"public_without_login"}');
  expect(errorOf({}, open, { asked }) === undefined).toBe(may);
});

test.each([
  ['a write', block('write', { path: 'pages/TASKS' }, page)],
  ['a rename', block('rename', { path: 'pages/Home', to: 'pages/TASKS' })],
])('%s to a name that differs from another in case alone is refused', (_what, made) => {
  expect(errorOf({ 'pages/Tasks': page, 'pages/Home': page }, made)).toContain('pages/Tasks');
});

test('a file may be renamed to its own name in another case', () => {
  const moved = block('rename', { path: 'pages/Tasks', to: 'pages/TASKS' });
  expect(errorOf({ 'pages/Tasks': page }, moved)).toBeUndefined();
});

const ruled = {
  'entities/Task': JSON.stringify({ ...task, rls: { read: { created_by: '{{user.email}}' } } }),
};
test('rules are never dropped by leaving them out', () => {
  const replaced = block(
    'entity',
    { name: 'Task', mode: 'replace' },
    '{"properties":{"a":{"type":"string"}}}',
  );
  expect(entityIn(apply(ruled, replaced).tree)).toMatchObject({
    rls: { read: { created_by: '{{user.email}}' } },
  });
  expect(errorOf(ruled, block('entity', { name: 'Task' }, '{"rls":{}}'))).toContain('drop all rules');
  expect(errorOf(ruled, block('entity', { name: 'Task' }, '{"rls":{"read":true}}'))).toBeUndefined();
});

test('more people may see records only where the person spoke of it', () => {
  const opened = block('entity', { name: 'Task' }, '{"rls":{"read":true}}');
  expect(errorOf(ruled, opened, { asked: 'Add a nice heading' })).toContain('nobody asked to change that');
  expect(errorOf(ruled, opened, { asked: '' })).toContain('nobody asked to change that');
  expect(errorOf(ruled, opened, { asked: 'Let visitors read the tasks' })).toBeUndefined();
});

test('all fields of a small entity are not taken away unasked', () => {
  const text = { type: 'string' };
  const schema = { name: 'Note', properties: { a: text, b: text, c: text } };
  const small = { 'entities/Note': JSON.stringify(schema) };
  const other = block('entity', { name: 'Note' }, '{"properties":{"a":null,"b":null,"c":null,"d":{}}}');
  expect(errorOf(small, other, { asked: 'Add a nice heading' })).toContain('lose');
  expect(errorOf(small, other, { asked: 'Replace the fields', mayShrink: true })).toBeUndefined();
});

test.each(['...', '  … ', '# rest of the code unchanged', '[... existing code ...]'])(
  'a line that stands for code left out is refused without being a comment: %s',
  (line) => {
    const written = block('write', { path: 'pages/A' }, page.replace("  const title = 'Tasks';", line));
    expect(errorOf({ 'pages/A': page }, written)).toContain('was left out');
  },
);

test('a text that was damaged on its way is refused; what stood there before may stay', () => {
  const damaged = `${page}// \uFFFD\n`;
  expect(errorOf({}, block('layout', {}, damaged))).toContain('no text');
  expect(errorOf({ layout: damaged }, block('layout', {}, damaged))).toBeUndefined();
});

test('a stream of text is made one that can be stored, whole characters staying whole', () => {
  const clean = createTextCleaner();
  expect([clean('a\uD83D'), clean('\uDE00b\0'), clean('\uDE00'), clean('\uD83D'), clean('c')].join('|')).toBe(
    'a|\u{1F600}b\uFFFD|\uFFFD||\uFFFDc',
  );
});

test('an app that is full takes no more files, and still takes changes', () => {
  const full = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`components/Part${at}`, page]));
  expect(errorOf(full, block('write', { path: 'pages/A' }, page))).toContain('at most 500 files');
  expect(errorOf(full, block('write', { path: 'components/Part1' }, page))).toBeUndefined();
});
