import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Success } from './ids.ts';

const Page = z.string().min(1).max(200);

/** Somebody opened a page of the app; visitors are counted without a name. */
export const logVisit = endpoint({
  method: 'POST',
  path: '/app-logs/:appId/log-user-in-app/:page',
  params: z.object({ appId: Id, page: Page }),
  caller: 'app',
  reply: Success,
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
