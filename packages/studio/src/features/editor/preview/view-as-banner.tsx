import type { ViewedRole } from '@sayso/contracts/preview';
import { Eye } from 'lucide-react';
import { t } from '../../../texts/view-as.ts';
import { Button } from '../../../ui/button.tsx';

/** Says that the app is not shown as its maker sees it, with the way back. */
export function ViewAsBanner({ viewAs, onBack }: { viewAs: ViewedRole; onBack: () => void }) {
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-info-soft px-3 py-1.5 text-dense text-info"
    >
      <Eye aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="font-medium">{t(`banner.${viewAs}`)}</span> {t('banner.marked')}
      </p>
      <Button size="sm" onClick={onBack}>
        {t('banner.back')}
      </Button>
    </div>
  );
}
