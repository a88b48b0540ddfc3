import { listenToCalls } from '../features/app-logs/call-log.ts';
import { logEntryRoutes } from '../features/app-logs/entry-routes.ts';
import { createLogEntries } from '../features/app-logs/entry-service.ts';
import { createLogEntryStore } from '../features/app-logs/entry-store.ts';
import { createAppEvents } from '../features/app-logs/event-service.ts';
import { createEventStore } from '../features/app-logs/event-store.ts';
import { createLogWriter } from '../features/app-logs/log-writer.ts';
import { appLogRoutes } from '../features/app-logs/routes.ts';
import { createAppLogs } from '../features/app-logs/service.ts';
import { createStatsStore } from '../features/app-logs/stats-store.ts';
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

  const visits = createVisitStore(sql, core.slowSql);
  const appOrigin = (slug: string) => origins.app(core.config, slug);
  const events = createEventStore(sql);
  appLogRoutes(
    api,
    createAppLogs({
      access,
      enter,
      note: openLog(core, assistant, { enter }),
      figures: createStatsStore(sql),
      rates,
      count: createVisitCounter({ sql, visits }),
      nameVisitor: createVisitorNames({ take: visits.takeSalt }),
      appOrigin,
      events: core.events,
    }),
    createAppEvents({ access, enter, store: events, rates }),
  );
  const { supportEmail } = core.config;
  feedbackRoutes(api, { access, rates, store: createFeedbackStore(sql), supportEmail });
  const views = createDataViewStore(sql);
  dataViewRoutes(api, createDataViews({ access, store: views, mustHave }));
  assistant.onForget(views.forgetApp);
  assistant.onForget(visits.forgetApp);
  assistant.onForget(events.forgetApp);
  // Soon after the day is over, whose visitors nobody is to find out about any more.
  jobs.register('visits.prune', () => visits.prune(dayOf(Date.now())), { cron: '3 0 * * *' });
  jobs.register('app-events.prune', () => events.prune(), { cron: '57 3 * * *' });
}

/** What happens in apps, line by line; answers what notes a visit there. */
function openLog(core: Core, assistant: Assistant, { enter }: Pick<Data, 'enter'>) {
  const { api, access, rates, config } = core;
  const store = createLogEntryStore(core.sql, core.slowSql, config.logs);
  const writer = createLogWriter({ insert: store.insert, limits: config.logs, log: core.log });
  core.onClose(writer.flush);
  listenToCalls({ api, enter, writer });
  const entries = createLogEntries({ access, enter, store, writer, rates });
  logEntryRoutes(api, entries);
  assistant.onForget(store.forgetApp);
  core.jobs.register('app-logs.prune', () => store.prune(), { cron: '53 3 * * *' });
  return entries.visit;
}
