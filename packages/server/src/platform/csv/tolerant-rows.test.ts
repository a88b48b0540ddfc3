import { expect, test } from 'vitest';
import { tolerantRows } from './tolerant-rows.ts';

async function read(text: string, columns: number | null = 3) {
  const rows = [];
  for await (const row of tolerantRows(Buffer.from(text), { delimiter: ',', columns })) rows.push(row);
  return rows;
}
const cells = (line: number, ...given: string[]) => ({ line, cells: given });

test.each<[string, string, unknown[]]>([
  [
    'quoted cells of several lines',
    'a,b,c\r\n1,"x\r\ny",3\r\n4,5,6',
    [cells(1, 'a', 'b', 'c'), cells(2, '1', 'x\r\ny', '3'), cells(4, '4', '5', '6')],
  ],
  [
    'empty lines',
    '\n\na,b,c\n\n1,é,3\n,,\n4,5,6\n',
    [cells(3, 'a', 'b', 'c'), cells(5, '1', 'é', '3'), cells(7, '4', '5', '6')],
  ],
  ['an inch sign', 'a,b,c\n1,5" n,3\n', [cells(1, 'a', 'b', 'c'), cells(2, '1', '5" n', '3')]],
  ['short rows', 'a,b,c\n1\n', [cells(1, 'a', 'b', 'c'), cells(2, '1')]],
  ['trailing commas', 'a,b,c\n1,2,3,,\n', [cells(1, 'a', 'b', 'c'), cells(2, '1', '2', '3', '', '')]],
])('%s are read, with the line that each begins at', async (_what, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test('a broken line is told, and the others are read', async () => {
  const rows = await read('a,b,c\n1,"x,2\n3,4,5\n6,"q",7\nz,"y"y,x\n8,9,10,11\n12,"open,13\n14,15,16\n');
  expect(rows.flatMap((row) => ('cells' in row ? row.line : []))).toEqual([1, 3, 4, 5, 8]);
  expect(rows.flatMap((row) => ('why' in row ? row.line : []))).toEqual([2, 6, 7]);
});

test('an open quote that another row closes costs its own line and not the row between', async () => {
  const rows = await read('a,b,c\n1,"x,2\n3,4,y\n5,6"\n7,8,9\n');
  expect(rows.flatMap((row) => ('cells' in row ? row.line : []))).toEqual([1, 3, 5]);
  expect(rows.flatMap((row) => ('why' in row ? row.line : []))).toEqual([2, 4]);
});

test('a broken first line is read without its quotes, as it names the columns', async () => {
  const rows = await read('a,b,"c\n1,"x,2\n3,4,5\n', null);
  expect(rows[0]).toEqual(cells(1, 'a', 'b', 'c'));
  expect(rows.slice(1)).toEqual([{ line: 2, why: expect.any(String) }, cells(3, '3', '4', '5')]);
});

test('a quote that never ends costs its line, in a long file as well', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => (at === 900 ? '900,"open,x' : `${at},y,z`));
  const rows = await read(lines.join('\n'));
  expect(rows).toHaveLength(20_000);
  expect(rows.flatMap((row) => ('why' in row ? row.line : []))).toEqual([901]);
});

test('a file of nothing but broken lines is given up, and told so', async () => {
  const rows = await read('x,"y,z\n'.repeat(5_000));
  expect(rows.length).toBeLessThan(300);
  expect(rows.at(-1)).toMatchObject({ why: expect.stringMatching(/nothing from here on/) });
});

test('a file without rows is read as one', async () => {
  expect(await read('')).toEqual([]);
  expect(await read('a,b,c', null)).toEqual([cells(1, 'a', 'b', 'c')]);
});
