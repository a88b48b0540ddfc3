import { useSyncExternalStore } from 'react';
import { offline } from '../texts/offline.ts';

function follow(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange);
  };
}

/** Says why nothing loads and nothing is saved; calls wait until the connection is back. */
export const OfflineBar = () => {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return <div aria-live="polite">{isOnline ? null : <p className="sy-offline">{offline}</p>}</div>;
};
