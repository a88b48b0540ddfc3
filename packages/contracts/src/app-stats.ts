import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id } from './ids.ts';

/** The words for those who are answered 400 for a range of days. */
export const rangeTexts = {
  notADay: 'Enter the date as yyyy-MM-dd.',
  endsEarly: 'The range ends before it begins.',
} as const;

/** A day of the calendar as yyyy-MM-dd. */
export const Day = z
  .string()
  .regex(/^[12]\d{3}-\d\d-\d\d$/, rangeTexts.notADay)
  .refine((text) => {
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  }, rangeTexts.notADay);

const range = { date_from: Day.optional(), date_to: Day.optional() };
const isInOrder = ({
  date_from,
  date_to,
}: {
  date_from?: string | undefined;
  date_to?: string | undefined;
}) => date_from === undefined || date_to === undefined || date_from <= date_to;
const endsEarly = { path: ['date_to'], message: rangeTexts.endsEarly };

/** Without days: all that is kept, which is two years. Days are UTC. */
export const StatsQuery = z
  .object({ ...range, page_name: z.string().max(200).optional(), user_email: z.string().max(320).optional() })
  .refine(isInOrder, endsEarly);
export type StatsQuery = z.infer<typeof StatsQuery>;

/** What is told of one app and of all of them alike (W-ANLY-10). */
const figures = {
  total_visits: z.number().int(),
  anonymous_visits: z.number().int(),
  /** Of a single day: signed-in users and visitors. Of several days signed-in users only, since visitors are known for a day. */
  unique_users_count: z.number().int(),
  signed_in_users: z.number().int(),
  /** The most active first, at most `mostTopUsers`. */
  top_users: z.array(z.object({ email: z.string(), visits: z.number().int() })),
  /** Days with visits, oldest first; visitors are among the unique users of each. */
  users_per_date: z.array(
    z.object({ date: z.string(), unique_users: z.number().int(), total_visits: z.number().int() }),
  ),
};
export const mostTopUsers = 500;
/** What was opened that is no page of the app: anybody may send any name, so they are counted as one. */
export const otherPages = '(other)';

export const AppStats = z.object({
  ...figures,
  /** Most visited first. */
  top_pages: z.array(z.object({ page_name: z.string(), url: z.string(), visits: z.number().int() })),
});
export type AppStats = z.infer<typeof AppStats>;

/** Who opened which page of the app, and when (W-ANLY-09). */
export const appStats = endpoint({
  method: 'GET',
  path: '/app-logs/:appId/stats',
  params: AppParams,
  query: StatsQuery,
  reply: AppStats,
});

export const AllAppsStats = z.object({
  ...figures,
  /** Most visited first. */
  top_apps: z.array(z.object({ id: Id, slug: z.string(), name: z.string(), visits: z.number().int() })),
});
export type AllAppsStats = z.infer<typeof AllAppsStats>;

const ofAllApps = {
  method: 'GET',
  query: z.object({ ...range, user_email: z.string().max(320).optional() }).refine(isInOrder, endsEarly),
  reply: AllAppsStats,
} as const;

/** The same of all apps together, for platform admins (B-LOGS-03, B-ROLE-04). */
export const allAppsStats = endpoint({ ...ofAllApps, path: '/app-logs/platform-admin/platform-stats' });
/** As the specification's other document calls it (W-ADMIN-05). */
export const statsOfAll = endpoint({ ...ofAllApps, path: '/app-logs/all/stats' });

/** What one person opened in the two years that are kept, by day (UTC): theirs to ask, and the platform's admins'. */
export const userVisitStats = endpoint({
  method: 'GET',
  path: '/app-logs/user-stats/:userId',
  params: z.object({ userId: Id }),
  reply: z.object({
    user_id: Id,
    total_visits: z.number().int(),
    /** Most visited first. */
    apps: z.array(z.object({ app_id: Id, visits: z.number().int(), last_day: z.string() })),
    /** Days with visits, newest first. */
    days: z.array(z.object({ day: z.string(), visits: z.number().int() })),
  }),
});
export type UserVisitStats = z.infer<typeof userVisitStats.reply>;
