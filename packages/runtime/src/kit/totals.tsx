import { useState } from 'react';
import { entityNamed } from '../sdk/entity.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { figures } from '../texts/figures.ts';
import { totals } from '../texts/totals.ts';
import type { Measure, TotalsProps } from './api.ts';
import { useReferences } from './data.ts';
import { DateBox } from './date-box.tsx';
import { FigureTable } from './figure-table.tsx';
import { formatAmount, formatMoney, type Unit } from './format.ts';
import { groupRows } from './groups.ts';
import { aggregate, stepsOf } from './measure.ts';
import { unitOf } from './measure-format.ts';
import { Readable } from './readable.tsx';
import { type Field, fieldOf } from './schema.ts';
import { type MeasureRows, pathsOf, useMeasureRows } from './use-measure.ts';
import { allOf, pickedWhere } from './where.ts';

type Item = TotalsProps['items'][number];

/** The field that a grouping ends at: `project_id.client_id` groups by the project's client. */
function groupField(entity: EntityClient, path: string): Field | undefined {
  const [first = '', second] = path.split('.');
  const field = fieldOf(entity.schema, first);
  if (second === undefined || !field?.target) return field;
  return fieldOf(entityNamed(field.target).schema, second);
}

/** Rows of one entity, grouped; every item's entity is read by a hook of its own, so their number may not change. */
function useGrouped(
  entity: EntityClient,
  groupBy: string,
  props: TotalsProps,
  paths: (string | undefined)[],
  where: Measure['where'],
) {
  const field = groupField(entity, groupBy);
  const [first = ''] = groupBy.split('.');
  const isDirect = !groupBy.includes('.');
  const data = useMeasureRows(entity, {
    where,
    paths: [...paths, groupBy],
    also: isDirect && field?.target ? [first] : [],
  });
  const joined = stepsOf(groupBy).flatMap((step) =>
    (data.rows ?? []).flatMap((row) => data.references.get(String(row[step])) ?? []),
  );
  const ends = useReferences(!isDirect && field?.target ? [field] : [], joined);
  const references = new Map([...data.references, ...ends]);
  const bucket = props.bucket ?? 'month';
  const groups =
    field === undefined || data.rows === undefined
      ? undefined
      : groupRows(data.rows, { field, references, bucket, limit: 1000, path: groupBy });
  return { data, references, groups: groups?.filter(({ rows }) => rows.length > 0) };
}

export const Totals = (props: TotalsProps) => (
  <Readable entities={[props.entity]}>
    <TotalsTable {...props} />
  </Readable>
);

function TotalsTable(props: TotalsProps) {
  const { title, entity, groupBy, items, dateField } = props;
  const [range, setRange] = useState<{ from?: string; to?: string }>({});
  const date = dateField === undefined ? undefined : fieldOf(entity.schema, dateField);
  const picked = date === undefined ? undefined : pickedWhere([date], { [date.key]: range });
  const where = allOf(props.where, picked);
  const paths = items.flatMap((item) => (item.entity ? [] : pathsOf(item)));
  const own = useGrouped(entity, groupBy, props, paths, where);
  const foreign = items.find((item) => item.entity !== undefined);
  const other = useGrouped(
    foreign?.entity ?? entity,
    foreign?.groupBy ?? groupBy,
    props,
    foreign ? pathsOf(foreign) : [],
    foreign ? foreign.where : where,
  );
  const names = new Map(
    [...(other.groups ?? []), ...(own.groups ?? [])].map(({ key, label }) => [key, label]),
  );
  const keys = foreign === undefined ? (own.groups ?? []).map(({ key }) => key) : [...names.keys()];
  const value = (item: Item, key: string | null): number => {
    const side = item.entity === undefined ? own : other;
    const rows = (side.groups ?? [])
      .filter((group) => key === null || group.key === key)
      .flatMap((group) => group.rows);
    const wanted =
      item.entity === undefined && item.where ? rows.filter((row) => matches(row, item.where ?? {})) : rows;
    return aggregate(wanted, item, side.references);
  };
  const shown = (item: Item, key: string | null) =>
    formatLine(value(item, key), unitOf(item.entity ?? entity, item));
  return (
    <FigureTable
      title={title}
      actions={
        date === undefined ? undefined : (
          <>
            <DateBox
              type="date"
              hint={totals.from}
              aria-label={totals.from}
              className="w-36"
              value={range.from ?? ''}
              onChange={({ target }) => setRange({ ...range, from: target.value })}
            />
            <DateBox
              type="date"
              hint={totals.to}
              aria-label={totals.to}
              className="w-36"
              value={range.to ?? ''}
              onChange={({ target }) => setRange({ ...range, to: target.value })}
            />
          </>
        )
      }
      heads={[groupField(entity, groupBy)?.label ?? '', ...items.map(({ label }) => label)]}
      lines={
        own.groups === undefined
          ? undefined
          : keys.map((key) => ({ key, cells: [names.get(key), ...items.map((item) => shown(item, key))] }))
      }
      foot={[figures.total, ...items.map((item) => shown(item, null))]}
      error={failureOf(own.data)}
      onRetry={own.data.refetch}
      emptyText={totals.empty}
    />
  );
}

/** Amounts below each other all have their cents. */
const formatLine = (value: number, { format, currency }: Unit) =>
  format === 'money' ? formatMoney(value, currency) : formatAmount(value, format, currency);

const failureOf = (data: MeasureRows) => (data.isError ? data.error : undefined);

/** Plain equality and `$ne`, which is all that an item's own condition needs beside the table's. */
function matches(row: Record<string, unknown>, where: Record<string, unknown>): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    if (typeof wanted !== 'object' || wanted === null) return row[key] === wanted;
    const { $ne, $in } = wanted as { $ne?: unknown; $in?: unknown[] };
    if ($in !== undefined) return $in.includes(row[key]);
    return $ne === undefined ? true : row[key] !== $ne;
  });
}
