import { useSyncExternalStore } from 'react';

export type ShellState = {
  isInShell: boolean;
  isPublic: boolean;
  details: Readonly<Record<string, string>>;
  openSearch: (() => void) | null;
  /** What the bar above the page says already. */
  barTitle: string | null;
  /** How the app is shown at the moment, and the way to the other. */
  mode?: 'light' | 'dark';
  switchMode?: () => void;
};

let state: ShellState = { isInShell: false, isPublic: false, details: {}, openSearch: null, barTitle: null };
const listeners = new Set<() => void>();

/** What the shell around a page knows that the page's parts want to know too. */
export function setShell(next: Partial<ShellState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const useShell = (): ShellState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );

/** Page that shows one record of an entity, once anything on the way here has named it. */
export const detailPageOf = (entityName: string): string | undefined => state.details[entityName];

export function noteDetailPage(entityName: string, page: string | undefined): void {
  if (page === undefined || state.details[entityName] === page) return;
  state = { ...state, details: { ...state.details, [entityName]: page } };
}
