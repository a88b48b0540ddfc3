import type { Block, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { fieldById, fieldsOf, openState } from '../plan/look.ts';
import { code, type Imports, literal } from './jsx.ts';

/** The filter of a list such as "overdue", as an object for the kit. */
export function whereOf(entity: BlueprintEntity, block: Block, imports: Imports): Record<string, unknown> {
  return { ...listWhere(entity, block, imports), ...asked(entity, block) };
}

/** The condition of the request's own words, by the keys that its fields have now. */
const asked = (entity: BlueprintEntity, { where = {} }: Block): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(where).flatMap(([id, value]) => {
      const key = fieldById(entity, id)?.key;
      return key === undefined ? [] : [[key, value]];
    }),
  );

function listWhere(entity: BlueprintEntity, block: Block, imports: Imports): Record<string, unknown> {
  const field = fieldById(entity, block.field);
  const key = field?.key ?? 'created_date';
  const today = () => code(`${imports.kit('today')}()`);
  const inDays = (days: number) => code(`${imports.kit('inDays')}(${days})`);
  switch (block.list) {
    case 'open':
      return unfinished(entity);
    case 'overdue':
      return { [key]: { $lt: today() }, ...unfinished(entity) };
    case 'upcoming':
      return { [key]: { $gte: today() }, ...unfinished(entity) };
    case 'today':
      return field?.type === 'datetime' ? { [key]: { $gte: today(), $lt: inDays(1) } } : { [key]: today() };
    case 'ends-soon':
      return { [key]: { $gte: today(), $lte: inDays(30) } };
    case 'low-stock':
      return { [key]: { $lte: 5 } };
    default:
      return {};
  }
}

/** Neither at an end of its course nor ticked off. */
function unfinished(entity: BlueprintEntity): Record<string, unknown> {
  const state = openState(entity);
  if (state) return { [state.field.key]: { $in: state.open } };
  const ticked = fieldsOf(entity, 'bool').find(({ label }) =>
    /returned|done|paid|complete|bought|packed|taken|resolved|delivered|picked/i.test(label),
  );
  return ticked ? { [ticked.key]: { $ne: true } } : {};
}

/** The field that `field` is compared with: stock below its own minimum. */
export const minimumOf = (entity: BlueprintEntity): string | undefined =>
  fieldsOf(entity, 'int', 'number').find(({ label }) => /^min|reorder/i.test(label))?.key;

export function sortFor(entity: BlueprintEntity, block: Block): string | undefined {
  const field = fieldById(entity, block.field);
  // The newest of what has no day are those that were added last, as lists begin anyway.
  if (block.list === 'recent' && !/^date/.test(field?.type ?? '')) return undefined;
  const key = field?.key;
  if (key === undefined) return undefined;
  return block.list === 'top' || block.list === 'recent' ? `-${key}` : key;
}

export const isEmpty = (where: Record<string, unknown>): boolean => literal(where) === '{}';
