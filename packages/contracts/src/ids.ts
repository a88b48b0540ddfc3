import { z } from 'zod';

/** Every id: 24 hex characters whose first 8 are the second of its making, so that ids sort by time. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/, 'Not a valid id');
export type Id = z.infer<typeof Id>;
export type AppId = Id;
export type UserId = Id;

export const Slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, 'Use 3 to 40 letters, digits and -');

export const AppParams = z.object({ appId: Id });
export const MessageParams = z.object({ appId: Id, messageId: Id });
export const SlugParams = z.object({ slug: Slug });

/** Path words that come before `/{id}` (resolutions.md 2) and so can be neither slug nor id. */
export const reservedWords = [
  'schema',
  'public',
  'chat',
  'deleted',
  'auth',
  'platform',
  'bulk',
  'count',
  'import',
  'aggregate',
  'upsert',
  'update-many',
  'v2',
  'api',
  'www',
  'vendor',
  'preview',
  'app',
  'apps',
  'admin',
  'login',
  'new',
] as const;

export const Success = z.object({ success: z.literal(true) });
/** ISO 8601 in UTC with milliseconds and Z. */
export const Timestamp = z.string();
