import { removeMember } from '@sayso/contracts/publishing';
import { deleteAppUser, type ListedAppUser, listAppUsers, updateAppUser } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { searchPattern } from '../../../../lib/search-pattern.ts';
import { t } from '../../../../texts/users.ts';
import { toast } from '../../../../ui/toasts.tsx';
import { peopleKey, usersKey, whileOpen } from '../../share/use-app-users.ts';

export type Person = ListedAppUser;
export type PeopleFilter = {
  search: string;
  role: 'all' | 'admin' | 'user';
  /** A field, with `-` before it from the last to the first. */
  sort: string;
  /** Counts from 0. */
  page: number;
};
export const pageSize = 50;

function conditionsOf({ search, role }: PeopleFilter): string | undefined {
  const conditions = {
    ...(role === 'all' ? {} : { role }),
    ...(search.trim() === ''
      ? {}
      : { $or: [{ email: searchPattern(search) }, { full_name: searchPattern(search) }] }),
  };
  return Object.keys(conditions).length > 0 ? JSON.stringify(conditions) : undefined;
}

/** One page of the people who are in the app, and whether there are more after it. */
export const usePeople = (appId: string, filter: PeopleFilter) =>
  useQuery({
    queryKey: [...peopleKey(appId), filter],
    queryFn: async ({ signal }) => {
      const rows = await call(
        listAppUsers,
        { appId },
        {
          sort: filter.sort,
          // One more than is shown tells whether there is a next page.
          limit: pageSize + 1,
          skip: filter.page * pageSize,
          q: conditionsOf(filter),
        },
        { signal, asOwner: true },
      );
      return { people: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
    },
    placeholderData: (former) => former,
    // People come by their invitation, not by anything that is done here.
    refetchOnMount: 'always',
    ...whileOpen,
  });

/** The person whom the address names, as links from records do. */
export function useNamedPerson(appId: string) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('user');
  const query = useQuery({
    queryKey: [...peopleKey(appId), 'one', id],
    queryFn: async () =>
      (await call(listAppUsers, { appId }, { q: JSON.stringify({ id }), limit: 1 }, { asOwner: true }))[0] ??
      null,
    enabled: id !== null,
    gcTime: 0,
  });
  const close = () =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('user');
        return next;
      },
      { replace: true },
    );
  return { person: id === null ? null : (query.data ?? null), close };
}

/** What of the app's people is shown anywhere, goes stale. */
function useForgetPeople(appId: string) {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: peopleKey(appId) }),
      cache.invalidateQueries({ queryKey: usersKey(appId) }),
    ]);
}

const tellFailure = (error: Error) => {
  const needsPlan = error instanceof ApiError && error.reason === 'subscription_required';
  toast(needsPlan ? t('sheet.needsPlan') : texts.errorTitle, { tone: 'danger', description: error.message });
};

export function useUpdatePerson(appId: string) {
  const forget = useForgetPeople(appId);
  return useMutation({
    mutationFn: ({ id, values }: { id: string; values: Record<string, unknown> }) =>
      call(updateAppUser, { appId, id }, values, { asOwner: true }),
    onSuccess: () => {
      toast(texts.userUpdated, { tone: 'success' });
      return forget();
    },
    onError: tellFailure,
  });
}

export function useRemovePerson(appId: string) {
  const forget = useForgetPeople(appId);
  return useMutation({
    mutationFn: (id: string) => call(deleteAppUser, { appId, id }),
    onSuccess: () => {
      toast(texts.userRemoved, { tone: 'success' });
      return forget();
    },
    onError: tellFailure,
  });
}

export function useRevoke(appId: string) {
  const forget = useForgetPeople(appId);
  return useMutation({
    mutationFn: (email: string) => call(removeMember, { appId, email }),
    onSuccess: () => {
      toast(t('pending.revoked'), { tone: 'success' });
      return forget();
    },
    onError: tellFailure,
  });
}
