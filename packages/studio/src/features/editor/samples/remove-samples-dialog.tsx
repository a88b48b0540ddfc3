import type { App } from '@sayso/contracts/apps';
import { useEffect } from 'react';
import { listText } from '../../../texts/language.ts';
import { t } from '../../../texts/samples.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRemoveSamples, useSamples } from './use-samples.ts';

type Props = { app: App; open: boolean; onClose: () => void };

/** Asks before all samples of an app go, since some may have been changed. */
export function RemoveSamplesDialog({ app, open, onClose }: Props) {
  const samples = useSamples(app.id, open);
  const removing = useRemoveSamples(app.id, onClose);
  const isNone = open && samples?.samples === 0;
  // Somebody else was faster.
  useEffect(() => {
    if (isNone) onClose();
  }, [isNone, onClose]);
  if (samples === undefined || samples.samples === 0) return null;
  const parts = Object.entries(samples.entities).map(([name, { samples: count }]) =>
    t('question.part', { count, entity: app.entities[name]?.title ?? name }),
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('question.title')}
      description={t('question.text', { count: samples.samples, parts: listText(parts) })}
      confirmLabel={t('question.confirm')}
      destructive
      pending={removing.isPending}
      onConfirm={() => removing.mutate()}
    />
  );
}
