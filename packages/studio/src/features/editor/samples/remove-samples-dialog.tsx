import type { App } from '@sayso/contracts/apps';
import { nounOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
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
  const parts = Object.entries(samples.entities).map(([name, { samples: count }]) => {
    const noun = nounOf(app.entities[name] ?? { name, properties: {} });
    return t('question.part', { count, things: count === 1 ? noun : pluralOf(noun) });
  });
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
