import type { App } from '@sayso/contracts/apps';
import { isPlanChange } from '@sayso/contracts/chat';
import type { AppPlan } from '@sayso/contracts/plan';
import { ListTree } from 'lucide-react';
import { useRef } from 'react';
import { t as cards } from '../../../texts/plan.ts';
import { t } from '../../../texts/plan-view.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { Note } from '../../../ui/note.tsx';
import { PlanCards } from '../../../ui/plan/plan-cards.tsx';
import { CardSkeleton } from '../../../ui/skeleton.tsx';
import { PlanQuestionDialog } from './plan-question.tsx';
import { usePlan } from './use-plan.ts';
import { usePlanChanges } from './use-plan-changes.ts';
import { usePlanPlace } from './use-plan-place.ts';

type Props = { app: App; className?: string };

/** The plan of a built app, to be read and changed. */
export function PlanPane({ app, className }: Props) {
  const { data, isError, error, refetch } = usePlan(app);
  return (
    <section
      aria-label={t('title')}
      className={cn('h-full min-w-0 overflow-y-auto bg-page p-6 max-md:p-4', className)}
    >
      <div className="mx-auto grid max-w-4xl gap-4 pb-8">
        <header className="grid gap-1">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h1 className="font-semibold text-heading">{t('title')}</h1>
            {data && data.things.length > 0 && (
              <p className="text-dense text-muted">
                {cards('counts', { things: data.things.length, pages: data.pages.length })}
              </p>
            )}
          </div>
          <p className="text-muted">{t('text')}</p>
        </header>
        {data ? (
          <Shown app={app} plan={data} />
        ) : isError ? (
          <Failed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <PlanSkeleton />
        )}
      </div>
    </section>
  );
}

function Shown({ app, plan }: { app: App; plan: AppPlan }) {
  const changes = usePlanChanges(app, plan);
  const box = useRef<HTMLDivElement>(null);
  const { words, ledTo } = usePlanPlace(box);
  const reason = whyReadOnly(app, plan);
  if (plan.things.length === 0 && reason !== null) return <NoPlan isBusy={reason === 'busy'} />;
  return (
    <div ref={box} className="grid gap-4">
      {reason && <Note tone="info">{t(`readOnly.${reason}`)}</Note>}
      {words && <Note tone="info">{t('place', { words })}</Note>}
      {changes.conflict && (
        <Note
          tone="warning"
          action={
            <Button size="sm" onClick={changes.dropConflict}>
              {t('gotIt')}
            </Button>
          }
        >
          {t('changed', { reason: changes.conflict })}
        </Note>
      )}
      <PlanCards
        plan={changes.shown ?? plan}
        onOperate={changes.operate}
        pending={changes.pending}
        isReadOnly={reason !== null}
        ledTo={ledTo}
      />
      {changes.asked && (
        <PlanQuestionDialog
          plan={plan}
          {...changes.asked}
          onConfirm={changes.confirm}
          onClose={changes.dropQuestion}
        />
      )}
    </div>
  );
}

/** Own changes take their turn one after the other, so only what the assistant was asked in words is waited for. */
function whyReadOnly({ status, conversation }: App, plan: AppPlan): 'busy' | 'noVersion' | null {
  const asked = conversation.messages.findLast(({ role }) => role === 'user');
  if (status.state === 'processing' && !isPlanChange(asked?.additional_message_params)) return 'busy';
  return plan.checkpoint_id === null ? 'noVersion' : null;
}

function NoPlan({ isBusy }: { isBusy: boolean }) {
  if (isBusy) return <Note tone="info">{t('readOnly.busy')}</Note>;
  return (
    <EmptyState icon={ListTree} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}

function PlanSkeleton() {
  return (
    <div
      role="status"
      aria-label={t('opening')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3"
    >
      {[3, 2, 4, 5].map((lines) => (
        <CardSkeleton key={lines} lines={lines} />
      ))}
    </div>
  );
}
