import type { App } from '@sayso/contracts/apps';
import type { StoredRecord } from '@sayso/contracts/records';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../../texts/record-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { Note } from '../../../../ui/note.tsx';
import { nounsIn } from '../data/use-nouns.ts';
import { useDiscardQuestion } from '../use-discard-question.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordChanges } from './use-record-changes.ts';
import { useRecordSaving } from './use-record-saving.ts';

export type RecordSheetProps = {
  app: App;
  entity: string;
  /** The record as it was when it was opened; null adds a new one. */
  record: StoredRecord | null;
  onClose: () => void;
};

/** Adds a record, or changes one (B-DATA-02). */
export function RecordSheet({ app, entity, record, onClose }: RecordSheetProps) {
  const schema = app.entities[entity] ?? { properties: {} };
  const { noun } = nounsIn(app.entities, entity);
  const place = { appId: app.id, entity };
  const [base, setBase] = useState(record);
  const discard = useDiscardQuestion(onClose);
  const saving = useRecordSaving({ place, base, onSaved: discard.leave });
  const others = useRecordChanges({ place, base, isDirty: discard.isDirty, onFresh: setBase });
  const [isRemoving, setRemoving] = useState(false);

  return (
    <Drawer
      open
      onOpenChange={discard.close}
      isForm
      title={t(base ? 'sheet.edit' : 'sheet.add', { noun })}
      className="w-[36rem]"
    >
      {others !== null && (
        <Note tone={others === 'removed' ? 'warning' : 'info'} className="mx-4 mb-3">
          {t(`sheet.${others}`, { noun })}
        </Note>
      )}
      <RecordForm
        // What somebody else saved while nothing was typed here takes the place of what is shown.
        key={base?.updated_date}
        className="flex-1 border-line border-t"
        appId={app.id}
        schema={schema}
        entities={app.entities}
        {...(base ? { value: base } : {})}
        submitLabel={t('sheet.save')}
        onDirty={discard.setDirty}
        onCancel={discard.close}
        onSubmit={saving.submit}
        actions={
          base &&
          others !== 'removed' && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden className="size-4" />
              {t('sheet.remove')}
            </Button>
          )
        }
      />
      {discard.question}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('sheet.removeTitle', { noun })}
        description={t('sheet.removeText')}
        confirmLabel={t('sheet.remove')}
        destructive
        pending={saving.removal.isPending}
        onConfirm={() => saving.removal.mutate(undefined, { onError: () => setRemoving(false) })}
      />
      {saving.conflict && (
        <ConflictDialog
          {...{ app, entity, noun }}
          conflict={saving.conflict}
          isPending={saving.isResolving}
          onChoose={saving.resolve}
          onBack={saving.goBack}
        />
      )}
      <ConfirmDialog
        open={saving.isGone}
        onOpenChange={saving.goBack}
        title={t('gone.title', { noun })}
        description={t('gone.text')}
        confirmLabel={t('gone.again')}
        pending={saving.isResolving}
        onConfirm={saving.addAgain}
      />
    </Drawer>
  );
}
