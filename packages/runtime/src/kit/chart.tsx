import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { charts } from '../texts/charts.ts';
import { Card } from '../ui/card.tsx';
import type { ChartProps } from './api.ts';
import { drawnAs, fromFirst } from './chart-course.ts';
import type { ChartPoint } from './chart-point.ts';
import { closedTo } from './closed-to.tsx';
import { Donut } from './donut.tsx';
import { type Group, groupRows, measureGroups } from './groups.ts';
import { unitOf } from './measure-format.ts';
import { mayReadField } from './reach.ts';
import { Readable } from './readable.tsx';
import { type Field, fieldOf, isDate, nounOf } from './schema.ts';
import { ChartSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { type ChartData, isServerChart, useServerChart } from './use-chart.ts';
import { type MeasureRows, pathsOf, useMeasureRows } from './use-measure.ts';

// recharts is large: only pages that draw one load it.
const ChartCanvas = lazy(async () => ({ default: (await import('./chart-canvas.tsx')).ChartCanvas }));

/** A chart over the groups of a field. */
export const Chart = (props: ChartProps) => (
  <Readable entities={[props.entity]} explainsItself>
    {isServerChart(props) ? <ServerChart {...props} /> : <RowsChart {...props} />}
  </Readable>
);

const ServerChart = (props: ChartProps) => <ChartCard {...props} data={useServerChart(props)} />;

/** Measures that go through references or between two moments are computed here, from the records. */
function RowsChart(props: ChartProps) {
  const { entity, groupBy, where, second } = props;
  const field = fieldOf(entity.schema, groupBy);
  const own = useMeasureRows(entity, {
    where,
    paths: [...pathsOf(props), ...(second && !second.entity ? pathsOf(second) : [])],
    also: field?.target ? [groupBy] : [],
  });
  const other = useMeasureRows(second?.entity ?? entity, {
    where: second?.where,
    paths: second ? pathsOf(second) : [],
    isEnabled: second?.entity !== undefined,
  });
  const points =
    field === undefined || own.rows === undefined ? undefined : pointsOf(props, field, own, other);
  return <ChartCard {...props} data={{ ...own, points, isEmpty: own.rows?.length === 0 }} />;
}

function ChartCard({ data, ...props }: ChartProps & { data: ChartData }) {
  const { title, hint, entity, kind } = props;
  const { isError } = data;
  const group = fieldOf(entity.schema, props.groupBy);
  const points = group && isDate(group) && data.points ? fromFirst(data.points) : data.points;
  // Values that this person may not see would all count as none of them.
  const hidden = group === undefined || mayReadField(group) ? undefined : group;
  const isEmpty =
    hidden !== undefined ||
    data.isEmpty ||
    points?.every(({ value, second = 0 }) => value === 0 && second === 0) === true;
  const unit = unitOf(entity, props);
  const isRing = kind === 'donut';
  const said = hint ?? (data.of === undefined ? undefined : charts.top(points?.length ?? 0, data.of));
  return (
    <Card className="min-w-0 gap-4">
      <header className="flex items-baseline justify-between gap-3 px-5">
        <h2 className="text-[15px] font-semibold">{title}</h2>
        {said ? <span className="text-[13px] text-muted-foreground">{said}</span> : null}
      </header>
      <div className="flex min-h-56 flex-1 flex-col justify-center px-5 [&>[role=img]]:flex-1">
        {isError ? <Failed error={data.error} onRetry={data.refetch} /> : null}
        {points === undefined && !isError ? <ChartSkeleton isRing={isRing} /> : null}
        {points !== undefined && isEmpty
          ? (closedTo(entity, { noun: nounOf(entity.schema), isSmall: true }) ?? (
              <Empty
                title={hidden ? charts.hidden : charts.noData}
                text={hidden ? charts.hiddenHint(hidden.label) : charts.noDataHint}
                icon={ChartNoAxesColumn}
                isSmall
              />
            ))
          : null}
        {points !== undefined && !isEmpty ? (
          isRing ? (
            <Donut points={points} unit={unit} />
          ) : (
            <Suspense fallback={<ChartSkeleton />}>
              <ChartCanvas
                kind={drawnAs(props, points)}
                points={points}
                unit={unit}
                isTimed={group !== undefined && (isDate(group) || group.kind === 'year')}
                names={[props.label ?? title, props.second?.label ?? '']}
              />
            </Suspense>
          )
        ) : null}
      </div>
    </Card>
  );
}

function pointsOf(props: ChartProps, field: Field, own: MeasureRows, other: MeasureRows): ChartPoint[] {
  const options = {
    bucket: props.bucket ?? 'month',
    ...(props.limit === undefined ? {} : { limit: props.limit }),
  } as const;
  const groups = groupRows(own.rows ?? [], { field, references: own.references, measure: props, ...options });
  const points = measureGroups(groups, props, own.references);
  const { second } = props;
  if (second === undefined) return points;
  const seconds = secondGroups(props, groups, other, options);
  const values = new Map(
    measureGroups(seconds.groups, second, seconds.references).map(({ key, value }) => [key, value]),
  );
  return points.map((point) => ({ ...point, second: values.get(point.key) ?? 0 }));
}

function secondGroups(
  { second, entity, groupBy }: ChartProps,
  own: Group[],
  other: MeasureRows,
  options: { bucket: 'day' | 'week' | 'month'; limit?: number },
) {
  if (second?.entity === undefined) return { groups: own, references: other.references };
  const field = fieldOf(second.entity.schema, second.groupBy ?? groupBy) ?? fieldOf(entity.schema, groupBy);
  const groups =
    field === undefined
      ? []
      : groupRows(other.rows ?? [], { field, references: other.references, ...options });
  return { groups, references: other.references };
}
