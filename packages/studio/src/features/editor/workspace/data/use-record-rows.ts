import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Place } from '../../../../lib/records.ts';
import type { Row } from './fields.ts';
import { countOptions, type RecordQuery, windowOptions, windowRows } from './record-queries.ts';

export type Range = { first: number; last: number };

/** Rows of a query by their place in it; those that no window brought yet are undefined. */
export type RecordRows = {
  /** Of which query these are: the one before stays until the next one's first rows are there. */
  query: RecordQuery;
  isSettling: boolean;
  /** Of how many it is known where they stand: at least those that are there. */
  count: number;
  /** How many there are; null until they are counted, and where they could not be. */
  total: number | null;
  /** Why they could not be counted. */
  uncounted: Error | null;
  rowAt(index: number): Row | undefined;
  /** Where a record stands, among those that are loaded around what is in sight. */
  placeOf(id: string): number | undefined;
  status: 'pending' | 'error' | 'success';
  error: Error | null;
  /** Windows further down that could not be loaded. */
  hasGap: boolean;
  retry(): void;
  recount(): void;
};

const isSame = (one: RecordQuery, other: RecordQuery) => one.q === other.q && one.sort === other.sort;

/** The records of a query, window by window as the grid comes to them. */
export function useRecordRows(place: Place, wanted: RecordQuery, range: Range): RecordRows {
  const ahead = useQuery(windowOptions(place, wanted, 0));
  const [query, setQuery] = useState(wanted);
  if (!isSame(query, wanted) && !ahead.isPending) setQuery(wanted);
  const counted = useQuery(countOptions(place, query.q));
  const at = windowsOf(range);
  // The list is made anew at each render; what it names is all that counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const combine = useCallback(
    (results: UseQueryResult<Row[]>[]) => ({
      windows: new Map(at.map((index, nth) => [index, results[nth]])),
    }),
    [at.join()],
  );
  const { windows } = useQueries({ queries: at.map((index) => windowOptions(place, query, index)), combine });
  const first = windows.get(0);
  const held = first?.data?.length ?? 0;
  const failed = [...windows.values()].find((window) => window?.isError && window.data === undefined);
  const isThere = counted.data !== undefined && !counted.isPlaceholderData;
  return {
    query,
    isSettling: !isSame(query, wanted),
    // Until it is counted, the rows that are there are shown.
    count: isThere ? counted.data : Math.max(held, first === undefined ? (counted.data ?? 0) : 0),
    total: isThere ? counted.data : null,
    uncounted: isThere ? null : counted.error,
    placeOf: (id) => {
      for (const [at, window] of windows) {
        const nth = window?.data?.findIndex((row) => row.id === id) ?? -1;
        if (nth >= 0) return at * windowRows + nth;
      }
      return undefined;
    },
    rowAt: (index) => windows.get(Math.floor(index / windowRows))?.data?.[index % windowRows],
    // What was shown before stays until there is something else to show.
    status: isSame(query, wanted) ? statusOf(ahead, range) : 'success',
    error: ahead.error ?? failed?.error ?? null,
    hasGap: failed !== undefined,
    recount: () => void counted.refetch(),
    retry: () => {
      void ahead.refetch();
      void counted.refetch();
      for (const window of windows.values()) if (window?.isError) void window.refetch();
    },
  };
}

const statusOf = (ahead: UseQueryResult<Row[]>, { first }: Range) =>
  // Somebody who scrolled down still has what is there.
  ahead.status === 'error' && (ahead.data !== undefined || first > windowRows) ? 'success' : ahead.status;

function windowsOf({ first, last }: Range): number[] {
  const from = Math.floor(Math.max(0, first) / windowRows);
  const to = Math.floor(Math.max(0, last) / windowRows);
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
}
