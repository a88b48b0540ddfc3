import { appImportReport } from '@sayso/contracts/app-import';
import type { App } from '@sayso/contracts/apps';
import { useQuery } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { t } from '../../../texts/imported.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';

const load = () => import('../../../ui/import-report.tsx');
const ImportReportView = lazy(async () => ({ default: (await load()).ImportReportView }));

/** Null for apps that were made here; it never changes. */
const useImportReport = (appId: string) =>
  useQuery({
    queryKey: ['apps', 'import-report', appId],
    queryFn: () => call(appImportReport, { appId }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where the app came from and what became of its files; nothing for apps that were made here. */
export function ImportNote({ app }: { app: App }) {
  const [isOpen, setOpen] = useState(false);
  const { data: report } = useImportReport(app.id);
  if (!report) return null;
  const open = report.files.filter(({ needs_work }) => needs_work).length;
  return (
    <section
      aria-label={t('note.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-page px-4 py-3"
    >
      <div className="flex min-w-48 flex-1 items-start gap-3">
        <FileArchive aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="grid min-w-0 gap-0.5">
          <p className="wrap-anywhere line-clamp-2 text-dense">
            {t.rich('note.from', {
              file: report.file_name,
              b: (parts) => <span className="font-medium">{parts}</span>,
            })}
          </p>
          <p className="text-caption text-muted">
            <Time value={report.imported_date} />
            {' · '}
            {t(open > 0 ? 'note.filesToReview' : 'note.files', { count: report.files.length, open })}
          </p>
        </div>
      </div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('note.show')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('report.title')}
        description={t('report.description', { file: report.file_name })}
        className="max-w-2xl"
      >
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ImportReportView report={report} />
        </Suspense>
      </Dialog>
    </section>
  );
}
