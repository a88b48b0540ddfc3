import type { App } from '@sayso/contracts/apps';
import { t } from '../../../texts/publish.ts';
import { t as samplesText } from '../../../texts/samples.ts';
import { Button } from '../../../ui/button.tsx';
import { useRemoveSamples, useSamples } from '../samples/use-samples.ts';

type Props = { app: App; isPublishing: boolean; onPublish: () => void };

/** Publishes; where sample records are left, that is asked first, with a button for either answer. */
export function PublishButton({ app, isPublishing, onPublish }: Props) {
  const held = useSamples(app.id)?.samples ?? 0;
  const removing = useRemoveSamples(app.id);
  const label = t(isPublishing ? 'publishing' : app.last_deployed_at ? 'again' : 'button');
  const isPending = app.app_stage === 'pending';
  const publish = (
    <Button variant="primary" pending={isPublishing} disabled={isPending} onClick={onPublish}>
      {label}
    </Button>
  );
  if (held === 0 || isPending || isPublishing) return publish;
  const note = <p className="text-dense">{samplesText('publish.note', { count: held })}</p>;
  // Whoever chose to publish with samples once is not asked each time.
  if (app.last_deployed_at)
    return (
      <div className="grid gap-2">
        {publish}
        {note}
        <Button pending={removing.isPending} onClick={() => removing.mutate()}>
          {samplesText('publish.remove')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      {note}
      <div className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
        <Button pending={removing.isPending} onClick={() => removing.mutate()}>
          {samplesText('publish.remove')}
        </Button>
        <Button variant="primary" disabled={removing.isPending} onClick={onPublish}>
          {samplesText('publish.with')}
        </Button>
      </div>
    </div>
  );
}
