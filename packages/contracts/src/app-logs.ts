import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Success, Timestamp } from './ids.ts';

const Page = z.string().min(1).max(200);

/** Somebody opened a page of the app; visitors are counted without a name. */
export const logVisit = endpoint({
  method: 'POST',
  path: '/app-logs/:appId/log-user-in-app/:page',
  params: z.object({ appId: Id, page: Page }),
  caller: 'app',
  reply: Success,
});

export const AppLog = z.object({
  id: z.string(),
  app_id: Id,
  page: z.string(),
  user_id: z.string().nullable(),
  user_email: z.string().nullable(),
  created_date: Timestamp,
});
export type AppLog = z.infer<typeof AppLog>;

/** Newest first. */
export const listAppLogs = endpoint({
  method: 'GET',
  path: '/app-logs/:appId',
  params: AppParams,
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(1_000).default(100),
    skip: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
    page: Page.optional(),
    user_email: z.string().max(320).optional(),
  }),
  reply: z.array(AppLog),
});

/** The published apps that are open to everybody and were visited most in the last seven days. */
export const trendingApps = endpoint({
  method: 'GET',
  path: '/apps/public/trending',
  caller: 'anyone',
  reply: z.object({
    trending_apps: z.array(
      z.object({
        id: Id,
        slug: z.string(),
        name: z.string(),
        logo_url: z.string().nullable(),
        public_url: z.string(),
        total_visits: z.number().int(),
        unique_users: z.number().int(),
      }),
    ),
  }),
});
export type TrendingApps = z.infer<typeof trendingApps.reply>['trending_apps'];
