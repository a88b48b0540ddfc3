import type { EntityProperty } from '@sayso/contracts/entity-schema';
import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { nounOf } from '@sayso/core/entities/nouns';
import { nounsOf } from '@sayso/core/entities/plurals';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { labelOf } from '../record-form/controls.ts';
import { textOf } from '../record-form/value-text.tsx';
import { limitsOf, misfitOf } from './misfit.ts';
import type { Impact } from './use-schema-save.ts';
import { placesIn } from './used-by.ts';

export type Line = { text: string; isWarning?: true };

/** What a change comes to, line by line, in the words that the app has for it. */
export function impactLines(name: string, { schema, before, report, uses }: Impact): Line[] {
  const used = uses.map(
    ({ label, places }): Line => ({
      text: t('impact.used', { field: label, ...placesIn(places) }),
      isWarning: true,
    }),
  );
  if (report === null) return used;
  const words = wordsFor({ name, schema, before }, report);
  return [...used, ...unfitLines(report.unfit, words), ...changedLines(report, words)];
}

type Schemas = Pick<Impact, 'schema' | 'before'> & { name: string };
type Words = ReturnType<typeof wordsFor>;

function wordsFor({ name, schema, before }: Schemas, { renamed }: RecordsReport) {
  const named = { ...schema, name };
  const nouns = { noun: nounOf(named), nouns: nounsOf(named) };
  const formerKeys = new Map(renamed.map(({ from, to }) => [to, from]));
  const now = (key: string): EntityProperty | undefined => schema.properties[key];
  const former = (key: string): EntityProperty | undefined => before.properties[formerKeys.get(key) ?? key];
  const label = (key: string): string => labelOf(key, now(key) ?? former(key) ?? {});
  return {
    now,
    former,
    label,
    head: (field: string, count: number) => ({
      field: `“${label(field)}”`,
      count,
      records: t('impact.records', { ...nouns, count }),
    }),
  };
}

const shown = (property: EntityProperty | undefined, value: unknown): string =>
  typeof value === 'number' ? textOf({}, value) : `“${textOf(property ?? {}, value)}”`;

type Row = RecordsReport['unfit'][number];

function unfitLines(rows: readonly Row[], words: Words): Line[] {
  if (rows.length === 0) return [];
  return [
    ...rows.map((row): Line => ({ text: unfitText(row, words), isWarning: true })),
    { text: t('impact.stay') },
  ];
}

function unfitText({ field, records, samples, is_duplicate: isDuplicate }: Row, words: Words): string {
  const property = words.now(field);
  const former = words.former(field);
  const values = [...new Set(samples.map(({ value }) => shown(former ?? property, value)))];
  const [value = ''] = values;
  const isAll = values.length === 1 && samples.length === records;
  const given = {
    ...words.head(field, records),
    ...limitsOf(property),
    example: value === '' ? '' : t(isAll ? 'impact.only' : 'impact.suchAs', { value }),
  };
  if (!isDuplicate) return t(`impact.unfit.${misfitOf(samples[0]?.value, { property, former })}`, given);
  // What several fields are together is named by all of them.
  const fields = field.split(', ').map((key) => `“${words.label(key)}”`);
  return t('impact.unfit.duplicate', { ...given, field: listText(fields) });
}

function changedLines({ removed, converted, filled, renamed }: RecordsReport, words: Words): Line[] {
  return [
    ...removed.map(
      ({ field, records }): Line => ({
        text: t('impact.removed', words.head(field, records)),
        isWarning: true,
      }),
    ),
    ...converted.map(({ field, records, samples }): Line => {
      const value = shown(words.former(field), samples[0]?.value ?? null);
      const becomes = shown(words.now(field), samples[0]?.becomes ?? null);
      return { text: t('impact.converted', { ...words.head(field, records), value, becomes }) };
    }),
    ...filled.map(
      ({ field, value, records }): Line => ({
        text: t('impact.filled', { ...words.head(field, records), value: shown(words.now(field), value) }),
      }),
    ),
    ...renamed.map(
      ({ from, to, records }): Line => ({
        text: t('impact.renamed', { ...words.head(to, records), from, to }),
      }),
    ),
  ];
}
