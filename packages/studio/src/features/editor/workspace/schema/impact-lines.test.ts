import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { expect, test } from 'vitest';
import { impactLines } from './impact-lines.ts';
import { placesIn } from './used-by.ts';

const before: EntitySchema = {
  title: 'Repair',
  properties: {
    status: { type: 'string', title: 'Status', enum: ['open', 'done'], enumNames: ['Open', 'Done'] },
    price: { type: 'number', title: 'Price' },
  },
};
const schema: EntitySchema = {
  title: 'Repair',
  properties: {
    status: { type: 'string', title: 'Status', enum: ['done'], enumNames: ['Done'] },
    price: { type: 'integer', title: 'Price' },
    size: { type: 'string', title: 'Size', enum: ['in_between'], enumNames: ['In between'] },
  },
  required: ['size'],
};
const nothing: RecordsReport = {
  records: 3,
  changed: 0,
  unfit_records: 0,
  renamed: [],
  filled: [],
  converted: [],
  removed: [],
  unfit: [],
};
const linesOf = (report: Partial<RecordsReport>) =>
  impactLines('Repair', { schema, stored: before, before, report: { ...nothing, ...report }, uses: [] }).map(
    ({ text }) => text,
  );
const stay = 'Existing values stay as they are until someone edits them.';
const sampled = (...values: unknown[]) => values.map((value, at) => ({ id: `${at}`, value })) as never;

test.each<[string, Partial<RecordsReport>, string[]]>([
  [
    'what is missing',
    { unfit: [{ field: 'size', records: 2, reason: 'x', samples: sampled(null, null) }] },
    ['2 repairs have no “Size”, which is now required.', stay],
  ],
  [
    'one that is missing',
    { unfit: [{ field: 'size', records: 1, reason: 'x', samples: sampled(null) }] },
    ['1 repair has no “Size”, which is now required.', stay],
  ],
  [
    'a choice that is gone, by its label',
    { unfit: [{ field: 'status', records: 2, reason: 'x', samples: sampled('open', 'open') }] },
    ['In 2 repairs, “Status” has a value that’s no longer a choice (“Open”).', stay],
  ],
  [
    'numbers of more than one kind',
    { unfit: [{ field: 'price', records: 3, reason: 'x', samples: sampled(12.5, 3.5, 4.5) }] },
    ['In 3 repairs, “Price” isn’t a whole number, such as 12.5.', stay],
  ],
  [
    'values that others have',
    { unfit: [{ field: 'price', records: 1, reason: 'x', samples: sampled(5), is_duplicate: true }] },
    ['1 repair has the same “Price” as another (5).', stay],
  ],
  [
    'a default, by its label',
    { filled: [{ field: 'size', value: 'in_between', records: 2 }] },
    ['2 repairs without “Size” get “In between”.'],
  ],
])('%s', (_title, report, lines) => {
  expect(linesOf(report)).toEqual(lines);
});

test('one page uses a field, several use it', () => {
  const told = (places: string[]) =>
    impactLines('Repair', {
      schema,
      stored: before,
      before,
      report: null,
      uses: [{ field: 'price', label: 'Price', places }],
    })[0]?.text;
  expect(placesIn(['the Board page'])).toEqual({ places: 'The Board page', count: 1 });
  expect([told(['the Board page']), told(['the Board page', 'the layout'])]).toEqual([
    'The Board page uses “Price” and may stop working until it’s changed.',
    'The Board page and the layout use “Price” and may stop working until they’re changed.',
  ]);
});
