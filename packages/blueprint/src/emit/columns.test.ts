import { expect, test } from 'vitest';
import { anEntity } from '../testing/made-blueprint.ts';
import { tableColumns } from './columns.ts';

test('a table whose columns are days and figures alone shows the note, by which one finds a record again', () => {
  const figures = ['Day: date', 'Done: boolean', 'Litres: number', 'Share: percent', 'Note: text'];
  expect(tableColumns(anEntity('Refill', figures), 7)).toContain('note');
  const named = ['Name', 'Day: date', 'Litres: number', 'Share: percent', 'Note: text'];
  expect(tableColumns(anEntity('Refill', named), 7)).not.toContain('note');
});
