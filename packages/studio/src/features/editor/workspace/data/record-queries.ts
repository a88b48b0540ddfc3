import { countRecords, listRecords } from '@sayso/contracts/records';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/call.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import type { Row } from './fields.ts';

/** Which records are asked for; both as the server takes them. */
export type RecordQuery = { q: string | undefined; sort: string | undefined };

/** Rows of one request: a screen holds 15, so that a scroll of a page needs no more than one. */
export const windowRows = 100;
const asOwner = true;

/** Rows from `at * windowRows` on. */
export const windowOptions = (place: Place, { q, sort }: RecordQuery, at: number) =>
  queryOptions({
    queryKey: [...recordKeys.windows(place), { q, sort }, at],
    queryFn: async ({ signal }) => {
      const page = {
        limit: windowRows,
        skip: at * windowRows,
        ...(q ? { q } : {}),
        ...(sort ? { sort } : {}),
      };
      return (await call(listRecords, place, page, { signal, asOwner })) as Row[];
    },
    staleTime: 60_000,
    gcTime: 120_000,
  });

/** Rows by their place, those that were never in sight fetched first. */
export async function fetchRows(
  cache: QueryClient,
  place: Place,
  query: RecordQuery,
  [from, to]: readonly [number, number],
): Promise<Row[]> {
  const found: Row[] = [];
  for (let at = Math.floor(from / windowRows); at * windowRows <= to; at += 1) {
    const window = await cache.fetchQuery(windowOptions(place, query, at));
    const first = at * windowRows;
    found.push(...window.slice(Math.max(0, from - first), to - first + 1));
  }
  return found;
}

export const countOptions = (place: Place, q: string | undefined) =>
  queryOptions({
    queryKey: [...recordKeys.counts(place), { q }],
    queryFn: async ({ signal }) =>
      (await call(countRecords, place, q ? { q } : {}, { signal, asOwner })).count,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Puts a change into every row of the id that is held. */
export function patchRow(cache: QueryClient, place: Place, { id, ...changes }: Row) {
  cache.setQueriesData<Row[]>({ queryKey: recordKeys.windows(place) }, (rows) =>
    rows?.some((row) => row.id === id)
      ? rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
      : rows,
  );
}

/** The row as it is held now, if it is. */
export function heldRow(cache: QueryClient, place: Place, id: string): Row | undefined {
  for (const [, rows] of cache.getQueriesData<Row[]>({ queryKey: recordKeys.windows(place) })) {
    const row = rows?.find((each) => each.id === id);
    if (row) return row;
  }
  return undefined;
}
