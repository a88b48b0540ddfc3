import { defineTexts } from './define-texts.ts';

/** The activity monitor: what a previewed app asks of the server, and what it logs. */
export const t = defineTexts('activity', {
  monitor: 'Activity monitor',
  monitorActive: 'Activity monitor, {count, number} active',
  title: 'Activity',
  entries: '{count, plural, one {# entry} other {# entries}}',
  counts:
    '{requests, plural, one {# request} other {# requests}} · {logs, plural, one {# log} other {# logs}}',
  clear: 'Clear',
  empty: 'No activities logged',
  noMatch: 'No matching activities found',
  filterBy: 'Filter: {filter}',
  filters: {
    all: 'All',
    requests: 'Requests',
    logs: 'Logs',
    success: 'Success',
    errors: 'Errors',
  },
  log: {
    severities: { error: 'Error', warn: 'Warning', other: 'Log' },
    severity: 'Severity',
    component: 'Component',
    source: 'Source',
    place: '{file}, line {line}',
    time: 'Time',
  },
  request: {
    general: 'General',
    request: 'Request',
    response: 'Response',
    url: 'URL',
    method: 'Method',
    status: 'Status',
    started: 'Started',
    completed: 'Completed',
    pending: 'Pending',
    noResponse: 'No response',
    duration: '{milliseconds} ms',
    outcome: '{status} ({milliseconds} ms)',
    noRequestData: 'No request data',
    noResponseData: 'No response data',
  },
} as const);
