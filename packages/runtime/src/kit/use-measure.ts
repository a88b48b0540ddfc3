import type { EntityClient, Row } from '../sdk/entity-types.ts';
import type { Measure } from './api.ts';
import { figureIn, isPlainMeasure } from './chart-points.ts';
import { type References, useAggregate, useCount, useReferences, useRows } from './data.ts';
import { aggregate, stepsOf } from './measure.ts';
import { fieldsOf } from './schema.ts';
import { useCounted } from './use-samples.ts';

/** All rows that figures may need; more than the server gives in one answer is not summed. */
export const mostRows = 5000;

export type Measured = { value: number | undefined; isError: boolean; refetch: () => void };

/** One number over an entity, by the server where it is a number of the record itself. Null asks for nothing. */
export function useMeasure(entity: EntityClient, measure: Measure | null): Measured {
  const isCount = measure?.agg === 'count' && isPlainMeasure(measure);
  const isPlain = measure?.field !== undefined && isPlainMeasure(measure) && !isCount;
  const counted = useCounted(entity, measure?.where, measure !== null && (isCount || isPlain));
  const count = useCount(entity, counted.where, measure !== null && isCount && counted.isReady);
  const spec = isPlain ? { query: counted.where, count: false, [measure.agg]: measure.field } : {};
  const figure = useAggregate(entity, spec, isPlain && counted.isReady);
  const rows = useMeasureRows(entity, {
    where: measure?.where,
    paths: measure === null ? [] : pathsOf(measure),
    isEnabled: measure !== null && !isCount && !isPlain,
  });
  if (measure === null) return { value: undefined, isError: false, refetch: () => undefined };
  if (isCount) return { value: count.data, isError: count.isError, refetch: () => void count.refetch() };
  if (isPlain) {
    const [line] = figure.data?.rows ?? [];
    const value = figure.data === undefined ? undefined : line === undefined ? 0 : figureIn(line, measure);
    const isError = figure.isError && figure.data === undefined;
    return { value, isError, refetch: () => void figure.refetch() };
  }
  const value = rows.rows === undefined ? undefined : aggregate(rows.rows, measure, rows.references);
  return { value, isError: rows.isError, refetch: rows.refetch };
}

export const pathsOf = ({ field, times }: Measure): (string | undefined)[] => [field, times];

type RowsOptions = {
  where?: Measure['where'];
  paths: (string | undefined)[];
  isEnabled?: boolean;
  also?: string[];
};

export type MeasureRows = {
  rows: Row[] | undefined;
  references: References;
  isError: boolean;
  error: unknown;
  refetch: () => void;
};

/** Rows that count, with the records that the measured paths go through, and those of `also`. */
export function useMeasureRows(
  entity: EntityClient,
  { where, paths, isEnabled = true, also = [] }: RowsOptions,
): MeasureRows {
  const counted = useCounted(entity, where, isEnabled);
  const query = { where: counted.where, sort: '-created_date', limit: mostRows };
  const rows = useRows(entity, query, isEnabled && counted.isReady);
  const fields = fieldsOf(entity.schema, [...stepsOf(...paths), ...also]);
  const references = useReferences(fields, rows.data ?? []);
  return {
    rows: rows.data,
    references,
    isError: rows.isError && rows.data === undefined,
    error: rows.error,
    refetch: () => void rows.refetch(),
  };
}
