import type { EntityClient } from '../sdk/entity-types.ts';
import type { ChartProps, Measure } from './api.ts';
import type { ChartPoint } from './chart-point.ts';
import { isPlainGroup, isPlainMeasure, pointsOfAnswer, specOf } from './chart-points.ts';
import { useAggregate, useReferences } from './data.ts';
import { type Field, fieldOf, isDate } from './schema.ts';
import { useCounted } from './use-samples.ts';
import { allOf } from './where.ts';

export type ChartData = {
  points: ChartPoint[] | undefined;
  /** How many groups there are, where not all of them are shown. */
  of?: number | undefined;
  isEmpty: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => void;
};

const secondField = ({ entity, groupBy, second }: ChartProps): Field | undefined =>
  fieldOf((second?.entity ?? entity).schema, second?.groupBy ?? groupBy);

/** Whether all of a chart can be left to the server, which then reads any number of records. */
export const isServerChart = (props: ChartProps): boolean =>
  isPlainMeasure(props) &&
  isPlainGroup(fieldOf(props.entity.schema, props.groupBy)) &&
  (props.second === undefined || (isPlainMeasure(props.second) && isPlainGroup(secondField(props))));

/** Points of a chart, computed by the server. */
export function useServerChart(props: ChartProps): ChartData {
  const { entity, groupBy, where, second } = props;
  const own = useSeries(entity, props, { field: fieldOf(entity.schema, groupBy), where, props });
  const other = useSeries(second?.entity ?? entity, second ?? null, {
    field: secondField(props),
    where: second?.entity === undefined ? allOf(where, second?.where) : second.where,
    props,
  });
  const values = new Map(other.points?.map(({ key, value }) => [key, value]));
  const points =
    second === undefined
      ? own.points
      : own.points?.map((point) => ({ ...point, second: values.get(point.key) ?? 0 }));
  const isCut = (own.points?.length ?? 0) < (own.of ?? 0) && own.points?.every(({ key }) => key !== ' other');
  return { ...own, points, of: isCut ? own.of : undefined };
}

type Given = { field: Field | undefined; where: Measure['where'] | undefined; props: ChartProps };

function useSeries(entity: EntityClient, measure: Measure | null, { field, where, props }: Given): ChartData {
  const bucket = props.bucket ?? 'month';
  const isAsked = measure !== null && isPlainGroup(field);
  const counted = useCounted(entity, where, isAsked);
  const spec = isAsked ? specOf(measure, { field, bucket, where: counted.where }) : {};
  const reply = useAggregate(entity, spec, isAsked && counted.isReady);
  const lines = reply.data?.rows;
  const pointing = field?.target ? [field] : [];
  const references = useReferences(
    pointing,
    (lines ?? []).map((line) => ({ id: '', ...line })),
  );
  const isReady = isAsked && lines !== undefined;
  return {
    points: isReady
      ? pointsOfAnswer(lines, {
          field,
          measure,
          references,
          bucket,
          limit: props.limit,
          isWhole: props.kind === 'donut',
        })
      : undefined,
    of: field !== undefined && isDate(field) ? undefined : lines?.length,
    isEmpty: lines?.length === 0,
    isError: reply.isError && reply.data === undefined,
    error: reply.error,
    refetch: () => void reply.refetch(),
  };
}
