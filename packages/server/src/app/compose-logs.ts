import { createAppEvents } from '../features/app-logs/event-service.ts';
import { createEventStore } from '../features/app-logs/event-store.ts';
import { appLogRoutes } from '../features/app-logs/routes.ts';
import { createAppLogs } from '../features/app-logs/service.ts';
import { createStatsStore } from '../features/app-logs/stats-store.ts';
import { createAppLogStore } from '../features/app-logs/store.ts';
import { createVisitCounter } from '../features/app-logs/visit-counter.ts';
import { createVisitStore } from '../features/app-logs/visit-store.ts';
import { createVisitorNames, dayOf } from '../features/app-logs/visitors.ts';
import { auditRoutes } from '../features/audit/routes.ts';
import { createAuditStore } from '../features/audit/store.ts';
import { dataViewRoutes } from '../features/data-views/routes.ts';
import { createDataViews } from '../features/data-views/service.ts';
import { createDataViewStore } from '../features/data-views/store.ts';
import { feedbackRoutes } from '../features/feedback/routes.ts';
import { createFeedbackStore } from '../features/feedback/store.ts';
import { origins } from '../http/origins.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import type { Core } from './core.ts';

/** What was changed in apps, and by whom; who opened which page; what apps report of themselves; what makers keep. */
export function composeLogs(core: Core, assistant: Assistant, { enter, mustHave }: Data): void {
  const { sql, api, access, rates, jobs } = core;
  const audit = createAuditStore(sql);
  auditRoutes(api, { access, store: audit });
  jobs.register('audit.prune', () => audit.prune(), { cron: '47 3 * * *' });

  const logs = createAppLogStore(sql);
  const visits = createVisitStore(sql, core.slowSql);
  const appOrigin = (slug: string) => origins.app(core.config, slug);
  const events = createEventStore(sql);
  appLogRoutes(
    api,
    createAppLogs({
      access,
      enter,
      store: logs,
      figures: createStatsStore(sql),
      rates,
      count: createVisitCounter({ sql, logs, visits }),
      nameVisitor: createVisitorNames({ take: visits.takeSalt }),
      appOrigin,
    }),
    createAppEvents({ access, enter, store: events, rates }),
  );
  const { supportEmail } = core.config;
  feedbackRoutes(api, { access, rates, store: createFeedbackStore(sql), supportEmail });
  const views = createDataViewStore(sql);
  dataViewRoutes(api, createDataViews({ access, store: views, mustHave }));
  assistant.onForget(views.forgetApp);
  assistant.onForget(logs.forgetApp);
  assistant.onForget(visits.forgetApp);
  assistant.onForget(events.forgetApp);
  jobs.register('app-logs.prune', () => logs.prune(), { cron: '53 3 * * *' });
  // Soon after the day is over, whose visitors nobody is to find out about any more.
  jobs.register('visits.prune', () => visits.prune(dayOf(Date.now())), { cron: '3 0 * * *' });
  jobs.register('app-events.prune', () => events.prune(), { cron: '57 3 * * *' });
}
