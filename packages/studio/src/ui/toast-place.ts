import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What is on the screen and decides where a phone's toasts have room. */
type Mark = 'modal' | 'bar';

const shown: Record<Mark, number> = { modal: 0, bar: 0 };
const listeners = new Set<() => void>();

function count(mark: Mark, by: 1 | -1): void {
  shown[mark] += by;
  for (const listener of listeners) listener();
}

/** Tells toasts of an open drawer or dialog, or of a bar that keeps the lower edge clear, while it `isShown`. */
export function useToastMark(mark: Mark, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isShown]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isBarFree = () => shown.bar > 0 && shown.modal === 0;

/** True where a toast covers nothing above the bar: titles and first actions stand at the top, those of drawers and dialogs below. */
export const useFreeBar = (): boolean => useSyncExternalStore(subscribe, isBarFree);
