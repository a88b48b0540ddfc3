import { TriangleAlert } from 'lucide-react';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';

/** Saving would write over what somebody else saved. */
export function StaleNote({ onTake }: { onTake: () => void }) {
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-warning-soft px-3 py-2 text-dense"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
      <span className="min-w-48 flex-1">{t('stale')}</span>
      <Button size="sm" onClick={onTake}>
        {t('takeTheirs')}
      </Button>
    </div>
  );
}
