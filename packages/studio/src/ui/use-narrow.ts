import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 767px)';
const wide = '(min-width: 1280px)';

const subscribeTo = (query: string) => (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};
const subscribeToNarrow = subscribeTo(narrow);
const subscribeToWide = subscribeTo(wide);

/** True up to 767 px, where the editor becomes a preview with a drawer. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribeToNarrow, () => window.matchMedia(narrow).matches);

/** True from 1280 px, where two panes stand beside the chat. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribeToWide, () => window.matchMedia(wide).matches);
