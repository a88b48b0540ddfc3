import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../texts/offline.ts';

function follow(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange);
  };
}

/** Says why nothing loads: calls wait until the connection is back. A line of its own, which covers no control. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-50">
      {!isOnline && (
        <p
          data-offline-note
          className="flex h-(--offline-line) items-center justify-center gap-2 border-line border-t bg-raised px-3 text-dense"
        >
          <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
          {t('note')}
        </p>
      )}
    </div>
  );
}
