import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Success, Timestamp } from './ids.ts';
import { limits } from './limits.ts';

const EventName = z.string().min(1).max(200);
const propertyBytes = 4_000;

const SentEvent = z.object({
  event_name: EventName,
  properties: z
    .record(z.string(), z.unknown())
    .refine((given) => new TextEncoder().encode(JSON.stringify(given)).length <= propertyBytes, {
      error: `must be smaller than ${propertyBytes / 1_000} KB`,
    })
    .nullish(),
  page_url: z.string().max(2_000).nullish(),
  session_id: z.string().max(100).nullish(),
});
export type SentEvent = z.infer<typeof SentEvent>;

/** What an app reports by `analytics.track`, many at a time. Who it was is read from the token, never from the body. */
export const trackEvents = endpoint({
  method: 'POST',
  path: '/apps/:appId/analytics/track/batch',
  params: AppParams,
  caller: 'app',
  maxBytes: limits.eventsBytes,
  // As many as the client library ever holds back.
  body: z.object({ events: z.array(SentEvent).min(1).max(1_000) }),
  reply: Success,
});

export const AppEvent = z.object({
  id: z.string(),
  app_id: Id,
  event_name: z.string(),
  properties: z.record(z.string(), z.unknown()),
  page_url: z.string().nullable(),
  session_id: z.string().nullable(),
  user_id: z.string().nullable(),
  user_email: z.string().nullable(),
  created_date: Timestamp,
});
export type AppEvent = z.infer<typeof AppEvent>;

/** Newest first; 90 days are kept, and the newest 20,000 of an app. */
export const listAppEvents = endpoint({
  method: 'GET',
  path: '/app-logs/:appId/events',
  params: AppParams,
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(1_000).default(100),
    skip: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
    event_name: EventName.optional(),
  }),
  reply: z.array(AppEvent),
});
