import { createContext, use, useEffect } from 'react';

/** From the sign-in pages into the builder, which is there already or has yet to be loaded. */
export type Way = {
  /** Fetches the builder's code ahead, and never fails. */
  prepare(): Promise<void>;
  /** Goes on to a path of the builder, in place of the sign-in page. */
  go(path: string): void;
};

export const WayContext = createContext<Way>({
  prepare: async () => {},
  go: (path) => window.location.replace(path),
});

/** Fetches the builder's code while the person has yet to type, where the browser tells when it is idle. */
export function usePrepared(isOnTheWay: boolean) {
  const way = use(WayContext);
  useEffect(() => {
    if (!isOnTheWay || !('requestIdleCallback' in window)) return;
    const waiting = requestIdleCallback(() => void way.prepare());
    return () => cancelIdleCallback(waiting);
  }, [isOnTheWay, way]);
}
