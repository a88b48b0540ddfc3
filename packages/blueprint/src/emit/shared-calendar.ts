import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { calendarDate, furtherThings } from '../plan/calendar.ts';
import { endField, entityById } from '../plan/look.ts';
import { pageOf } from './columns.ts';
import type { Emit } from './emit.ts';
import { element, Imports, pageFile } from './jsx.ts';

/** "Courses: exam date" where the day is not simply the thing's own. */
const legendName = (entity: BlueprintEntity): string => {
  const day = calendarDate(entity)?.label ?? '';
  return /^(?:date|day|when|time|deadline|due|starts?|on)\b/i.test(day) || day.split(' ').length === 1
    ? entity.labelPlural
    : `${entity.labelPlural}: ${day.toLowerCase()}`;
};

/** Several kinds of things on one calendar; undefined where the page has one alone. */
export const sharedCalendar: Emit = (blueprint, page) => {
  const first = entityById(blueprint, page.entity);
  const further = furtherThings(blueprint, page);
  if (!first || further.length === 0) return undefined;
  const imports = new Imports();
  const source = (entity: BlueprintEntity) => {
    const start = calendarDate(entity);
    const end = endField(entity);
    return {
      entity: imports.entity(entity.name),
      label: legendName(entity),
      detailPage: pageOf(blueprint, 'detail', entity),
      dateField: start?.key,
      endField: end && start && end.id !== start.id && end.type === start.type ? end.key : undefined,
    };
  };
  const calendar = element(
    imports.kit('RecordCalendar'),
    { ...source(first), also: further.map(source) },
    [],
    '      ',
  );
  // Days and the legend ask what is to be added, so the page has no button for one kind alone.
  return pageFile(
    page.name,
    imports,
    element(
      imports.kit('Page'),
      {
        title: page.label,
        description: [first, ...further].map(({ labelPlural }) => labelPlural).join(', '),
      },
      [calendar],
      '    ',
    ),
  );
};
