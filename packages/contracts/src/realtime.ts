import { z } from 'zod';
import { App } from './apps.ts';
import { FileChange, ToolCall, ToolResult } from './chat.ts';

/** What `update_model` carries; `data` is JSON text, because existing clients parse it themselves. */
export type UpdateModel = {
  room: string;
  data: string;
  /** Of rooms that remember a while: sent with the next join, it brings what happened since. */
  cursor?: string;
};

export { rooms, socketPath } from './rooms.ts';

/** Text added to a streaming message: bytes sent grow with the answer, never with its square. */
export const MessageDelta = z.object({
  id: z.string(),
  turn_id: z.string(),
  /** Counts from 0 within a turn; a gap means: fetch the app again. */
  seq: z.number().int(),
  append: z.string(),
  /** Files that landed or were refused since the delta before; each replaces the entry of its path. */
  changes: z.array(FileChange).optional(),
  /** What was looked up since the delta before. */
  tool_calls: z.array(ToolCall).optional(),
  tool_results: z.array(ToolResult).optional(),
});
export type MessageDelta = z.infer<typeof MessageDelta>;

/** In room `app:{appId}`. A `_last_msg` replaces the message of its id, or is appended when new. */
export const AppEvent = z.object({
  type: z.literal('update'),
  id: z.string(),
  data: App.partial().extend({ _last_msg_delta: MessageDelta.optional() }),
  timestamp: z.string(),
});
export type AppEvent = z.infer<typeof AppEvent>;

/** In room `entities:{appId}:{Name}`. */
export const RecordEvent = z.object({
  type: z.enum(['create', 'update', 'delete']),
  id: z.string(),
  data: z.record(z.string(), z.unknown()),
  timestamp: z.string(),
});
export type RecordEvent = z.infer<typeof RecordEvent>;

/**
 * In room `all-records:{appId}:{Name}`: what happened to one record, or, where many changed at once, that they did.
 */
export const OwnerRecordEvent = z.union([
  RecordEvent,
  z.object({
    type: z.literal('many'),
    /** What happened to all of them. */
    change: z.enum(['create', 'update', 'delete']),
    count: z.number().int(),
    timestamp: z.string(),
  }),
]);
export type OwnerRecordEvent = z.infer<typeof OwnerRecordEvent>;

/** In room `imports:{appId}:{progressId}`; rows of the file that were read and checked, then those stored. */
export const ImportProgress = z.object({
  type: z.literal('progress'),
  phase: z.enum(['checking', 'storing']),
  done: z.number().int(),
  /** Null while the file is still being read. */
  total: z.number().int().nullable(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;
