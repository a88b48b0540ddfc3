import { listAppLogs } from '@sayso/contracts/log-entries';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/call.ts';
import { useAddressFilter } from '../../../../lib/use-address-filter.ts';

export const pageSize = 50;
const liveMs = 3_000;
/** As far as the server counts. */
const lastPage = 20_000;

export type LogsFilter = {
  email: string;
  failuresOnly: boolean;
  /** Counts from 1. */
  page: number;
};
export const everything: LogsFilter = { email: '', failuresOnly: false, page: 1 };

/** Some entries are left out. */
export const isFiltered = ({ email, failuresOnly }: LogsFilter) => email.trim() !== '' || failuresOnly;

const inAddress = {
  read(address: URLSearchParams): LogsFilter {
    const page = Number(address.get('page'));
    return {
      email: address.get('email') ?? '',
      failuresOnly: address.get('failures') === 'only',
      page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    };
  },
  write({ email, failuresOnly, page }: LogsFilter): URLSearchParams {
    const address = new URLSearchParams();
    if (email !== '') address.set('email', email);
    if (failuresOnly) address.set('failures', 'only');
    if (page > 1) address.set('page', String(page));
    return address;
  },
};

/** Typing begins at the first page and leaves no trail, pages do. */
export function useLogsFilter() {
  const { filter, change } = useAddressFilter(inAddress);
  return {
    filter,
    change: (changed: Partial<LogsFilter>) => change({ page: 1, ...changed }, changed.page !== undefined),
  };
}

/** One page of the log; while it is live, asked for anew every few seconds. */
export const useLogs = (appId: string, { email, failuresOnly, page }: LogsFilter, isLive: boolean) =>
  useQuery({
    queryKey: ['app-logs', appId, { email, failuresOnly, page }],
    queryFn: ({ signal }) => {
      const conditions = {
        ...(email.trim() === '' ? {} : { user_email: email.trim() }),
        ...(failuresOnly ? { status: 'error' } : {}),
      };
      return call(
        listAppLogs,
        { appId },
        {
          limit: pageSize,
          skip: (page - 1) * pageSize,
          ...(Object.keys(conditions).length > 0 ? { q: JSON.stringify(conditions) } : {}),
        },
        { signal },
      );
    },
    placeholderData: (former) => former,
    refetchOnMount: 'always',
    refetchInterval: isLive ? liveMs : false,
  });
