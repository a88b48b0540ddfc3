import type { App } from '@sayso/contracts/apps';
import { getPlan } from '@sayso/contracts/plan';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/**
 * One for each state of the app's sources, so that an event that tells of new ones brings the new plan. What was asked
 * for while a turn was at work names the version from before it, so the end of the turn brings another.
 */
export const planQuery = ({
  id,
  app_code_hash: hash,
  status,
}: Pick<App, 'id' | 'app_code_hash' | 'status'>) =>
  queryOptions({
    queryKey: ['apps', 'plan', id, hash, status.state === 'processing'],
    queryFn: () => call(getPlan, { appId: id }),
  });

/** The app as it was understood; the former plan stands until a new one has come. */
export const usePlan = (app: App) => useQuery({ ...planQuery(app), placeholderData: keepPreviousData });
