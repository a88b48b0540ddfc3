import { Gift } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts/create.ts';
import { Button } from '../../ui/button.tsx';
import { ShareRewardDialog } from '../../ui/share-reward-dialog.tsx';

/** The line above Home, with the rules of the reward behind it. */
export function ShareBanner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-dense text-muted">
        <Gift aria-hidden className="size-3.5" />
        <span>
          {t.rich('share.banner', {
            wide: (parts) => <span className="max-sm:hidden">{parts}</span>,
            b: (parts) => <strong className="font-semibold text-ink">{parts}</strong>,
          })}
        </span>
        <Button variant="link" size="inline" className="max-md:min-h-10" onClick={() => setOpen(true)}>
          {t('share.howItWorks')}
        </Button>
      </p>
      <ShareRewardDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
