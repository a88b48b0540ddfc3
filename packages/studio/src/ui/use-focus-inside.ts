import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a place whose buttons give way to others with each `state`: what follows them is read out then,
 * and the next Tab leads to it. Answers the ref for the place, which needs `tabIndex={-1}`.
 */
export function useFocusInside<E extends HTMLElement>(state: string) {
  const place = useRef<E>(null);
  const last = useRef(state);
  const hadFocus = useRef(false);
  // What had the focus is gone once the next state is drawn.
  if (last.current !== state) hadFocus.current = place.current?.contains(document.activeElement) === true;
  last.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with each state
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus();
    hadFocus.current = false;
  }, [state]);
  return place;
}
