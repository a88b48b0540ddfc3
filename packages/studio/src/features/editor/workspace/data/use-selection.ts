import { limits } from '@sayso/contracts/limits';
import { useCallback, useMemo, useRef, useState } from 'react';
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
  clear: () => void;
};

type State = { q: string | undefined; ids: ReadonlySet<string>; isAll: boolean };

const none: ReadonlySet<string> = new Set();
/** What one filter may list, less what stands beside it. */
const mostListed = limits.filterValues - 100;

/** The records that somebody ticked; another question begins with none. All means those that were never loaded, too. */
export function useSelection(rows: RecordRows, q: string | undefined): Selection {
  const [state, setState] = useState<State>({ q, ids: none, isAll: false });
  if (state.q !== q) setState({ q, ids: none, isAll: false });
  const last = useRef<number | null>(null);
  const now = useRef(rows);
  now.current = rows;

  const toggle = useCallback((index: number, isRange: boolean) => {
    const from = isRange && last.current !== null ? last.current : index;
    last.current = index;
    setState((held) => {
      const { rowAt } = now.current;
      const own = rowAt(index)?.id;
      if (own === undefined) return held;
      const ids = new Set(held.ids);
      const isListed = !ids.has(own);
      for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
        const id = rowAt(at)?.id;
        if (id === undefined) continue;
        if (isListed) ids.add(id);
        else ids.delete(id);
      }
      return ids.size > mostListed ? held : { ...held, ids };
    });
  }, []);
  const toggleAll = useCallback(
    () => setState((held) => ({ ...held, ids: none, isAll: !held.isAll && held.ids.size === 0 })),
    [],
  );
  const clear = useCallback(() => setState((held) => ({ ...held, ids: none, isAll: false })), []);

  return useMemo(() => {
    const { ids, isAll } = state;
    const count = isAll ? Math.max(0, rows.count - ids.size) : ids.size;
    const has = (id: string) => isAll !== ids.has(id);
    return {
      isAll: isAll && ids.size === 0,
      isAny: count > 0,
      count,
      has,
      ids,
      toggle,
      toggleAll,
      clear,
      byQuery: isAll,
    };
  }, [state, rows.count, toggle, toggleAll, clear]);
}

type Where = Record<string, unknown>;

/** The server's filter for what is ticked. */
export function chosenWhere({ ids, byQuery }: Pick<Selection, 'ids' | 'byQuery'>, where: Where): Where {
  if (!byQuery) return { id: { $in: [...ids] } };
  return ids.size === 0 ? where : { $and: [where, { id: { $nin: [...ids] } }] };
}
