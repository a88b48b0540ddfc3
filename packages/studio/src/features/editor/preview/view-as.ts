import type { ViewedRole } from '@sayso/contracts/preview';
import { useCallback, useSyncExternalStore } from 'react';

/** Kept for as long as the page is open: a reload shows the app to its maker again. */
const chosen = new Map<string, ViewedRole>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** As whom the preview of an app is looked at; null: as its maker. */
export function useViewAs(appId: string) {
  const viewAs = useSyncExternalStore(subscribe, () => chosen.get(appId) ?? null);
  const setViewAs = useCallback(
    (role: ViewedRole | null) => {
      if (role === null) chosen.delete(appId);
      else chosen.set(appId, role);
      for (const listener of listeners) listener();
    },
    [appId],
  );
  return [viewAs, setViewAs] as const;
}
