import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { useRef, useState } from 'react';
import { isFileChanged, messageOf } from '../../../../lib/api-error.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { labelOf } from '../record-form/controls.ts';
import { isSame } from '../record-form/form-values.ts';
import {
  conflictsOf,
  doRulesClash,
  type FieldConflict,
  mergeSchemas,
  type Sides,
  type Three,
} from './merge-schemas.ts';
import type { SchemaEditing } from './use-schema-draft.ts';
import { storedSchema, useDryRun, useFreshSchema, useSaveSchema } from './use-schema-saving.ts';
import { useShowInApp } from './use-show-in-app.ts';
import { usesOf } from './used-by.ts';

/** What saving would come to, told before it is done. */
export type Impact = {
  schema: EntitySchema;
  /** The schema that it takes the place of; null for users without fields of their own. */
  stored: EntitySchema | null;
  before: EntitySchema;
  report: RecordsReport | null;
  /** Fields that go or get another name in code, with what seems to use them. */
  uses: readonly { field: string; label: string; places: readonly string[] }[];
};
/** Somebody else saved in the meantime; `base` is what both changes were made of. */
type Conflict = Three & { stored: EntitySchema; fields: readonly FieldConflict[] };

type Given = { app: App; entity: string; editing: SchemaEditing; onSaved: () => void };

/** Saves a schema: at once where nothing follows from it, else after its consequences were read. */
export function useSchemaSave({ app, entity, editing, onSaved }: Given) {
  const place = { appId: app.id, entity };
  const [problem, setProblem] = useProblem(editing.tab === 'json' ? editing.text : editing.draft);
  const [impact, setImpact] = useState<Impact | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const dryRun = useDryRun(place);
  const save = useSaveSchema(place, { onSaved, offer: useShowInApp(app, entity) });
  const fresh = useFreshSchema(place);
  const empty: EntitySchema = { name: entity, properties: {} };

  /** What others saved stands beside it; where both changed the same field, the person chooses. */
  const merge = async ({ base, theirs, mine }: Three): Promise<void> => {
    if (doRulesClash({ base, theirs, mine })) throw new Error(t('conflict.rules'));
    const fields = conflictsOf({ base, theirs, mine });
    if (fields.length > 0) setConflict({ base, theirs, mine, stored: theirs, fields });
    else await propose(mergeSchemas({ base, theirs, mine }, {}), theirs);
  };

  const propose = async (schema: EntitySchema, stored: EntitySchema | null): Promise<void> => {
    const before = stored ?? empty;
    // Users without fields of their own have no schema that could be compared yet.
    const report = stored === null ? null : await dryRun.mutateAsync({ schema });
    const found: Impact = { schema, stored, before, report, uses: usesIn({ app, entity, before, schema }) };
    if (isNotable(found)) setImpact(found);
    else await write(found);
  };

  const write = async ({ schema, stored, before }: Impact): Promise<void> => {
    try {
      await save.mutateAsync({ before: stored, schema });
    } catch (error) {
      setImpact(null);
      if (!isFileChanged(error)) throw error;
      const theirs = (await fresh()) ?? empty;
      await merge({ base: before, theirs, mine: schema });
    }
  };

  const trying = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  const start = async () => {
    const wrong = editing.tab === 'fields' ? editing.check().size : 0;
    if (wrong > 0) return setProblem(t('problem.fix', { count: wrong }));
    const { written, stored: base } = editing;
    if ('error' in written) {
      if (editing.tab === 'json') editing.setTextProblem(written.error);
      return setProblem(written.error);
    }
    if (!editing.isDirty) return onSaved();
    const live = storedSchema(app, entity);
    await trying(() =>
      live === null || isSame(live, base)
        ? propose(written.value, live)
        : merge({ base, theirs: live, mine: written.value }),
    );
  };
  return {
    problem,
    impact,
    conflict,
    isPending: dryRun.isPending || save.isPending,
    start: () => void start(),
    confirm: () => {
      if (impact) void trying(() => write(impact));
    },
    resolve: (sides: Sides) => {
      if (!conflict) return;
      setConflict(null);
      void trying(() => propose(mergeSchemas(conflict, sides), conflict.stored));
    },
    goBack: () => {
      setImpact(null);
      setConflict(null);
    },
  };
}

/** What is wrong with what is held at the moment: it is taken back with the next change, which may mend it. */
function useProblem(held: unknown) {
  const [told, setTold] = useState<{ problem: string; of: unknown } | null>(null);
  const latest = useRef(held);
  latest.current = held;
  const tell = (problem: string | null) => setTold(problem === null ? null : { problem, of: latest.current });
  return [told !== null && told.of === held ? told.problem : null, tell] as const;
}

const isNotable = ({ report, uses }: Impact): boolean =>
  uses.length > 0 ||
  (report !== null && (report.changed > 0 || report.unfit_records > 0 || report.removed.length > 0));

type Used = { app: App; entity: string; before: EntitySchema; schema: EntitySchema };

function usesIn({ app, entity, before, schema }: Used): Impact['uses'] {
  return Object.entries(before.properties).flatMap(([field, property]) => {
    if (Object.hasOwn(schema.properties, field)) return [];
    const places = usesOf(app, { entity, field });
    return places.length === 0 ? [] : [{ field, label: labelOf(field, property), places }];
  });
}
