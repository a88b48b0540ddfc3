import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Slug, Timestamp } from './ids.ts';
import { limits } from './limits.ts';

/** What became of one file of an export. */
export const ImportedFile = z.object({
  path: z.string(),
  /** `replaced`: Sayso does by itself what it did. */
  outcome: z.enum(['taken', 'changed', 'replaced', 'left_out']),
  /** What it is called in the app; null where it is not there. */
  to: z.string().nullable(),
  notes: z.array(z.string()),
  /** A person has something to do before this works. */
  needs_work: z.boolean(),
});
export type ImportedFile = z.infer<typeof ImportedFile>;

export const ImportReport = z.object({
  /** `legacy` and `template` are the two shapes of exports from elsewhere. */
  kind: z.enum(['legacy', 'template', 'sayso']),
  file_name: z.string(),
  imported_date: Timestamp,
  pages: z.number().int(),
  components: z.number().int(),
  entities: z.number().int(),
  functions: z.number().int(),
  /** Files such as packages that came along and were not looked at. */
  n_ignored: z.number().int(),
  files: z.array(ImportedFile),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Multipart, with the zip of an app's code in the field `file`: makes a new app of it, or nothing at all. */
export const importApp = endpoint({
  method: 'POST',
  path: '/apps/import-zip',
  // The form around the file takes its room too.
  maxBytes: limits.appZipBytes + limits.jsonBytes,
  reply: z.object({ id: Id, name: z.string(), slug: Slug, report: ImportReport }),
});

/** What became of the files that the app was made of; null for an app that was not imported. */
export const appImportReport = endpoint({
  method: 'GET',
  path: '/apps/:appId/import-report',
  params: AppParams,
  reply: ImportReport.nullable(),
});
