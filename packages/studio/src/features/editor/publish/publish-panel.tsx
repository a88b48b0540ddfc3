import type { App } from '@sayso/contracts/apps';
import { CircleAlert, CircleCheck, ExternalLink } from 'lucide-react';
import { t } from '../../../texts/publish.ts';
import { cn } from '../../../ui/cn.ts';
import { Time } from '../../../ui/time.tsx';
import { opensAsOwner } from '../open-app.ts';
import { EmbeddingSwitch } from './embedding-switch.tsx';
import { ExposedWarning } from './exposed-warning.tsx';
import { OpeningNote } from './opening-note.tsx';
import { ProofWarning } from './proof-warning.tsx';
import { PublishButton } from './publish-button.tsx';
import { RegistrationChoice } from './registration-choice.tsx';
import { RulesWarning } from './rules-warning.tsx';
import type { usePublish } from './use-publish.ts';
import { useVisibility } from './use-visibility.ts';
import { VersionList } from './version-list.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';
import { VisitorPermissions } from './visitor-permissions.tsx';

type Props = {
  app: App;
  publishing: ReturnType<typeof usePublish>;
  /** False where a dialog's own title says it. */
  hasTitle?: boolean;
};

export function PublishPanel({ app, publishing: { state, publish }, hasTitle = true }: Props) {
  const publishedAt = app.last_deployed_at;
  const isPending = app.app_stage === 'pending';
  const { opens, shown, proposed } = useVisibility(app);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        {hasTitle && <h2 className="font-semibold">{t('button')}</h2>}
        <p className="text-dense text-muted">
          {publishedAt
            ? t.rich('last', { time: () => <Time value={publishedAt} /> })
            : t(isPending ? 'firstPending' : 'first')}
        </p>
      </div>
      <VisibilityChoice app={app} shown={shown} />
      <RegistrationChoice app={shown} />
      <OpeningNote app={shown} opens={opens} />
      <ExposedWarning app={shown} opens={opens} />
      <VisitorPermissions app={shown} />
      <EmbeddingSwitch app={app} />
      <p className="text-caption text-muted">{t('rightAway')}</p>
      <RulesWarning app={shown} opens={opens} />
      {publishedAt && (
        <a
          href={app.public_url}
          onClick={opensAsOwner(app)}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-9 items-center gap-2 rounded-control bg-sunken px-3 py-2 text-dense text-muted hover:text-ink"
        >
          <span className="min-w-0 truncate">{app.public_url.replace(/^https?:\/\//, '')}</span>
          <ExternalLink aria-hidden className="ml-auto size-4 shrink-0" />
          <span className="sr-only">{t('opensNewTab')}</span>
        </a>
      )}
      <footer
        className={cn(
          'sticky grid gap-3 border-line border-t bg-raised py-3',
          // To the edges of what it stands in, which has more room around it as a dialog.
          hasTitle ? '-bottom-4 -mx-4 px-4' : '-bottom-6 -mx-6 px-6',
          !publishedAt && (hasTitle ? '-mb-4' : '-mb-6'),
        )}
      >
        <Outcome app={app} state={state} />
        <PublishButton
          app={app}
          isPublishing={state.step === 'publishing'}
          onPublish={() => void publish(proposed)}
        />
      </footer>
      {publishedAt && <VersionList app={app} />}
      {/* Last: what is found while somebody presses a button must not move it away from under the pointer. */}
      <ProofWarning app={shown} />
    </div>
  );
}

/** What became of the last press; takes no room while it has nothing to say. */
function Outcome({ app, state }: { app: App; state: Props['publishing']['state'] }) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {state.step === 'failed' && (
        <p
          role="alert"
          className="flex gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger text-dense"
        >
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {state.message}
        </p>
      )}
      {state.step === 'published' && (
        <p className="flex gap-2 rounded-control bg-success-soft px-3 py-2 text-dense text-success">
          <CircleCheck aria-hidden className="mt-px size-4 shrink-0" />
          <span>
            {t(state.isOpened ? 'done.opened' : 'done.blocked')}{' '}
            {!state.isOpened && (
              <a
                href={app.public_url}
                onClick={opensAsOwner(app)}
                target="_blank"
                rel="noreferrer"
                className="underline"
              >
                {t('done.open')}
              </a>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
