import type { AppStats } from '@sayso/contracts/app-stats';
import type { startServer } from './start-server.ts';

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'call'>;

/** The figures of an app of Ada's, as its maker reads them. */
export const statsOf = async ({ call }: Server, app: string, query = ''): Promise<AppStats> =>
  (await call('ada', 'GET', `/app-logs/${app}/stats${query}`)).body as AppStats;
