import type { App } from '@sayso/contracts/apps';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { usePaletteActions } from '../../../lib/palette-actions.ts';
import { t as editor } from '../../../texts/editor.ts';
import { t } from '../../../texts/share.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Opens the dialog that invites people to the app (W-PREV-02). */
export function ShareButton({ app, isNarrow }: { app: App; isNarrow: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const actions = useMemo(
    () => [
      {
        id: 'share',
        label: t('title'),
        group: editor('actions.group'),
        icon: UserPlus,
        keywords: [t('invite.submit')],
        run: () => setOpen(true),
      },
    ],
    [],
  );
  usePaletteActions(actions);
  return (
    <>
      {isNarrow ? (
        <IconButton label={t('button')} onClick={open}>
          <UserPlus className="size-4.5" />
        </IconButton>
      ) : (
        <Button variant="ghost" onClick={open}>
          <UserPlus aria-hidden className="size-4" />
          {/* On tablets a symbol, so that the app's name has room. */}
          <span className="max-lg:sr-only">{t('button')}</span>
        </Button>
      )}
      <ShareDialog app={app} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
