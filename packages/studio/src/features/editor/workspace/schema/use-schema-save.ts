import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { labelOf } from '../record-form/controls.ts';
import type { SchemaEditing } from './use-schema-draft.ts';
import { storedSchema, useDryRun, useSaveSchema } from './use-schema-saving.ts';
import { usesOf } from './used-by.ts';

/** What saving would come to, told before it is done. */
export type Impact = {
  schema: EntitySchema;
  before: EntitySchema;
  report: RecordsReport | null;
  /** Fields that go or get another name in code, with what seems to use them. */
  uses: readonly { field: string; label: string; places: readonly string[] }[];
};

type Given = { app: App; entity: string; editing: SchemaEditing; onSaved: () => void };

/** Saves a schema: at once where nothing follows from it, else after its consequences were read. */
export function useSchemaSave({ app, entity, editing, onSaved }: Given) {
  const place = { appId: app.id, entity };
  const [problem, setProblem] = useState<string | null>(null);
  const [impact, setImpact] = useState<Impact | null>(null);
  const dryRun = useDryRun(place);
  const save = useSaveSchema(place, onSaved);
  const before = storedSchema(app, entity);

  const start = async () => {
    setProblem(null);
    const wrong = editing.tab === 'fields' ? editing.check().size : 0;
    if (wrong > 0) return setProblem(t('problem.fix', { count: wrong }));
    const { written } = editing;
    if ('error' in written) {
      if (editing.tab === 'json') editing.setTextProblem(written.error);
      return setProblem(written.error);
    }
    if (!editing.isDirty) return onSaved();
    try {
      // Users without fields of their own have no schema that could be compared yet.
      const report = before === null ? null : await dryRun.mutateAsync({ schema: written.value });
      const found = {
        schema: written.value,
        before: editing.stored,
        report,
        uses: usesIn(app, entity, editing, written.value),
      };
      if (isNotable(found)) setImpact(found);
      else save.mutate({ before, schema: written.value });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return {
    problem,
    impact,
    isPending: dryRun.isPending || save.isPending,
    start: () => void start(),
    confirm: () => {
      if (impact) save.mutate({ before, schema: impact.schema }, { onError: () => setImpact(null) });
    },
    goBack: () => setImpact(null),
  };
}

const isNotable = ({ report, uses }: Impact): boolean =>
  uses.length > 0 ||
  (report !== null && (report.changed > 0 || report.unfit_records > 0 || report.removed.length > 0));

function usesIn(app: App, entity: string, { stored }: SchemaEditing, schema: EntitySchema): Impact['uses'] {
  return Object.entries(stored.properties).flatMap(([field, property]) => {
    if (Object.hasOwn(schema.properties, field)) return [];
    const places = usesOf(app, { entity, field });
    return places.length === 0 ? [] : [{ field, label: labelOf(field, property), places }];
  });
}
