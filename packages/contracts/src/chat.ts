import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, MessageParams, Success, Timestamp } from './ids.ts';
import { limits } from './limits.ts';

export const ChatState = z.enum(['ready', 'processing', 'error']);
export type ChatState = z.infer<typeof ChatState>;

export const ChatStatus = z.object({
  state: ChatState,
  details: z.string().nullable(),
  last_updated_date: Timestamp,
});
export type ChatStatus = z.infer<typeof ChatStatus>;

/** One file that a turn touched, for the foldable list under an assistant message. */
export const FileChange = z.object({
  path: z.string(),
  action: z.enum(['created', 'changed', 'deleted', 'renamed']),
  added: z.number().int(),
  removed: z.number().int(),
  /** What a renamed file was called before the turn. */
  from: z.string().optional(),
  /** Set when the block was refused; nothing of it landed. */
  error: z.string().optional(),
  /** It is missing because the person stopped the answer, not for a mistake. */
  stopped: z.boolean().optional(),
  /** What was put right before the file was checked, in words that end a sentence ("added the missing import of X"). */
  fixes: z.array(z.string()).max(10).optional(),
  /** What a person should know of a change that landed, such as a rule that lets more people in. */
  warnings: z.array(z.string()).max(10).optional(),
  /** The one of `warnings` about records whose choice was removed; how many there are now is what `leftChoices` tells. */
  left_choices: z.string().optional(),
});
export type FileChange = z.infer<typeof FileChange>;

