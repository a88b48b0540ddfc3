import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EntityName } from './entity-schema.ts';
import { AppFileName } from './files.ts';
import { AppParams, Id } from './ids.ts';
import { limits } from './limits.ts';

/** How many samples the app has, and of which entities; those without any are left out. */
export const getSampleData = endpoint({
  method: 'GET',
  path: '/apps/:appId/sample-data',
  params: AppParams,
  reply: z.object({
    samples: z.number().int(),
    entities: z.record(
      z.string(),
      z.object({
        samples: z.number().int(),
        /** Records stand beside them that are none. */
        has_real: z.boolean(),
      }),
    ),
  }),
});

/** `add` gives samples to entities without any, `remove` deletes the samples, `reset` does both. */
export const changeSampleData = endpoint({
  method: 'POST',
  path: '/apps/:appId/sample-data',
  params: AppParams,
  body: z.object({ action: z.enum(['add', 'remove', 'reset']) }),
  reply: z.object({
    success: z.literal(true),
    added: z.number().int(),
    removed: z.number().int(),
    /** For each entity that changed. */
    entities: z.record(z.string(), z.object({ added: z.number().int(), removed: z.number().int() })),
  }),
});

/**
 * `manifest.json` of an app's data; beside it one `entities/{Name}.jsonl` for each entity, a record a line, and the
 * files that the app stores as `files/{name}`.
 */
export const AppDataManifest = z.object({
  format: z.literal('sayso-data'),
  version: z.literal(1),
  app: z.object({ id: Id, name: z.string() }),
  exported_at: z.string(),
  entities: z.array(z.object({ name: EntityName, records: z.number().int() })),
  files: z
    .array(z.object({ name: AppFileName, original_name: z.string().max(300), is_private: z.boolean() }))
    .refine(
      (files) => new Set(files.map(({ name }) => name)).size === files.length,
      'Each file is named once',
    )
    .default([]),
});
export type AppDataManifest = z.infer<typeof AppDataManifest>;

/**
 * Answers a zip, made as it is sent: all records and files of the app, whoever may see them inside of it. One that is
 * larger than an import takes comes back without its files, which `files=false` leaves out.
 */
export const exportAppData = endpoint({
  method: 'GET',
  path: '/apps/:appId/data-export',
  params: AppParams,
  query: z.object({ files: z.enum(['true', 'false']).default('true') }),
  reply: z.never(),
});

export const AppDataProblem = z.object({
  entity: z.string().nullable(),
  row: z.number().int().nullable(),
  field: z.string().nullable(),
  message: z.string(),
});
export type AppDataProblem = z.infer<typeof AppDataProblem>;

/** All or nothing: with `error` nothing was stored and `output` lists the first problems. */
export const AppDataReply = z.object({
  status: z.enum(['success', 'error']),
  details: z.string(),
  dry_run: z.boolean(),
  output: z.array(AppDataProblem),
  n_problems: z.number().int(),
  n_entities_created: z.number().int(),
  /** Files that the app had not, stored under new addresses; what names them in records follows. */
  n_files_created: z.number().int(),
  entities: z.record(
    z.string(),
    z.object({
      records: z.number().int(),
      /** Ids that the app has already; these records get new ones, and what refers to them follows. */
      conflicts: z.number().int(),
      /** Records that are referred to, but are neither in the file nor in the app. */
      missing_references: z.number().int(),
    }),
  ),
});
export type AppDataReply = z.infer<typeof AppDataReply>;

/** Multipart, with the zip of an export in the field `file`, into an app that has the same entities. */
export const importAppData = endpoint({
  method: 'POST',
  path: '/apps/:appId/data-import',
  params: AppParams,
  query: z.object({ dry_run: z.enum(['true', 'false']).default('false') }),
  reply: AppDataReply,
  // The form around the file takes its room too.
  maxBytes: limits.appDataBytes + limits.jsonBytes,
});
