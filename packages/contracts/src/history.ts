import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Success, Timestamp } from './ids.ts';
import { limits } from './limits.ts';

const CheckpointParams = z.object({ appId: Id, checkpointId: Id });

/** One state of an app that it can be taken back to. */
export const CheckpointSummary = z.object({
  id: Id,
  /** Made at the app's start, by an answer of the assistant, or by edits by hand. */
  kind: z.enum(['start', 'turn', 'edit']),
  created_date: Timestamp,
  /** Edits of texts by hand within a few minutes share a checkpoint; saves of fields and of rules do not. */
  updated_date: Timestamp,
  author_name: z.string().nullable(),
  /** What was asked for, or what was changed in fields and rules by hand; null where neither is known. */
  message: z.string().nullable(),
  file_count: z.number().int(),
  is_current: z.boolean(),
});
export type CheckpointSummary = z.infer<typeof CheckpointSummary>;

/** Newest first. */
export const listCheckpoints = endpoint({
  method: 'GET',
  path: '/apps/:appId/app-checkpoints',
  params: AppParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(limits.checkpointRows).optional() }),
  reply: z.array(CheckpointSummary),
});

export const checkpointFiles = endpoint({
  method: 'GET',
  path: '/apps/:appId/app-checkpoints/:checkpointId/file-tree',
  params: CheckpointParams,
  /** Source path to text. */
  reply: z.object({ files: z.record(z.string(), z.string()) }),
});

/** Takes sources, name and main page back (or forth) to a checkpoint; the conversation stays as it is. */
export const loadCheckpoint = endpoint({
  method: 'POST',
  path: '/apps/:appId/history/:checkpointId/load-checkpoint',
  params: CheckpointParams,
  reply: Success.extend({ checkpoint_id: Id, app_code_hash: z.string() }),
});
