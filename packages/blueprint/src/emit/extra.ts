import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById } from '../plan/look.ts';
import { columnsOf, pageOf } from './columns.ts';
import { chartElement } from './dashboard.ts';
import { element, Imports, pageFile } from './jsx.ts';
import { isEmpty, sortFor, whereOf } from './smart.ts';

/** A page of charts. */
export function chartPage(blueprint: Blueprint, page: BlueprintPage): string | undefined {
  const imports = new Imports();
  const charts = page.blocks.flatMap((block) => chartElement(blueprint, block, imports));
  if (charts.length === 0) return undefined;
  const body = element(
    imports.kit('Page'),
    { title: page.label },
    [element(imports.kit('Grid'), { kind: 'halves' }, charts, '      ')],
    '    ',
  );
  return pageFile(page.name, imports, body);
}

/** A page for one list with a condition: overdue, upcoming, top. */
export function smartListPage(blueprint: Blueprint, page: BlueprintPage): string | undefined {
  const imports = new Imports();
  const [block] = page.blocks;
  const entity = entityById(blueprint, block?.entity ?? page.entity);
  if (!block || !entity) return undefined;
  const where = whereOf(entity, block, imports);
  const table = element(
    imports.kit('RecordTable'),
    {
      entity: imports.entity(entity.name),
      columns: columnsOf(entity, 6),
      where: isEmpty(where) ? undefined : where,
      sort: sortFor(entity, block),
      detailPage: pageOf(blueprint, 'detail', entity),
    },
    [],
    '      ',
  );
  const props = { title: page.label, entity: imports.entity(entity.name) };
  return pageFile(page.name, imports, element(imports.kit('Page'), props, [table], '    '));
}
