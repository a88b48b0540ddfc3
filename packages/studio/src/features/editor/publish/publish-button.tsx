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
  if (held === 0 || isPending || isPublishing) {
    return (
      <Button variant="primary" pending={isPublishing} disabled={isPending} onClick={onPublish}>
        {label}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="text-dense">{samplesText('publish.note', { count: held })}</p>
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
