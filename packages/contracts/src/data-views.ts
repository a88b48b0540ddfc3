import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EntityName } from './entity-schema.ts';
import { AppParams, Id } from './ids.ts';

/** What a filter of the data screen may ask of a field. */
export const filterOperators = [
  'contains',
  'is',
  'isNot',
  'anyOf',
  'noneOf',
  'from',
  'to',
  'between',
  'empty',
  'filled',
] as const;

/** How much one view asks for. */
export const viewLimits = { filters: 30, values: 100, valueChars: 2_000, searchChars: 500 } as const;

/** One thing that a record has to meet; what a value means depends on the operator. */
export const ViewFilter = z.object({
  field: z.string().max(200),
  operator: z.enum(filterOperators),
  values: z
    .array(z.union([z.string().max(viewLimits.valueChars), z.number(), z.boolean()]))
    .max(viewLimits.values),
});
export type ViewFilter = z.infer<typeof ViewFilter>;

export const SortOrder = z.object({ field: z.string().max(200), isDescending: z.boolean() });
export type SortOrder = z.infer<typeof SortOrder>;

const Keys = z.array(z.string().max(200)).max(1_000);

/** How one maker looks at an entity's records: what is asked for, and which columns show it. */
export const ViewState = z.object({
  search: z.string().max(viewLimits.searchChars),
  filters: z.array(ViewFilter).max(viewLimits.filters),
  /** Null for the newest first. */
  sort: SortOrder.nullable(),
  /** Keys of columns that were moved; those that are not named follow in the schema's order. */
  order: Keys,
  hidden: Keys,
  widths: z.record(z.string().max(200), z.number()),
});
export type ViewState = z.infer<typeof ViewState>;

/** Views that one person keeps of one entity, of all of an app, and how long each may be as JSON. */
export const savedViewLimits = { views: 50, viewsOfApp: 500, bytes: 100_000 } as const;

export const ViewName = z.string().trim().min(1, 'Please enter a name').max(80);
export const SavedView = z.object({ id: Id, name: ViewName, view: ViewState });
export type SavedView = z.infer<typeof SavedView>;

const params = AppParams.extend({ entity: EntityName });
const path = '/apps/:appId/data-views/:entity';

/** What whoever asks keeps of this entity; nobody sees another's. */
export const listDataViews = endpoint({ method: 'GET', path, params, reply: z.array(SavedView) });

/** Adds a view, or puts it in the place of the one that has this name. */
export const saveDataView = endpoint({
  method: 'PUT',
  path,
  params,
  body: z.object({ name: ViewName, view: ViewState }),
  reply: SavedView,
});

export const deleteDataView = endpoint({
  method: 'DELETE',
  path: `${path}/:viewId`,
  params: params.extend({ viewId: Id }),
  reply: z.object({ success: z.literal(true) }),
});
