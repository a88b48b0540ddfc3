import type { App } from '@sayso/contracts/apps';
import { ChartLine, User, X } from 'lucide-react';
import { useUser } from '../../../../lib/session.ts';
import { t } from '../../../../texts/analytics.ts';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Select } from '../../../../ui/select.tsx';
import { CardSkeleton } from '../../../../ui/skeleton.tsx';
import { useAppUsers } from '../../share/use-app-users.ts';
import { PublishOrOpen } from '../first-steps.tsx';
import { ViewFrame, ViewHeader } from '../view-frame.tsx';
import { Figures } from './figures.tsx';
import { pageName } from './page-name.ts';
import { RangePicker } from './range-picker.tsx';
import { type ChangeFilter, type Filter, useFilter } from './use-filter.ts';
import { useAnalytics } from './use-stats.ts';

/** Who used the app, when, and which of its pages (W-ANLY-01 to 10). */
export function AnalyticsView({ app }: { app: App }) {
  const [asked, change] = useFilter();
  const isAdmin = useUser().platform_role === 'platform_admin';
  const filter = { ...asked, isOfAll: asked.isOfAll && isAdmin };
  const { everyone, ofUser, before, isFailed, error, retry } = useAnalytics(app.id, filter);
  const nameOf = usePeopleNames(app.id);
  const isNone = everyone.data?.total_visits === 0 && !filter.isOfAll;
  // One that was published and taken back may have been visited on other days.
  const isNew = isNone && app.last_deployed_at === null && isEverything(filter);
  const pages = pageNames(app, everyone.data?.top_pages?.map(({ page_name }) => page_name) ?? []);
  return (
    <ViewFrame>
      <ViewHeader
        title={t('title')}
        intro={t('intro')}
        aside={(!isNew || isAdmin) && <Filters {...{ filter, change, isAdmin, nameOf, pages }} />}
      />
      {isFailed && (
        <Failed title={t('loadFailed')} error={error} pending={everyone.isFetching} onRetry={retry} />
      )}
      {isNew ? (
        <EmptyState icon={ChartLine} title={t('unpublished.title')} action={<PublishOrOpen app={app} />}>
          {t('unpublished.text')}
        </EmptyState>
      ) : everyone.data ? (
        <div
          className={cn('grid grid-cols-1 gap-4', everyone.isPlaceholderData && 'opacity-60')}
          aria-busy={everyone.isPlaceholderData}
        >
          <Figures {...{ app, filter, change, nameOf, ofUser, before }} everyone={everyone.data} />
        </div>
      ) : (
        !isFailed && <FiguresSkeleton />
      )}
    </ViewFrame>
  );
}

/** Nothing is left out by the page or the user that was chosen. */
const isEverything = ({ page, user }: Filter) => page === null && user === null;

/** What the app's people are called, by their address. */
function usePeopleNames(appId: string) {
  const members = useAppUsers(appId);
  const names = new Map(members.data?.map(({ email, full_name }) => [email, full_name]) ?? []);
  return (email: string) => names.get(email) || email;
}

/** Those of the app, then those that are gone and were visited. */
const pageNames = (app: App, visited: readonly string[]) => [
  ...new Set([...Object.keys(app.pages), ...visited]),
];

type FiltersProps = {
  filter: Filter;
  change: ChangeFilter;
  isAdmin: boolean;
  nameOf: (email: string) => string;
  pages: readonly string[];
};

const prefix = 'page:';

function Filters({ filter, change, isAdmin, nameOf, pages }: FiltersProps) {
  const { page, user, isOfAll } = filter;
  const names = page === null || pages.includes(page) ? pages : [...pages, page];
  const options = [
    { value: 'all', label: t('page.all') },
    ...names.map((name) => ({ value: `${prefix}${name}`, label: pageName(name) })),
  ];
  return (
    <>
      {user !== null && (
        <div className="flex min-w-0 max-md:basis-full">
          <UserChip name={nameOf(user)} onRemove={() => change({ user: null })} />
        </div>
      )}
      {isAdmin && (
        <SegmentedControl
          label={t('scope.label')}
          value={isOfAll ? 'all' : 'one'}
          options={[
            { value: 'one', label: t('scope.one') },
            { value: 'all', label: t('scope.all') },
          ]}
          onChange={(scope) => change({ isOfAll: scope === 'all' })}
        />
      )}
      {!isOfAll && (
        <Select
          label={t('page.label')}
          value={page === null ? 'all' : `${prefix}${page}`}
          options={options}
          className="w-40 max-md:flex-1"
          onChange={(value) => change({ page: value === 'all' ? null : value.slice(prefix.length) })}
        />
      )}
      <RangePicker
        range={filter.range}
        preset={filter.preset}
        onPreset={(preset) => change({ preset })}
        onRange={(range) => change({ range })}
      />
    </>
  );
}

function UserChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <span className="flex h-9 min-w-0 max-w-full items-center gap-2 rounded-full bg-info-soft pl-3 font-medium text-dense text-info max-md:h-10">
      <User aria-hidden className="size-4 shrink-0" />
      <bdi className="max-w-56 truncate">{name}</bdi>
      <button
        type="button"
        aria-label={t('user.remove', { name })}
        onClick={onRemove}
        className="grid size-9 shrink-0 place-items-center rounded-full hover:text-ink max-md:size-10"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}

/** The shape of the cards. */
const FiguresSkeleton = () => (
  <div
    role="status"
    aria-label={t('loading')}
    className="grid @5xl:grid-cols-[5fr_8fr_8fr] @2xl:grid-cols-2 grid-cols-1 gap-4"
  >
    <CardSkeleton lines={3} className="h-64 @2xl:max-@5xl:col-span-2 @2xl:h-74" />
    <CardSkeleton lines={0} className="h-74" />
    <CardSkeleton lines={0} className="h-74" />
    <CardSkeleton lines={5} className="@2xl:col-span-2 h-80" />
    <CardSkeleton lines={5} className="@2xl:max-@5xl:col-span-2 h-80" />
  </div>
);
