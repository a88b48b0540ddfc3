import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import {
  ArrowDownWideNarrow,
  ArrowLeft,
  ArrowUpNarrowWide,
  ChevronLeft,
  ChevronRight,
  LayoutGrid,
  Plus,
  Search,
  Star,
  Trash2,
} from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../texts/apps.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/failed.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AppCard, AppCardsSkeleton, cardGrid } from './app-card.tsx';
import { DeletedApps } from './deleted-apps.tsx';
import { type FilterChange, useAppFilter } from './use-app-filter.ts';
import { type AppFilter, useAppList } from './use-apps.ts';

const scopes = [
  { value: 'all', label: t('filters.all') },
  { value: 'mine', label: t('filters.mine') },
] as const;

/** Your Apps: search, filters and pages, all of them kept in the address. */
export function AppsScreen() {
  const [address] = useSearchParams();
  return address.has('deleted') ? <DeletedScreen /> : <ListScreen />;
}

function DeletedScreen() {
  useDocumentTitle(t('deleted.title'));
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <header className="grid justify-items-start gap-1">
        <Link
          to="/apps"
          className="flex min-h-8 items-center gap-2 text-dense text-muted hover:text-ink max-md:min-h-10"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('deleted.back')}
        </Link>
        <h1 className="font-semibold text-title">{t('deleted.title')}</h1>
      </header>
      <DeletedApps />
    </div>
  );
}

function ListScreen() {
  useDocumentTitle(t('title'));
  const { filter, shownSearch, change } = useAppFilter(limits.appsPageSize);
  const apps = useAppList(filter);
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-semibold text-title">{t('title')}</h1>
        <div className="flex gap-2">
          <Button asChild variant="ghost">
            <Link to="/apps?deleted">
              <Trash2 aria-hidden className="size-4" />
              {t('deleted.link')}
            </Link>
          </Button>
          <Button asChild variant="primary">
            <Link to="/">
              <Plus aria-hidden className="size-4" />
              {t('newApp')}
            </Link>
          </Button>
        </div>
      </header>
      <Filters filter={filter} search={shownSearch} onChange={change} />
      <h2 className="sr-only">{t('list')}</h2>
      <Result apps={apps} filter={filter} onChange={change} />
      <Pages filter={filter} full={apps.data?.length === filter.size} onChange={change} />
    </div>
  );
}

type FilterProps = { filter: AppFilter; onChange: (change: FilterChange) => void };
type FiltersProps = FilterProps & { search: string };

function Filters({ filter, search, onChange }: FiltersProps) {
  const newest = filter.order === 'newest';
  const Order = newest ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        aria-label={t('filters.searchLabel')}
        placeholder={t('filters.search')}
        boxClassName="w-full sm:w-auto sm:max-w-72 sm:flex-[1_1_8.5rem]"
        text={search}
        onText={(text) => onChange({ search: text })}
      />
      <SegmentedControl
        label={t('filters.scope')}
        value={filter.scope}
        options={scopes}
        onChange={(scope) => onChange({ scope })}
      />
      <Button
        variant="ghost"
        aria-pressed={filter.starred}
        className={cn(filter.starred && 'bg-filled text-ink')}
        onClick={() => onChange({ starred: !filter.starred })}
      >
        <Star aria-hidden className={cn('size-4', filter.starred && 'fill-warning text-warning')} />
        {t('filters.starred')}
      </Button>
      <Button variant="ghost" onClick={() => onChange({ order: newest ? 'oldest' : 'newest' })}>
        <Order aria-hidden className="size-4" />
        {t(newest ? 'filters.newest' : 'filters.oldest')}
      </Button>
    </div>
  );
}

type ResultProps = FilterProps & { apps: ReturnType<typeof useAppList> };

function Result({ apps, filter, onChange }: ResultProps) {
  if (apps.isPending) return <AppCardsSkeleton count={6} />;
  if (apps.isError) {
    return (
      <Failed title={t('loadFailed')} error={apps.error} onRetry={apps.refetch} pending={apps.isFetching} />
    );
  }
  if (apps.data.length === 0) {
    return <NoApps filter={filter} onChange={onChange} />;
  }
  return (
    <div className={cn(cardGrid, apps.isPlaceholderData && 'opacity-60 transition-opacity')}>
      {apps.data.map((app) => (
        <AppCard key={app.id} app={app} />
      ))}
    </div>
  );
}

/** No app matches the filter, or there are none yet: each case has its own next step. */
function NoApps({ filter, onChange }: FilterProps) {
  const isFiltered = filter.search !== '' || filter.starred || filter.scope === 'mine' || filter.page > 0;
  if (isFiltered) {
    const clear = () => onChange({ search: '', starred: false, scope: 'all', page: 0 });
    return (
      <EmptyState
        icon={Search}
        title={texts.noAppsMatch}
        action={<Button onClick={clear}>{t('noMatch.showAll')}</Button>}
      >
        {t('noMatch.text')}
      </EmptyState>
    );
  }
  const describe = (
    <Button asChild>
      <Link to="/">{t('empty.describe')}</Link>
    </Button>
  );
  return (
    <EmptyState icon={LayoutGrid} title={texts.noAppsMatch} action={describe}>
      {texts.noApps} {t('empty.text')}
    </EmptyState>
  );
}

type PagesProps = FilterProps & { full: boolean };

function Pages({ filter, full, onChange }: PagesProps) {
  if (filter.page === 0 && !full) return null;
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-center gap-3">
      <Button disabled={filter.page === 0} onClick={() => onChange({ page: filter.page - 1 })}>
        <ChevronLeft aria-hidden className="size-4" />
        {t('pages.previous')}
      </Button>
      <span className="text-dense text-muted tabular-nums">
        {t('pages.current', { page: filter.page + 1 })}
      </span>
      <Button disabled={!full} onClick={() => onChange({ page: filter.page + 1 })}>
        {t('pages.next')}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
