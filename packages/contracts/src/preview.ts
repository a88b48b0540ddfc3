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
  /** Pages that show nothing without a record in their address. */
  record_pages: z.array(z.string()),
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

export const viewedRoles = ['visitor', 'user', 'admin'] as const;
export type ViewedRole = (typeof viewedRoles)[number];

/** The same for a look at the app as somebody who does not exist: a visitor, or a person of a role. */
export const viewAsToken = endpoint({
  method: 'POST',
  path: '/apps/:appId/preview-token/view-as',
  params: AppParams,
  body: z.object({ role: z.enum(viewedRoles) }),
  reply: previewToken.reply,
});

/** Turns the ticket into a token that works for this app alone, with everything needed for the first paint. */
export const bootPreview = endpoint({
  method: 'POST',
  path: '/apps/:appId/preview/boot',
  params: AppParams,
  caller: 'anyone',
  body: z.object({ access_token: z.string().max(1_000, 'Not a valid ticket') }),
  reply: z.object({
    access_token: z.string(),
    user: AppUser.nullable(),
    /** Whether they may add files, as `enterApp` says. */
    may_upload: z.boolean(),
    manifest: PreviewManifest,
    /** Modules that the first page loads, so that none waits for another to name it. */
    preloads: z.array(z.string()),
  }),
});

/** Frames of a raw stack in modules of the preview: a file in the version that `hash` names, as it was served. */
export const StackFrame = z.object({
  path: z.string().max(200),
  hash: z.string().max(100),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
  /** Line and column are those of the file's own text, not of what was served. */
  written: z.boolean().optional(),
});

export type StackFrame = z.infer<typeof StackFrame>;

/** Where frames stand in the sources, whatever version of them ran; null for what is not known. */
export const locateFrames = endpoint({
  method: 'POST',
  path: '/apps/:appId/preview/locate',
  params: AppParams,
  caller: 'app',
  body: z.object({ frames: z.array(StackFrame).max(20) }),
  reply: z.object({
    places: z.array(
      z
        .object({
          file: z.string(),
          line: z.number().int(),
          column: z.number().int(),
          /** Five numbered lines of the text that ran, the place in the middle. */
          excerpt: z.string(),
        })
        .nullable(),
    ),
  }),
});

/** Rules of classes that are tried on before any source says them (`update-classes`). */
export const tryClasses = endpoint({
  method: 'POST',
  path: '/apps/:appId/preview/try-classes',
  params: AppParams,
  caller: 'app',
  body: z.object({ classes: z.array(z.string().max(200)).max(200) }),
  reply: z.object({ css: z.string() }),
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

/** Where something stands in the app's sources; line and column count from 1. */
const SourcePlace = {
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
};

/** What the agent of visual editing says of the element that was clicked, `filename` as source paths are written. */
export const SelectedElement = z.object({
  /** The same for all elements that one place in the source makes, as the items of a list. */
  visualSelectorId: z.string(),
  /** Which of `count` such elements it is, from 0. */
  index: z.number().int(),
  count: z.number().int(),
  tagName: z.string(),
  /** As the source calls it: `div`, `Button`. */
  name: z.string(),
  /** The element's own classes; what a component of the kit adds to them is left out. */
  classes: z.string(),
  /** False for parts of the kit, whose look comes from the theme: a save of classes is refused there. */
  takesClasses: z.boolean(),
  filename: z.string(),
  linenumber: z.number().int(),
  column: z.number().int(),
  /** Hash of the file's text that the frame shows; a save that carries it cannot hit another text. */
  base_hash: z.string(),
  /** What it says, where that is a plain text in the source. */
  content: z.string().optional(),
  position: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});
export type SelectedElement = z.infer<typeof SelectedElement>;

/** Frame to parent. */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('request-token') }),
  z.object({
    type: z.literal('app_changed_url'),
    url: z.string(),
    /** The newest `navigate` that the frame had heard by then; 0 for none since it loaded. */
    request: z.number().int().optional(),
  }),
  z.object({
    type: z.literal('app_error'),
    error: z.object({
      title: z.string(),
      details: z.string(),
      componentName: z.string().optional(),
      /** What was thrown, in its own words: neither named anew nor with the call that failed. */
      originalError: z.string().optional(),
      stack: z.string().optional(),
      ...SourcePlace,
      /** Five lines around the place. */
      excerpt: z.string().optional(),
      /** Names and types of the fields of the record that it happened on, never values: `Task { title: string }`. */
      record: z.string().optional(),
    }),
  }),
  z.object({ type: z.literal('app_errors_cleared') }),
  /** Somebody wants an error fixed that the frame shows. The builder shows its own list, whose button sends it. */
  z.object({ type: z.literal('fix-errors') }),
  /** The person wants the app's sample records gone; the builder asks before it does that. */
  z.object({ type: z.literal('remove-samples') }),
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
      ...SourcePlace,
    }),
  }),
  z.object({ type: z.literal('visual-edit-agent-ready') }),
  SelectedElement.extend({ type: z.literal('element-selected') }),
  /** The person left the selection, or what was selected is gone. */
  z.object({ type: z.literal('unselect-element') }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

/** Parent to frame. */
export const ParentMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('access-token'), data: z.object({ access_token: z.string() }) }),
  z.object({ type: z.literal('refresh-page'), data: z.object({}).optional() }),
  z.object({
    type: z.literal('navigate'),
    /** `request` counts from 1 since the frame said that it is ready. */
    data: z.object({ path: z.string(), request: z.number().int().optional() }),
  }),
  /** Whether the assistant is at work, so that nobody asks for another fix. */
  z.object({ type: z.literal('assistant-busy'), data: z.object({ isBusy: z.boolean() }) }),
  z.object({ type: z.literal('toggle-visual-edit-mode'), data: z.object({ enabled: z.boolean() }) }),
  z.object({
    type: z.literal('update-classes'),
    data: z.object({ visualSelectorId: z.string(), classes: z.string() }),
  }),
  z.object({ type: z.literal('unselect-element'), data: z.object({}).optional() }),
]);
export type ParentMessage = z.infer<typeof ParentMessage>;
