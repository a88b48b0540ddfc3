import type { App } from '@sayso/contracts/apps';
import { Link } from 'react-router';
import { t } from '../../../../texts/analytics.ts';
import { Note } from '../../../../ui/note.tsx';
import { type Bar, BarsCard } from './bars-card.tsx';
import { OverTime } from './over-time.tsx';
import { pageName } from './page-name.ts';
import { pointsOf } from './series.ts';
import { TopUsers } from './top-users.tsx';
import { TotalCard } from './total-card.tsx';
import type { ChangeFilter, Filter } from './use-filter.ts';
import type { Stats } from './use-stats.ts';

type Props = {
  app: App;
  filter: Filter;
  change: ChangeFilter;
  nameOf: (email: string) => string;
  everyone: Stats;
  ofUser: Stats | undefined;
  before: Stats | undefined;
};

/** All cards, by the width that the pane has. */
export function Figures({ app, filter, change, nameOf, everyone, ofUser, before }: Props) {
  const { range, user } = filter;
  // Beside figures there is no room for whole addresses.
  const userName = user === null ? null : (nameOf(user).split('@')[0] ?? '');
  const isEmpty = everyone.total_visits === 0 && filter.page === null && !filter.isOfAll;
  const chosen = userName === null ? null : { name: userName, days: ofUser?.users_per_date.length ?? 0 };
  return (
    <>
      {isEmpty && (
        <Note tone="info" className="px-4 py-3">
          {t('none', { app: app.name })}
        </Note>
      )}
      <div className="grid @5xl:grid-cols-[5fr_8fr_8fr] @2xl:grid-cols-2 grid-cols-1 gap-4">
        <div className="@2xl:max-@5xl:col-span-2 grid">
          <TotalCard range={range} everyone={everyone} before={before} user={chosen} />
        </div>
        <OverTime
          everyone={everyone}
          points={pointsOf(range, everyone, user === null ? undefined : (ofUser ?? emptyStats))}
          userName={userName}
        />
        <div className="@2xl:col-span-2 min-w-0">
          {everyone.top_apps ? (
            <TopApps apps={everyone.top_apps} ofUser={ofUser?.top_apps} userName={userName} />
          ) : (
            <TopPages pages={everyone.top_pages ?? []} ofUser={ofUser?.top_pages} userName={userName} />
          )}
        </div>
        <div className="@2xl:max-@5xl:col-span-2 min-w-0">
          <TopUsers
            users={everyone.top_users}
            chosen={user}
            nameOf={nameOf}
            onChoose={(email) => change({ user: email })}
          />
        </div>
      </div>
    </>
  );
}

const emptyStats: Stats = {
  total_visits: 0,
  anonymous_visits: 0,
  unique_users_count: 0,
  top_users: [],
  users_per_date: [],
};

type PagesProps = {
  pages: NonNullable<Stats['top_pages']>;
  ofUser: Stats['top_pages'] | undefined;
  userName: string | null;
};

function TopPages({ pages, ofUser, userName }: PagesProps) {
  const own = new Map(ofUser?.map(({ page_name, visits }) => [page_name, visits]) ?? []);
  const bars = pages.map(({ page_name, visits }): Bar => {
    const name = pageName(page_name);
    return {
      key: page_name,
      name: <span title={page_name}>{name}</span>,
      visits,
      visitsOfUser: userName === null ? null : (own.get(page_name) ?? 0),
    };
  });
  const texts = {
    title: t('pages.title'),
    name: t('pages.page'),
    none: t('pages.none'),
    more: t('pages.more', { count: pages.length }),
    less: t('pages.less'),
  };
  return <BarsCard bars={bars} userName={userName} texts={texts} />;
}

type AppsProps = {
  apps: NonNullable<Stats['top_apps']>;
  ofUser: Stats['top_apps'] | undefined;
  userName: string | null;
};

/** Each leads to its app (W-ADMIN-05). */
function TopApps({ apps, ofUser, userName }: AppsProps) {
  const own = new Map(ofUser?.map(({ id, visits }) => [id, visits]) ?? []);
  const bars = apps.map(
    ({ id, slug, name, visits }): Bar => ({
      key: id,
      name: (
        <Link to={`/apps/${slug}`} title={name} className="underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ),
      visits,
      visitsOfUser: userName === null ? null : (own.get(id) ?? 0),
    }),
  );
  const texts = {
    title: t('apps.title'),
    name: t('apps.app'),
    none: t('apps.none'),
    more: t('apps.more', { count: apps.length }),
    less: t('apps.less'),
  };
  return <BarsCard bars={bars} userName={userName} texts={texts} />;
}
