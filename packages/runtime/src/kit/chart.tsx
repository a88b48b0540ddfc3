import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { ChartProps, Measure } from './api.ts';
import type { ChartPoint } from './chart-point.ts';
import { Donut } from './donut.tsx';
import { type Group, groupRows, measureGroups } from './groups.ts';
import { type Field, fieldOf } from './schema.ts';
import { Empty, Failed } from './states.tsx';
import { type MeasureRows, pathsOf, useMeasureRows } from './use-measure.ts';

// recharts is large: only pages that draw one load it.
const ChartCanvas = lazy(async () => ({ default: (await import('./chart-canvas.tsx')).ChartCanvas }));

/** A chart over the groups of a field. */
export function Chart(props: ChartProps) {
  const { title, hint, entity, kind, groupBy, where, second } = props;
  const field = fieldOf(entity.schema, groupBy);
  const also = field?.target ? [groupBy] : [];
  const own = useMeasureRows(entity, {
    where,
    paths: [...pathsOf(props), ...(second && !second.entity ? pathsOf(second) : [])],
    also,
  });
  const other = useMeasureRows(second?.entity ?? entity, {
    where: second?.where,
    paths: second ? pathsOf(second) : [],
    isEnabled: second?.entity !== undefined,
  });
  const format = props.format ?? formatOf(props, fieldOf(entity.schema, props.field ?? '')?.kind);
  const points =
    field === undefined || own.rows === undefined ? undefined : pointsOf(props, field, own, other);
  return (
    <Card className="min-w-0 gap-4">
      <header className="flex items-baseline justify-between gap-3 px-5">
        <h2 className="text-[15px] font-semibold">{title}</h2>
        {hint ? <span className="text-[13px] text-muted-foreground">{hint}</span> : null}
      </header>
      <div className="flex min-h-56 flex-1 flex-col justify-center px-5 [&>[role=img]]:flex-1">
        {own.isError ? <Failed error={own.error} onRetry={own.refetch} /> : null}
        {points === undefined && !own.isError ? <Skeleton className="h-52 w-full" /> : null}
        {points !== undefined && own.rows?.length === 0 ? (
          <Empty
            title="No data yet"
            text="This fills in as records are added."
            icon={ChartNoAxesColumn}
            isSmall
          />
        ) : null}
        {points !== undefined && own.rows?.length !== 0 ? (
          kind === 'donut' ? (
            <Donut points={points} format={format} />
          ) : (
            <Suspense fallback={<Skeleton className="h-52 w-full" />}>
              <ChartCanvas
                kind={drawnAs(kind, points)}
                points={points}
                format={format}
                names={[props.label ?? title, second?.label ?? '']}
              />
            </Suspense>
          )
        ) : null}
      </div>
    </Card>
  );
}

/** A line needs a course: over a few spans that hold something, bars say more. */
const drawnAs = (kind: 'bar' | 'line' | 'area', points: ChartPoint[]) =>
  points.filter(({ value }) => value !== 0).length < 4 ? 'bar' : kind;

const formatOf = ({ between }: Measure, kind: string | undefined) =>
  between ? 'hours' : kind === 'money' ? 'money' : 'number';

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
