import { TriangleAlert } from 'lucide-react';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { impactLines } from './impact-lines.ts';
import type { Impact } from './use-schema-save.ts';

type Props = {
  entity: string;
  impact: Impact;
  isPending: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** What a change does to the records that are there, before it is done. */
export function ImpactDialog({ entity, impact, isPending, onConfirm, onBack }: Props) {
  const lines = impactLines(entity, impact);
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={t('impact.title')}
      footer={
        <>
          <Button onClick={onBack}>{t('impact.back')}</Button>
          <Button variant="primary" pending={isPending} onClick={onConfirm}>
            {t('impact.confirm')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2.5">
        {lines.map(({ text, isWarning }) => (
          <li key={text} className="wrap-anywhere flex gap-2.5">
            {isWarning ? (
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            ) : (
              <span aria-hidden className="mt-2 ml-1.5 size-1 shrink-0 rounded-full bg-ink" />
            )}
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
