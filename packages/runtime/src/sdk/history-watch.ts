type Watcher = (event: PopStateEvent) => void;

const watchers = new Set<Watcher>();
let isWatching = false;

/**
 * Hears of steps through the history ahead of the router, which browsers call in the order that they were asked; so it
 * is called before a router is there.
 */
export function watchHistory(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', (event) => {
    for (const watcher of watchers) watcher(event);
  });
}

/** Calls back on each step; whoever stops the event keeps it from the router. Answers the function that ends it. */
export function onHistoryStep(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
