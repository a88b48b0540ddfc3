import type { SortOrder } from '@sayso/contracts/data-views';
import { ArrowDown, ArrowUp, ChevronDown, ShieldCheck } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { t } from '../../../../../texts/data.ts';
import { cn } from '../../../../../ui/cn.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../../../ui/dropdown-menu.tsx';
import { isSortable } from '../fields.ts';
import { boxWidth, type Column } from './use-columns.ts';

export type HeaderActions = {
  sort: (sort: SortOrder | null) => void;
  filter: (key: string) => void;
  hide: (key: string) => void;
  /** Puts a column where another is. */
  move: (key: string, to: string) => void;
  /** By how many columns, to either side. */
  shift: (key: string, by: number) => void;
  widen: (key: string, by: number) => void;
};

type Props = { column: Column; sort: SortOrder | null; isActive: boolean; actions: HeaderActions };

const dragType = 'application/x-sayso-column';
const step = 40;

/** Sorts by a press on its name, is moved by dragging, and has a menu for all that, for the keyboard and for fingers. */
export function HeaderCell({ column, sort, isActive, actions }: Props) {
  const { field, index, isPinned, left, width } = column;
  const [isOver, setIsOver] = useState(false);
  const order = sort?.field === field.key ? sort : null;
  const isNumber = field.kind === 'number' || field.kind === 'integer';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const key = event.dataTransfer.getData(dragType);
    if (key !== '') actions.move(key, field.key);
  };
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={order === null ? 'none' : order.isDescending ? 'descending' : 'ascending'}
      draggable={!column.isResizing}
      onDragStart={(event) => event.dataTransfer.setData(dragType, field.key)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'group/head flex h-full items-center gap-1 bg-sunken pr-2 pl-3',
        isPinned ? 'sticky z-[3]' : 'absolute',
        isNumber && 'flex-row-reverse justify-start pr-3 pl-2',
        isOver && 'shadow-[inset_2px_0_0_var(--color-ink)]',
      )}
      style={{ left: isPinned ? boxWidth : left, width }}
    >
      <SortButton {...{ column, order, isActive, actions }} />
      <ColumnMenu {...{ column, order, isActive, actions }} />
      <ResizeHandle column={column} />
    </div>
  );
}

type MenuProps = { column: Column; order: SortOrder | null; isActive: boolean; actions: HeaderActions };

/** Ascending, then descending, then as before. */
const nextSort = (field: string, order: SortOrder | null): SortOrder | null =>
  order?.isDescending ? null : { field, isDescending: order !== null };

function SortButton({ column: { field, index }, order, isActive, actions }: MenuProps) {
  const Arrow = order?.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      aria-label={t('column.sort', { label: field.label })}
      aria-description={field.property.rls ? t('column.hasRules') : undefined}
      aria-disabled={!isSortable(field) || undefined}
      tabIndex={isActive ? 0 : -1}
      data-cell={`-1:${index}`}
      onClick={() => isSortable(field) && actions.sort(nextSort(field.key, order))}
      className="flex h-8 min-w-0 items-center gap-1.5 rounded-control text-caption text-muted hover:text-ink aria-disabled:cursor-default max-md:h-10"
    >
      <span className="truncate font-medium">{field.label}</span>
      {field.property.rls && (
        <span title={t('column.hasRules')} className="shrink-0">
          <ShieldCheck aria-hidden className="size-3.5" />
        </span>
      )}
      {order && <Arrow aria-hidden className="size-3.5 shrink-0 text-ink" />}
    </button>
  );
}

function ColumnMenu({ column: { field, isPinned }, order, isActive, actions }: MenuProps) {
  const { key, label } = field;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={t('column.menu', { label })}
          tabIndex={isActive ? 0 : -1}
          className="grid size-6 shrink-0 place-items-center rounded-control text-muted opacity-0 hover:bg-filled hover:text-ink focus-visible:opacity-100 group-focus-within/head:opacity-100 group-hover/head:opacity-100 aria-expanded:opacity-100 max-md:size-10 max-md:opacity-100"
        >
          <ChevronDown aria-hidden className="size-3.5" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {isSortable(field) && (
          <>
            <DropdownMenuItem onSelect={() => actions.sort({ field: key, isDescending: false })}>
              {t('column.ascending')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => actions.sort({ field: key, isDescending: true })}>
              {t('column.descending')}
            </DropdownMenuItem>
            {order && (
              <DropdownMenuItem onSelect={() => actions.sort(null)}>{t('column.unsort')}</DropdownMenuItem>
            )}
          </>
        )}
        <DropdownMenuItem onSelect={() => actions.filter(key)}>{t('column.filter')}</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={isPinned} onSelect={() => actions.shift(key, -1)}>
          {t('column.left')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => actions.shift(key, 1)}>{t('column.right')}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => actions.widen(key, -step)}>{t('column.narrower')}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => actions.widen(key, step)}>{t('column.wider')}</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => actions.hide(key)}>{t('column.hide')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** For the mouse; the menu does the same for everybody else. */
function ResizeHandle({ column }: { column: Column }) {
  return (
    <div
      aria-hidden
      // Or the column would be taken along.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      title={t('column.resize', { label: column.field.label })}
      onMouseDown={column.onResizeStart}
      onTouchStart={column.onResizeStart}
      className={cn(
        'absolute top-1.5 right-0 bottom-1.5 w-2 cursor-col-resize touch-none border-transparent border-r-2 hover:border-line-strong',
        column.isResizing && 'border-ink',
      )}
    />
  );
}
