import { type AppSummary, listApps, updateApp } from '@sayso/contracts/apps';
import { limits } from '@sayso/contracts/limits';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';
import { searchPattern } from '../../lib/search-pattern.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../texts/apps.ts';
import { toast } from '../../ui/toasts.tsx';

export type AppFilter = {
  search: string;
  scope: 'all' | 'mine';
  starred: boolean;
  order: 'newest' | 'oldest';
  /** Counts from 0. */
  page: number;
  size: number;
};

function conditionsOf({ search, scope, starred }: AppFilter, email: string) {
  const pattern = searchPattern(search);
  return {
    ...(scope === 'mine' ? { created_by: email } : {}),
    ...(starred ? { is_starred: true } : {}),
    ...(search.trim() ? { $or: [{ name: pattern }, { user_description: pattern }] } : {}),
  };
}

/** One page of the apps that the person may open. */
export function useAppList(filter: AppFilter) {
  const { email } = useUser();
  const conditions = conditionsOf(filter, email);
  return useQuery({
    queryKey: appKeys.list(filter),
    queryFn: async ({ signal }) => {
      const rows = await call(
        listApps,
        undefined,
        {
          sort: filter.order === 'newest' ? '-updated_date' : 'updated_date',
          limit: filter.size,
          skip: filter.page * filter.size,
          ...(Object.keys(conditions).length > 0 ? { q: JSON.stringify(conditions) } : {}),
        },
        { signal },
      );
      // Rows are partial only where `fields` asks for less.
      return rows as AppSummary[];
    },
    placeholderData: (former) => former,
    // An app that is being built changes its name and look by itself.
    refetchInterval: ({ state }) =>
      state.data?.some((app) => app.status.state === 'processing') ? 4_000 : false,
  });
}

export const useRecentApps = () =>
  useAppList({
    search: '',
    scope: 'mine',
    starred: false,
    order: 'newest',
    page: 0,
    size: limits.recentApps,
  });

const setStar = (cache: QueryClient, appId: string, is_starred: boolean) =>
  cache.setQueriesData<AppSummary[]>({ queryKey: appKeys.lists }, (apps) =>
    apps?.map((app) => (app.id === appId ? { ...app, is_starred } : app)),
  );

/** Optimistic: undone, with a message, where the server refuses. */
export function useStarApp() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ appId, is_starred }: { appId: string; is_starred: boolean }) =>
      call(updateApp, { appId }, { is_starred }),
    onMutate: async ({ appId, is_starred }) => {
      await cache.cancelQueries({ queryKey: appKeys.lists });
      setStar(cache, appId, is_starred);
    },
    onError: (error, { appId, is_starred }) => {
      setStar(cache, appId, !is_starred);
      toast(t('card.starFailed'), { tone: 'danger', description: error.message });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: appKeys.lists }),
  });
}
