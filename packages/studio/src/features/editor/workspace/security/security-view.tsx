import type { App } from '@sayso/contracts/apps';
import { nounsOf } from '@sayso/core/entities/plurals';
import { ArrowLeft, Shield } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../../texts/security.ts';
import { t as workspace } from '../../../../texts/workspace.ts';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { AskAssistant } from '../first-steps.tsx';
import { ViewHeader } from '../view-frame.tsx';
import { ChangesButton } from './changes-button.tsx';
import { EntityCard } from './entity-card.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { firstRules } from './rule-draft.ts';
import { RuleEditor } from './rule-editor.tsx';
import { useDrafts } from './use-drafts.ts';
import { ViewAsButton } from './view-as-button.tsx';
import { vocabularyOf } from './vocabulary.ts';

/** Who may read and change what: every entity of the app, and the rules of the one in the address. */
export function SecurityView({ app }: { app: App }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const drafts = useDrafts(app.entities);
  const names = Object.keys(app.entities);
  const wanted = address.get('entity');
  const chosen = wanted ?? names[0];
  const addressOf = (name: string) => `?entity=${encodeURIComponent(name)}`;
  const schema = chosen === undefined ? undefined : app.entities[chosen];

  return (
    <div className="@container h-full overflow-y-auto">
      <div className="grid grid-cols-1 gap-5 p-6 max-md:p-4">
        {/* Where there is room for one entity, it has the room. */}
        <ViewHeader
          title={t('title')}
          intro={t('intro')}
          aside={
            <>
              <ChangesButton app={app} />
              {Object.keys(app.pages).length > 0 && <ViewAsButton app={app} />}
            </>
          }
          className={cn(wanted !== null && '@max-4xl:hidden')}
        />
        {names.length === 0 ? (
          <EmptyState
            icon={Shield}
            title={t('none')}
            action={<AskAssistant start={workspace('first.data')} />}
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <div className="grid @4xl:grid-cols-[minmax(16rem,19rem)_1fr] grid-cols-1 items-start gap-6">
            {/* Where there is room for one of both, the address says which. */}
            <ul
              aria-label={t('cards')}
              className={cn('grid grid-cols-1 gap-4', wanted !== null && '@max-4xl:hidden')}
            >
              {Object.entries(app.entities).map(([name, entity]) => (
                <EntityCard
                  key={name}
                  words={vocabularyOf(app, name, entity)}
                  schema={entity}
                  to={addressOf(name)}
                  isChosen={name === chosen}
                  isDirty={drafts.isDirty(name, entity)}
                  onCreate={() => {
                    drafts.edit(name, firstRules);
                    void navigate(addressOf(name));
                  }}
                />
              ))}
            </ul>
            <div className={cn('grid min-w-0 grid-cols-1 gap-4', wanted === null && '@max-4xl:hidden')}>
              <Link
                to="?"
                className="flex min-h-10 @4xl:hidden items-center gap-2 self-start text-dense text-muted hover:text-ink"
              >
                <ArrowLeft aria-hidden className="size-4" />
                {t('back')}
              </Link>
              {chosen !== undefined && schema ? (
                <RuleEditor key={chosen} app={app} name={chosen} schema={schema} drafts={drafts} />
              ) : (
                <EmptyState icon={Shield} title={t('unknown', { name: chosen ?? '' })} />
              )}
            </div>
          </div>
        )}
      </div>
      <LeaveGuard
        names={drafts.unsaved.map((name) => nounsOf({ properties: {}, ...app.entities[name], name }))}
      />
    </div>
  );
}
