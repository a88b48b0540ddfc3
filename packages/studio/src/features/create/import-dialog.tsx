import { FileArchive } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../texts/import-app.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed } from '../../ui/failed.tsx';
import { ImportReportView } from '../../ui/import-report.tsx';
import { Spinner } from '../../ui/spinner.tsx';
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
            <Progress part={importing.progress} />
          ) : (
            <DropZone onFile={importing.mutate} />
          )}
        </div>
      )}
    </Dialog>
  );
}

function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <section
      aria-label={t('drop.label')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={cn(
        'grid justify-items-center gap-3 rounded-card border border-line-strong border-dashed bg-sunken px-6 py-10 text-center transition-colors',
        isOver && 'border-accent bg-accent-soft',
      )}
    >
      <FileArchive aria-hidden className="size-8 text-faint" />
      <p className="text-body">
        <span className="max-md:hidden">{t('drop.text')}</span>
        <span className="md:hidden">{t('drop.textNarrow')}</span>
      </p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('drop.choose')}
      </Button>
      <p className="max-w-96 text-caption text-muted">{t('drop.scope')}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t('drop.input')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again once it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </section>
  );
}

function Progress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  const isSent = percent >= 100;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-sunken px-6 py-10">
      <p role="status" className="flex items-center gap-2 text-body">
        <Spinner className="text-accent" />
        {t(isSent ? 'progress.importing' : 'progress.uploading')}
      </p>
      <progress
        aria-label={t('progress.label')}
        value={percent}
        max={100}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
