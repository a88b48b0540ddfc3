// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryEntity } from '../kit-gallery/memory-entity.ts';
import { provideEntity } from '../sdk/entity.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { exportRows } from './csv-export.ts';
import { importCsv } from './csv-import.ts';
import { setFormats } from './format.ts';
import { RecordForm, RecordTable } from './kit.ts';
import { plainTitle } from './schema.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(() => {
  leaveKit();
  vi.restoreAllMocks();
  setFormats({});
});

const linkTo = (name: string) => ({ type: 'string' as const, $ref: `/entities/${name}/id` });

function provide(schema: EntityClient['schema'] & { name: string }, rows: Row[]): EntityClient {
  const entity = createMemoryEntity({ schema, rows, behaviour: () => 'answers' });
  provideEntity(entity);
  return entity;
}

/** Tickets are for flights, which are named by their day; two are on one day. */
function provideFlights(): EntityClient {
  setFormats({ locale: 'en-GB' });
  provide({ name: 'Pilot', title: 'Pilot', properties: { name: { type: 'string', title: 'Name' } } }, [
    { id: 'p1', name: 'Ana' },
    { id: 'p2', name: 'Bo' },
  ]);
  provide(
    {
      name: 'Flight',
      title: 'Flight',
      properties: {
        date: { type: 'string', format: 'date', title: 'Date' },
        pilot_id: { ...linkTo('Pilot'), title: 'Pilot' },
      },
      'x-sayso': { titleField: 'date' },
    },
    [
      { id: 'f1', date: '2019-05-03', pilot_id: 'p1' },
      { id: 'f2', date: '2019-05-03', pilot_id: 'p2' },
      { id: 'f3', date: '2019-06-01', pilot_id: 'p2' },
    ],
  );
  return provide(
    {
      name: 'Ticket',
      title: 'Ticket',
      properties: {
        seat: { type: 'string', title: 'Seat' },
        flight_id: { ...linkTo('Flight'), title: 'Flight' },
      },
    },
    [{ id: 't1', seat: 'A1', flight_id: 'f1' }],
  );
}

test('a link to what is named by its day shows the day as the app writes days', async () => {
  showKit(() => <RecordTable entity={provideFlights()} columns={['seat', 'flight_id']} />);
  expect((await screen.findAllByText('3 May 2019')).length).toBeGreaterThan(0);
});

test('in a list to pick from, the latest day is first, and two on one day are told apart', async () => {
  showKit(() => <RecordForm entity={provideFlights()} fields={['flight_id']} />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Flight' }));
  await screen.findByText('1 Jun 2019 · Bo');
  const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(shown()[0]).toBe('1 Jun 2019 · Bo');
  expect(shown().slice(1).toSorted()).toEqual(['3 May 2019 · Ana', '3 May 2019 · Bo']);
  fireEvent.change(screen.getByPlaceholderText('Search flights'), { target: { value: '1 jun' } });
  await screen.findByText('1 Jun 2019 · Bo');
  await expect.poll(() => shown()).toEqual(['1 Jun 2019 · Bo']);
});

test.each([
  [{ type: 'string', format: 'date' }, '2019-05-03', '3 May 2019'],
  [{ type: 'string', format: 'date-time' }, '2019-05-03T14:30:00', '3 May 2019, 14:30'],
  [{ type: 'string', format: 'time' }, '14:30:00', '14:30'],
  [{ type: 'number' }, 1200.5, '1,200.5'],
] as const)('a record that is named by %j is called as such values are written', (at, value, name) => {
  setFormats({ locale: 'en-GB' });
  const schema = { properties: { at }, 'x-sayso': { titleField: 'at' } };
  expect(plainTitle(schema, { id: 'f1', at: value })).toBe(name);
});

test('a file that was exported finds the day again to which a link leads', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const tickets = provideFlights();
  await exportRows(tickets, ['seat', 'flight_id'], [{ id: 't9', seat: 'B2', flight_id: 'f3' }]);
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('B2,2019-06-01');
  await importCsv(tickets, text);
  expect(await tickets.filter({ seat: 'B2' })).toMatchObject([{ flight_id: 'f3' }]);
});
