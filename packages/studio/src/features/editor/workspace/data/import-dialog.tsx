import type { ImportProblem } from '@sayso/contracts/record-files';
import { texts } from '@sayso/contracts/texts';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '../../../../texts/data-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { Place } from './record-queries.ts';
import { ImportRefused, type Progress, useImport } from './use-import.ts';

type Props = { place: Place; onClose: () => void };

/** Brings the rows of a file in: choose or drop it, follow it, and read what has to be mended where it is refused. */
export function ImportDialog({ place, onClose }: Props) {
  const importing = useImport(place, onClose);
  const { error, progress } = importing;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('import.heading')}
      description={t('import.text')}
      className="max-w-2xl"
    >
      <div className="grid gap-4">
        {error && <Failed title={texts.importFailed} error={error} />}
        {error instanceof ImportRefused && error.problems.some(({ row }) => row !== null) && (
          <ProblemTable problems={error.problems} count={error.count} />
        )}
        {progress ? (
          <ImportProgressBar
            progress={progress}
            onStop={progress.phase === 'uploading' ? importing.stop : undefined}
          />
        ) : (
          <DropZone onFile={importing.mutate} />
        )}
      </div>
    </Dialog>
  );
}

/** The rows that were refused, with the line that each has in its file. */
export function ProblemTable({ problems, count }: { problems: readonly ImportProblem[]; count: number }) {
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div tabIndex={0} className="max-h-60 overflow-auto rounded-card border border-line">
        <table className="w-full text-left text-dense">
          <thead className="sticky top-0 bg-sunken text-caption text-muted">
            <tr>
              <th className="px-3 py-2 font-medium">{t('problems.row')}</th>
              <th className="px-3 py-2 font-medium">{t('problems.field')}</th>
              <th className="px-3 py-2 font-medium">{t('problems.message')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, field, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem twice
              <tr key={at} className="border-line border-t align-top">
                <td className="px-3 py-1.5 tabular-nums">{row}</td>
                <td className="px-3 py-1.5">{field}</td>
                <td dir="auto" className="wrap-anywhere px-3 py-1.5 text-muted">
                  {message}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > problems.length && (
        <p className="text-caption text-muted">{t('problems.more', { count: count - problems.length })}</p>
      )}
    </div>
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
      aria-label={t('import.zone')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={cn(
        'grid justify-items-center gap-3 rounded-card border border-line-strong border-dashed bg-sunken px-6 py-10 text-center transition-colors',
        isOver && 'border-ink bg-filled',
      )}
    >
      <FileUp aria-hidden className="size-8 text-faint" />
      <p className="text-body">{t('import.drop')}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <p className="max-w-96 text-caption text-muted">{t('import.hint')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        aria-label={t('import.input')}
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

type ProgressProps = { progress: Progress; onStop: (() => void) | undefined };

export function ImportProgressBar({ progress, onStop }: ProgressProps) {
  const value =
    progress.phase === 'uploading'
      ? progress.part
      : progress.phase === 'storing'
        ? progress.done / Math.max(1, progress.total)
        : undefined;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-sunken px-6 py-8">
      <p role="status" className="flex items-center gap-2 text-body tabular-nums">
        <Spinner className="text-muted" />
        {progress.phase === 'uploading' && t('progress.uploading')}
        {progress.phase === 'checking' && t('progress.checking', { count: progress.done })}
        {progress.phase === 'storing' &&
          t('progress.storing', { done: progress.done, total: progress.total })}
      </p>
      <progress
        aria-label={t('progress.label')}
        {...(value === undefined ? {} : { value })}
        max={1}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
      {onStop && (
        <Button size="sm" className="justify-self-start" onClick={onStop}>
          {t('progress.stop')}
        </Button>
      )}
    </div>
  );
}
