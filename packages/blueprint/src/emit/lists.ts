import { entityById, fieldsOf } from '../plan/look.ts';
import { cardFields, columnsOf, pageOf, thingOf } from './columns.ts';
import type { Emit } from './emit.ts';
import { code, element, Imports, pageFile } from './jsx.ts';

/** Records along a line of time. */
export const timelinePage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  const date = entity && (fieldsOf(entity, 'date', 'datetime')[0] ?? undefined);
  if (!entity || !date) return undefined;
  const imports = new Imports();
  const client = imports.entity(entity.name);
  const body = element(
    imports.kit('RecordTimeline'),
    {
      entity: client,
      dateField: date.key,
      fields: columnsOf(entity, 5, date).slice(1),
      detailPage: pageOf(blueprint, 'detail', entity),
    },
    [],
    '      ',
  );
  const actions = code(
    element(imports.kit('CreateButton'), { entity: client, label: `New ${thingOf(entity)}` }),
  );
  return pageFile(
    page.name,
    imports,
    element(imports.kit('Page'), { title: page.label, actions }, [body], '    '),
  );
};

/** Things to tick. */
export const checklistPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  const flags = entity ? fieldsOf(entity, 'bool') : [];
  const done =
    flags.find(({ label }) => /done|packed|bought|complete|ticked|checked|finished/i.test(label)) ?? flags[0];
  if (!entity || !done) return undefined;
  const imports = new Imports();
  const body = element(
    imports.kit('Checklist'),
    {
      entity: imports.entity(entity.name),
      doneField: done.key,
      fields: cardFields(entity).filter((key) => key !== done.key),
      detailPage: pageOf(blueprint, 'detail', entity),
    },
    [],
    '      ',
  );
  return pageFile(page.name, imports, element(imports.kit('Page'), { title: page.label }, [body], '    '));
};
