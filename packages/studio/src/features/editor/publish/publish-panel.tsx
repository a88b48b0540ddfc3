import type { App } from '@sayso/contracts/apps';
import { CircleAlert, CircleCheck, ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { EmbeddingSwitch } from './embedding-switch.tsx';
import { ProofWarning } from './proof-warning.tsx';
import { RulesWarning } from './rules-warning.tsx';
import type { usePublish } from './use-publish.ts';
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
  const isPending = app.app_stage === 'pending';
  const isPublishing = state.step === 'publishing';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        {hasTitle && <h2 className="font-semibold">Publish</h2>}
        <p className="text-dense text-muted">
          {app.last_deployed_at ? (
            <>
              Last published <Time value={app.last_deployed_at} />. Publishing again shows your latest
              changes.
            </>
          ) : (
            `This will be the first public version${isPending ? ', once the app has a page' : ''}. Later changes to its pages stay private until you publish again.`
          )}
        </p>
      </div>
      <VisibilityChoice app={app} />
      <VisitorPermissions app={app} />
      <EmbeddingSwitch app={app} />
      <p className="text-caption text-muted">
        Changes to access, data and data rules take effect right away, without publishing.
      </p>
      <RulesWarning app={app} />
      {app.last_deployed_at && (
        <a
          href={app.public_url}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-9 items-center gap-2 rounded-control bg-sunken px-3 py-2 text-dense text-muted hover:text-ink"
        >
          <span className="min-w-0 truncate">{app.public_url.replace(/^https?:\/\//, '')}</span>
          <ExternalLink aria-hidden className="ml-auto size-4 shrink-0" />
          <span className="sr-only">(opens the published app in a new tab)</span>
        </a>
      )}
      {/* Takes no room of the grid while it has nothing to say. */}
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
            Published. It opened in a new tab.
          </p>
        )}
      </div>
      <Button variant="primary" pending={isPublishing} disabled={isPending} onClick={() => void publish()}>
        {isPublishing ? 'Publishing' : app.last_deployed_at ? 'Publish changes' : 'Publish'}
      </Button>
      {app.last_deployed_at && <VersionList app={app} />}
      {/* Last: what is found while somebody presses a button must not move it away from under the pointer. */}
      <ProofWarning app={app} />
    </div>
  );
}
