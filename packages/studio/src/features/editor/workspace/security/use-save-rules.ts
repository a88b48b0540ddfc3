import { type App, writeFile } from '@sayso/contracts/apps';
import type { RowRules } from '@sayso/contracts/entity-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { appKeys } from '../../../../lib/app-keys.ts';
import { call } from '../../../../lib/call.ts';
import { toast } from '../../../../ui/toasts.tsx';
import { usePatchApp } from '../../use-live-app.ts';
import { schemaWith } from './rule-draft.ts';

type Saved = { name: string; rules: RowRules | undefined; texts: { done: string; failed: string } };

/** Writes an entity's rules into its schema, as it is by then: whatever else changed in it meanwhile stays. */
export function useSaveRules(app: App) {
  const cache = useQueryClient();
  const patch = usePatchApp(app.id);
  return useMutation({
    mutationFn: ({ name, rules }: Saved) => {
      const schema = cache.getQueryData<App>(appKeys.one(app.id))?.entities[name] ?? app.entities[name];
      const content = JSON.stringify(schema && schemaWith(schema, rules), null, 2);
      return call(writeFile, { appId: app.id }, { file_path: `entities/${name}`, content });
    },
    onSuccess: ({ warnings }, { name, rules, texts }) => {
      patch((current) => {
        const schema = current.entities[name];
        if (!schema) return current;
        return { ...current, entities: { ...current.entities, [name]: schemaWith(schema, rules) } };
      });
      void cache.invalidateQueries({ queryKey: appKeys.one(app.id) });
      toast(texts.done, {
        tone: 'success',
        ...(warnings?.[0] === undefined ? {} : { description: warnings[0] }),
      });
    },
    onError: (error, { texts }) => toast(texts.failed, { tone: 'danger', description: messageOf(error) }),
  });
}
