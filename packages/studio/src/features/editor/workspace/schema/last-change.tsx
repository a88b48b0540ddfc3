import { History } from 'lucide-react';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Time } from '../../../../ui/time.tsx';
import { useLastChange, useUndo } from './use-schema-saving.ts';

type Props = { place: Place; nouns: { noun: string; nouns: string } };

/** What the last change of the fields did to records, to be taken back as long as it can be. */
export function LastChange({ place, nouns }: Props) {
  const last = useLastChange(place).data;
  const undo = useUndo(place);
  if (!last) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-page px-3 py-2 text-dense text-muted">
      <History aria-hidden className="size-4 shrink-0" />
      <span className="min-w-48 flex-1">
        {t.rich('last', {
          ...nouns,
          count: last.report.changed,
          time: () => <Time value={last.created_date} />,
        })}
      </span>
      <Button
        size="sm"
        pending={undo.isPending}
        onClick={() => undo.mutate({ before: null, saved: null, changeId: last.id })}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
