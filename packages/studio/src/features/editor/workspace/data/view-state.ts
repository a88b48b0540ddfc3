import { type SortOrder, ViewFilter, ViewState, viewLimits } from '@sayso/contracts/data-views';
import { z } from 'zod';
import { type Field, hiddenAtFirst } from './fields.ts';

export const firstView: ViewState = {
  search: '',
  filters: [],
  sort: null,
  order: [],
  hidden: [...hiddenAtFirst],
  widths: {},
};

const { shape } = ViewState;
/** Each part by itself: what one of them has outgrown takes nothing of the others along. */
const KeptView = z.object({
  search: shape.search.catch(firstView.search),
  filters: z
    .array(ViewFilter.nullable().catch(null))
    .transform((filters) => filters.filter((filter) => filter !== null).slice(0, viewLimits.filters))
    .catch([]),
  sort: shape.sort.catch(firstView.sort),
  order: shape.order.catch(firstView.order),
  hidden: shape.hidden.catch(() => [...hiddenAtFirst]),
  widths: shape.widths.catch(firstView.widths),
});

/** What was kept of an earlier visit, as far as it can still be read. */
export function parseView(text: string | null): ViewState {
  try {
    return KeptView.parse(JSON.parse(text ?? ''));
  } catch {
    return firstView;
  }
}

/** The columns in their order, the field that a record is called by first unless somebody moved it. */
export function orderedFields(fields: readonly Field[], order: readonly string[]): Field[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const moved = order.flatMap((key) => byKey.get(key) ?? []);
  const named = new Set(order);
  const rest = fields.filter(({ key }) => !named.has(key));
  return moved.length === 0 ? [...rest] : [...moved, ...rest];
}

export const visibleFields = (fields: readonly Field[], { order, hidden }: ViewState): Field[] => {
  const shown = orderedFields(fields, order).filter(({ key }) => !hidden.includes(key));
  // At least one column is always there, or nothing could be brought back.
  return shown.length > 0 ? shown : fields.slice(0, 1);
};

/** The order after one column went to where another stands. */
export function movedTo(
  fields: readonly Field[],
  view: ViewState,
  { key, to }: { key: string; to: string },
): string[] {
  const keys = orderedFields(fields, view.order).map((field) => field.key);
  const target = keys.indexOf(to);
  if (target < 0 || key === to) return keys;
  const rest = keys.filter((each) => each !== key);
  return [...rest.slice(0, target), key, ...rest.slice(target)];
}

export const sortText = (sort: SortOrder | null): string | undefined =>
  sort === null ? undefined : `${sort.isDescending ? '-' : ''}${sort.field}`;
