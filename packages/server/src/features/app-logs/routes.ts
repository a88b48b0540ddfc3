import { listAppEvents, trackEvents } from '@sayso/contracts/app-events';
import { logVisit, trendingApps } from '@sayso/contracts/app-logs';
import { allAppsStats, appStats, statsOfAll, userVisitStats } from '@sayso/contracts/app-stats';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { AppEvents } from './event-service.ts';
import type { AppLogs } from './service.ts';

export function appLogRoutes(api: Api, logs: AppLogs, events: AppEvents): void {
  bind(api, logVisit, ({ actor, params, request }) =>
    logs.visit(actor, { ...params, address: request.ip, browser: request.headers['user-agent'] ?? '' }),
  );
  bind(api, trendingApps, () => logs.trending());
  bind(api, appStats, ({ actor, params, query }) => logs.stats(actor, params.appId, query));
  bind(api, allAppsStats, ({ actor, query }) => logs.statsOfAll(actor, query));
  bind(api, statsOfAll, ({ actor, query }) => logs.statsOfAll(actor, query));
  bind(api, userVisitStats, ({ actor, params }) => logs.userStats(actor, params.userId));
  bind(api, trackEvents, ({ actor, params, body, request }) =>
    events.track(actor, { ...params, ...body, address: request.ip }),
  );
  bind(api, listAppEvents, ({ actor, params, query }) => events.list(actor, params.appId, query));
}
