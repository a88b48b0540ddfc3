import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let may = true;

/** Whether whoever is here may add files; the host says so once the server has told it. */
export const mayUpload = (): boolean => may;

export function setMayUpload(next: boolean): void {
  may = next;
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMayUpload = (): boolean => useSyncExternalStore(follow, mayUpload);
