import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../sdk/utils.ts';
import { stats } from '../texts/stats.ts';
import { Card } from '../ui/card.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Measure, StatProps } from './api.ts';
import { changeOf, spansOf } from './compare.ts';
import { formatAmount } from './format.ts';
import { unitOf } from './measure-format.ts';
import { couldReadSignedIn, may } from './reach.ts';
import { Readable } from './readable.tsx';
import { fieldOf } from './schema.ts';
import { toneSoft, toneText } from './tones.ts';
import { useMeasure } from './use-measure.ts';
import { allOf } from './where.ts';

/** One figure of a dashboard. */
export const Stat = (props: StatProps) => (
  <Readable entities={[props.entity]} explainsItself>
    <StatCard {...props} />
  </Readable>
);

function StatCard(props: StatProps) {
  const {
    label,
    entity,
    icon: Mark,
    tone = 'neutral',
    compare,
    dateField = 'created_date',
    hint,
    page,
    ...measure
  } = props;
  const date = fieldOf(entity.schema, dateField);
  const spans = compare === undefined ? null : spansOf(compare, dateField, date?.kind !== 'date');
  const within = (where: Measure['where']): Measure => ({ ...measure, where: allOf(measure.where, where) });
  const own = useMeasure(entity, within(spans?.current));
  const former = useMeasure(entity, spans === null ? null : within(spans.former));
  const field = measure.field === undefined ? undefined : fieldOf(entity.schema, measure.field);
  const unit = unitOf(entity, measure);
  // A nought would say that there is nothing, where there may only be nothing for visitors.
  const isHidden = own.value === 0 && !may(entity, 'read');
  const change =
    own.value === undefined || former.value === undefined ? undefined : changeOf(own.value, former.value);
  return (
    <Card className="@container relative gap-1.5 px-5 py-4.5 max-sm:px-4">
      <div className="flex items-start justify-between gap-2">
        <p className={cn('text-[13.5px] text-muted-foreground', Mark && 'pe-9')}>
          {page === undefined ? (
            label
          ) : (
            <Link
              to={createPageUrl(page)}
              className="rounded-sm outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:ring-2 focus-visible:after:ring-ring"
            >
              {label}
            </Link>
          )}
        </p>
        {Mark ? (
          <span
            className={cn(
              'absolute top-4 end-4 grid size-8 shrink-0 place-items-center rounded-lg',
              tone === 'neutral' ? 'bg-accent text-accent-foreground' : toneSoft(tone),
            )}
          >
            <Mark className="size-4" strokeWidth={1.75} />
          </span>
        ) : null}
      </div>
      {isHidden ? (
        <p className="text-[12.5px] leading-8 text-muted-foreground">
          {couldReadSignedIn(entity) ? stats.signIn : stats.hidden}
        </p>
      ) : own.isError ? (
        <button
          type="button"
          className="relative z-10 w-fit rounded-sm text-[13px] text-danger underline"
          onClick={own.refetch}
        >
          {stats.notLoaded}
        </button>
      ) : own.value === undefined ? (
        <Skeleton className="h-8 w-20" />
      ) : (
        <p
          className={cn(
            'truncate text-[clamp(18px,15cqi,26px)] leading-8 font-semibold tracking-[-0.02em] tabular-nums',
            toneText(tone),
          )}
        >
          {field?.kind === 'year'
            ? String(Math.round(own.value))
            : formatAmount(own.value, unit.format, unit.currency)}
        </p>
      )}
      {change !== undefined && compare !== undefined ? <Change value={change} span={compare} /> : null}
      {hint === undefined ? null : <p className="text-[12.5px] text-muted-foreground">{hint}</p>}
    </Card>
  );
}

function Change({ value, span }: { value: number; span: string }) {
  const Mark = value < 0 ? TrendingDown : TrendingUp;
  const look = value < 0 ? 'text-danger' : value > 0 ? 'text-success' : 'text-muted-foreground';
  return (
    <p className="flex items-center gap-1.5 text-[12.5px] text-muted-foreground">
      <span className={cn('inline-flex items-center gap-1 font-medium tabular-nums', look)}>
        <Mark className="size-3.5" aria-hidden="true" />
        {value > 0 ? '+' : ''}
        {value}%
      </span>
      {stats.sinceLast(span)}
    </p>
  );
}
