import type { App } from '@sayso/contracts/apps';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useCloneApp } from '../../../../lib/use-clone-app.ts';
import { t } from '../../../../texts/apps.ts';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { Card } from '../card.tsx';

/** A second app to go on from (W-SET-02). */
export function CloneApp({ app }: { app: App }) {
  const [withRecords, setWithRecords] = useState(false);
  const clone = useCloneApp(app.id);
  return (
    <Card title={t('clone.title')} text={t('clone.text')}>
      <Switch
        label={t('clone.records')}
        text={t('clone.recordsText')}
        isOn={withRecords}
        onChange={setWithRecords}
      />
      <Button
        className="justify-self-start"
        pending={clone.isPending}
        onClick={() => clone.mutate(withRecords)}
      >
        {!clone.isPending && <Copy aria-hidden className="size-4" />}
        {t('clone.create')}
      </Button>
      {clone.isPending && withRecords && (
        <p role="status" className="text-caption text-muted">
          {t('clone.working')}
        </p>
      )}
    </Card>
  );
}
