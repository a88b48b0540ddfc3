import type { App } from '@sayso/contracts/apps';
import { useState } from 'react';
import { t } from '../../../texts/publish.ts';
import { t as samplesText } from '../../../texts/samples.ts';
import { Button } from '../../../ui/button.tsx';
import { RemoveSamplesDialog } from '../samples/remove-samples-dialog.tsx';
import { sampleParts } from '../samples/sample-parts.ts';
import { useSamples } from '../samples/use-samples.ts';

type Props = { app: App; isPublishing: boolean; onPublish: () => void };

/** Publishes; where sample records are left, that is asked first, with a button for either answer. */
export function PublishButton({ app, isPublishing, onPublish }: Props) {
  const samples = useSamples(app.id);
  const held = samples?.samples ?? 0;
  const [isAsking, setAsking] = useState(false);
  const isPending = app.app_stage === 'pending';
  if (held === 0 || isPending || isPublishing)
    return (
      <Button variant="primary" pending={isPublishing} disabled={isPending} onClick={onPublish}>
        {t(isPublishing ? 'publishing' : app.last_deployed_at ? 'again' : 'button')}
      </Button>
    );
  const counts = Object.entries(samples?.entities ?? {}).map(([name, each]) => [name, each.samples] as const);
  const note = (
    <p className="text-dense">
      {samplesText('publish.note', { count: held, parts: sampleParts(app, counts) })}
    </p>
  );
  const remove = <Button onClick={() => setAsking(true)}>{samplesText('publish.remove')}</Button>;
  return (
    <div className="grid gap-2">
      {/* Whoever chose to publish with samples once is not asked each time. */}
      {app.last_deployed_at ? (
        <>
          <Button variant="primary" onClick={onPublish}>
            {t('again')}
          </Button>
          {note}
          {remove}
        </>
      ) : (
        <>
          {note}
          <div className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
            {remove}
            <Button variant="primary" onClick={onPublish}>
              {samplesText('publish.with')}
            </Button>
          </div>
        </>
      )}
      <RemoveSamplesDialog app={app} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
