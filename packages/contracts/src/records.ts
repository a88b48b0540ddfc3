import { z } from 'zod';
import { ListQuery } from './apps.ts';
import { endpoint } from './endpoint.ts';
import { EntityName } from './entity-schema.ts';
import { Id, Timestamp } from './ids.ts';
import { limits } from './limits.ts';
import { AppUser } from './publishing.ts';

/** A stored record: the entity's own fields beside those that the server keeps. */
export const StoredRecord = z.looseObject({
  id: Id,
  created_date: z.string(),
  updated_date: z.string(),
  created_by: z.string().nullable(),
  created_by_id: z.string().nullable(),
  is_sample: z.boolean(),
});
export type StoredRecord = z.infer<typeof StoredRecord>;

/** Fields that only the server sets; what a client sends for them is dropped. */
export const serverFields = [
  'id',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'is_sample',
] as const;

/** The entity that stands for the app's people: they are kept elsewhere than records. */
export const userEntity = 'User';

const EntityParams = z.object({ appId: Id, entity: EntityName });
const RecordParams = z.object({ appId: Id, entity: EntityName, id: z.string().max(100) });
const Body = z.record(z.string(), z.unknown());
const base = '/apps/:appId/entities/:entity';
const common = { params: EntityParams, caller: 'app', isForService: true } as const;
const single = { params: RecordParams, caller: 'app', isForService: true } as const;
const bulk = { ...common, maxBytes: limits.sourcesBytes } as const;

