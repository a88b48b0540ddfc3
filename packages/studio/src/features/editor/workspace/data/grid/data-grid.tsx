import type { ViewState } from '@sayso/contracts/data-views';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Place } from '../../../../../lib/records.ts';
import type { Field, Row } from '../fields.ts';
import type { NameOf } from '../names.ts';
import type { Range, RecordRows } from '../use-record-rows.ts';
import type { Selection } from '../use-selection.ts';
import type { ChangeView } from '../use-view.ts';
import type { Leave } from './cell-editor.tsx';
import { handleCellKey } from './cell-keys.ts';
import { type Cell, type Cursor, firstCursor, isIn, moved, nextCell, type Size, spanOf } from './cursor.ts';
import { HeaderRow, headerHeight } from './grid-header.tsx';
import { GridRow, rowHeight } from './grid-row.tsx';
import { useColumns } from './use-columns.ts';
import { type ClipboardActions, useGridClipboard } from './use-grid-clipboard.ts';
import { useGridEditing } from './use-grid-editing.tsx';
import { revealColumn, useShownColumns, withRow } from './use-shown-columns.ts';
import { useSlots } from './use-slots.ts';

export type GridProps = ClipboardActions & {
  place: Place;
  label: string;
  fields: readonly Field[];
  view: ViewState;
  change: ChangeView;
  rows: RecordRows;
  onRange: (range: Range) => void;
  nameOf: NameOf;
  nameOfRow: (row: Row, index: number) => string;
  /** Address of the workspace, below which other entities are. */
  base: string;
  gone: ReadonlySet<string>;
  /** Real records stand beside samples, which are told apart then. */
  marksSamples: boolean;
  selection: Selection;
  onOpen: (row: Row) => void;
  onFilter: (key: string) => void;
  /** Whether a change from elsewhere may move what is shown. */
  calm: { current: boolean };
};

/** Records as a spreadsheet has them: only what is in sight is drawn, and only that is fetched. */
export function DataGrid(props: GridProps) {
  const { place, label, fields, view, change, rows, calm } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const { columns, width } = useColumns({ fields, view, change, room });
  const [cursor, setCursor] = useState(firstCursor);
  const wantsFocus = useRef(false);
  const size = { rows: rows.count, cols: columns.length + 1, pageRows: 12 };
  const editing = useGridEditing({
    place,
    fieldAt: (col) => columns[col - 1]?.field,
    rowAt: rows.rowAt,
    placeOf: rows.placeOf,
    nameOfRow: props.nameOfRow,
    onLeave: (from, leave) => goTo({ at: afterEdit(from, leave, size), anchor: null }),
  });
  // What is edited stays the place of the cursor, also where its record moves.
  const wanted = editing.at ?? cursor.at;
  const at: Cell = {
    row: Math.min(wanted.row, Math.max(-1, rows.count - 1)),
    col: Math.min(wanted.col, columns.length),
  };

  const vertical = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    paddingStart: headerHeight,
    scrollPaddingStart: headerHeight,
    // The row that has the focus stays, or the focus would be lost with it.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      withRow(at.row, {
        first: Math.max(0, startIndex - overscan),
        last: Math.min(count - 1, endIndex + overscan),
      }),
  });
  const items = vertical.getVirtualItems();
  const slotOf = useSlots(items.map(({ index }) => index));
  const shownColumns = useShownColumns(scroller, columns, at.col);

  const goTo = (next: Cursor, { focus = true } = {}) => {
    wantsFocus.current = focus;
    setCursor(next);
    if (next.at.row >= 0) vertical.scrollToIndex(next.at.row, { align: 'auto' });
    const column = columns[next.at.col - 1];
    if (column) revealColumn(scroller.current, column, columns[0]);
  };

  useFocus(scroller, wantsFocus, at);
  const first = vertical.range?.startIndex ?? 0;
  const last = vertical.range?.endIndex ?? 20;
  useEffect(() => props.onRange({ first, last }), [props.onRange, first, last]);
  const queryKey = JSON.stringify(rows.query);
  // Another question begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question alone matters
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [queryKey]);
  calm.current = editing.at === null && first < 3 && cursor.anchor === null;
  useGridClipboard(scroller, { at, cursor, columns, isEditing: editing.at !== null, ...props });

  const events = gridEvents({ at, cursor, size, editing, props, goTo, setCursor });
  const span = cursor.anchor === null ? null : spanOf({ at, anchor: cursor.anchor });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.total === null ? -1 : rows.total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-busy={rows.isSettling}
      {...events}
      className="relative h-[600px] overflow-auto rounded-card border border-line bg-surface max-md:h-[min(600px,70dvh)]"
      style={{ scrollPaddingTop: headerHeight }}
    >
      <div className="relative" style={{ height: vertical.getTotalSize() + 1, width: Math.max(width, room) }}>
        <HeaderRow {...props} {...{ at, columns, shownColumns }} width={Math.max(width, room)} />
        {items.map(({ index, start }) => {
          const row = rows.rowAt(index);
          const isInSpan = span !== null && isIn(span, { row: index, col: span.left });
          return (
            <GridRow
              key={slotOf(index)}
              index={index}
              start={start}
              width={Math.max(width, room)}
              row={row}
              columns={shownColumns}
              name={row ? props.nameOfRow(row, index) : ''}
              isSelected={row !== undefined && props.selection.has(row.id)}
              isMarked={props.marksSamples && row?.['is_sample'] === true}
              isGone={row !== undefined && props.gone.has(row.id)}
              activeCol={at.row === index ? at.col : null}
              rangeFrom={isInSpan ? span.left : null}
              rangeTo={isInSpan ? span.right : null}
              editing={editing.inRow(index)}
              nameOf={props.nameOf}
              base={props.base}
              onSelect={props.selection.toggle}
              onOpen={props.onOpen}
            />
          );
        })}
      </div>
      {editing.question}
    </div>
  );
}

