import { limits } from '@sayso/contracts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { toast } from '../../../../ui/toasts.tsx';
import type { Row } from './fields.ts';
import { fetchRows } from './record-queries.ts';
import { type Nouns, useNouns } from './use-nouns.ts';
import type { RecordRows } from './use-record-rows.ts';

/** Which records somebody ticked. */
export type Selection = {
  isAll: boolean;
  /** All records of the question but those in `ids`. */
  byQuery: boolean;
  isAny: boolean;
  count: number;
  has: (id: string) => boolean;
  /** Chosen one by one; where all are, those that are left out. */
  ids: ReadonlySet<string>;
  /** `isRange`: with all between this row and the one before. */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
  /** Only once it is known how many that are. */
  mayChooseAll: boolean;
  clear: () => void;
  /** What the records are called. */
  nouns: Nouns;
};

type State = { q: string | undefined; ids: ReadonlySet<string>; isAll: boolean };

const none: ReadonlySet<string> = new Set();
/** What one filter may list, less what stands beside it. */
const mostListed = limits.filterValues - 100;

/** The records that somebody ticked; another question begins with none. All means those that were never loaded, too. */
export function useSelection(place: Place, rows: RecordRows, q: string | undefined): Selection {
  const [state, setState] = useState<State>({ q, ids: none, isAll: false });
  if (state.q !== q) setState({ q, ids: none, isAll: false });
  const last = useRef<number | null>(null);
  const now = useRef({ rows, state });
  now.current = { rows, state };
  const cache = useQueryClient();
  const nouns = useNouns(place.entity);

  /** Ticks these records, or takes their ticks away; nothing where it would be more than can be listed. */
  const put = useCallback(
    (found: readonly Row[], isListed: boolean) => {
      const { state: held } = now.current;
      const ids = withIds(held.ids, found, isListed);
      if (ids.size > mostListed) return tellTooMany(held, nouns);
      now.current.state = { ...held, ids };
      setState(now.current.state);
    },
    [nouns],
  );
  /** Shown at once; what lies between was never in sight, and is fetched. */
  const putRange = useCallback(
    async (own: Row, range: readonly [number, number], isListed: boolean) => {
      const { rows: shown, state: held } = now.current;
      put([own], isListed);
      const found = await fetchRange(() => fetchRows(cache, place, shown.query, range), { range, nouns });
      if (isSameQuestion(now.current.state, held)) put(found, isListed);
    },
    [cache, place, put, nouns],
  );
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const { rows: shown, state: held } = now.current;
      const own = shown.rowAt(index);
      if (own === undefined) return;
      const range = between(isRange ? last.current : null, index);
      last.current = index;
      const isListed = !held.ids.has(own.id);
      const loaded = loadedRows(shown, range);
      if (loaded === null) void putRange(own, range, isListed);
      else put(loaded, isListed);
    },
    [put, putRange],
  );
  const toggleAll = useCallback(() => {
    if (now.current.rows.total === null) {
      toast(t('select.uncounted', nouns));
      return;
    }
    setState((held) => ({ ...held, ids: none, isAll: !held.isAll && held.ids.size === 0 }));
  }, [nouns]);
  const clear = useCallback(() => setState((held) => ({ ...held, ids: none, isAll: false })), []);

  return useMemo(() => {
    const { ids, isAll } = state;
    // How many are chosen is told before anything is done to them: where that is not known, all cannot be.
    const count = isAll ? Math.max(0, (rows.total ?? 0) - ids.size) : ids.size;
    const has = (id: string) => isAll !== ids.has(id);
    return {
      isAll: isAll && ids.size === 0,
      isAny: count > 0,
      count,
      has,
      ids,
      toggle,
      toggleAll,
      mayChooseAll: rows.total !== null,
      clear,
      byQuery: isAll,
      nouns,
    };
  }, [state, rows.total, toggle, toggleAll, clear, nouns]);
}

function withIds(held: ReadonlySet<string>, found: readonly Row[], isListed: boolean): Set<string> {
  const ids = new Set(held);
  for (const { id } of found) {
    if (isListed) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}

function tellTooMany({ isAll }: State, nouns: Nouns): void {
  const text = isAll ? 'select.tooManyLeftOut' : 'select.tooMany';
  toast(t(text, { max: mostListed, ...nouns }), { tone: 'danger' });
}

const between = (from: number | null, to: number) =>
  [Math.min(from ?? to, to), Math.max(from ?? to, to)] as const;
const isSameQuestion = (one: State, other: State) => one.q === other.q && one.isAll === other.isAll;

/** What a range holds; where that cannot be had it is told, and nothing of it is ticked. */
async function fetchRange(
  fetching: () => Promise<Row[]>,
  { range: [first, last], nouns }: { range: readonly [number, number]; nouns: Nouns },
): Promise<Row[]> {
  try {
    if (last - first >= 2 * mostListed) throw new Error(t('select.tooMany', { max: mostListed, ...nouns }));
    return await fetching();
  } catch (error) {
    toast(t('select.rangeFailed', nouns), { tone: 'danger', description: messageOf(error) });
    return [];
  }
}

/** The rows of a range; null where some of them are not loaded. */
function loadedRows({ rowAt }: RecordRows, [first, last]: readonly [number, number]): Row[] | null {
  const found: Row[] = [];
  for (let at = first; at <= last; at += 1) {
    const row = rowAt(at);
    if (row === undefined) return null;
    found.push(row);
  }
  return found;
}

type Where = Record<string, unknown>;

/** The server's filter for what is ticked. */
export function chosenWhere({ ids, byQuery }: Pick<Selection, 'ids' | 'byQuery'>, where: Where): Where {
  if (!byQuery) return { id: { $in: [...ids] } };
  return ids.size === 0 ? where : { $and: [where, { id: { $nin: [...ids] } }] };
}
