import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldsOf } from '../fields.ts';
import { GridRow, type RowProps } from './grid-row.tsx';

const schema: EntitySchema = { name: 'Repair', properties: { bike: { type: 'string' } } };

const aRow = (changes: Partial<RowProps>) => {
  const [field] = fieldsOf(schema);
  if (field === undefined) throw new Error('No field');
  const place = { index: 1, left: 40, width: 200, isPinned: true };
  const column = { field, ...place, onResizeStart: () => undefined, isResizing: false };
  const given: RowProps = {
    index: 0,
    start: 0,
    width: 400,
    row: { id: '1', bike: 'Atlas', is_sample: true },
    columns: [column],
    name: 'Atlas',
    isSelected: false,
    isGone: false,
    isMarked: false,
    activeCol: null,
    rangeFrom: null,
    rangeTo: null,
    editing: null,
    nameOf: () => null,
    base: '',
    onSelect: () => undefined,
    onOpen: () => undefined,
    ...changes,
  };
  return render(<GridRow {...given} />);
};

test('a sample carries its mark beside its name where samples are told apart, and none elsewhere', () => {
  const { unmount } = aRow({ isMarked: true });
  expect(screen.getByText('Atlas').closest('[role=gridcell]')?.textContent).toBe('AtlasSample');
  unmount();
  aRow({});
  expect(screen.getByText('Atlas').closest('[role=gridcell]')?.textContent).toBe('Atlas');
});
