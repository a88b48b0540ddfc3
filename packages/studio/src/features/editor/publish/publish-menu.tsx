import type { App } from '@sayso/contracts/apps';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/publish.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { usePublish } from './use-publish.ts';

/** A dropdown on wide screens, a dialog on narrow ones (W-PUB-01). */
export function PublishMenu({ app, isNarrow }: { app: App; isNarrow: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const publishing = usePublish(app);
  const handleOpen = (open: boolean) => {
    setOpen(open);
    if (!open) publishing.close();
  };
  if (isNarrow) {
    return (
      <>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('button')}
        </Button>
        <Dialog open={isOpen} onOpenChange={handleOpen} title={t('dialogTitle')}>
          <PublishPanel app={app} publishing={publishing} hasTitle={false} />
        </Dialog>
      </>
    );
  }
  return (
    <Popover open={isOpen} onOpenChange={handleOpen}>
      <PopoverTrigger asChild>
        <Button variant="primary">
          {t('button')}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-88" aria-label={t('button')}>
        <PublishPanel app={app} publishing={publishing} />
      </PopoverContent>
    </Popover>
  );
}
