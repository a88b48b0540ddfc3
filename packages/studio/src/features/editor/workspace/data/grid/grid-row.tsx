import { Maximize2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { t } from '../../../../../texts/data.ts';
import { t as samples } from '../../../../../texts/samples.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { cn } from '../../../../../ui/cn.ts';
import type { Row } from '../fields.ts';
import type { NameOf } from '../names.ts';
import { CellValue } from './cell-value.tsx';
import { boxWidth, type Column } from './use-columns.ts';

export const rowHeight = 40;

export type RowProps = {
  index: number;
  start: number;
  width: number;
  /** Undefined until its window is there. */
  row: Row | undefined;
  columns: readonly Column[];
  /** What the record is called to those who hear it. */
  name: string;
  isSelected: boolean;
  isGone: boolean;
  /** A sample beside real records. */
  isMarked: boolean;
  /** Column of the keyboard's place in this row. */
  activeCol: number | null;
  /** Columns of the chosen range, ends included. */
  rangeFrom: number | null;
  rangeTo: number | null;
  /** The cell that is being edited, with what edits it. */
  editing: { col: number; editor: ReactNode } | null;
  nameOf: NameOf;
  base: string;
  onSelect: (index: number, isRange: boolean) => void;
  onOpen: (row: Row) => void;
};

/** One record. Drawn anew only where something of it changed, since many pass by while somebody scrolls. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { index, start, width, row, columns, isSelected, isGone, editing } = props;
  const ground = isSelected ? 'bg-filled' : 'bg-surface group-hover:bg-page';
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={cn(
        'group absolute top-0 left-0 flex border-line border-b text-dense [contain:layout_style]',
        ground,
        isGone && 'text-muted line-through',
        editing && 'z-20',
      )}
      style={{ transform: `translateY(${start}px)`, height: rowHeight, width }}
    >
      <BoxCell {...props} ground={ground} />
      {columns.map((column) => (
        <DataCell key={column.field.key} {...props} column={column} row={row} ground={ground} />
      ))}
    </div>
  );
});

function BoxCell(props: RowProps & { ground: string }) {
  const { index, row, name, isSelected, activeCol, ground, onSelect } = props;
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      className={cn('sticky left-0 z-[2] grid place-items-center', ground)}
      style={{ width: boxWidth }}
    >
      {row && (
        <Checkbox
          aria-label={t('select.row', { name })}
          checked={isSelected}
          tabIndex={activeCol === 0 ? 0 : -1}
          data-cell={`${index}:0`}
          onChange={() => {}}
          onClick={(event) => onSelect(index, event.shiftKey)}
        />
      )}
    </div>
  );
}

type CellProps = RowProps & { column: Column; ground: string };

function DataCell(props: CellProps) {
  const { index, row, column, activeCol, rangeFrom, rangeTo, editing, nameOf, base, ground } = props;
  const isEditing = editing?.col === column.index;
  const isActive = activeCol === column.index;
  const isInRange =
    rangeFrom !== null && rangeTo !== null && column.index >= rangeFrom && column.index <= rangeTo;
  const isNumber = column.field.kind === 'number' || column.field.kind === 'integer';
  return (
    <div
      role="gridcell"
      aria-colindex={column.index + 1}
      aria-selected={isInRange || undefined}
      tabIndex={isEditing ? undefined : isActive ? 0 : -1}
      data-cell={`${index}:${column.index}`}
      className={cn(
        'flex min-w-0 items-center px-3 outline-none focus-visible:z-[1] focus-visible:outline-2 focus-visible:outline-accent focus-visible:-outline-offset-2',
        column.isPinned ? cn('sticky z-[1] font-medium', ground) : 'absolute h-full',
        isNumber && 'justify-end',
        isInRange && 'bg-info-soft',
      )}
      style={
        column.isPinned ? { left: boxWidth, width: column.width } : { left: column.left, width: column.width }
      }
    >
      {row === undefined ? (
        <span className="h-3 w-3/5 animate-shimmer rounded-control bg-sunken" />
      ) : (
        <div className={cn('min-w-0', column.isPinned ? 'flex-1' : 'max-w-full', !isNumber && 'w-full')}>
          <div className="w-full" style={{ maxWidth: Math.max(200, column.width - 24) }}>
            <CellValue field={column.field} value={row[column.field.key]} nameOf={nameOf} base={base} />
          </div>
        </div>
      )}
      {column.isPinned && props.isMarked && <Badge className="ml-1.5 px-1.5 py-0">{samples('one')}</Badge>}
      {column.isPinned && row && <OpenButton {...props} row={row} />}
      {isEditing && editing.editor}
    </div>
  );
}

function OpenButton({ row, name, onOpen }: CellProps & { row: Row }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('open', { name })}
      title={t('open', { name })}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(row);
      }}
      className="grid size-7 shrink-0 place-items-center rounded-control text-muted opacity-0 hover:bg-filled hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 max-md:size-10 max-md:opacity-100"
    >
      <Maximize2 aria-hidden className="size-3.5" />
    </button>
  );
}
