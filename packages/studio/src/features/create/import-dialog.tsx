import { FileArchive } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../texts/import-app.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Failed } from '../../ui/failed.tsx';
import { ImportReportView } from '../../ui/import-report.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { useImportApp } from './use-import-app.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Imports an app that was made elsewhere: choose or drop its zip, follow the upload, read what became of its files. */
export function ImportDialog({ open, onOpenChange }: Props) {
  const importing = useImportApp();
  const made = importing.data;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={made ? t('done.title', { name: made.name }) : t('title')}
      description={made ? undefined : t('text')}
      className="max-w-2xl"
      footer={
        made && (
          <>
            <Button onClick={() => onOpenChange(false)}>{t('done.stay')}</Button>
            <Button asChild variant="primary">
              <Link to={`/apps/${made.id}/editor/preview`}>{t('done.open')}</Link>
            </Button>
          </>
        )
      }
    >
      {made ? (
        <ImportReportView report={made.report} />
      ) : (
        <div className="grid gap-4">
          {importing.isError && <Failed title={t('failed')} error={importing.error} />}
          {importing.isPending ? (
            <WorkProgress
              text={t(importing.progress >= 1 ? 'progress.importing' : 'progress.uploading')}
              label={t('progress.label')}
              part={importing.progress}
            />
          ) : (
            <DropZone
              icon={FileArchive}
              label={t('drop.label')}
              inputLabel={t('drop.input')}
              text={
                <>
                  <span className="max-md:hidden">{t('drop.text')}</span>
                  <span className="md:hidden">{t('drop.textNarrow')}</span>
                </>
              }
              choose={t('drop.choose')}
              hint={t('drop.scope')}
              accept=".zip,application/zip"
              onFile={importing.mutate}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
