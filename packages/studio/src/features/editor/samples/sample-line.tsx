import type { App } from '@sayso/contracts/apps';
import { useState } from 'react';
import type { Place } from '../../../lib/records.ts';
import { t } from '../../../texts/samples.ts';
import { Button } from '../../../ui/button.tsx';
import { RemoveSamplesDialog } from './remove-samples-dialog.tsx';
import { useSamplesOf } from './use-samples.ts';

/** How much of a list is samples, and the way to be rid of them. */
export function SampleLine({ app, place }: { app: App; place: Place }) {
  const [isAsking, setAsking] = useState(false);
  const samples = useSamplesOf(place);
  if (samples === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-dense text-muted max-md:order-last max-md:basis-full">
      {samples.has_real ? t('beside', { count: samples.samples }) : t('only')}
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <RemoveSamplesDialog app={app} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
