import { useDeferredValue } from 'react';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import type { AppFilter } from './use-apps.ts';

type Shown = Omit<AppFilter, 'size'>;
export type FilterChange = Partial<Shown>;

const inAddress = {
  read: (address: URLSearchParams): Shown => ({
    search: address.get('search') ?? '',
    scope: address.get('show') === 'mine' ? 'mine' : 'all',
    starred: address.has('starred'),
    order: address.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: Math.max(0, (Number.parseInt(address.get('page') ?? '1', 10) || 1) - 1),
  }),
  write(filter: Shown): URLSearchParams {
    const address = new URLSearchParams();
    if (filter.search) address.set('search', filter.search);
    if (filter.scope === 'mine') address.set('show', 'mine');
    if (filter.starred) address.set('starred', '');
    if (filter.order === 'oldest') address.set('order', 'oldest');
    if (filter.page > 0) address.set('page', String(filter.page + 1));
    return address;
  },
};

/** The list's filter; turning a page can be gone back from. */
export function useAppFilter(size: number) {
  const { filter, change } = useAddressFilter(inAddress);
  const search = useDeferredValue(filter.search);
  return {
    filter: { ...filter, search, size },
    shownSearch: filter.search,
    change: (changes: FilterChange) => change({ page: 0, ...changes }, changes.page !== undefined),
  };
}