export const listRecords = endpoint({
  ...common,
  method: 'GET',
  logs: 'read',
  path: base,
  query: ListQuery,
  reply: z.array(z.record(z.string(), z.unknown())),
});
export const countRecords = endpoint({
  ...common,
  method: 'GET',
  logs: 'read',
  path: `${base}/count`,
  query: ListQuery.pick({ q: true }),
  reply: z.object({ count: z.number().int() }),
});
export const getRecord = endpoint({
  ...single,
  method: 'GET',
  logs: 'read',
  path: `${base}/:id`,
  reply: StoredRecord,
});
export const createRecord = endpoint({
  ...common,
  method: 'POST',
  logs: 'create',
  path: base,
  body: Body,
  reply: StoredRecord,
});
export const createRecords = endpoint({
  ...bulk,
  method: 'POST',
  logs: 'create',
  path: `${base}/bulk`,
  body: z.array(Body).max(limits.bulkRows),
  reply: z.array(StoredRecord),
});
/** A record's id beside the fields that change. */
export const RecordPatch = z.looseObject({
  id: z.string('Give the id of the record').min(1, 'Give the id of the record').max(100),
});
export type RecordPatch = z.infer<typeof RecordPatch>;
/** Each record with changes of its own, all or none. */
export const updateRecords = endpoint({
  ...bulk,
  method: 'PUT',
  logs: 'update',
  path: `${base}/bulk`,
  body: z.array(RecordPatch).max(limits.bulkRows, `Send at most ${limits.bulkRows} records`),
  reply: z.array(StoredRecord),
});
/** The reason of the 409 of `changeRecords`. */
export const recordChanged = 'record_changed';
/** Changes of records as whoever sends them saw them last: where one has changed since, none of them is made. */
export const changeRecords = endpoint({
  ...bulk,
  method: 'PATCH',
  logs: 'update',
  path: `${base}/bulk`,
  body: z
    .array(z.object({ id: RecordPatch.shape.id, updated_date: z.string().max(100), values: Body }))
    .max(limits.bulkRows, `Send at most ${limits.bulkRows} records`),
  reply: z.array(StoredRecord),
});
export const PageQuery = ListQuery.omit({ skip: true }).extend({
  /** `next_cursor` of the page before; it carries q, sort, fields and distinct. */
  cursor: z.string().max(60_000).optional(),
  /** Asks for the values of this field instead of records. */
  distinct: z.string().min(1).max(200).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;
export const listRecordPage = endpoint({
  ...common,
  method: 'GET',
  logs: 'read',
  path: `${base}/v2/list`,
  query: PageQuery,
  reply: z.object({ items: z.array(z.unknown()), next_cursor: z.string().nullable(), has_more: z.boolean() }),
});
/** What is asked for is read with the entity's schema at hand; see core's `parseAggregate`. */
export const aggregateRecords = endpoint({
  ...common,
  method: 'POST',
  logs: 'read',
  path: `${base}/aggregate`,
  body: Body,
  reply: z.object({ rows: z.array(z.record(z.string(), z.unknown())), truncated: z.boolean() }),
});
const keyWanted = 'Name the field or fields that are the key';
const FieldName = z.string().min(1, keyWanted).max(200);
export const UpsertRequest = z.object({
  records: z
    .array(Body, 'Send a list of records')
    .max(limits.bulkRows, `Send at most ${limits.bulkRows} records`),
  /** Field or fields whose values say which record is meant. */
  key: z.union(
    [FieldName, z.array(FieldName).min(1, keyWanted).max(5, 'A key has at most 5 fields')],
    keyWanted,
  ),
});
export type UpsertRequest = z.infer<typeof UpsertRequest>;
/** Updates those whose key is there, creates the others. */
export const upsertRecords = endpoint({
  ...bulk,
  method: 'POST',
  logs: 'update',
  path: `${base}/upsert`,
  body: UpsertRequest,
  reply: z.object({ created: z.number().int(), updated: z.number().int(), records: z.array(StoredRecord) }),
});
/** The same change for all that meet the query, so many and so much a call; call again while there are more. */
export const updateManyRecords = endpoint({
  ...common,
  method: 'PATCH',
  logs: 'update',
  path: `${base}/update-many`,
  body: z.object({
    query: z.record(z.string(), z.unknown(), 'Say which records to change; {} means all'),
    data: z.record(z.string(), z.unknown(), 'Say what to change'),
  }),
  reply: z.object({ success: z.literal(true), updated: z.number().int(), has_more: z.boolean() }),
});
/** Merges: fields that are not sent stay. */
export const updateRecord = endpoint({
  ...single,
  method: 'PUT',
  logs: 'update',
  path: `${base}/:id`,
  body: Body,
  reply: StoredRecord,
});
export const deleteRecord = endpoint({
  ...single,
  method: 'DELETE',
  logs: 'delete',
  path: `${base}/:id`,
  reply: z.object({ success: z.literal(true) }),
});
/** The reason of a fault of `deleteRecords` that came when some were deleted already; its message says how many. */
export const removedInPart = 'removed_in_part';
/**
 * The body is the query; an empty one deletes all that the caller may delete, none at all nothing. Many go in parts,
 * while others go on reading and writing.
 */
export const deleteRecords = endpoint({
  ...common,
  method: 'DELETE',
  logs: 'delete',
  path: base,
  body: z.record(z.string(), z.unknown(), 'Say which records to delete; {} means all'),
  reply: z.object({ success: z.literal(true), deleted: z.number().int() }),
});

const meParams = z.object({ appId: Id });
export const getAppMe = endpoint({
  method: 'GET',
  logs: 'read',
  path: '/apps/:appId/entities/User/me',
  params: meParams,
  caller: 'app',
  reply: AppUser,
});
export const updateAppMe = endpoint({
  method: 'PUT',
  logs: 'update',
  path: '/apps/:appId/entities/User/me',
  params: meParams,
  caller: 'app',
  body: Body,
  reply: AppUser,
});
/** With when they came to the app, and when what it keeps of them last changed. */
export const ListedAppUser = AppUser.extend({
  created_date: Timestamp,
  updated_date: Timestamp,
  /** Of the owner alone, who stays an admin and stays in the app. */
  is_app_owner: z.literal(true).optional(),
});
export type ListedAppUser = z.infer<typeof ListedAppUser>;

/** People of the app: its admins see all, everybody else themselves. */
export const listAppUsers = endpoint({
  method: 'GET',
  logs: 'read',
  path: '/apps/:appId/entities/User',
  params: meParams,
  caller: 'app',
  isForService: true,
  query: ListQuery,
  reply: z.array(ListedAppUser),
});
const UserParams = z.object({ appId: Id, id: z.string().max(100) });
/** Fields of the app's own, for oneself; the role, too, for admins of the app and other people than themselves. */
export const updateAppUser = endpoint({
  method: 'PUT',
  logs: 'update',
  path: '/apps/:appId/entities/User/:id',
  params: UserParams,
  caller: 'app',
  body: Body,
  reply: AppUser,
});
/** Ends somebody's membership; for admins of the app. */
export const deleteAppUser = endpoint({
  method: 'DELETE',
  logs: 'delete',
  path: '/apps/:appId/entities/User/:id',
  params: UserParams,
  caller: 'app',
  reply: z.object({ success: z.literal(true) }),
});
export const getAppUser = endpoint({
  method: 'GET',
  logs: 'read',
  path: '/apps/:appId/entities/User/:id',
  params: UserParams,
  caller: 'app',
  isForService: true,
  reply: AppUser,
});
