import type { App } from '@sayso/contracts/apps';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/publish.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { useAsked } from '../editor-asks.ts';
import { useSamples } from '../samples/use-samples.ts';
import { PublishPanel } from './publish-panel.tsx';
import { usePublish } from './use-publish.ts';

type Props = {
  app: App;
  isNarrow: boolean;
  /** Something else is the screen's primary action. */
  isPlain: boolean;
};

/** A dropdown on wide screens, a dialog on narrow ones (W-PUB-01). */
export function PublishMenu({ app, isNarrow, isPlain }: Props) {
  const variant = isPlain ? 'secondary' : 'primary';
  const [isOpen, setOpen] = useState(false);
  const publishing = usePublish(app);
  // Known by the time that the panel asks about them, so that no button changes under the pointer.
  useSamples(app.id, app.app_stage !== 'pending');
  useAsked('publish', () => setOpen(true));
  const handleOpen = (open: boolean) => {
    setOpen(open);
    if (!open) publishing.close();
  };
  if (isNarrow) {
    return (
      <>
        <Button variant={variant} onClick={() => setOpen(true)}>
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
        <Button variant={variant}>
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
