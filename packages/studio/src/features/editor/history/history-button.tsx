import type { App } from '@sayso/contracts/apps';
import type { CheckpointSummary } from '@sayso/contracts/history';
import { cutText } from '@sayso/core/cut-text';
import { History } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/history.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CheckpointList } from './checkpoint-list.tsx';
import { nameOfCheckpoint, useLoadCheckpoint } from './use-history.ts';

/** A version is named by the whole message that asked for it. */
const longestName = 60;

/** Opens the app's timeline, from where it can be taken back to how it was, and forth again. */
export function HistoryButton({ app }: { app: App }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<CheckpointSummary | null>(null);
  const load = useLoadCheckpoint(app.id);
  const handleLoad = () => {
    if (chosen) load.mutate(chosen.id, { onSettled: () => setChosen(null) });
  };

  return (
    <>
      <IconButton label={t('title')} onClick={() => setOpen(true)}>
        <History className="size-4.5" />
      </IconButton>
      <Drawer open={isOpen} onOpenChange={setOpen} title={t('title')}>
        <CheckpointList
          app={app}
          isBusy={app.status.state === 'processing' || load.isPending}
          onChoose={setChosen}
        />
      </Drawer>
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={(open) => open || setChosen(null)}
        title={t('restore.title')}
        description={t('restore.text', {
          version: chosen ? cutText(nameOfCheckpoint(chosen), longestName) : '',
        })}
        confirmLabel={t('restore.button')}
        pending={load.isPending}
        onConfirm={handleLoad}
      />
    </>
  );
}
