import { expect, test } from 'vitest';
import { Columns, compile, Json, Names, type Part, type Row, Statement } from './statement.ts';

const sql = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Statement<Row[]>(strings, parts, async () => []);

test('parts become one text, and values are numbered across them', () => {
  const where = sql`owner_id = ${'ada'} and ${sql`size > ${3}`}`;

  expect(compile(sql`select ${new Names(['id', 'na"me'])} from apps where ${where} limit ${10}`)).toEqual({
    text: 'select "id", "na""me" from apps where owner_id = $1 and size > $2 limit $3',
    values: ['ada', 3, 10],
  });
});

test('a row is inserted or assigned, as the words before it say', () => {
  const row = new Columns({ id: 'a', tags: new Json(['x']), due: new Date(0), isDone: true });

  expect(compile(sql`insert into tasks ${row} returning id`).text).toBe(
    'insert into tasks ("id", "tags", "due", "isDone") values ($1, $2::jsonb, $3::timestamptz, $4::boolean) returning id',
  );
  expect(compile(sql`update tasks set ${row} where true`)).toEqual({
    text: 'update tasks set "id" = $1, "tags" = $2::jsonb, "due" = $3::timestamptz, "isDone" = $4::boolean where true',
    values: ['a', '["x"]', '1970-01-01T00:00:00.000Z', true],
  });
});

test('an undefined value is refused, as it would become null', () => {
  expect(() => compile(sql`update tasks set ${new Columns({ id: undefined })}`)).toThrow('undefined');
});
