import type { App } from '@sayso/contracts/apps';
import { nounOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import { useEffect, useMemo } from 'react';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../../ui/tabs.tsx';
import { FormProvider } from '../record-form/form-context.ts';
import { useDiscardQuestion } from '../use-discard-question.tsx';
import { FieldList } from './field-list.tsx';
import { ImpactDialog } from './impact-dialog.tsx';
import { JsonTab } from './json-tab.tsx';
import { LastChange } from './last-change.tsx';
import { SchemaConflict } from './schema-conflict.tsx';
import { StaleNote } from './stale-note.tsx';
import { type Tab, useSchemaDraft } from './use-schema-draft.ts';
import { useSchemaSave } from './use-schema-save.ts';

export type SchemaSheetProps = {
  app: App;
  /** Name of an entity, or `User` for what the app keeps of its users. */
  entity: string;
  /** With a new field that waits for its name. */
  startsWithNew?: boolean;
  onClose: () => void;
};

/** Edits what the records of an entity hold (B-DATA-02, B-USERS-10). */
export function SchemaSheet({ app, entity, startsWithNew = false, onClose }: SchemaSheetProps) {
  const isUsers = entity === 'User';
  const editing = useSchemaDraft(app, entity);
  const { setDirty, ...discard } = useDiscardQuestion(onClose, { texts: discardTexts });
  useEffect(() => setDirty(editing.isDirty), [editing.isDirty, setDirty]);
  const saving = useSchemaSave({ app, entity, editing, onSaved: discard.leave });
  const noun = nounOf({ properties: {}, name: entity, title: editing.stored.title });
  const context = useMemo(() => ({ appId: app.id, entities: app.entities }), [app.id, app.entities]);
  return (
    <Drawer
      open
      onOpenChange={discard.close}
      title={isUsers ? t('titleUsers') : t('title', { name: noun.charAt(0).toUpperCase() + noun.slice(1) })}
      className="w-[44rem]"
    >
      <FormProvider value={context}>
        <Tabs
          value={editing.tab}
          onValueChange={(tab) => editing.show(tab as Tab)}
          className="flex min-h-0 flex-1 flex-col"
        >
          <div className="px-4">
            <p className="pb-3 text-dense text-muted">{isUsers ? t('introUsers') : t('intro', { noun })}</p>
            {editing.isStale && <StaleNote onTake={editing.takeStored} />}
            <LastChange place={{ appId: app.id, entity }} nouns={{ noun, nouns: pluralOf(noun) }} />
            <TabsList>
              <TabsTrigger value="fields">{t('tabs.fields')}</TabsTrigger>
              <TabsTrigger value="json">{t('tabs.json')}</TabsTrigger>
            </TabsList>
          </div>
          <TabsContent value="fields" className="flex min-h-0 flex-1 flex-col pt-0">
            <FieldList {...{ app, entity, editing, startsWithNew }} />
          </TabsContent>
          <TabsContent value="json" className="flex min-h-0 flex-1 flex-col pt-0">
            <JsonTab editing={editing} />
          </TabsContent>
        </Tabs>
      </FormProvider>
      <footer className="border-line border-t bg-page px-4 py-3.5">
        {saving.problem !== null && (
          <p role="alert" className="pb-3 text-danger text-dense">
            {saving.problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={discard.close}>{common('cancel')}</Button>
          <Button variant="primary" pending={saving.isPending} onClick={saving.start}>
            {t('save')}
          </Button>
        </div>
      </footer>
      {discard.question}
      {saving.impact && (
        <ImpactDialog
          entity={entity}
          impact={saving.impact}
          isPending={saving.isPending}
          onConfirm={saving.confirm}
          onBack={saving.goBack}
        />
      )}
      {saving.conflict && (
        <SchemaConflict
          conflicts={saving.conflict.fields}
          isPending={saving.isPending}
          onChoose={saving.resolve}
          onBack={saving.goBack}
        />
      )}
    </Drawer>
  );
}

const discardTexts = {
  title: t('discard.title'),
  text: t('discard.text'),
  confirm: t('discard.confirm'),
  keep: t('discard.keep'),
};
