// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryEntity } from '../kit-gallery/memory-entity.ts';
import type { MemorySchema } from '../kit-gallery/memory-store.ts';
import { provideEntity } from '../sdk/entity.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { Chart } from './chart.tsx';
import { Checklist } from './checklist.tsx';
import { Page } from './page.tsx';
import { RecentRecords } from './recent-records.tsx';
import { RecordBoard } from './record-board.tsx';
import { RecordCalendar } from './record-calendar.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordDetail } from './record-detail.tsx';
import { RecordTable } from './record-table.tsx';
import { SampleRemoval } from './sample-note.tsx';
import { Stat } from './stat.tsx';
import { leaveKit, recordLines, showKit, textsOf } from './testing/kit-page.tsx';
import { Totals } from './totals.tsx';

afterEach(leaveKit);

const schema: MemorySchema = {
  name: 'Repair',
  title: 'Repair',
  properties: {
    bike: { type: 'string' },
    price: { type: 'number', 'x-sayso': { kind: 'money', currency: 'EUR' } },
    state: { type: 'string', enum: ['open', 'done'], enumNames: ['Open', 'Done'] },
    day: { type: 'string', format: 'date' },
    done: { type: 'boolean' },
  },
  'x-sayso': { titleField: 'bike' },
};
const today = new Date().toLocaleDateString('sv');
const record = (bike: string, price: number, is_sample: boolean): Row => ({
  id: bike,
  bike,
  price,
  state: 'open',
  day: today,
  done: is_sample,
  is_sample,
  // By name, a sample would stand first; by age, too.
  created_date: is_sample ? '2026-03-01T10:00:00.000Z' : '2026-02-01T10:00:00.000Z',
});
const some = [record('Atlas', 100, true), record('Brio', 200, true)];
const real = record('Zephyr', 30, false);

function repairs(rows: readonly Row[]): EntityClient {
  const client = createMemoryEntity({ schema, rows });
  provideEntity(client);
  return client;
}
const firstCells = () => textsOf(recordLines(), 1);

test('beside real records samples are marked, and real ones stand above them in the order a list opens with', async () => {
  const Repair = repairs([...some, real]);
  showKit(() => <RecordTable entity={Repair} columns={['bike', 'price']} sort="bike" />);

  await waitFor(() => expect(firstCells()).toEqual(['Zephyr', 'AtlasSample', 'BrioSample']));
  // Whoever sorts by themselves gets that order alone.
  fireEvent.click(screen.getByRole('button', { name: 'Bike' }));
  await waitFor(() => expect(firstCells()).toEqual(['Zephyr', 'BrioSample', 'AtlasSample']));
  fireEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(firstCells()).toEqual(['Zephyr', 'AtlasSample', 'BrioSample']));
  fireEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(firstCells()).toEqual(['BrioSample', 'AtlasSample', 'Zephyr']));
});

test('the first real record marks the samples that stood there unmarked', async () => {
  const Repair = repairs(some);
  showKit(() => <RecordTable entity={Repair} columns={['bike', 'price']} />);
  await waitFor(() => expect(firstCells()).toEqual(['Atlas', 'Brio']));

  await Repair.create({ bike: 'Comet', price: 5 });

  await waitFor(() => expect(firstCells()).toEqual(['Comet', 'AtlasSample', 'BrioSample']));
});

test('of the newest, real records stand above samples of a later day', async () => {
  const later = some.map((row) => ({ ...row, day: '2099-01-01' }));
  const Repair = repairs([...later, { ...real, day: '2026-01-01' }]);
  showKit(() => <RecentRecords title="Newest" entity={Repair} fields={['bike', 'day']} />);

  await screen.findByText('Zephyr');
  const shown = document.body.textContent ?? '';
  expect(shown.indexOf('Zephyr')).toBeLessThan(shown.indexOf('Atlas'));
});

