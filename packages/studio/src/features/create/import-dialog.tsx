import { FileArchive } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed } from '../../ui/failed.tsx';
import { ImportReportView } from '../../ui/import-report.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useImportApp } from './use-import-app.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Brings an app that was made elsewhere: choose or drop its zip, see how far it is, read what became of its files. */
export function ImportDialog({ open, onOpenChange }: Props) {
  const bring = useImportApp();
  const made = bring.data;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={made ? `${made.name} is here` : 'Import an app'}
      description={made ? undefined : 'Bring the code of an app that was made elsewhere.'}
      className="max-w-2xl"
      footer={
        made && (
          <>
            <Button onClick={() => onOpenChange(false)}>Stay here</Button>
            <Button asChild variant="primary">
              <Link to={`/apps/${made.id}/editor/preview`}>Open the app</Link>
            </Button>
          </>
        )
      }
    >
      {made ? (
        <ImportReportView report={made.report} />
      ) : (
        <div className="grid gap-4">
          {bring.isError && <Failed title="Nothing was imported" error={bring.error} />}
          {bring.isPending ? <Progress part={bring.progress} /> : <DropZone onFile={bring.mutate} />}
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
      aria-label="Place for the zip"
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
        <span className="max-md:hidden">Drop the zip of the app's code here, or choose it.</span>
        <span className="md:hidden">Choose the zip of the app's code.</span>
      </p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        Choose a zip
      </Button>
      <p className="max-w-96 text-caption text-muted">
        Pages, components, layout, data model with its rules, and functions are taken over. Records are not.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Zip of an app"
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
        {isSent ? 'Reading the app and putting its files in their places' : 'Sending the zip'}
      </p>
      <progress
        aria-label="Sent"
        value={percent}
        max={100}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
