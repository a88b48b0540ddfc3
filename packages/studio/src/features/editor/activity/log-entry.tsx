import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { t } from '../../../texts/activity.ts';
import { dateText } from '../../../texts/language.ts';
import { type ActivityLog, previewOf } from './activity.ts';
import { EntryRow, Facts } from './entry-row.tsx';

const looks = {
  error: { icon: CircleAlert, tone: 'text-danger' },
  warn: { icon: TriangleAlert, tone: 'text-warning' },
  other: { icon: Info, tone: 'text-muted' },
} as const;

export function LogEntry({ log }: { log: ActivityLog }) {
  const { icon: Icon, tone } = looks[log.severity];
  const name = t(`log.severities.${log.severity}`);
  const preview = previewOf(log.message);
  return (
    <EntryRow
      summary={
        <>
          <Icon aria-hidden className={`size-3.5 shrink-0 ${tone}`} />
          <span className="sr-only">{name}:</span> <span className="min-w-0 flex-1 truncate">{preview}</span>{' '}
          <span className="shrink-0 text-caption text-muted tabular-nums">
            {dateText(log.timestamp, 'clock')}
          </span>
        </>
      }
    >
      <p className="whitespace-pre-wrap wrap-anywhere pt-1 pb-3 font-mono text-caption">{log.message}</p>
      <Facts
        facts={[
          [t('log.severity'), name],
          ...(log.component === null ? [] : [[t('log.component'), log.component] as const]),
          ...(log.place === undefined ? [] : [[t('log.source'), log.place] as const]),
          [t('log.time'), dateText(log.timestamp, 'clock')],
        ]}
      />
    </EntryRow>
  );
}
