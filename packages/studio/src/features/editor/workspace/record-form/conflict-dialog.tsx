import type { App } from '@sayso/contracts/apps';
import { useState } from 'react';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/record-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { ConflictVersion } from '../conflict-version.tsx';
import { labelOf } from './controls.ts';
import { FormProvider } from './form-context.ts';
import type { Conflict } from './use-record-saving.ts';
import { ValueText } from './value-text.tsx';

type Props = {
  app: App;
  entity: string;
  noun: string;
  conflict: Conflict;
  isPending: boolean;
  /** What of the own changes is to be written. */
  onChoose: (changes: Readonly<Record<string, unknown>>) => void;
  onBack: () => void;
};
type Side = 'mine' | 'theirs';

/** Somebody else changed the same fields: both values side by side, one to be chosen for each. */
export function ConflictDialog({ app, entity, noun, conflict, isPending, onChoose, onBack }: Props) {
  const { theirs, fields, changes } = conflict;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const kept = () =>
    Object.fromEntries(
      Object.entries(changes).filter(([key]) => !fields.includes(key) || sides[key] !== 'theirs'),
    );
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={t('conflict.title', { noun })}
      description={t('conflict.text')}
      className="max-w-2xl"
      footer={
        <>
          <Button onClick={onBack}>{common('cancel')}</Button>
          <Button variant="primary" pending={isPending} onClick={() => onChoose(kept())}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <FormProvider value={{ appId: app.id, entities: app.entities }}>
        <ul className="grid gap-5">
          {fields.map((key) => {
            const property = app.entities[entity]?.properties[key] ?? {};
            const label = labelOf(key, property);
            return (
              <li key={key} className="grid gap-2">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="font-medium">{label}</h3>
                  <SegmentedControl<Side>
                    label={label}
                    value={sides[key] ?? 'mine'}
                    options={[
                      { value: 'mine', label: t('conflict.keepMine') },
                      { value: 'theirs', label: t('conflict.keepTheirs') },
                    ]}
                    onChange={(side) => setSides({ ...sides, [key]: side })}
                  />
                </div>
                <div className="grid gap-2 md:grid-cols-2">
                  <ConflictVersion title={t('conflict.mine')} isKept={sides[key] !== 'theirs'}>
                    <ValueText property={property} value={changes[key]} />
                  </ConflictVersion>
                  <ConflictVersion title={t('conflict.theirs')} isKept={sides[key] === 'theirs'}>
                    <ValueText property={property} value={theirs[key]} />
                  </ConflictVersion>
                </div>
              </li>
            );
          })}
        </ul>
      </FormProvider>
    </Dialog>
  );
}
