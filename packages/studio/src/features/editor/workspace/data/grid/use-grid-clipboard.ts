import { useEffect, useRef } from 'react';
import type { Field } from '../fields.ts';
import { type Cell, type Cursor, spanOf } from './cursor.ts';
import type { Column } from './use-columns.ts';

export type ClipboardActions = {
  /** Puts what a range holds on the clipboard. */
  onCopy: (cells: { rows: [number, number]; fields: Field[] }, event: ClipboardEvent) => void;
  /** Takes what is on the clipboard, from a row and a field on. */
  onPaste: (at: { row: number; fields: Field[]; rows: [number, number] }, event: ClipboardEvent) => void;
};
type ClipboardGiven = ClipboardActions & {
  at: Cell;
  cursor: Cursor;
  columns: readonly Column[];
  isEditing: boolean;
};

/** Copy and paste as the browser has them, so that neither asks for permission. */
export function useGridClipboard(scroller: { current: HTMLDivElement | null }, given: ClipboardGiven) {
  const now = useRef(given);
  now.current = given;
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const fieldsIn = (from: number, to?: number) =>
      now.current.columns.slice(from - 1, to).map(({ field }) => field);
    const isOurs = (event: ClipboardEvent) =>
      !now.current.isEditing &&
      now.current.at.row >= 0 &&
      now.current.at.col > 0 &&
      box.contains(event.target as Node);
    const copy = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      const { top, bottom, left, right } = spanOf({ at: now.current.at, anchor: now.current.cursor.anchor });
      now.current.onCopy({ rows: [top, bottom], fields: fieldsIn(Math.max(1, left), right) }, event);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      const { top, bottom, left } = spanOf({ at: now.current.at, anchor: now.current.cursor.anchor });
      now.current.onPaste({ row: top, fields: fieldsIn(Math.max(1, left)), rows: [top, bottom] }, event);
    };
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste);
    };
  }, [scroller]);
}
