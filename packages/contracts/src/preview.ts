import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Timestamp } from './ids.ts';
import { AppUser } from './publishing.ts';

/** A problem in one source file, in the spec's words; lines and columns count from 1. */
export const Diagnostic = z.object({
  path: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  message: z.string(),
  /** The line itself, for a person to recognise. */
  excerpt: z.string().optional(),
  code: z.string(),
});
export type Diagnostic = z.infer<typeof Diagnostic>;

/** All that the frame's host needs to run an app as it is now. */
export const PreviewManifest = z.object({
  version: z.string(),
  app: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    logo_url: z.string().nullable(),
    main_page: z.string().nullable(),
    public_settings: z.string(),
  }),
  /** Absolute paths of modules, unguessable: `/_m/{version}/pages/Tasks.js`. */
  pages: z.record(z.string(), z.string()),
  layout: z.string().nullable(),
  css: z.string(),
  /** Files whose newest text does not compile; the last good version of each is served. */
  diagnostics: z.array(Diagnostic),
});
export type PreviewManifest = z.infer<typeof PreviewManifest>;

/** A one-time ticket (15 min) that the parent puts into the frame's address or hands over by message. */
export const previewToken = endpoint({
  method: 'POST',
  path: '/apps/:appId/preview-token',
  params: AppParams,
  reply: z.object({ access_token: z.string(), expires_at: Timestamp, url: z.string() }),
});

/** Turns the ticket into a token that works for this app alone, with everything needed for the first paint. */
export const bootPreview = endpoint({
  method: 'POST',
  path: '/apps/:appId/preview/boot',
  params: AppParams,
  caller: 'anyone',
  body: z.object({ access_token: z.string() }),
  reply: z.object({
    access_token: z.string(),
    user: AppUser.nullable(),
    manifest: PreviewManifest,
    /** Modules that the first page loads, so that none waits for another to name it. */
    preloads: z.array(z.string()),
  }),
});

/** Sent to room `preview:{appId}` after a swap; `modules` are boundaries to import again, in order. */
export const HotUpdate = z.object({
  type: z.literal('hot'),
  version: z.string(),
  modules: z.array(z.object({ path: z.string(), url: z.string() })),
  manifest: PreviewManifest,
  css: z.string().nullable(),
  /** True where patching in place cannot be right (entity or main page changed): the host starts again. */
  reload: z.boolean(),
});
export type HotUpdate = z.infer<typeof HotUpdate>;

/** Frame to parent. */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('request-token') }),
  z.object({ type: z.literal('app_changed_url'), url: z.string() }),
  z.object({
    type: z.literal('app_error'),
    error: z.object({
      title: z.string(),
      details: z.string(),
      componentName: z.string().optional(),
      stack: z.string().optional(),
    }),
  }),
  z.object({ type: z.literal('app_errors_cleared') }),
  z.object({
    type: z.literal('api-request-start'),
    requestId: z.string(),
    data: z.object({ url: z.string(), method: z.string(), body: z.unknown() }),
  }),
  /** `statusCode` 0: the server could not be reached. */
  z.object({
    type: z.literal('api-request-end'),
    requestId: z.string(),
    data: z.object({ statusCode: z.number().int(), response: z.unknown() }),
  }),
  z.object({
    type: z.literal('console-log'),
    data: z.object({
      message: z.string(),
      severity: z.enum(['error', 'warn', 'other']),
      component: z.string().optional(),
    }),
  }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

/** Parent to frame. */
export const ParentMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('access-token'), data: z.object({ access_token: z.string() }) }),
  z.object({ type: z.literal('refresh-page'), data: z.object({}).optional() }),
  z.object({ type: z.literal('navigate'), data: z.object({ path: z.string() }) }),
]);
export type ParentMessage = z.infer<typeof ParentMessage>;
