import { lazy, Suspense } from 'react';
import { t } from '../../../../texts/analytics.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../card.tsx';
import type { Series } from './area-chart.tsx';
import { dayText } from './day-text.ts';
import type { Point } from './series.ts';
import type { Stats } from './use-stats.ts';

// The charts' library is large: it comes with the first chart.
const AreaChart = lazy(async () => ({ default: (await import('./area-chart.tsx')).AreaChart }));

type Props = { everyone: Stats; points: Point[]; userName: string | null };

/** Users and visits by day, each in a chart, and both in a table for those who can't see these (W-ANLY-07). */
export function OverTime({ everyone, points, userName }: Props) {
  const user = (key: 'visitsOfUser' | 'userCame') => (userName === null ? null : { name: userName, key });
  const name = userName === null ? null : t('over.everyone');
  // A trend needs two days on which somebody came (W-ANLY-08).
  const isEnough = everyone.users_per_date.length > 1;
  return (
    <>
      <Chart
        title={t('over.users')}
        points={isEnough ? points : null}
        series={{ key: 'users', name: name ?? t('over.uniqueUsers'), user: user('userCame') }}
      />
      <Chart
        title={t('over.usage')}
        points={isEnough ? points : null}
        series={{ key: 'visits', name: name ?? t('over.visits'), user: user('visitsOfUser') }}
      />
      <DaysTable points={points} userName={userName} />
    </>
  );
}

type ChartProps = { title: string; points: Point[] | null; series: Series };

function Chart({ title, points, series }: ChartProps) {
  const { key, name, user } = series;
  const legend = user !== null && points !== null && (
    <span aria-hidden className="flex min-w-0 gap-4 text-caption text-muted">
      <LegendEntry name={name} className="bg-line-strong" />
      <LegendEntry name={user.name} className="bg-info" />
    </span>
  );
  const values = points?.map((point) => point[key]) ?? [];
  return (
    <Card holds="rows" title={title} aside={legend} className={points === null ? 'min-h-26' : 'min-h-74'}>
      {points === null ? (
        <p className="grid flex-1 place-items-center px-4 pb-6 text-center text-dense text-muted">
          {t('over.notEnough')}
        </p>
      ) : (
        <div
          role="img"
          aria-label={t('over.chart', { title, least: Math.min(...values), most: Math.max(...values) })}
          className="min-h-60 flex-1 px-4 pt-2 pb-4"
        >
          <Suspense fallback={<Skeleton className="h-full" />}>
            <AreaChart points={points} series={series} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

const LegendEntry = ({ name, className }: { name: string; className: string }) => (
  <span className="flex min-w-0 items-center gap-1.5">
    <span className={`size-2 shrink-0 rounded-[2px] ${className}`} />
    <span className="max-w-32 truncate">{name}</span>
  </span>
);

type TableProps = { points: Point[]; userName: string | null };

function DaysTable({ points, userName }: TableProps) {
  const days = points.filter(({ visits }) => visits > 0);
  if (days.length === 0) return null;
  return (
    <div className="sr-only">
      <table>
        <caption>{t('over.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('over.date')}</th>
            <th scope="col">{t('over.uniqueUsers')}</th>
            <th scope="col">{t('over.visits')}</th>
            {userName !== null && <th scope="col">{t('over.visitsOf', { name: userName })}</th>}
          </tr>
        </thead>
        <tbody>
          {days.map((point) => (
            <tr key={point.day}>
              <th scope="row">{dayText(point.day)}</th>
              <td>{point.users}</td>
              <td>{point.visits}</td>
              {userName !== null && <td>{point.visitsOfUser ?? 0}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
