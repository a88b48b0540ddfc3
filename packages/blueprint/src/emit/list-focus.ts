import type { BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { z } from 'zod';
import { fieldById } from '../plan/look.ts';
import { code, type Imports } from './jsx.ts';

/** What a list opens with; conditions name fields by their ids, as pages keep them. */
const Focus = z.object({
  label: z.string(),
  /** Those that the person who looks has made. */
  mine: z.boolean().default(false),
  where: z.record(z.string(), z.json()).default({}),
  /** Those of a time that moves on with the day. */
  when: z
    .object({ field: z.string(), span: z.enum(['past', 'upcoming', 'today']) })
    .nullable()
    .default(null),
});
export type Focus = z.infer<typeof Focus>;
/** What one press does to a record. */
const Quick = z.object({ label: z.string(), field: z.string(), value: z.union([z.string(), z.boolean()]) });
export type Quick = z.infer<typeof Quick>;

type Props = Record<string, unknown>;

/** What a list opens with and what a press on a row does, as props of its views. */
export const listFocus = (
  entity: BlueprintEntity,
  { props = {} }: BlueprintPage,
  imports: Imports,
): Props => ({
  focus: focusOf(entity, Focus.safeParse(props['focus']).data, imports),
  quick: quickOf(entity, Quick.safeParse(props['quick']).data),
});

/** What visitors see of a shop: the rest is not theirs to show. */
export const shownWhere = (
  entity: BlueprintEntity,
  { props = {} }: BlueprintPage,
  imports: Imports,
): unknown => focusOf(entity, Focus.safeParse(props['focus']).data, imports)?.['where'];

function focusOf(entity: BlueprintEntity, focus: Focus | undefined, imports: Imports): Props | undefined {
  if (!focus) return undefined;
  const where = {
    ...Object.fromEntries(
      Object.entries(focus.where).flatMap(([id, value]) => {
        const key = fieldById(entity, id)?.key;
        return key === undefined ? [] : [[key, value] as const];
      }),
    ),
    ...spanOf(entity, focus, imports),
  };
  const isEmpty = Object.keys(where).length === 0;
  // The field that it went by is gone, so the list shows everything again.
  if (isEmpty && !focus.mine) return undefined;
  return { label: focus.label, ...(isEmpty ? {} : { where }), ...(focus.mine ? { mine: true } : {}) };
}

function spanOf(entity: BlueprintEntity, { when }: Focus, imports: Imports): Props {
  const field = fieldById(entity, when?.field);
  if (!when || !field) return {};
  const today = code(`${imports.kit('today')}()`);
  if (when.span === 'past') return { [field.key]: { $lt: today } };
  if (when.span === 'upcoming') return { [field.key]: { $gte: today } };
  if (field.type === 'date') return { [field.key]: today };
  return { [field.key]: { $gte: today, $lt: code(`${imports.kit('inDays')}(1)`) } };
}

function quickOf(entity: BlueprintEntity, quick: Quick | undefined): Props | undefined {
  const key = quick && fieldById(entity, quick.field)?.key;
  return key === undefined ? undefined : { ...quick, field: key };
}
