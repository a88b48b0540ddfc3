import type { App } from '@sayso/contracts/apps';
import { useEffect } from 'react';
import { t } from '../../../texts/samples.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { sampleParts } from './sample-parts.ts';
import { useRemoveSamples, useSampleQuery } from './use-samples.ts';

type Props = { app: App; open: boolean; onClose: () => void };

/** Asks before all samples of an app go. */
export function RemoveSamplesDialog({ app, open, onClose }: Props) {
  const { data: samples, isFetching } = useSampleQuery(app.id, open);
  const removing = useRemoveSamples(app, onClose);
  // Somebody else was faster; what was known before this was asked anew says nothing.
  const isNone = open && !isFetching && samples?.samples === 0;
  useEffect(() => {
    if (isNone) onClose();
  }, [isNone, onClose]);
  if (samples === undefined || samples.samples === 0) return null;
  const parts = sampleParts(
    app,
    Object.entries(samples.entities).map(([name, { samples: count }]) => [name, count]),
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('question.title')}
      description={t('question.text', { count: samples.samples, parts })}
      confirmLabel={t('question.confirm')}
      destructive
      pending={removing.isPending}
      onConfirm={() => removing.mutate()}
    />
  );
}
