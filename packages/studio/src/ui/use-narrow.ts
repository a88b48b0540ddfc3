import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

function subscribe(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True up to 767 px, where the editor becomes a preview with a drawer. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
