import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EntityName } from './entity-schema.ts';
import { AppParams, Id, Timestamp } from './ids.ts';
import { limits } from './limits.ts';

const FieldCount = z.object({ field: z.string(), records: z.number().int() });
/** The first five; long values are cut. */
const Sample = z.object({ id: Id, value: z.unknown() });

/** What a schema means for the records that are there. */
export const RecordsReport = z.object({
  /** Records of the entity, and how many of them are written anew. */
  records: z.number().int(),
  changed: z.number().int(),
  /** Records with a value that the new schema refuses. */
  unfit_records: z.number().int(),
  /** Values that move to a field's new name; `by` says what tells that it is the same field. */
  renamed: z.array(z.object({ from: z.string(), to: z.string(), by: z.string(), records: z.number().int() })),
  /** Fields that get their default. */
  filled: z.array(FieldCount.extend({ value: z.unknown() })),
  /** Values that are turned into ones of the field's new type or choices. */
  converted: z.array(FieldCount.extend({ samples: z.array(Sample.extend({ becomes: z.unknown() })) })),
  /** Fields that are gone from the schema; what records hold of them is kept. */
  removed: z.array(FieldCount),
  /** Values that the new schema refuses and the old one did not, by field and reason; they stay as they are. */
  unfit: z.array(
    FieldCount.extend({
      reason: z.string(),
      samples: z.array(Sample),
      /** Another record has the same, and no two may. */
      is_duplicate: z.literal(true).optional(),
    }),
  ),
});
export type RecordsReport = z.infer<typeof RecordsReport>;

/** What undoing did: whole records as they were, and fields that somebody wrote since and that stay so. */
export const UndoneReport = RecordsReport.extend({
  restored: z.number().int(),
  kept: z.array(FieldCount.extend({ samples: z.array(Sample) })),
});
export type UndoneReport = z.infer<typeof UndoneReport>;

export const SchemaChangeEntry = z.object({
  id: Id,
  entity: z.string(),
  /** The name that the entity had before, where that was another one. */
  renamed_from: z.string().nullable(),
  report: RecordsReport,
  created_date: Timestamp,
  undone_date: Timestamp.nullable(),
});
export type SchemaChangeEntry = z.infer<typeof SchemaChangeEntry>;

/** Tells what a schema would do to the records, and does nothing. */
export const dryRunSchema = endpoint({
  method: 'POST',
  path: '/apps/:appId/entity-schemas/:entity/dry-run',
  params: AppParams.extend({ entity: EntityName }),
  /** The schema's text, as `coding/write` takes it. */
  body: z.object({ content: z.string().max(limits.sourceFileBytes) }),
  reply: RecordsReport,
});

/** Newest first; kept for 30 days. */
export const listSchemaChanges = endpoint({
  method: 'GET',
  path: '/apps/:appId/schema-changes',
  params: AppParams,
  query: z.object({
    entity: EntityName.optional(),
    limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  }),
  reply: z.array(SchemaChangeEntry),
});

/**
 * Takes the entity's newest change back: its schema, and the records' values. A value that was written since stays, in
 * the old form where it has one.
 */
export const undoSchemaChange = endpoint({
  method: 'POST',
  path: '/apps/:appId/schema-changes/:changeId/undo',
  params: AppParams.extend({ changeId: Id }),
  reply: UndoneReport,
});
