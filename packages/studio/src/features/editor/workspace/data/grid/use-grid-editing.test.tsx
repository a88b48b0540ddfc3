import { Fault } from '@sayso/contracts/faults';
import { changeRecords } from '@sayso/contracts/records';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Place } from '../../../../../lib/records.ts';
import { playedScreen, playRecords } from '../../../../../testing/played-records.tsx';
import { newId } from '../../../../../testing/samples.ts';
import { fieldsOf } from '../fields.ts';
import { heldRow, patchRow } from '../record-queries.ts';
import { useRecordRows } from '../use-record-rows.ts';
import { useGridEditing } from './use-grid-editing.tsx';

const { peer, cache, wrapper } = await playedScreen();
beforeEach(() => {
  cleanup();
  window.happyDOM.setURL(peer.origin);
  peer.reset();
  cache.clear();
});
const fields = fieldsOf({ properties: { name: { type: 'string' } } });

type RowsProps = { place: Place; begin: { current: (row: number) => void } };

/** Rows of a grid, of which only the name is drawn and edited. */
function Rows({ place, begin }: RowsProps) {
  const rows = useRecordRows(place, { q: undefined, sort: undefined }, { first: 0, last: 49 });
  const editing = useGridEditing({
    place,
    fieldAt: () => fields[0],
    rowAt: rows.rowAt,
    placeOf: rows.placeOf,
    nameOfRow: (row) => String(row['name']),
    onLeave: () => {},
  });
  begin.current = (row) => editing.begin({ row, col: 1 });
  return (
    <>
      {[0, 1, 2].map((at) => (
        <div key={at} data-testid={`row-${at}`}>
          <span>{String(rows.rowAt(at)?.['name'] ?? '')}</span>
          {editing.inRow(at)?.editor}
        </div>
      ))}
      {editing.question}
    </>
  );
}

async function open() {
  const place = { appId: newId(), entity: 'Visit' };
  const played = playRecords(peer, ['Fig', 'Juno']);
  const begin: RowsProps['begin'] = { current: () => {} };
  render(<Rows place={place} begin={begin} />, { wrapper });
  await screen.findByText('Juno');
  const [fig] = played.rows;
  if (!fig) throw new Error('There is a row');
  const box = () => screen.getByRole('textbox') as HTMLInputElement;
  return {
    ...played,
    place,
    fig,
    box,
    begin: (row: number) => act(() => begin.current(row)),
    type: (text: string) => fireEvent.change(box(), { target: { value: text } }),
    enter: () => fireEvent.keyDown(box(), { key: 'Enter' }),
    stored: () => played.rows.map((row) => row['name']),
  };
}
const question = () => screen.findByRole('dialog', { name: 'Someone changed this while you were editing' });

test('[B-DATA-08] a change that the screen has not heard of is asked about, not written over', async () => {
  const { begin, type, enter, put, fig, stored } = await open();
  begin(0);
  type('Mine');
  put(fig.id, { name: 'Theirs' });
  enter();
  await question();
  expect(screen.getByRole('row', { name: 'Fig Name Theirs Mine' })).toBeTruthy();
  expect(stored()).toEqual(['Theirs', 'Juno']);
  // What is shown meanwhile is what there is.
  expect(screen.getByTestId('row-0').textContent).toBe('Theirs');
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(stored()).toEqual(['Mine', 'Juno']));
});

test('[B-DATA-08] whoever changed another field is in nobody’s way, and their change stays', async () => {
  const { begin, type, enter, put, fig, rows } = await open();
  begin(0);
  type('Mine');
  put(fig.id, { fee: 12 });
  enter();
  await waitFor(() => expect(rows[0]).toMatchObject({ name: 'Mine', fee: 12 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[B-DATA-08] two changes of one’s own, one right after the other, raise no question', async () => {
  const { begin, type, enter, stored } = await open();
  begin(0);
  type('First');
  enter();
  begin(0);
  type('Second');
  enter();
  await waitFor(() => expect(stored()).toEqual(['Second', 'Juno']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the editor goes with its record where the list moves, with what was typed', async () => {
  const { begin, type, enter, rows, made, box, stored } = await open();
  begin(0);
  type('Mine');
  rows.unshift(made({ name: 'New' }));
  await act(() => cache.invalidateQueries());
  await screen.findByText('New');
  expect(screen.getByTestId('row-1').contains(box())).toBe(true);
  expect(box().value).toBe('Mine');
  enter();
  await waitFor(() => expect(stored()).toEqual(['New', 'Mine', 'Juno']));
});

test('what is refused opens again with what was typed, also after “Keep mine”', async () => {
  const { begin, type, enter, put, fig, box } = await open();
  begin(0);
  type('Mine');
  put(fig.id, { name: 'Theirs' });
  enter();
  await question();
  peer.on(changeRecords, () => {
    throw new Fault('invalid', 'Record 1: name: Too long', { fields: { '0.name': 'Too long' } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too long');
  expect(box().value).toBe('Mine');
});

test('a refused change is not taken back over what came meanwhile', async () => {
  const { begin, type, enter, place, fig } = await open();
  let refuse = () => {};
  peer.on(changeRecords, async () => {
    await new Promise<void>((done) => {
      refuse = done;
    });
    throw new Fault('invalid', 'No');
  });
  begin(0);
  type('Mine');
  enter();
  await waitFor(() => expect(peer.callsOf(changeRecords)).toHaveLength(1));
  act(() => patchRow(cache, place, { id: fig.id, name: 'Theirs' }));
  refuse();
  await screen.findByRole('alert');
  expect(heldRow(cache, place, fig.id)).toMatchObject({ name: 'Theirs' });
});

test('a text of several lines is edited as one, whatever its field is called', async () => {
  const { begin, put, fig, box, type, rows } = await open();
  put(fig.id, { name: 'Two\nlines' });
  await act(() => cache.invalidateQueries());
  await waitFor(() => expect(screen.getByTestId('row-0').textContent).toBe('Two\nlines'));
  begin(0);
  expect(box().tagName).toBe('TEXTAREA');
  type('Two\nlines.');
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(rows[0]).toMatchObject({ name: 'Two\nlines.' }));
  const [long] = fieldsOf({ properties: { it: { type: 'string', 'x-sayso': { kind: 'text' } } } });
  expect(long?.kind).toBe('longtext');
});
