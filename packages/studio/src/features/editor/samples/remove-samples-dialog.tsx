import type { App } from '@sayso/contracts/apps';
import { useEffect } from 'react';
import { listText } from '../../../texts/language.ts';
import { t } from '../../../texts/samples.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRemoveSamples, useSampleQuery } from './use-samples.ts';

type Props = { app: App; open: boolean; onClose: () => void };

/** Asks before all samples of an app go. */
export function RemoveSamplesDialog({ app, open, onClose }: Props) {
  const { data: samples, isFetching } = useSampleQuery(app.id, open);
  const removing = useRemoveSamples(app.id, onClose);
  // Somebody else was faster; what was known before this was asked anew says nothing.
  const isNone = open && !isFetching && samples?.samples === 0;
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
