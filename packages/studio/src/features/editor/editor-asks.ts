import { useEffect, useRef } from 'react';

/** What the workspace's views ask of the parts around them, which have their state to themselves. */
type Asks = {
  /** Opens the panel that publishes the app. */
  publish: [];
  /** Opens the chat with the beginning of a message in it. */
  chat: [start: string];
};
type Handlers = { [K in keyof Asks]: Set<(...given: Asks[K]) => void> };

const handlers: Handlers = { publish: new Set(), chat: new Set() };

export function askEditor<K extends keyof Asks>(ask: K, ...given: Asks[K]): void {
  for (const handle of handlers[ask]) handle(...given);
}

/** Answers an ask for as long as the component is there. */
export function useAsked<K extends keyof Asks>(ask: K, onAsked: (...given: Asks[K]) => void): void {
  const latest = useRef(onAsked);
  latest.current = onAsked;
  useEffect(() => {
    const handle = (...given: Asks[K]) => latest.current(...given);
    handlers[ask].add(handle);
    return () => {
      handlers[ask].delete(handle);
    };
  }, [ask]);
}
