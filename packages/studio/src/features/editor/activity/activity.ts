import type { FrameMessage } from '@sayso/contracts/preview';
import { cutText } from '@sayso/core/cut-text';
import { t } from '../../../texts/activity.ts';

export type ActivityRequest = {
  id: string;
  type: 'request';
  method: string;
  url: string;
  body: unknown;
  response: unknown;
  status: 'pending' | 'completed';
  /** Null while pending; 0 where no answer came. */
  statusCode: number | null;
  /** Milliseconds. */
  duration: number | null;
  /** Milliseconds since 1970, by the builder's clock. */
  startTime: number;
  endTime: number | null;
};
export type ActivityLog = {
  id: string;
  type: 'log';
  message: string;
  severity: 'error' | 'warn' | 'other';
  component: string | null;
  /** File and line of the source that logged an error, where they are known. */
  place?: string;
  timestamp: number;
};
export type ActivityEntry = ActivityRequest | ActivityLog;

const activityFilters = ['all', 'requests', 'logs', 'success', 'errors'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** The oldest give way: an app that polls would fill the page's memory. */
const mostEntries = 500;

export type ActivityEvent = { message: FrameMessage; now: number; id: string } | 'cleared';

/** Entries oldest first, as the frame tells of them. */
export function activityReducer(
  entries: readonly ActivityEntry[],
  event: ActivityEvent,
): readonly ActivityEntry[] {
  // Requests that are still under way stay, for their end is still to come.
  if (event === 'cleared') return entries.filter(isPending);
  const { message, now } = event;
  switch (message.type) {
    // The frame was loaded anew: what it was waiting for will not be told any more.
    case 'ready':
      return entries.some(isPending)
        ? entries.map((entry) =>
            isPending(entry) ? ended(entry, now, { statusCode: 0, response: null }) : entry,
          )
        : entries;
    case 'api-request-start':
      return kept(entries, startedRequest(message, now));
    case 'api-request-end':
      return entries.map((entry) =>
        isPending(entry) && entry.id === message.requestId ? ended(entry, now, message.data) : entry,
      );
    case 'console-log':
      return kept(entries, {
        id: event.id,
        type: 'log',
        message: message.data.message,
        severity: message.data.severity,
        component: message.data.component ?? null,
        ...placeOf(message.data),
        timestamp: now,
      });
    default:
      return entries;
  }
}

function placeOf({ file, line }: { file?: string | undefined; line?: number | undefined }) {
  if (file === undefined) return {};
  return { place: line === undefined ? file : t('log.place', { file, line: String(line) }) };
}

const kept = (entries: readonly ActivityEntry[], entry: ActivityEntry) =>
  [...entries, entry].slice(-mostEntries);

type Started = Extract<FrameMessage, { type: 'api-request-start' }>;

const startedRequest = ({ requestId, data }: Started, now: number): ActivityRequest => ({
  id: requestId,
  type: 'request',
  method: data.method,
  url: data.url,
  body: data.body,
  response: null,
  status: 'pending',
  statusCode: null,
  duration: null,
  startTime: now,
  endTime: null,
});

const ended = (
  request: ActivityRequest,
  now: number,
  { statusCode, response }: { statusCode: number; response: unknown },
): ActivityRequest => ({
  ...request,
  status: 'completed',
  statusCode,
  response,
  endTime: now,
  duration: now - request.startTime,
});

export const isPending = (entry: ActivityEntry): entry is ActivityRequest =>
  entry.type === 'request' && entry.status === 'pending';

export const isFailed = (entry: ActivityEntry): boolean =>
  entry.type === 'log'
    ? entry.severity === 'error'
    : entry.statusCode !== null && (entry.statusCode === 0 || entry.statusCode >= 400);

const tests: Readonly<Record<ActivityFilter, (entry: ActivityEntry) => boolean>> = {
  all: () => true,
  requests: ({ type }) => type === 'request',
  logs: ({ type }) => type === 'log',
  success: (entry) => entry.type === 'request' && entry.status === 'completed' && !isFailed(entry),
  errors: isFailed,
};

export const filterActivity = (entries: readonly ActivityEntry[], filter: ActivityFilter) =>
  entries.filter(tests[filter]);

export const nextFilter = (filter: ActivityFilter): ActivityFilter =>
  activityFilters[(activityFilters.indexOf(filter) + 1) % activityFilters.length] ?? 'all';

/** One line of a longer message. */
export function previewOf(message: string): string {
  return cutText(message.replace(/\s+/g, ' ').trim(), 60);
}

/** A body as people read it; null where there is none. */
export function bodyText(body: unknown): string | null {
  if (body === null || body === undefined || body === '') return null;
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

/** What of an address tells calls apart: below the app, with its query. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/^\/api\/apps\/[0-9a-f]{24}(?=\/)/, '').replace(/^\/api(?=\/)/, '');
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' ? path : `${path}?${query}`;
}
