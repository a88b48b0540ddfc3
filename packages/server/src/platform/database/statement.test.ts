import { expect, test } from 'vitest';
import {
  Columns,
  compile,
  Json,
  Names,
  type Part,
  planAnew,
  planned,
  type Row,
  Statement,
  spelledOut,
} from './statement.ts';

const sql = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Statement<Row[]>(strings, parts, async () => []);

test('parts become one text, and values are numbered across them', () => {
  const where = sql`owner_id = ${'ada'} and ${sql`size > ${3}`}`;

  expect(
    compile(sql`select ${new Names(['id', 'na"me'])} from apps where ${where} limit ${10}`),
  ).toMatchObject({
    text: 'select "id", "na""me" from apps where owner_id = $1 and size > $2 limit $3',
    values: ['ada', 3, 10],
  });
});

test('a row is inserted or assigned, as the words before it say', () => {
  const row = new Columns({ id: 'a', tags: new Json(['x']), due: new Date(0), isDone: true });

  expect(compile(sql`insert into tasks ${row} returning id`).text).toBe(
    'insert into tasks ("id", "tags", "due", "isDone") values ($1, $2::jsonb, $3::timestamptz, $4::boolean) returning id',
  );
  expect(compile(sql`update tasks set ${row} where true`)).toMatchObject({
    text: 'update tasks set "id" = $1, "tags" = $2::jsonb, "due" = $3::timestamptz, "isDone" = $4::boolean where true',
    values: ['a', '["x"]', '1970-01-01T00:00:00.000Z', true],
  });
});

test('an undefined value is refused, as it would become null', () => {
  expect(() => compile(sql`update tasks set ${new Columns({ id: undefined })}`)).toThrow('undefined');
});

test('a number that a plan is to know stands in the text, and nothing else can', () => {
  expect(compile(sql`select 1 limit ${planned(50)} offset ${7}`)).toMatchObject({
    text: 'select 1 limit 50 offset $1',
    values: [7],
  });
  for (const wrong of [-1, 1.5, Number.NaN, '1; drop table apps' as unknown as number]) {
    expect(() => planned(wrong)).toThrow('whole number');
  }
});

test('a statement can ask to be planned for its values', () => {
  const where = sql`size > ${3}`;

  expect(compile(sql`select 1 where ${where}`)).toMatchObject({ isPrepared: true });
  expect(compile(sql`${planAnew}select 1 where ${where}`)).toMatchObject({
    text: 'select 1 where size > $1',
    isPrepared: false,
  });
});

test('spelled out, a statement has its values in it as quoted texts', () => {
  const statement = sql`create index on t (${sql`(data -> ${"it's $1"}::text)`}) where id = ${'a\\b'}`;

  expect(compile(spelledOut(statement))).toMatchObject({
    text: `create index on t ((data -> 'it''s $1'::text)) where id =  E'a\\\\b'`,
    values: [],
  });
});
