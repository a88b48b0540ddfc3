import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { cutText } from '@sayso/core/cut-text';
import { nounOf, wordsOf } from '@sayso/core/entities/nouns';
import { recordChangeWords } from '../../../texts/record-changes.ts';
import type { Migrated } from './migrator.ts';

const mostSamples = 5;
const mostSampleChars = 200;
/** Fields that are named in a sentence. */
const mostFields = 5;

export type Sampled<T> = { records: number; samples: T[] };
type Row<T> = { field: string } & Sampled<T>;

export type Report = ReturnType<typeof openReport>;

/** Counts what becomes of records, with a few of them for each field. */
export function openReport(defaults: Readonly<Record<string, unknown>> = {}) {
  let records = 0;
  let changed = 0;
  let misfits = 0;
  const renamed = new Map<string, RecordsReport['renamed'][number]>();
  const filled = new Map<string, number>();
  const removed = new Map<string, number>();
  const converted = new Map<string, Row<RecordsReport['converted'][number]['samples'][number]>>();
  const unfit = new Map<string, Row<Sample> & { reason: string; is_duplicate?: true }>();
  return {
    add(id: string, migrated: Migrated): void {
      records += 1;
      if (migrated.touches.length > 0) changed += 1;
      if (migrated.unfit.length > 0) misfits += 1;
      for (const rename of migrated.moved) {
        const known = renamed.get(rename.to) ?? { ...rename, records: 0 };
        renamed.set(rename.to, { ...known, records: known.records + 1 });
      }
      for (const field of migrated.filled) filled.set(field, (filled.get(field) ?? 0) + 1);
      for (const field of migrated.removed) removed.set(field, (removed.get(field) ?? 0) + 1);
      for (const { field, value, becomes } of migrated.converted) {
        const sample = { id, value: shortened(value), becomes: shortened(becomes) };
        count(converted, { field }, sample);
      }
      for (const { field, value, reason, isDuplicate } of migrated.unfit) {
        const head = { field, reason, ...(isDuplicate ? { is_duplicate: true as const } : {}) };
        count(unfit, head, { id, value: shortened(value) }, `${field}\n${reason}`);
      }
    },
    done: (): RecordsReport => ({
      records,
      changed,
      unfit_records: misfits,
      renamed: [...renamed.values()],
      filled: [...filled].map(([field, times]) => ({ field, value: defaults[field], records: times })),
      converted: [...converted.values()],
      removed: [...removed].map(([field, times]) => ({ field, records: times })),
      unfit: [...unfit.values()],
    }),
  };
}

export type Sample = { id: string; value: unknown };

/** Counts one more record for a field; the first few are named. */
export function count<T, H extends { field: string }>(
  into: Map<string, H & Sampled<T>>,
  head: H,
  sample: T,
  key: string = head.field,
): void {
  const known = into.get(key) ?? { ...head, records: 0, samples: [] };
  known.records += 1;
  if (known.samples.length < mostSamples) known.samples.push(sample);
  into.set(key, known);
}

export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value, mostSampleChars);
  const text = JSON.stringify(value) ?? '';
  return text.length <= mostSampleChars ? value : cutText(text, mostSampleChars);
}

type Told = { schema: EntitySchema | null; isAll?: boolean };

/** What to say of the records that the new schema refuses; null where there are none. */
export function unfitSentence(report: RecordsReport, { schema, isAll = true }: Told): string | null {
  const { records, unfit_records: misfits, unfit } = report;
  if (misfits === 0) return null;
  const noun = schema ? nounOf(schema) : recordChangeWords.record;
  const fields = [...new Set(unfit.map(({ field }) => field))].slice(0, mostFields);
  const labels = fields.map((field) => schema?.properties[field]?.title ?? wordsOf(field));
  return recordChangeWords.unfit({ misfits, newest: isAll ? null : records, noun, labels });
}

type Step = { entity: string; report: RecordsReport; isUndone: boolean };

/** What was done to records, for the audit log. */
export const recordChanges = (steps: readonly Step[]) =>
  steps
    .filter(({ report }) => report.changed > 0)
    .map(({ entity, report, isUndone }) => ({
      action: isUndone ? ('records.restored' as const) : ('records.migrated' as const),
      subject: entity,
      after: inWords(report),
    }));

function inWords({ changed, renamed, filled, converted }: RecordsReport): string {
  const parts = [
    ...renamed.map(({ from, to, records }) => recordChangeWords.renamed(from, to, records)),
    ...filled.map(({ field, records }) => recordChangeWords.filled(field, records)),
    ...converted.map(({ field, records }) => recordChangeWords.converted(field, records)),
  ];
  return recordChangeWords.changed(changed, parts);
}
