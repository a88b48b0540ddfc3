import { expect, test } from 'vitest';
import { applyBlock } from './apply.ts';
import type { Attributes, Block, BlockType } from './block.ts';
import { formatBlock, formatEdit } from './format.ts';
import { newStandIn } from './left-out.ts';
import { BlockParser } from './parser.ts';

const path = 'pages/Rota';

function block(type: BlockType, attributes: Attributes, body: string): Block {
  for (const event of new BlockParser().push(formatBlock(type, attributes, body))) {
    if (event.type === 'close') return event.block;
  }
  throw new Error('The block was not read');
}

const errorOf = (old: string | undefined, made: Block, asked = 'Change the rota') => {
  const outcome = applyBlock(old === undefined ? {} : { [path]: old }, made, { asked });
  return 'error' in outcome ? outcome.error : undefined;
};
const write = (body: string) => block('write', { path }, body);
const edit = (search: string, replace: string) => block('edit', { path }, formatEdit(search, replace));

const fields = ['title', 'person', 'day', 'from', 'until', 'notes'];
const handlers = fields
  .map(
    (field) =>
      `  const change_${field} = (event) => {\n    setDraft({ ${field}: event.target.value });\n  };`,
  )
  .join('\n');
const inputs = fields
  .map((field) => `      <Input value={draft.${field}} onChange={change_${field}} />`)
  .join('\n');
const page = `export default function Rota() {
  const [draft, setDraft] = useState(initial);
${handlers}
  return (
    <form>
${inputs}
    </form>
  );
}
`;

const harmless = [
  '    ...prev,',
  '    ...initial(),',
  '    ...items,',
  '    ...(rows ?? []),',
  '    ...rest.items.filter(Boolean),',
  '    ...other',
  '    ...existing.map(toRow),',
  '    ...remaining,',
  '  ...args',
  '      {...props}',
  '      {...field}',
  '      ...',
  '  // keep existing rows while loading',
  '  // keep the rest for later',
  '  // the rest of the week is free',
  '  // unchanged rows are skipped',
  '  // saves nothing where the row is unchanged',
  '  // same as above, but for guests',
  '  // ... and then the totals',
  '  // leave others alone: only the owner edits',
  '  /* everything else is read-only */',
  '      {/* existing bookings stay where they are */}',
  '      {/* rest of the form is for admins */}',
  '      # of guests',
];

test.each(harmless)('right code is not taken for code left out: %s', (line) => {
  const [head = '', ...tail] = page.split('\n');
  const longer = [head, line, ...tail].join('\n');
  expect(errorOf(undefined, write(longer)), 'a new file').toBeUndefined();
  expect(errorOf(page, write(longer)), 'a rewrite').toBeUndefined();
  expect(errorOf(page, edit(head, `${head}\n${line}`)), 'an edit').toBeUndefined();
  const replaced = page.replace(
    '  const change_day = (event) => {\n    setDraft({ day: event.target.value });\n  };',
    line,
  );
  if (/^\s*\.{3}./.test(line))
    expect(errorOf(page, write(replaced)), 'in the place of lines').toBeUndefined();
});

test('spreads take the place of lines that they make needless', () => {
  const old = `${page}const all = {\n${fields.map((field) => `  ${field}: prev.${field},`).join('\n')}\n};\n`;
  const fresh = `${page}const all = {\n  ...prev,\n};\n`;
  expect(errorOf(old, write(fresh))).toBeUndefined();
});

const leftOut = [
  '// ... rest of the handlers',
  '// ... existing code ...',
  '// rest of the component stays the same',
  '// the other handlers stay the same',
  '// keep existing handlers',
  '// keep the rest as is',
  '/* ... */',
  '// …',
  '// unchanged',
  '// other handlers unchanged',
  '// same as before',
  '// previous code here',
  '// your code here',
  '// everything else remains unchanged',
];

test.each(leftOut)('code that is gone where a comment stands for it is refused: %s', (comment) => {
  const old = `${page}${'// The end.\nexport const spare = 1;\n'.repeat(20)}`;
  const gone = old.replace(handlers, `  ${comment}`);
  expect(errorOf(old, write(gone))).toContain(`stands for code that was left out`);
  const [first = '', ...others] = handlers.split('\n');
  const [second = ''] = others;
  expect(errorOf(page, edit(`${first}\n${second}`, `  ${comment}`))).toContain('was left out');
});

test('markup that is gone is refused whatever came with the comment', () => {
  const old = `${page}${'export const spare = 1;\n'.repeat(40)}`;
  const gone = old.replace(inputs, '      <Title />\n      {/* ... rest of the form ... */}');
  expect(errorOf(old, write(gone))).toContain('"... rest of the form ..."');
  const line = old.replace(inputs, '      ... rest of the form');
  expect(errorOf(old, write(line))).toContain('"... rest of the form"');
});

test('a comment that says rows are kept is refused only where much is gone and nobody asked for less', () => {
  const old = `${page}${'export const spare = 1;\n'.repeat(60)}`;
  const gone = write(old.replace(`${handlers}\n`, '  // keep existing rows\n'));
  expect(errorOf(old, gone)).toContain('was left out');
  const outcome = applyBlock({ [path]: old }, gone, { asked: 'Remove the form', mayShrink: true });
  expect(outcome).not.toHaveProperty('error');
  expect(
    errorOf(old, edit('  const [draft, setDraft] = useState(initial);', '  // keep existing rows')),
  ).toBeUndefined();
});

test('of a new file, dots that stand for nothing that was ever there are refused', () => {
  expect(errorOf(undefined, write(`${page}// ... rest of the code\n`))).toContain('was left out');
  expect(errorOf(undefined, write(`${page}// ...\n`))).toContain('was left out');
});

test('a line that stands for code is known where the file cannot be read', () => {
  for (const line of ['...', '  … ', '# rest of the code unchanged', '[... existing code ...]'])
    expect(newStandIn(page, `${page}${line}\n`), line).toBe(line.trim());
  for (const line of ['  ...prev,', '  ...(', '  ...[', '# of guests'])
    expect(newStandIn(page, `${page}${line}\n`), line).toBeUndefined();
});

test('a comment about rows, days or prices is not told as left-out code where the file cannot be read', () => {
  for (const line of [
    '// keep the existing rows',
    '// the price is the same as before',
    '// ... and tomorrow',
  ])
    expect(newStandIn(page, `${page}${line}\n`), line).toBeUndefined();
});

test('a long text of stand-ins takes time that grows with its length alone', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `const a${at} = 1; // ... existing code ${at}`).join(
    '\n',
  );
  expect(errorOf(many, write(many.replaceAll('existing', 'other')))).toBeUndefined();
});
