import type { ViewState } from '@sayso/contracts/data-views';
import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type Field, type Row, widthOf } from '../fields.ts';
import type { ChangeView } from '../use-view.ts';
import { orderedFields, visibleFields } from '../view-state.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
/** Rows come window by window from the server: the table's part are the columns. */
const noRows: Row[] = [];

export const boxWidth = 44;
export const [narrowest, widest] = [60, 900];

/** A column where it is drawn; `left` counts from the grid's own edge. */
export type Column = {
  field: Field;
  /** From 1: column 0 holds the boxes. */
  index: number;
  left: number;
  width: number;
  isPinned: boolean;
  /** What the table library gives for a handle that is dragged. */
  onResizeStart: (event: unknown) => void;
  isResizing: boolean;
};

type Given = { fields: readonly Field[]; view: ViewState; change: ChangeView; room: number };

/** The shown columns with their places, and what changes them. */
export function useColumns({ fields, view, change, room }: Given): { columns: Column[]; width: number } {
  const shown = useMemo(() => visibleFields(fields, view), [fields, view]);
  const definitions = useMemo(
    () =>
      fields.map(
        (field): ColumnDef<typeof features, Row> => ({
          id: field.key,
          size: widthOf(field),
          minSize: narrowest,
          maxSize: widest,
        }),
      ),
    [fields],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    columnResizeMode: 'onChange',
    state: {
      columnSizing: view.widths,
      columnOrder: orderedFields(fields, view.order).map(({ key }) => key),
      columnVisibility: Object.fromEntries(view.hidden.map((key) => [key, false])),
      columnPinning: { start: shown.slice(0, 1).map(({ key }) => key), end: [] },
    },
    onColumnSizingChange: (next) =>
      change(({ widths }) => ({ widths: typeof next === 'function' ? next(widths) : next })),
  });
  const resizing = table.state.columnResizing.isResizingColumn;
  // The library hands out another table at each render, and what hangs on the columns must not follow that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
    const sizes = shown.map(({ key }) => headers.get(key)?.column.getSize() ?? narrowest);
    return placed(shown, stretched(shown, { sizes, view, room }), (key) => ({
      onResizeStart: headers.get(key)?.getResizeHandler() ?? (() => {}),
      isResizing: resizing === key,
    }));
  }, [shown, view, room, resizing]);
}

type Sizing = { sizes: readonly number[]; view: ViewState; room: number };

/** Where there is room left, the columns that nobody drew share it. */
function stretched(shown: readonly Field[], { sizes, view, room }: Sizing): number[] {
  const free = room - boxWidth - sizes.reduce((sum, size) => sum + size, 0);
  const open = shown.filter(({ key }) => view.widths[key] === undefined).length;
  if (free <= 0 || open === 0) return [...sizes];
  return sizes.map((size, at) =>
    view.widths[shown[at]?.key ?? ''] === undefined ? size + Math.floor(free / open) : size,
  );
}

function placed(
  shown: readonly Field[],
  widths: readonly number[],
  more: (key: string) => Pick<Column, 'onResizeStart' | 'isResizing'>,
): { columns: Column[]; width: number } {
  let left = boxWidth;
  const columns = shown.map((field, at): Column => {
    const width = widths[at] ?? narrowest;
    const column = { field, index: at + 1, left, width, isPinned: at === 0, ...more(field.key) };
    left += width;
    return column;
  });
  return { columns, width: left };
}
