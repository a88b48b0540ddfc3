import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../../texts/analytics.ts';
import { numberText } from '../../../../texts/language.ts';
import { cn } from '../../../../ui/cn.ts';
import { Card } from '../card.tsx';
import { dayText } from './day-text.ts';
import { countDays, type Range } from './days.ts';
import { busiestDay, usualDay } from './series.ts';
import type { Stats } from './use-stats.ts';

type Props = {
  range: Range;
  everyone: Stats;
  before: Stats | undefined;
  /** The chosen user, and on how many days they came. */
  user: { name: string; days: number } | null;
};

/** How many people came, and what that means (W-ANLY-04). */
export function TotalCard({ range, everyone, before, user }: Props) {
  const busiest = busiestDay(everyone);
  const isOneDay = range.from === range.to;
  return (
    <Card holds="rows" title={t('total.title')}>
      <div className="flex flex-1 flex-col px-4 pb-3">
        <p data-figure="unique-users" className="font-semibold text-title tabular-nums">
          {numberText(everyone.unique_users_count)}
        </p>
        <Change
          now={everyone.unique_users_count}
          before={before?.unique_users_count}
          days={countDays(range)}
        />
        <p className="mt-1 text-caption text-muted">{t(isOneDay ? 'total.ofDay' : 'total.ofDays')}</p>
        <dl className="mt-auto grid pt-4">
          <Line name={t('total.visits')}>{numberText(everyone.total_visits)}</Line>
          {everyone.anonymous_visits > 0 && (
            <Line name={t('total.anonymous')}>{numberText(everyone.anonymous_visits)}</Line>
          )}
          {busiest !== null && !isOneDay && (
            <>
              <Line name={t('total.busiest', { day: dayText(busiest.date) })}>
                {t('total.users', { count: busiest.unique_users })}
              </Line>
              <Line name={t('total.usual')}>{t('total.users', { count: usualDay(everyone) })}</Line>
            </>
          )}
          {user !== null && (
            <Line name={t('total.came', { name: user.name })}>{t('total.days', { count: user.days })}</Line>
          )}
        </dl>
      </div>
    </Card>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-t py-2 text-dense">
    <dt className="wrap-anywhere min-w-0 text-muted">{name}</dt>
    <dd className="shrink-0 font-medium tabular-nums">{children}</dd>
  </div>
);

type ChangeProps = { now: number; before: number | undefined; days: number };

/** Against the days before; nothing where there was nobody to compare with. */
function Change({ now, before, days }: ChangeProps) {
  if (before === undefined || before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return <p className="text-dense text-muted">{t('total.same', { days })}</p>;
  const isMore = percent > 0;
  const Icon = isMore ? TrendingUp : TrendingDown;
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-dense text-muted">
      <Icon aria-hidden className={cn('size-4', isMore ? 'text-success' : 'text-danger')} />
      <span>
        {t.rich('total.before', {
          days,
          change: () => (
            <span className={isMore ? 'text-success' : 'text-danger'}>
              {isMore ? '+' : '−'}
              {numberText(Math.abs(percent))}%
            </span>
          ),
        })}
      </span>
    </p>
  );
}
