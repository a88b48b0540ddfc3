import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Success, Timestamp } from './ids.ts';
import { logTypes } from './log-types.ts';

const Page = z.string().min(1).max(200);

export const logStatuses = ['success', 'error', 'other'] as const;
export type LogStatus = (typeof logStatuses)[number];

const LogText = z.string().nullable();

export const AppLog = z.object({
  id: z.string(),
  app_id: Id,
  /** The entity, the integration or the page that it is about. */
  object_name: z.string(),
  log_type: z.enum(logTypes),
  status: z.enum(logStatuses),
  /** JSON where it was short enough, else its beginning with a mark; secrets are hidden. */
  inputs: LogText,
  outputs: LogText,
  error: LogText,
  /** Of visits and of errors of pages. */
  page: z.string().nullable(),
  user_id: z.string().nullable(),
  user_email: z.string().nullable(),
  created_date: Timestamp,
});
export type AppLog = z.infer<typeof AppLog>;

const LogFilter = z.strictObject({
  /** An address, or a part of one. */
  user_email: z.string().max(320).optional(),
  status: z.enum(logStatuses).optional(),
  log_type: z.enum(logTypes).optional(),
});
export type LogFilter = z.infer<typeof LogFilter>;

/** A filter as JSON, as in the lists of records. */
const LogQuery = z
  .string()
  .max(2_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(LogFilter);

/** Newest first. Kept for 90 days, and of each app the newest million lines or 100 MB. */
export const listAppLogs = endpoint({
  method: 'GET',
  path: '/app-logs/:appId',
  params: AppParams,
  query: z.object({
    q: LogQuery.optional(),
    limit: z.coerce.number<number>().int().min(1).max(1_000).default(50),
    skip: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
    page: Page.optional(),
    user_email: z.string().max(320).optional(),
  }),
  reply: z.array(AppLog),
});

const ErrorText = z.string().max(1_000_000);

/** A page of the app broke; who was looking is read from the token. */
export const reportPageError = endpoint({
  method: 'POST',
  path: '/app-logs/:appId/page-errors',
  params: AppParams,
  caller: 'app',
  body: z.object({
    page: Page,
    title: z.string().min(1).max(2_000),
    details: ErrorText.nullish(),
    component: z.string().max(200).nullish(),
  }),
  reply: Success,
});
