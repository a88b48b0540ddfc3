import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo } from 'react';
import type { Range } from '../use-record-rows.ts';
import { boxWidth, type Column, narrowest } from './use-columns.ts';

/** The rows of a range with one more, in order. */
export function withRow(row: number, { first, last }: Range): number[] {
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);
  if (row < 0 || (row >= first && row <= last)) return all;
  return row < first ? [row, ...all] : [...all, row];
}

/** The columns that are in sight, those that stand still and the one with the focus: an entity may have hundreds. */
export function useShownColumns(
  scroller: { current: HTMLDivElement | null },
  columns: readonly Column[],
  active: number,
) {
  const horizontal = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => columns[at]?.width ?? narrowest,
    paddingStart: boxWidth,
    overscan: 2,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const range = {
        first: Math.max(0, startIndex - overscan),
        last: Math.min(count - 1, endIndex + overscan),
      };
      return count === 0 ? [] : [...new Set([0, ...withRow(active - 1, range)])];
    },
  });
  const widths = columns.map(({ width }) => width).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the widths by itself once told to
  useLayoutEffect(() => horizontal.measure(), [horizontal, widths]);
  const key = horizontal
    .getVirtualItems()
    .map(({ index }) => index)
    .join();
  // The same list while the same columns are in sight, so that rows are not drawn anew at each step.
  return useMemo(() => {
    const indexes = key === '' ? columns.keys() : key.split(',').map(Number);
    return [...indexes].flatMap((at) => columns[at] ?? []);
  }, [key, columns]);
}

/** Scrolls sideways as far as it takes to see a column beside the one that stands still. */
export function revealColumn(
  box: HTMLElement | null,
  { left, width, isPinned }: Column,
  pinned: Column | undefined,
) {
  if (!box || isPinned) return;
  const covered = boxWidth + (pinned?.width ?? 0);
  if (left < box.scrollLeft + covered) box.scrollLeft = left - covered;
  else if (left + width > box.scrollLeft + box.clientWidth) box.scrollLeft = left + width - box.clientWidth;
}
