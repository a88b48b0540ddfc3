import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import type { AppFilter } from './use-apps.ts';

export type FilterChange = Partial<Omit<AppFilter, 'size'>>;

const filterOf = (address: URLSearchParams, size: number): AppFilter => ({
  search: address.get('search') ?? '',
  scope: address.get('show') === 'mine' ? 'mine' : 'all',
  starred: address.has('starred'),
  order: address.get('order') === 'oldest' ? 'oldest' : 'newest',
  page: Math.max(0, (Number.parseInt(address.get('page') ?? '1', 10) || 1) - 1),
  size,
});

function addressOf(filter: AppFilter) {
  const address = new URLSearchParams();
  if (filter.search) address.set('search', filter.search);
  if (filter.scope === 'mine') address.set('show', 'mine');
  if (filter.starred) address.set('starred', '');
  if (filter.order === 'oldest') address.set('order', 'oldest');
  if (filter.page > 0) address.set('page', String(filter.page + 1));
  return address;
}

/** The list's filter, owned by the address; typing replaces the history entry, turning a page adds one. */
export function useAppFilter(size: number) {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address, size);
  const search = useDeferredValue(filter.search);
  const change = (changes: FilterChange) =>
    setAddress((now) => addressOf({ ...filterOf(now, size), page: 0, ...changes }), {
      replace: changes.page === undefined,
    });
  return { filter: { ...filter, search }, shownSearch: filter.search, change };
}
