import type { AppSummary } from '@sayso/contracts/apps';
import { type FormEvent, useState } from 'react';
import { useCloneApp } from '../../lib/use-clone-app.ts';
import { t } from '../../texts/apps.ts';
import { t as common } from '../../texts/common.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';

type Props = { app: AppSummary; onClose: () => void };

export function DuplicateDialog({ app, onClose }: Props) {
  const [withRecords, setWithRecords] = useState(false);
  const clone = useCloneApp(app.id);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!clone.isPending) clone.mutate(withRecords);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('clone.dialogTitle', { name: app.name })}
      description={t('clone.text')}
    >
      <form onSubmit={handleSubmit} className="grid grid-cols-1 gap-5">
        <Switch
          label={t('clone.records')}
          text={t('clone.recordsText')}
          isOn={withRecords}
          onChange={setWithRecords}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" pending={clone.isPending}>
            {t('clone.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
