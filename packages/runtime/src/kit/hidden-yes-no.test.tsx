// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryEntity } from '../kit-gallery/memory-entity.ts';
import { setCurrentUser } from '../sdk/auth.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { Cell, textOf } from './cell.tsx';
import { exportRows } from './csv-export.ts';
import { noReferences } from './data.ts';
import { Chart, RecordCards, RecordTable } from './kit.ts';
import { type Field, fieldOf } from './schema.ts';
import { leaveKit, recordLines, showKit, textsOf } from './testing/kit-page.tsx';

afterEach(() => {
  cleanup();
  leaveKit();
  setCurrentUser(null);
  vi.restoreAllMocks();
});

const paid = fieldOf({ properties: { is_paid: { type: 'boolean', title: 'Paid' } } }, 'is_paid') as Field;

test.each([
  [undefined, '–', ''],
  [null, '–', ''],
  [false, 'No', 'No'],
  [true, 'Yes', 'Yes'],
])('a yes or no that is %j is shown as %s', (value, shown, text) => {
  const { container } = render(
    <Cell field={paid} row={{ id: 'p1', is_paid: value }} references={noReferences} isLong />,
  );
  expect(container.textContent?.trim()).toBe(shown);
  expect(textOf(paid, value, noReferences)).toBe(text);
});

const ines = { id: 'i', email: 'ines@example.com', full_name: 'Ines Soto', role: 'user' } as const;

/** Orders as a server answers them to whoever may not see whether they are paid. */
function paidHidden(entity: EntityClient): EntityClient {
  const { properties } = entity.schema;
  const is_paid = { ...properties['is_paid'], rls: { read: { user_condition: { role: 'admin' } } } };
  const schema = { ...entity.schema, name: entity.name, properties: { ...properties, is_paid } };
  return createMemoryEntity({
    schema,
    rows: [
      { id: '1', number: 'A1' },
      { id: '2', number: 'A2' },
    ],
    behaviour: () => 'answers',
    author: ines.email,
  });
}

test('a table says neither yes nor no of what its reader may not see', async () => {
  setCurrentUser(ines);
  showKit(({ Order }) => <RecordTable entity={paidHidden(Order)} columns={['number', 'is_paid']} />);
  await waitFor(() => expect(recordLines().length).toBeGreaterThan(0));
  expect(new Set(textsOf(recordLines(), 2))).toEqual(new Set(['–']));
});

test.each([
  ['user', false],
  ['admin', true],
] as const)('a filter by a field that only admins see: offered to a %s, %j', async (role, isOffered) => {
  setCurrentUser({ ...ines, role });
  showKit(({ Order }) => (
    <RecordCards entity={paidHidden(Order)} fields={['number', 'is_paid']} filters={['is_paid']} />
  ));
  await screen.findAllByRole('heading');
  expect(screen.queryByRole('button', { name: 'Filters' }) !== null).toBe(isOffered);
});

test('a chart does not count as "No" what its reader may not see', async () => {
  setCurrentUser(ines);
  showKit(({ Order }) => (
    <Chart entity={paidHidden(Order)} title="Paid orders" kind="bar" groupBy="is_paid" agg="count" />
  ));
  expect(await screen.findByText('It’s grouped by “Paid”, which you can’t see.')).toBeDefined();
});

test('in a spreadsheet a yes or no that is not there is an empty cell', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const made: EntityClient[] = [];
  showKit(({ Order }) => {
    made.push(Order);
    return null;
  });
  const [order] = made;
  if (!order) throw new Error('No orders');
  await exportRows(
    order,
    ['number', 'is_paid'],
    [
      { id: '1', number: 1 },
      { id: '2', number: 2, is_paid: false },
    ],
  );
  const lines = (await files[0]?.text())?.trim().split(/\r?\n/);
  expect(lines?.slice(1)).toEqual(['1,', '2,No']);
});
