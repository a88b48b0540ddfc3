import type { ImportedFile, ImportReport } from '@sayso/contracts/app-import';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { t } from '../texts/imported.ts';
import { Badge } from './badge.tsx';

const outcomes = ['changed', 'taken', 'replaced', 'left_out'] as const;

/** What became of each file of an imported app; what somebody has to look at comes first. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const open = report.files.filter(({ needs_work }) => needs_work);
  return (
    <div className="grid gap-5">
      <ul aria-label={t('report.title')} className="flex flex-wrap gap-2">
        {countsOf(report).map((count) => (
          <li key={count}>
            <Badge>{count}</Badge>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <section aria-label={t('report.toReview')} className="grid gap-2">
          <h3 className="flex items-center gap-2 font-medium text-body">
            <TriangleAlert aria-hidden className="size-4 text-warning" />
            {t('report.toReviewCount', { count: open.length })}
          </h3>
          <FileList files={open} />
        </section>
      )}
      <div className="grid gap-1">
        {outcomes.map((outcome) => {
          const files = report.files.filter((file) => file.outcome === outcome && !file.needs_work);
          return files.length === 0 ? null : (
            <details key={outcome} className="group">
              <summary className="flex cursor-pointer select-none items-center gap-2 rounded-control py-1.5 text-body hover:text-accent max-md:min-h-10">
                <ChevronRight
                  aria-hidden
                  className="size-4 text-faint transition-transform group-open:rotate-90"
                />
                {t(`report.outcome.${outcome}`)}
                <span className="text-muted">{files.length}</span>
              </summary>
              <div className="pt-1 pb-3 pl-6">
                <FileList files={files} />
              </div>
            </details>
          );
        })}
      </div>
      <p className="text-caption text-muted">
        {t('report.noData')}
        {report.n_ignored > 0 && ` ${t('report.ignored', { count: report.n_ignored })}`}
      </p>
    </div>
  );
}

const FileList = ({ files }: { files: readonly ImportedFile[] }) => (
  <ul className="grid gap-2">
    {files.map(({ path, to, notes }) => (
      <li key={path} className="min-w-0 rounded-card border border-line bg-surface px-3 py-2 text-dense">
        <p className="break-words font-mono text-caption">
          {path}
          {to !== null && to !== plain(path) && (
            <span className="text-muted"> {t('report.renamed', { path: to })}</span>
          )}
        </p>
        {notes.map((note) => (
          <p key={note} className="break-words pt-1 text-muted">
            {note}
          </p>
        ))}
      </li>
    ))}
  </ul>
);

/** A path as the app has it where nothing but its folder and ending changed. */
const plain = (path: string) => path.replace(/^(?:src|base44)\//, '').replace(/\.\w+$/, '');

const contents = ['pages', 'components', 'entities', 'functions'] as const;

const countsOf = (report: ImportReport): string[] =>
  contents.flatMap((kind) =>
    report[kind] === 0 ? [] : t(`report.contents.${kind}`, { count: report[kind] }),
  );
