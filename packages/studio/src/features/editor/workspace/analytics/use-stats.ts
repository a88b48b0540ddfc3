import { type AllAppsStats, type AppStats, appStats, statsOfAll } from '@sayso/contracts/app-stats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/call.ts';
import { rangeBefore } from './days.ts';
import type { Filter } from './use-filter.ts';

/** What both kinds of figures have. */
type Common = Pick<
  AppStats,
  'total_visits' | 'anonymous_visits' | 'unique_users_count' | 'top_users' | 'users_per_date'
>;
export type Stats = Common & { top_pages?: AppStats['top_pages']; top_apps?: AllAppsStats['top_apps'] };

type Asked = Pick<Filter, 'range' | 'page' | 'user' | 'isOfAll'>;

/** Nobody is told when figures can't be read: what was shown stays, and the view offers to try again (W-ERR-07). */
function useStats(appId: string, { range, page, user, isOfAll }: Asked, enabled = true) {
  const query = {
    date_from: range.from,
    date_to: range.to,
    ...(page === null || isOfAll ? {} : { page_name: page }),
    ...(user === null ? {} : { user_email: user }),
  };
  return useQuery({
    enabled,
    queryKey: ['app-stats', isOfAll ? 'all' : appId, query],
    queryFn: ({ signal }): Promise<Stats> =>
      isOfAll ? call(statsOfAll, undefined, query, { signal }) : call(appStats, { appId }, query, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** The figures of everybody, beside them those of one user where one is chosen, and of as many days before. */
export function useAnalytics(appId: string, filter: Filter) {
  const everyone = useStats(appId, { ...filter, user: null });
  const ofUser = useStats(appId, filter, filter.user !== null);
  const before = useStats(appId, { ...filter, user: null, range: rangeBefore(filter.range) });
  return {
    everyone,
    ofUser: filter.user === null ? undefined : ofUser.data,
    before: before.isPlaceholderData ? undefined : before.data,
    isFailed: everyone.isError || (filter.user !== null && ofUser.isError),
    error: everyone.error ?? ofUser.error,
    retry: () => Promise.all([everyone.refetch(), ...(filter.user === null ? [] : [ofUser.refetch()])]),
  };
}