type EventsGiven = {
  at: Cell;
  cursor: Cursor;
  size: Size;
  editing: Pick<ReturnType<typeof useGridEditing>, 'at' | 'begin'>;
  props: GridProps;
  goTo: (next: Cursor) => void;
  setCursor: (next: Cursor) => void;
};

/** What keys and presses do in the grid. */
function gridEvents({ at, cursor, size, editing, props, goTo, setCursor }: EventsGiven) {
  const { rows, selection, onOpen } = props;
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || editing.at !== null) return;
    const isFar = event.ctrlKey || event.metaKey;
    const next = event.altKey
      ? null
      : moved({ ...cursor, at }, { key: event.key, isFar, isExtending: event.shiftKey }, size);
    if (next !== null) {
      event.preventDefault();
      goTo(next);
    } else if (
      handleCellKey(event, {
        at,
        rows,
        selection,
        onOpen,
        begin: editing.begin,
      })
    )
      event.preventDefault();
  };
  // However a cell got the focus, keys mean that cell.
  const handleFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (cell !== null && (cell.row !== at.row || cell.col !== at.col)) setCursor({ at: cell, anchor: null });
  };
  const handlePress = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell === null || cell.row < 0 || (editing.at?.row === cell.row && editing.at.col === cell.col))
      return;
    if (event.target instanceof Element && event.target.closest('a, button, input')) {
      setCursor({ at: cell, anchor: null });
      return;
    }
    if (event.shiftKey && cell.col > 0) {
      event.preventDefault();
      goTo({ at: cell, anchor: cursor.anchor ?? at });
    } else goTo({ at: cell, anchor: null });
  };
  const handleDouble = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell !== null && cell.row >= 0 && cell.col > 0) editing.begin(cell);
  };
  return {
    onKeyDown: handleKey,
    onFocus: handleFocus,
    onMouseDown: handlePress,
    onDoubleClick: handleDouble,
  };
}

function cellOf(target: EventTarget): Cell | null {
  const place =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  const [row, col] = place?.split(':').map(Number) ?? [];
  return row === undefined || col === undefined ? null : { row, col };
}

function afterEdit(from: Cell, leave: Leave, size: { rows: number; cols: number; pageRows: number }): Cell {
  if (leave === 'down') return { ...from, row: Math.min(from.row + 1, size.rows - 1) };
  return leave === 'stay' ? from : nextCell(from, leave === 'back', size);
}

/** How wide the grid is drawn. */
function useRoom(scroller: { current: HTMLDivElement | null }): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(() => setRoom(box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, [scroller]);
  return room;
}

/** Gives the focus to the cell that was gone to, once it is drawn. */
function useFocus(
  scroller: { current: HTMLElement | null },
  wanted: { current: boolean },
  { row, col }: Cell,
) {
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${col}"]`);
    if (!cell) return;
    wanted.current = false;
    cell.focus({ preventScroll: true });
  });
}
