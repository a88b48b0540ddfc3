import { useEffect, useSyncExternalStore } from 'react';
import type { PaletteAction } from '../ui/command-palette.tsx';

let offered: readonly (readonly PaletteAction[])[] = [];
let all: readonly PaletteAction[] = [];
const listeners = new Set<() => void>();

function offer(next: typeof offered) {
  offered = next;
  all = offered.flat();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers actions in the command palette while the screen is shown; pass a memoised list. */
export function usePaletteActions(actions: readonly PaletteAction[]) {
  useEffect(() => {
    offer([actions, ...offered]);
    return () => offer(offered.filter((set) => set !== actions));
  }, [actions]);
}

/** What the screens that are shown now offer. */
export const useOfferedActions = () => useSyncExternalStore(subscribe, () => all);
