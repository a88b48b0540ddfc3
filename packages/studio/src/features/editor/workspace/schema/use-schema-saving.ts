import { type App, getApp, updateApp, writeFile } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Id } from '@sayso/contracts/ids';
import {
  dryRunSchema,
  listSchemaChanges,
  type RecordsReport,
  undoSchemaChange,
} from '@sayso/contracts/schema-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { appKeys } from '../../../../lib/app-keys.ts';
import { call } from '../../../../lib/call.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { type ToastOptions, toast } from '../../../../ui/toasts.tsx';
import { textOf } from './schema-checks.ts';

/** Fields of users are kept with the app (B-USERS-10). */
const isOfUsers = ({ entity }: Place): boolean => entity === 'User';

export const storedSchema = (app: App, entity: string): EntitySchema | null =>
  entity === 'User' ? app.user_entity : (app.entities[entity] ?? null);

/** What a schema would do to the records; the server checks all of it, too. */
export const useDryRun = (place: Place) =>
  useMutation({
    mutationFn: ({ schema }: { schema: EntitySchema }): Promise<RecordsReport> =>
      call(dryRunSchema, place, { content: textOf(schema) }),
  });

const changesKey = ({ appId, entity }: Place) => ['schema-changes', appId, entity] as const;

/** The last change that records followed, while it can be undone. */
export const useLastChange = (place: Place) =>
  useQuery({
    queryKey: changesKey(place),
    queryFn: async () => {
      const [last] = await call(
        listSchemaChanges,
        { appId: place.appId },
        { entity: place.entity, limit: 1 },
      );
      return last && last.undone_date === null && last.report.changed > 0 ? last : null;
    },
    enabled: !isOfUsers(place),
  });

function useRefresh(place: Place) {
  const cache = useQueryClient();
  return async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: appKeys.one(place.appId) }),
      cache.invalidateQueries({ queryKey: changesKey(place) }),
      cache.invalidateQueries({ queryKey: recordKeys.ofApp(place.appId) }),
    ]);
  };
}

export type Saving = { before: EntitySchema | null; schema: EntitySchema };

/**
 * Stores a schema as its file, with whatever its records have to follow (B-DATA-12); 409 `file_changed` where it is not
 * over `before`, since what somebody else saved must not be lost without a word. Answers the change of records to undo,
 * null where there is none.
 */
async function store({ appId, entity }: Place, { before, schema }: Saving): Promise<Id | null> {
  const written = { file_path: `entities/${entity}`, content: textOf(schema), base_schema: before };
  return (await call(writeFile, { appId }, written)).schema_change_id ?? null;
}

/** The schema as the server has it now; what is shown of the app follows. */
export function useFreshSchema({ appId, entity }: Place) {
  const cache = useQueryClient();
  return async (): Promise<EntitySchema | null> => {
    const app = await call(getApp, { appId });
    void cache.invalidateQueries({ queryKey: appKeys.one(appId) });
    return storedSchema(app, entity);
  };
}

type Told = {
  onSaved: () => void;
  /** What else can be done now, beside the undo. */
  offer: (saved: Saving) => ToastOptions | undefined;
};

export function useSaveSchema(place: Place, { onSaved, offer }: Told) {
  const refresh = useRefresh(place);
  const undo = useUndo(place);
  return useMutation({
    mutationFn: async ({ before, schema }: Saving) => {
      const changeId = await store(place, { before, schema });
      return { before, saved: schema, changeId };
    },
    onSuccess: async (undoing) => {
      await refresh();
      const back = { label: t('undo'), onClick: () => undo.mutate(undoing) };
      const more = offer({ before: undoing.before, schema: undoing.saved });
      toast(t('saved'), { tone: 'success', ...(more ? { ...more, second: back } : { action: back }) });
      onSaved();
    },
  });
}

type Undoing = { before: EntitySchema | null; saved: EntitySchema | null; changeId: Id | null };

/** With its records where they followed, else by writing what was there before. */
export function useUndo(place: Place) {
  const refresh = useRefresh(place);
  return useMutation({
    mutationFn: async ({ before, saved, changeId }: Undoing) => {
      if (changeId !== null) await call(undoSchemaChange, { appId: place.appId, changeId });
      else if (before !== null) await store(place, { before: saved, schema: before });
      else await call(updateApp, { appId: place.appId }, { user_entity: null });
    },
    onSuccess: async () => {
      await refresh();
      toast(t('undone'), { tone: 'success' });
    },
    onError: (error) => toast(t('undoFailed', { reason: messageOf(error) }), { tone: 'danger' }),
  });
}
