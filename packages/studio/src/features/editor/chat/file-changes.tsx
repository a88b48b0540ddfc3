import type { FileChange } from '@sayso/contracts/chat';
import {
  Check,
  ChevronDown,
  CircleAlert,
  Component,
  Database,
  File,
  LayoutPanelLeft,
  type LucideIcon,
  PanelsTopLeft,
  X,
  Zap,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { t } from '../../../texts/chat.ts';
import { cn } from '../../../ui/cn.ts';
import { describePath } from '../describe-path.ts';

const icons: Record<string, LucideIcon> = {
  pages: PanelsTopLeft,
  components: Component,
  entities: Database,
  functions: Zap,
  layout: LayoutPanelLeft,
};
const iconOf = (path: string) => icons[path.split('/')[0] ?? ''] ?? File;

type ChangesProps = {
  changes: readonly FileChange[];
  isRunning: boolean;
  /** Why files were refused is said elsewhere. */
  isTold?: boolean;
  /** The answer failed, and nothing of it stands. */
  isUndone?: boolean;
};

/** What a turn did to the app's files: folded to one line. Lines are counted nowhere: owners have no use for that. */
export function FileChanges({ changes, isRunning, isTold = false, isUndone = false }: ChangesProps) {
  const hasErrors = changes.some(({ error }) => error !== undefined);
  const [isOpen, setOpen] = useState(hasErrors || changes.length <= 4);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface text-dense">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-10 w-full items-center gap-2.5 px-3 text-left font-medium hover:bg-filled"
        onClick={() => setOpen(!isOpen)}
      >
        {t('changes.count', { count: changes.length })}
        <ChevronDown
          aria-hidden
          className={cn('ml-auto size-4 text-faint transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <ul>
          {changes.map((change) => (
            <FileRow
              key={`${change.path} ${change.action}`}
              change={change}
              isRunning={isRunning}
              isTold={isTold}
              isUndone={isUndone}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = { change: FileChange; isRunning: boolean; isTold: boolean; isUndone: boolean };

function FileRow({ change, isRunning, isTold, isUndone }: RowProps) {
  const isRefused = change.error !== undefined && change.stopped !== true;
  const Icon = isRefused ? CircleAlert : iconOf(change.path);
  const hasLanded = change.error === undefined && !isUndone;
  return (
    <li className="border-line border-t px-3 py-2" data-change={change.path}>
      <div className="flex items-center gap-2.5">
        <Icon aria-hidden className={cn('size-4 shrink-0', isRefused ? 'text-danger' : 'text-muted')} />
        <span className="wrap-anywhere min-w-0">
          <FileName change={change} isThere={hasLanded && change.action !== 'deleted'} />{' '}
          <span className="text-muted">{t(`changes.outcome.${outcomeOf(change, isUndone)}`)}</span>
        </span>
        {/* Beside files that are at some percent still, each that is done says so in the same words (B-MSG-05). */}
        {isRunning && !change.error && <Percent value={100} />}
        {(isRefused || hasLanded) && (
          <span
            role="img"
            aria-label={t(isRefused ? 'changes.incomplete' : 'changes.complete')}
            className={cn('ml-auto shrink-0', isRefused ? 'text-danger' : 'text-success')}
          >
            {isRefused ? <X aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />}
          </span>
        )}
      </div>
      {isRefused && !isTold && <p className="mt-1 pl-6.5 text-caption text-danger">{change.error}</p>}
      {hasLanded &&
        change.warnings?.map((warning) => (
          <p key={warning} className="mt-1 pl-6.5 text-caption text-warning">
            {warning}
          </p>
        ))}
      {hasLanded && change.fixes && (
        <p className="mt-1 pl-6.5 text-caption text-muted">
          {t('changes.fixed', { fixes: change.fixes.join('; ') })}
        </p>
      )}
    </li>
  );
}

function outcomeOf({ action, error, stopped }: FileChange, isUndone: boolean) {
  if (stopped) return 'stopped';
  if (error) return 'refused';
  return isUndone ? 'undone' : action;
}

/** Leads to the file's code (B-ROUTE-04), where there is one. */
function FileName({ change: { path }, isThere }: { change: FileChange; isThere: boolean }) {
  const { appId } = useParams();
  const { name, what } = describePath(path);
  if (!isThere) {
    return (
      <span className="font-medium">
        {name} {what}
      </span>
    );
  }
  return (
    <Link
      to={`/apps/${appId}/editor/workspace/code?filePath=${encodeURIComponent(path)}`}
      className="font-medium underline-offset-2 hover:underline"
    >
      {name} {what}
    </Link>
  );
}

const Percent = ({ value }: { value: number }) => (
  <span className="shrink-0 font-mono text-caption text-muted tabular-nums">{value}%</span>
);

type WritingProps = {
  path: string;
  /** In percent; null where nobody knows how much is to come. */
  progress: number | null;
};

/** A file that is being written right now. */
export function WritingFile({ path, progress }: WritingProps) {
  const { name, what } = describePath(path);
  const title = t('changes.writing', { file: `${name} ${what}`.trim() });
  return (
    <div className="grid gap-2" data-writing={path}>
      <p className="flex items-center gap-2.5 text-dense">
        <span aria-hidden className="size-2 animate-shimmer rounded-full bg-accent" />
        <span className="min-w-0 truncate">{title}</span>
        <span className="ml-auto" />
        {progress !== null && <Percent value={progress} />}
      </p>
      <div className="h-1 overflow-hidden rounded-full bg-sunken">
        <div
          role="progressbar"
          aria-label={title}
          {...(progress === null
            ? { className: 'h-full animate-shimmer bg-accent' }
            : {
                'aria-valuenow': progress,
                className: 'h-full origin-left bg-accent transition-transform duration-150',
                style: { transform: `scaleX(${Math.max(4, progress) / 100})` },
              })}
        />
      </div>
    </div>
  );
}
