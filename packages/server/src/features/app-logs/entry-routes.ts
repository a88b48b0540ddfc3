import { listAppLogs, reportPageError } from '@sayso/contracts/log-entries';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { LogEntries } from './entry-service.ts';

export function logEntryRoutes(api: Api, entries: LogEntries): void {
  bind(api, reportPageError, ({ actor, params, body, request }) =>
    entries.pageError(actor, { ...params, ...body, address: request.ip }),
  );
  bind(api, listAppLogs, ({ actor, params, query }) => entries.list(actor, params.appId, query));
}
