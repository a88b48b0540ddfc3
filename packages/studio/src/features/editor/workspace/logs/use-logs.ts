import { listAppLogs } from '@sayso/contracts/log-entries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { call } from '../../../../lib/call.ts';

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

function filterIn(address: URLSearchParams): LogsFilter {
  const page = Number(address.get('page'));
  return {
    email: address.get('email') ?? '',
    failuresOnly: address.get('failures') === 'only',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

function addressFor({ email, failuresOnly, page }: LogsFilter): string {
  const address = new URLSearchParams();
  if (email !== '') address.set('email', email);
  if (failuresOnly) address.set('failures', 'only');
  if (page > 1) address.set('page', String(page));
  return address.toString();
}

/**
 * What is shown stands in the address, so that it can be sent to somebody. What is typed is kept here, too: the router
 * follows later than a key, which would be lost.
 */
export function useLogsFilter() {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const told = filterIn(address);
  const [typed, setTyped] = useState({ email: told.email, failuresOnly: told.failuresOnly });
  useEffect(() => {
    // Back and Forward, and links; what replaced the address was typed here.
    if (navigation !== 'REPLACE') setTyped(filterIn(address));
  }, [address, navigation]);
  const isBehind = typed.email !== told.email || typed.failuresOnly !== told.failuresOnly;
  const filter: LogsFilter = {
    email: typed.email,
    failuresOnly: typed.failuresOnly,
    page: isBehind ? 1 : told.page,
  };
  const change = (changed: Partial<LogsFilter>) => {
    const next = { ...filter, page: 1, ...changed };
    setTyped(next);
    // Typing leaves no trail, pages do.
    setAddress(addressFor(next), { replace: changed.page === undefined });
  };
  return { filter, change };
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
