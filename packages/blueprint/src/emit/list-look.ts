import type { BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { z } from 'zod';
import { fieldById } from '../plan/look.ts';
import { sortOf, tableColumns } from './columns.ts';

/** Views that a list may be looked at in beside its table. */
const listViews = ['Table', 'Cards', 'Board', 'Calendar', 'Timeline'] as const;
export type ListView = (typeof listViews)[number];

/** What a list opens with; conditions name fields by their ids, as pages keep them. */
const Focus = z.object({
  label: z.string(),
  /** Those that the person who looks has made. */
  mine: z.boolean().default(false),
  where: z.record(z.string(), z.json()).default({}),
});
export type Focus = z.infer<typeof Focus>;
/** What one press does to a record. */
const Quick = z.object({ label: z.string(), field: z.string(), value: z.union([z.string(), z.boolean()]) });
export type Quick = z.infer<typeof Quick>;

function focusOf(entity: BlueprintEntity, given: unknown): Record<string, unknown> | undefined {
  const { data } = Focus.safeParse(given);
  if (!data) return undefined;
  const where = Object.entries(data.where).flatMap(([id, value]) => {
    const key = fieldById(entity, id)?.key;
    return key === undefined ? [] : [[key, value] as const];
  });
  // The field that it went by is gone, so the list shows everything again.
  if (where.length === 0 && !data.mine) return undefined;
  return {
    label: data.label,
    ...(where.length > 0 ? { where: Object.fromEntries(where) } : {}),
    ...(data.mine ? { mine: true } : {}),
  };
}

function quickOf(entity: BlueprintEntity, given: unknown): Record<string, unknown> | undefined {
  const { data } = Quick.safeParse(given);
  const key = data && fieldById(entity, data.field)?.key;
  return key === undefined ? undefined : { ...data, field: key };
}

/** How one list looks, as change requests left it in the page's props (by field ids), else as its fields suggest. */
export function listLook(entity: BlueprintEntity, { props = {} }: BlueprintPage) {
  const keys = (value: unknown): string[] | undefined =>
    Array.isArray(value)
      ? value.flatMap((id) => (typeof id === 'string' ? (fieldById(entity, id)?.key ?? []) : []))
      : undefined;
  const order = typeof props['sort'] === 'string' ? props['sort'] : '';
  const plain = order.replace(/^-/, '');
  const sorted = plain === 'created_date' ? plain : fieldById(entity, plain)?.key;
  const isView = (value: unknown): value is ListView => listViews.some((view) => view === value);
  const columns = keys(props['columns']);
  const search = props['search'] === false ? false : keys(props['search']);
  return {
    columns: columns && columns.length > 0 ? columns : tableColumns(entity, 7),
    sort: sorted === undefined ? sortOf(entity) : `${order.startsWith('-') ? '-' : ''}${sorted}`,
    filters: keys(props['filters']),
    search: Array.isArray(search) && search.length === 0 ? undefined : search,
    pageSize: typeof props['pageSize'] === 'number' ? props['pageSize'] : undefined,
    first: isView(props['first']) ? props['first'] : undefined,
    focus: focusOf(entity, props['focus']),
    quick: quickOf(entity, props['quick']),
    more: Array.isArray(props['views']) ? props['views'].filter(isView) : [],
  };
}
