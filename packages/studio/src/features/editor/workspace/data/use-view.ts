import type { ViewState } from '@sayso/contracts/data-views';
import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import { parseView } from './view-state.ts';

const keyOf = (appId: string, entity: string) => `data-view:${appId}:${entity}`;

/** How the maker looks at this entity, as they left it in this browser. */
export function useView(appId: string, entity: string) {
  const key = keyOf(appId, entity);
  const [view, setView] = useState(() => parseView(readStored(key)));
  const change = useCallback(
    (next: Partial<ViewState> | ((view: ViewState) => Partial<ViewState>)) =>
      setView((now) => {
        const changed = { ...now, ...(typeof next === 'function' ? next(now) : next) };
        writeStored(key, JSON.stringify(changed));
        return changed;
      }),
    [key],
  );
  return [view, change] as const;
}
export type ChangeView = ReturnType<typeof useView>[1];
