import { type App, getApp, writeFile } from '@sayso/contracts/apps';
import type { EntitySchema, RowRules } from '@sayso/contracts/entity-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFileChanged, messageOf } from '../../../../lib/api-error.ts';
import { appKeys } from '../../../../lib/app-keys.ts';
import { call } from '../../../../lib/call.ts';
import { t } from '../../../../texts/security.ts';
import { toast } from '../../../../ui/toasts.tsx';
import { usePatchApp } from '../../use-live-app.ts';
import { isSame } from '../record-form/form-values.ts';
import { schemaWith } from './rule-draft.ts';

/** `before`: the rules that `saved` took the place of. */
type Undoing = { name: string; saved: EntitySchema; before: RowRules | undefined };
type Saved = { name: string; rules: RowRules | undefined; texts: { done: string; failed: string } };

/** Others who write the same schema again and again do not keep this one waiting for ever. */
const mostTries = 5;

/**
 * Writes an entity's rules into its schema as the server has it: whatever else changed in it meanwhile stays. The toast
 * that tells of it takes them back.
 */
export function useSaveRules(app: App) {
  const cache = useQueryClient();
  const patch = usePatchApp(app.id);
  const refresh = () => cache.invalidateQueries({ queryKey: appKeys.one(app.id) });
  const show = (name: string, schema: EntitySchema) => {
    patch((current) => ({ ...current, entities: { ...current.entities, [name]: schema } }));
    void refresh();
  };
  const undo = useMutation({
    mutationFn: ({ name, saved, before }: Undoing) =>
      writeRules({ appId: app.id, name, rules: before }, saved),
    onSuccess: ({ schema }, { name }) => {
      show(name, schema);
      toast(t('save.undone'), { tone: 'success' });
    },
    onError: (error) => {
      void refresh();
      toast(t('save.undoFailed'), { tone: 'danger', description: messageOf(error) });
    },
  });
  return useMutation({
    mutationFn: ({ name, rules }: Saved) => {
      const known = cache.getQueryData<App>(appKeys.one(app.id))?.entities[name] ?? app.entities[name];
      return writeRules({ appId: app.id, name, rules }, known);
    },
    onSuccess: ({ schema, warnings, before }, { name, texts }) => {
      show(name, schema);
      toast(texts.done, {
        tone: 'success',
        action: { label: t('save.undo'), onClick: () => undo.mutate({ name, saved: schema, before }) },
        ...(warnings?.[0] === undefined ? {} : { description: warnings[0] }),
      });
    },
    onError: (error, { texts }) => {
      // So that what somebody else stored is there to be looked at.
      void refresh();
      toast(texts.failed, { tone: 'danger', description: messageOf(error) });
    },
  });
}

type Written = { appId: string; name: string; rules: RowRules | undefined };

/** Throws where somebody else stored other rules than `known` has. */
async function writeRules({ appId, name, rules }: Written, known: EntitySchema | undefined) {
  for (let base = known, tries = 1; base; tries += 1) {
    const schema = schemaWith(base, rules);
    const content = JSON.stringify(schema, null, 2);
    const written = { file_path: `entities/${name}`, content, base_schema: base };
    try {
      const { warnings } = await call(writeFile, { appId }, written);
      return { schema, warnings, before: base.rls };
    } catch (error) {
      if (!isFileChanged(error) || tries === mostTries) throw error;
    }
    const { rls } = base;
    base = (await call(getApp, { appId })).entities[name];
    if (base && !isSame(base.rls, rls)) throw new Error(t('changedMeanwhile.refused'));
  }
  throw new Error(t('unknown', { name }));
}
