import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EntityName } from './entity-schema.ts';
import { Id } from './ids.ts';
import { limits } from './limits.ts';

const EntityParams = z.object({ appId: Id, entity: EntityName });
const base = '/apps/:appId/entities/:entity';

/** What is wrong with a row of an imported file. In a csv the row of the column names is row 1. */
export const ImportProblem = z.object({
  row: z.number().int().nullable(),
  field: z.string().nullable(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** All or nothing: with `error` no record was stored and `output` lists the first problems. */
export const ImportReply = z.object({
  status: z.enum(['success', 'error']),
  details: z.string().nullable(),
  /** The first `limits.bulkRows` new records, or the problems. */
  output: z.array(z.record(z.string(), z.unknown())),
  n_entities_created: z.number().int(),
  /** Those that hold something else now; only where records were to be updated. */
  n_entities_updated: z.number().int().optional(),
  n_problems: z.number().int(),
});
export type ImportReply = z.infer<typeof ImportReply>;

/** Multipart, with a .csv or a .json (a list of objects) in the field `file`. */
export const importRecords = endpoint({
  method: 'POST',
  logs: 'create',
  path: `${base}/import`,
  params: EntityParams,
  caller: 'app',
  isForService: true,
  query: z.object({
    /** Names the room in which the import tells how far it is. */
    progress_id: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, - and _')
      .optional(),
    /** `update`: rows with the id of a record change it, the others are added; else ids are ignored. */
    existing: z.enum(['add', 'update']).default('add'),
  }),
  reply: ImportReply,
  // The form around the file takes its room too.
  maxBytes: limits.importBytes + limits.jsonBytes,
});

/** Answers a file, made as it is sent, of the records that the caller may read. */
export const exportRecords = endpoint({
  method: 'GET',
  path: `${base}/export`,
  params: EntityParams,
  query: z.object({ format: z.enum(['csv', 'json']).default('csv') }),
  reply: z.never(),
});
