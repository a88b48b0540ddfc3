import type { App } from '@sayso/contracts/apps';
import type { FileChange } from '@sayso/contracts/chat';
import { texts } from '@sayso/contracts/texts';
import { Check, Database, LayoutPanelLeft, type LucideIcon, PanelsTopLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../texts/preview.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describePath } from '../describe-path.ts';
import { isUnfinished } from './is-unfinished.ts';

const groups: { label: string; folder: string; icon: LucideIcon }[] = [
  { label: t('plan.data'), folder: 'entities/', icon: Database },
  { label: t('plan.layout'), folder: 'layout', icon: LayoutPanelLeft },
  { label: t('plan.pages'), folder: 'pages/', icon: PanelsTopLeft },
];

type Props = {
  app: App;
  /** Goes on with a build that has not come to its end; absent where nothing was asked for. */
  onRetry: (() => void) | undefined;
  isRetrying: boolean;
};

/** In place of the frame while there is no page to open with: the plan as it fills in. */
export function BuildPlan({ app, onRetry, isRetrying }: Props) {
  // A turn may be over before its pages have come: the plan stays filled until then.
  const last = app.conversation.messages.findLast(({ turn }) => turn)?.turn;
  const changes = last && last.state !== 'failed' ? last.changes : [];
  const isBuilding = app.status.state === 'processing';
  const [title, text] = wordsFor(app);
  return (
    <div className="grid h-full place-items-center overflow-y-auto p-6" role="status">
      <div className="grid w-full max-w-sm gap-6">
        <div className="grid gap-1 text-center">
          <p className="font-semibold text-heading">{title}</p>
          <p className="text-pretty text-muted">{text}</p>
        </div>
        {!isBuilding && isUnfinished(app) && onRetry && (
          <Button className="justify-self-center" variant="primary" pending={isRetrying} onClick={onRetry}>
            {t('plan.retry')}
          </Button>
        )}
        {isBuilding && (
          <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
            {groups.map((group) => (
              <PlanGroup key={group.label} {...group} changes={changes} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

/** Why it failed stands in the chat. */
function wordsFor(app: App): [title: string, text: string] {
  const { state } = app.status;
  if (state === 'processing') return [texts.creatingTitle, texts.creatingText];
  if (isUnfinished(app)) return [t('plan.unfinishedTitle'), t('plan.unfinishedText')];
  if (state === 'error') return [t('plan.failedTitle'), t('plan.failedText')];
  return [t('plan.idleTitle'), t('plan.idleText')];
}

type GroupProps = { label: string; folder: string; icon: LucideIcon; changes: readonly FileChange[] };

function PlanGroup({ label, folder, icon: Icon, changes }: GroupProps) {
  const done = changes.filter(({ path, error }) => path.startsWith(folder) && !error);
  return (
    <li className="flex items-start gap-3 bg-surface px-4 py-3">
      <Icon aria-hidden className="mt-0.5 size-4 text-muted" />
      <span className="w-14 shrink-0 font-medium">{label}</span>
      <span className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {done.length === 0 ? (
          <Skeleton className="mt-1 h-3 w-28" />
        ) : (
          done.map(({ path }) => (
            <Done key={path}>{path === 'layout' ? t('plan.done') : describePath(path).name}</Done>
          ))
        )}
      </span>
    </li>
  );
}

const Done = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex animate-appear items-center gap-1 rounded-full bg-success-soft px-2 py-0.5 text-caption text-success">
    <Check aria-hidden className="size-3" />
    {children}
  </span>
);
