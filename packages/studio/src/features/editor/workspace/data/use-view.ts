import type { ViewState } from '@sayso/contracts/data-views';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../../../../lib/session.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import { parseView } from './view-state.ts';

/** A column that is drawn wider changes the view at each step; it is kept once it rests. */
const restMs = 200;

/** How this person looks at this entity, as they left it in this browser. */
export function useView(appId: string, entity: string) {
  const { id } = useUser();
  const key = `data-view:${id}:${appId}:${entity}`;
  const [view, setView] = useState(() => parseView(readStored(key)));
  const change = useCallback(
    (next: Partial<ViewState> | ((view: ViewState) => Partial<ViewState>)) =>
      setView((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) })),
    [],
  );
  useKeeping(key, view);
  return [view, change] as const;
}
export type ChangeView = ReturnType<typeof useView>[1];

function useKeeping(key: string, view: ViewState) {
  const kept = useRef(view);
  const latest = useRef(view);
  latest.current = view;
  const keep = useCallback(() => {
    if (kept.current === latest.current) return;
    kept.current = latest.current;
    writeStored(key, JSON.stringify(latest.current));
  }, [key]);
  useEffect(() => {
    if (kept.current === view) return undefined;
    const timer = setTimeout(keep, restMs);
    return () => clearTimeout(timer);
  }, [view, keep]);
  // Whoever leaves within that while finds it, too.
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
