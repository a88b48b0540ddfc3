import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type ActivityLog, previewOf } from './activity.ts';
import { clockTime, EntryRow, Facts } from './entry-row.tsx';

const looks = {
  error: { icon: CircleAlert, name: 'Error', tone: 'text-danger' },
  warn: { icon: TriangleAlert, name: 'Warning', tone: 'text-warning' },
  other: { icon: Info, name: 'Log', tone: 'text-muted' },
} as const;

export function LogEntry({ log }: { log: ActivityLog }) {
  const { icon: Icon, name, tone } = looks[log.severity];
  const preview = previewOf(log.message);
  return (
    <EntryRow
      summary={
        <>
          <Icon aria-hidden className={`size-3.5 shrink-0 ${tone}`} />
          <span className="sr-only">{name}:</span> <span className="min-w-0 flex-1 truncate">{preview}</span>{' '}
          <span className="shrink-0 text-caption text-muted tabular-nums">{clockTime(log.timestamp)}</span>
        </>
      }
    >
      <p className="whitespace-pre-wrap wrap-anywhere pt-1 pb-3 font-mono text-caption">{log.message}</p>
      <Facts
        facts={[
          ['Severity', name],
          ...(log.component === null ? [] : [['Component', log.component] as const]),
          ...(log.place === undefined ? [] : [['Source', log.place] as const]),
          ['Time', clockTime(log.timestamp)],
        ]}
      />
    </EntryRow>
  );
}
