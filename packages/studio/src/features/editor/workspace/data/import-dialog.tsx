import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { ImportProblem } from '@sayso/contracts/record-files';
import { texts } from '@sayso/contracts/texts';
import { FileUp } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DropZone } from '../../../../ui/drop-zone.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { WorkProgress } from '../../../../ui/work-progress.tsx';
import { labelOf } from '../record-form/controls.ts';
import { SchemasContext } from './schemas-context.ts';
import { ImportRefused, type Progress, useImport } from './use-import.ts';
import { useNouns } from './use-nouns.ts';

type Props = { place: Place; onClose: () => void };

/** Brings the rows of a file in: choose or drop it, follow it, and read what has to be mended where it is refused. */
export function ImportDialog({ place, onClose }: Props) {
  const [isUpdate, setUpdate] = useState(false);
  const importing = useImport(place, { isUpdate, onImported: onClose });
  const { error, progress } = importing;
  const schema = useContext(SchemasContext)[place.entity];
  const nouns = useNouns(place.entity);
  const body = useRef<HTMLDivElement>(null);
  const isRefused = error !== null && progress === null;
  // The progress took the button's place, and the focus with it.
  useEffect(() => {
    if (isRefused) body.current?.querySelector('button')?.focus();
  }, [isRefused]);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('import.heading', nouns)}
      description={t(isUpdate ? 'import.update.text' : 'import.text', nouns)}
      className="max-w-2xl"
    >
      <div ref={body} className="grid gap-4">
        {error && <Failed title={texts.importFailed} error={error} />}
        {error instanceof ImportRefused && error.problems.some(({ row }) => row !== null) && (
          <ProblemTable problems={titled(error.problems, schema)} count={error.count} />
        )}
        {progress ? (
          <>
            <ImportProgressBar
              progress={progress}
              onStop={progress.phase === 'uploading' ? importing.stop : undefined}
            />
            {progress.phase !== 'uploading' && <p className="text-dense text-muted">{t('import.goesOn')}</p>}
          </>
        ) : (
          <>
            <DropZone
              icon={FileUp}
              label={t('import.zone')}
              inputLabel={t('import.input', nouns)}
              text={t('import.drop')}
              choose={t('import.choose')}
              hint={t('import.hint')}
              accept=".csv,.json,text/csv,application/json"
              onFile={importing.mutate}
            />
            <Switch label={t('import.update.label', nouns)} isOn={isUpdate} onChange={setUpdate} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** With the names that lists show of fields, not those of the code. */
const titled = (problems: readonly ImportProblem[], schema: EntitySchema | undefined): ImportProblem[] =>
  problems.map((problem) => {
    const property = problem.field === null ? undefined : schema?.properties[problem.field];
    return property && problem.field !== null
      ? { ...problem, field: labelOf(problem.field, property) }
      : problem;
  });

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

type ProgressProps = { progress: Progress; onStop: (() => void) | undefined };

export function ImportProgressBar({ progress, onStop }: ProgressProps) {
  const value =
    progress.phase === 'uploading'
      ? progress.part
      : progress.phase === 'storing'
        ? progress.done / Math.max(1, progress.total)
        : undefined;
  return (
    <WorkProgress text={progressText(progress)} label={t('progress.label')} part={value}>
      {onStop && (
        <Button size="sm" className="justify-self-start" onClick={onStop}>
          {t('progress.stop')}
        </Button>
      )}
    </WorkProgress>
  );
}

function progressText(progress: Progress): string {
  if (progress.phase === 'uploading') return t('progress.uploading');
  if (progress.phase === 'checking') return t('progress.checking', { count: progress.done });
  return t('progress.storing', { done: progress.done, total: progress.total });
}