/** Why a file of an answer did not pass, in plain words and with its place; lines count from 1. */
export const Failure = z.object({
  path: z.string(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  code: z.string(),
  /** It is in the app all the same: the check came too late to leave it out. */
  live: z.boolean().optional(),
  /** What it is about, such as `Task.titel`. */
  symbol: z.string().optional(),
  message: z.string(),
  /** What a model is told in place of the message, where that takes code or words of its own. */
  detail: z.string().optional(),
  hint: z.string().optional(),
  /** Five lines with the place in the middle; for the model. */
  excerpt: z.string().optional(),
});
export type Failure = z.infer<typeof Failure>;

/** What an answer took (docs/assistant.md, "What it costs"). */
export const Receipt = z.object({
  milliseconds: z.number(),
  model: z.string(),
  tokens_in: z.number().optional(),
  /** Part of `tokens_in` that the provider had kept from an earlier question. */
  tokens_cached: z.number().optional(),
  tokens_out: z.number().optional(),
  /** Tokens of the rounds in which the assistant mended its own mistakes; never charged. */
  tokens_repair: z.number().optional(),
  credits: z.number(),
});
export type Receipt = z.infer<typeof Receipt>;

/** Where in the plan a message belongs that the assistant could not carry out. */
export const PlanPlace = z.object({
  /** Ids of the thing and its field that it is about, as far as it names one. */
  thing: z.string().optional(),
  field: z.string().optional(),
  /** The message, or its beginning. */
  words: z.string(),
});
export type PlanPlace = z.infer<typeof PlanPlace>;

/** Something that the assistant looked up while it answered. */
export const ToolCall = z.object({
  /** Unique in its message. */
  id: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
});
export type ToolCall = z.infer<typeof ToolCall>;

/** What was found; `id` is that of the call. */
export const ToolResult = z.object({
  id: z.string(),
  /** In words; shown where there is nothing to display. */
  results: z.string(),
  display_results: z
    .object({
      widget: z.string(),
      data: z.object({
        columns: z.array(z.string()),
        rows: z.array(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
      }),
    })
    .optional(),
  is_error: z.boolean().optional(),
});
export type ToolResult = z.infer<typeof ToolResult>;

/** An error that the preview had to report when a message was sent. */
export const OpenError = z.object({
  title: z.string().max(1_000),
  details: z.string().max(4_000).optional(),
  component: z.string().max(200).optional(),
  file: z.string().max(200).optional(),
  line: z.number().int().positive().optional(),
  column: z.number().int().positive().optional(),
  /** Five lines around the place, as they ran. */
  excerpt: z.string().max(1_000).optional(),
  /** Names and types of the fields of the record that it happened on. */
  record: z.string().max(1_000).optional(),
});
export type OpenError = z.infer<typeof OpenError>;

/**
 * `type` "files": `data.files` are files of the person as `{name, content}`, or names of files of the app. `type`
 * "element": `data.element_tag_name` is what was selected in the preview.
 */
export const CustomContext = z.object({
  type: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});
/**
 * Pictures and files as `data:` addresses, which are stored apart (`chatFile`), or addresses of such stored ones; others
 * are told to the assistant, not fetched.
 */
export const FileUrls = z.array(z.string().max(limits.pdfBytes * 1.4)).max(limits.attachments);

export const Message = z.object({
  id: Id,
  role: z.enum(['user', 'assistant', 'tool']),
  /** Prose with action blocks kept word for word. */
  content: z.string(),
  hidden: z.boolean().optional(),
  file_urls: z.array(z.string()).optional(),
  /** On a user message: the state from before it. On an assistant message: the state it made. */
  checkpoint_id: Id.nullable().optional(),
  custom_context: z.array(CustomContext).nullable().optional(),
  additional_message_params: z
    .looseObject({
      current_page: z.string().optional(),
      /** The message asks for errors to be fixed that the app itself reported. */
      automated_fix: z.boolean().optional(),
      /** The turn whose refused files this message asks to finish. */
      retry_of: Id.optional(),
      /** What a person changed by hand, as lines with - and +. */
      diff_message: z.string().optional(),
      /** Nobody wrote this: an earlier version was restored, and this is when it was made. */
      restored_from: Timestamp.optional(),
      /** Nobody wrote this: the plan was changed by hand, and these lines say what was done. */
      plan_lines: z.array(z.string()).optional(),
    })
    .nullable()
    .optional(),
  tool_calls: z.array(ToolCall).optional(),
  tool_results: z.array(ToolResult).optional(),
  /** How the turn that wrote this message stands. */
  turn: z
    .object({
      id: Id,
      state: z.enum(['running', 'settled', 'needs_attention', 'stopped', 'failed']),
      changes: z.array(FileChange),
      receipt: Receipt.nullable(),
      /** What still failed when the turn ended; the files themselves are asked for with `turnDraft`. */
      failures: z.array(Failure).optional(),
      /** Number of the round in which the assistant mends its own mistakes, while it does. */
      repairing: z.number().int().optional(),
      /** Nothing was changed; where in the plan it can be changed by hand, with the words that asked for it. */
      plan_place: PlanPlace.optional(),
      /** Number of deltas that `content` holds already; later ones are to be appended. */
      seq: z.number().int().optional(),
    })
    .nullable()
    .optional(),
  metadata: z.looseObject({
    created_date: Timestamp,
    created_by_email: z.string().optional(),
    created_by_full_name: z.string().nullable().optional(),
  }),
});
export type Message = z.infer<typeof Message>;

/** Nobody wrote the message: it tells of a change of the plan by hand. */
export const isPlanChange = (params: Message['additional_message_params']): boolean =>
  params?.plan_lines !== undefined;

export const Suggestion = z.object({ title: z.string(), prompt: z.string() });
export const Suggestions = z.object({
  suggestion_1: Suggestion.nullable(),
  suggestion_2: Suggestion.nullable(),
  suggestion_3: Suggestion.nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Something that an answer took for granted (`about`), with the change request that makes it otherwise. */
export const Assumption = Suggestion.extend({ about: z.string() });
export type Assumption = z.infer<typeof Assumption>;
export type Suggestions = z.infer<typeof Suggestions>;

const Content = z
  .string()
  .max(limits.descriptionChars, `Use at most ${limits.descriptionChars.toLocaleString('en')} characters`)
  .refine((text) => text.trim() !== '', 'Please enter an app description');

export const MessageBody = z.object({
  content: Content,
  file_urls: FileUrls.nullish(),
  additional_message_params: z
    .looseObject({
      current_page: z.string().max(200, 'Use at most 200 characters').optional(),
      automated_fix: z.boolean().optional(),
      retry_of: Id.optional(),
      open_errors: z.array(OpenError).max(20).optional(),
      /** The only files that the answer may change, such as `pages/Home`. */
      only: z.array(z.string().max(200)).min(1).max(20).optional(),
      /** The one file of `only` is to be written anew. */
      generate: z.boolean().optional(),
    })
    .nullish(),
  custom_context: z.array(CustomContext).max(50).nullish(),
  /** Makes a resend idempotent: the second send answers the first's message. */
  client_message_id: z.string().max(100).optional(),
});
export type MessageBody = z.infer<typeof MessageBody>;

export const addMessage = endpoint({
  method: 'POST',
  path: '/apps/:appId/chat/message',
  params: AppParams,
  body: MessageBody,
  maxBytes: limits.messageBytes,
  reply: Message,
});

export const stopChat = endpoint({
  method: 'POST',
  path: '/apps/:appId/chat/stop',
  params: AppParams,
  reply: Success,
});

/** Loads the app as it was before the message and hides it and all later ones; its text comes back for the input. */
export const undoMessage = endpoint({
  method: 'POST',
  path: '/apps/:appId/chat/message/:messageId/undo',
  params: MessageParams,
  reply: z.object({ success: z.literal(true), content: z.string(), checkpoint_id: Id }),
});

/** Changes the words of a sent message; nothing is answered anew. */
export const editMessage = endpoint({
  method: 'PUT',
  path: '/apps/:appId/chat/message/:messageId',
  params: MessageParams,
  body: z.object({ content: Content }),
  reply: Message,
});

/**
 * Has an answer made again from how the app was before it; the answer and all later messages are hidden. With
 * `provider` "built-in" the built-in builder answers this once, whatever model the server uses.
 */
export const redoMessage = endpoint({
  method: 'POST',
  path: '/apps/:appId/chat/message/:messageId/redo',
  params: MessageParams,
  body: z.object({ provider: z.literal('built-in').nullish() }).nullish(),
  reply: Message,
});

const PageParams = z.object({ appId: Id, page: z.string().max(200) });

/**
 * Has the assistant write a page, anew or for the first time. It is a turn like that of a message (409 `app_busy`
 * while another runs) whose answer may change this page alone; answers the message that asks for it.
 */
export const generatePageCode = endpoint({
  method: 'POST',
  path: '/apps/:appId/pages/:page/generate-code',
  params: PageParams,
  reply: Message,
});

/** Has the assistant change a page that is there, and this page alone, as words and an image say; else as above. */
export const editPageCode = endpoint({
  method: 'POST',
  path: '/apps/:appId/pages/:page/edit-code',
  params: PageParams,
  body: z.object({
    changes: Content,
    image_as_url: z
      .string()
      .max(limits.imageBytes * 2)
      .nullish(),
  }),
  maxBytes: limits.messageBytes,
  reply: Message,
});

const TurnParams = AppParams.extend({ turnId: Id });

/** A file of an answer that did not pass, beside what the app has in its place. */
export const DraftFile = z.object({
  path: z.string(),
  text: z.string(),
  live: z.string().nullable(),
  failures: z.array(Failure),
});
export type DraftFile = z.infer<typeof DraftFile>;

export const turnDraft = endpoint({
  method: 'GET',
  path: '/apps/:appId/turns/:turnId/draft',
  params: TurnParams,
  reply: z.object({ files: z.array(DraftFile) }),
});

/** Drops what did not pass: the turn needs no more attention. Answers its message. */
export const discardDraft = endpoint({
  method: 'POST',
  path: '/apps/:appId/turns/:turnId/discard',
  params: TurnParams,
  reply: Message,
});

export const generateSuggestions = endpoint({
  method: 'POST',
  path: '/apps/:appId/chat/generate-suggestions',
  params: AppParams,
  reply: Suggestions,
});
