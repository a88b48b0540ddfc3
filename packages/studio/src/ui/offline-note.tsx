import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../texts/offline.ts';

function follow(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange);
  };
}

/** Says why nothing loads: calls wait until the connection is back. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 z-50 grid justify-items-center px-3"
    >
      {!isOnline && (
        <p className="flex items-center gap-2 rounded-card border border-line bg-raised px-4 py-2 text-dense shadow-float">
          <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
          {t('note')}
        </p>
      )}
    </div>
  );
}