test('cards, a board, a calendar, a checklist, the newest and a record’s own page mark samples', async () => {
  const Repair = repairs([...some, real]);
  showKit(
    () => (
      <>
        <section aria-label="cards">
          <RecordCards entity={Repair} fields={['price']} />
        </section>
        <section aria-label="board">
          <RecordBoard entity={Repair} field="state" cardFields={['price']} sumField="price" />
        </section>
        <section aria-label="calendar">
          <RecordCalendar entity={Repair} dateField="day" />
        </section>
        <section aria-label="checklist">
          <Checklist entity={Repair} />
        </section>
        <section aria-label="newest">
          <RecentRecords title="Newest" entity={Repair} fields={['bike', 'price']} />
        </section>
        <section aria-label="detail">
          <RecordDetail entity={Repair} fields={['price']} listPage="Repairs" />
        </section>
      </>
    ),
    { path: '/?id=Brio' },
  );
  const marks: Record<string, number> = {
    cards: 2,
    board: 2,
    calendar: 2,
    checklist: 2,
    newest: 2,
    detail: 1,
  };
  for (const [name, count] of Object.entries(marks)) {
    const part = within(screen.getByRole('region', { name }));
    expect(await part.findAllByText('Sample'), name).toHaveLength(count);
  }
  const list = within(screen.getByRole('region', { name: 'checklist' }));
  expect(list.getByText('0 of 1')).toBeDefined();
  const board = within(screen.getByRole('region', { name: 'board' }));
  // All three cards are there; what is summed is the real one.
  const column = within(board.getByRole('region', { name: 'Open' }));
  expect(await column.findByText('€30')).toBeDefined();
  expect(column.getByText('3')).toBeDefined();
});

test('samples count as long as there is nothing else, and never beside real records', async () => {
  const Repair = repairs(some);
  showKit(() => (
    <>
      <Stat label="Repairs" entity={Repair} agg="count" />
      <Stat label="Turnover" entity={Repair} agg="sum" field="price" />
      <Totals
        title="By state"
        entity={Repair}
        groupBy="state"
        items={[{ label: 'Turnover', agg: 'sum', field: 'price' }]}
      />
      <Chart title="Per state" entity={Repair} kind="donut" agg="count" groupBy="state" />
    </>
  ));
  const figure = () => screen.getByText('Repairs').closest('[data-slot=card]')?.textContent;
  await waitFor(() => expect(figure()).toBe('Repairs2'));
  expect(await screen.findByText('€300')).toBeDefined();
  expect((await screen.findAllByText('€300.00')).length).toBeGreaterThan(0);

  await Repair.create({ bike: 'Zephyr', price: 30, state: 'done' });

  expect(await screen.findByText('€30')).toBeDefined();
  await waitFor(() => expect(figure()).toBe('Repairs1'));
  await waitFor(() => expect(screen.queryByText('€300.00')).toBeNull());
  expect((await screen.findAllByText('€30.00')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('Open')).toBeNull());
});

test('a page of samples alone says so once, and lets its maker remove them', async () => {
  const Repair = repairs(some);
  const remove = vi.fn();
  showKit(() => (
    <SampleRemoval value={remove}>
      <Page title="Repairs">
        <RecordTable entity={Repair} columns={['bike']} />
        <Stat label="Repairs" entity={Repair} agg="count" />
      </Page>
    </SampleRemoval>
  ));
  expect(await screen.findAllByText('These are sample records.')).toHaveLength(1);
  expect(screen.queryByText('Sample')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(remove).toHaveBeenCalledOnce();

  await Repair.create({ bike: 'Comet' });
  await waitFor(() => expect(screen.queryByText('These are sample records.')).toBeNull());
});

test('whoever cannot have samples removed is offered no button, and a page without samples says nothing', async () => {
  const Repair = repairs(some);
  const { Order } = showKit(({ Order: orders }) => (
    <Page title="All">
      <RecordTable entity={Repair} columns={['bike']} />
      <RecordTable entity={orders} columns={['number']} />
    </Page>
  ));
  expect(await screen.findByText('The repairs here are samples.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
  expect(await Order.count()).toBe(42);
  await Repair.deleteMany({});
  await waitFor(() => expect(screen.queryByText('The repairs here are samples.')).toBeNull());
});
