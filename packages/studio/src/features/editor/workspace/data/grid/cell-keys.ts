import type { KeyboardEvent } from 'react';
import type { Row } from '../fields.ts';
import type { RecordRows } from '../use-record-rows.ts';
import type { Selection } from '../use-selection.ts';
import type { Cell } from './cursor.ts';

type CellKeys = {
  at: Cell;
  rows: RecordRows;
  selection: Selection;
  onOpen: (row: Row) => void;
  begin: (cell: Cell, typed?: string) => boolean;
};

/** What a key does in a cell; false where the browser knows better. */
export function handleCellKey(
  event: KeyboardEvent,
  { at, rows, selection, onOpen, begin }: CellKeys,
): boolean {
  if (at.row < 0) return false;
  const row = rows.rowAt(at.row);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  // The box itself knows a plain press.
  if (event.key === ' ' && event.shiftKey) {
    selection.toggle(at.row, false);
    return true;
  }
  if (event.key === 'Enter' && event.shiftKey && row) {
    onOpen(row);
    return true;
  }
  if (at.col === 0) return false;
  if (event.key === 'Enter' || event.key === 'F2') {
    begin(at);
    return true;
  }
  // Typing begins anew, as in every spreadsheet.
  return event.key.length === 1 && isPlain && event.key !== ' ' && begin(at, event.key);
}
