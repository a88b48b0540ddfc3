import type { BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { fieldById } from '../plan/look.ts';
import { sortOf, tableColumns } from './columns.ts';

/** Views that a list may be looked at in beside its table. */
const listViews = ['Table', 'Cards', 'Board', 'Calendar', 'Timeline'] as const;
export type ListView = (typeof listViews)[number];

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
    more: Array.isArray(props['views']) ? props['views'].filter(isView) : [],
  };
}
