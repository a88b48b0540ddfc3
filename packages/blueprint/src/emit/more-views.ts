import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { dailyLogOf, dateField, entityById, fieldsOf, stateOf } from '../plan/look.ts';
import { cardFields, pageOf } from './columns.ts';
import { framed } from './community-fields.ts';
import type { Emit } from './emit.ts';
import { element, Imports } from './jsx.ts';
import type { View } from './view.ts';

/** Records on a line of time. */
export function timelineView(
  entity: BlueprintEntity,
  base: Record<string, unknown>,
  imports: Imports,
): View | undefined {
  const date = dateField(entity);
  if (!date) return undefined;
  const props = { ...base, dateField: date.key, fields: cardFields(entity, date) };
  return {
    name: 'Timeline',
    print: (indent) => element(imports.kit('RecordTimeline'), props, [], indent),
  };
}

export const timelinePage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  if (!entity) return undefined;
  const imports = new Imports();
  const base = { entity: imports.entity(entity.name), detailPage: pageOf(blueprint, 'detail', entity) };
  const view = timelineView(entity, base, imports);
  return view && framed({ page, imports, about: entity, body: view.print('      ') });
};

/** What is ticked off: a yes or no, else a state that is an end. */
export function doneOf(entity: BlueprintEntity): { doneField: string; doneValue?: string } | undefined {
  const ticks = fieldsOf(entity, 'bool');
  const tick =
    ticks.find(({ label }) => /done|complete|finished|bought|packed|paid|returned/i.test(label)) ?? ticks[0];
  if (tick) return { doneField: tick.key };
  const state = stateOf(entity);
  const last = state?.options?.at(-1);
  return state && last ? { doneField: state.key, doneValue: last.value } : undefined;
}

export const checklistPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  const daily = entity && dailyLogOf(blueprint, entity);
  const done = entity && (daily ? {} : doneOf(entity));
  if (!entity || !done) return undefined;
  const imports = new Imports();
  const rhythm = entity.fields.find(({ type, label }) => type === 'enum' && /^frequency$/i.test(label));
  const props = {
    // The card says what is ticked off, where the page says that it is today.
    title: page.label === 'Today' ? entity.labelPlural : undefined,
    entity: imports.entity(entity.name),
    ...done,
    ...(daily
      ? {
          log: {
            entity: imports.entity(daily.log.name),
            refField: daily.by.key,
            dateField: daily.date.key,
            valueField: daily.done.key,
            ...(rhythm ? { rhythmField: rhythm.key } : {}),
          },
        }
      : {}),
    detailPage: pageOf(blueprint, 'detail', entity),
  };
  const body = element(imports.kit('Checklist'), props, [], '      ');
  return framed({ page, imports, about: entity, body });
};
