import type { Block, Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById, fieldById, mainEntity } from '../plan/look.ts';
import { emptyListWords } from '../texts/empty-lists.ts';
import { cardFields, columnsOf, imageOf, listedFields, pageOf, thingOf, thingsOf } from './columns.ts';
import { code, element, Imports, pageFile } from './jsx.ts';
import { isEmpty, minimumOf, sortFor, whereOf } from './smart.ts';

/** Figures, charts, what wants a hand, and the newest records. */
export function dashboardPage(blueprint: Blueprint, page: BlueprintPage): string {
  const imports = new Imports();
  const parts = (kind: Block['kind']) => page.blocks.filter((block) => block.kind === kind);
  const stats = parts('stat').flatMap((block) => statElement(blueprint, block, imports));
  const charts = parts('chart').flatMap((block) => chartElement(blueprint, block, imports));
  const lists = parts('smart-list');
  const asked = lists.filter((block) => block.asked);
  const offered = lists.filter((block) => !block.asked);
  const plain = Math.max(0, 2 - asked.length);
  const drawn = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => listElement(blueprint, block, imports));
  const first = drawn(asked);
  const shown = drawn(offered.slice(0, plain));
  const attention = attentionElement(blueprint, offered.slice(plain), imports);
  const recent = recentElement(blueprint, imports);
  // A list alone has the newest records at its side.
  const neighbour = first.length % 2 === 1 ? recent : undefined;
  const newest = neighbour ? undefined : recent;
  const beside = attention ?? shown.shift();
  const rows = [
    grid(imports, 'stats', stats),
    grid(imports, 'halves', [...first, ...(neighbour ? [neighbour] : [])]),
    grid(imports, charts.length === 2 ? 'wide' : charts.length === 1 ? 'halves' : 'thirds', charts),
    grid(
      imports,
      newest && beside ? 'wide' : 'halves',
      [newest, beside].flatMap((one) => one ?? []),
    ),
    grid(imports, 'halves', shown),
  ].flat();
  const main = mainEntity(blueprint);
  const body = element(
    imports.kit('Page'),
    {
      title: page.label,
      description: taglineOf(blueprint),
      dated: lists.some(isOfToday) ? true : undefined,
      ...(main ? { actions: codeElement(imports, main) } : {}),
    },
    rows,
    '    ',
  );
  return pageFile(page.name, imports, body);
}

/** A line of the person's own; that the app keeps what it keeps need not be said, and what visitors read is for them. */
const taglineOf = ({ app, pages }: Blueprint): string | undefined =>
  app.tagline === '' || pages.some((page) => page.public) || /^Keep .* in one place$/.test(app.tagline)
    ? undefined
    : app.tagline;

/** What is due or comes next is read with today's date in mind. */
const isOfToday = ({ list }: Block): boolean => list === 'today' || list === 'overdue' || list === 'upcoming';

const codeElement = (imports: Imports, entity: BlueprintEntity) =>
  code(
    element(imports.kit('CreateButton'), {
      entity: imports.entity(entity.name),
      label: `New ${thingOf(entity)}`,
    }),
  );

const grid = (imports: Imports, kind: string, children: readonly string[]): string[] =>
  children.length === 0 ? [] : [element(imports.kit('Grid'), { kind }, children, '      ')];

const inner = '        ';

function formatFor(type: string | undefined): string | undefined {
  if (type === 'money') return 'money';
  return type === 'percent' ? 'percent' : undefined;
}

/** What is counted; of what is to come, the next days. */
function figureWhere(entity: BlueprintEntity, block: Block, imports: Imports): Record<string, unknown> {
  if (block.list === undefined && block.where === undefined) return {};
  const where = whereOf(entity, block, imports);
  const key = fieldById(entity, block.field)?.key;
  if (block.list !== 'upcoming' || key === undefined) return where;
  const [from, to] = [code(`${imports.kit('today')}()`), code(`${imports.kit('inDays')}(7)`)];
  return { ...where, [key]: { $gte: from, $lt: to } };
}

export function statElement(blueprint: Blueprint, block: Block, imports: Imports): string[] {
  const entity = entityById(blueprint, block.entity);
  if (!entity) return [];
  const field = fieldById(entity, block.field);
  const where = figureWhere(entity, block, imports);
  const base = {
    label: block.title,
    entity: imports.entity(entity.name),
    icon: imports.icon(entity.icon),
  };
  const page = pageOf(blueprint, 'list', entity);
  if (block.op === 'monthly' && field) return monthlyElements(entity, block, { ...base, page }, imports);
  return [
    element(
      imports.kit('Stat'),
      {
        ...base,
        agg: block.op === 'sum' || block.op === 'avg' ? block.op : 'count',
        field: block.op === 'count' ? undefined : field?.key,
        where: isEmpty(where) ? undefined : where,
        format: formatFor(field?.type),
        page,
      },
      [],
      inner,
    ),
  ];
}

/** Two figures for prices that are paid monthly or yearly: they cannot be added up as they stand. */
function monthlyElements(
  entity: BlueprintEntity,
  block: Block,
  base: Record<string, unknown>,
  imports: Imports,
): string[] {
  const cycle = fieldById(entity, block.groupBy);
  const field = fieldById(entity, block.field);
  if (!cycle || !field) return [];
  return (cycle.options ?? []).slice(0, 2).map((option) =>
    element(
      imports.kit('Stat'),
      {
        ...base,
        label: `Total ${option.label.toLowerCase()}`,
        agg: 'sum',
        field: field.key,
        where: { [cycle.key]: option.value },
        format: 'money',
      },
      [],
      inner,
    ),
  );
}

/** How finely a course over time is drawn: as its title says. */
function spanOf({ title, bucket }: Block): { bucket: string; limit: number } {
  const word = bucket ?? /\b(?:by|per|over) (day|week)/i.exec(title)?.[1]?.toLowerCase();
  if (word === 'day') return { bucket: 'day', limit: 14 };
  return word === 'week' ? { bucket: 'week', limit: 10 } : { bucket: 'month', limit: 6 };
}

export function chartElement(blueprint: Blueprint, block: Block, imports: Imports, indent = inner): string[] {
  const entity = entityById(blueprint, block.entity);
  const group = entity && fieldById(entity, block.groupBy);
  if (!entity || !group) return [];
  const field = fieldById(entity, block.field);
  const isDate = group.type === 'date' || group.type === 'datetime';
  const where = block.where === undefined ? {} : whereOf(entity, block, imports);
  return [
    element(
      imports.kit('Chart'),
      {
        title: block.title,
        entity: imports.entity(entity.name),
        kind: isDate ? (block.chart === 'bar' ? 'bar' : 'area') : (block.chart ?? 'bar'),
        groupBy: group.key,
        ...(isDate ? spanOf(block) : {}),
        agg: field ? (block.op === 'avg' ? 'avg' : 'sum') : 'count',
        field: field?.key,
        where: isEmpty(where) ? undefined : where,
        format: formatFor(field?.type),
      },
      [],
      indent,
    ),
  ];
}

export function listElement(blueprint: Blueprint, block: Block, imports: Imports, indent = inner): string[] {
  const entity = entityById(blueprint, block.entity);
  if (!entity) return [];
  const field = fieldById(entity, block.field);
  const columns = listedFields(entity, block.title, field).slice(0, 2);
  const fields = [...columns, ...(field && !columns.includes(field.key) ? [field.key] : [])];
  const where = whereOf(entity, block, imports);
  return [
    element(
      imports.kit('RecentRecords'),
      {
        title: block.title,
        entity: imports.entity(entity.name),
        fields,
        where: isEmpty(where) ? undefined : where,
        sort: sortFor(entity, block),
        limit: 6,
        detailPage: pageOf(blueprint, 'detail', entity),
        listPage: pageOf(blueprint, 'list', entity),
        imageField: imageOf(entity),
      },
      [],
      indent,
    ),
  ];
}

function attentionElement(
  blueprint: Blueprint,
  lists: readonly Block[],
  imports: Imports,
): string | undefined {
  const items = lists.flatMap((block) => {
    const entity = entityById(blueprint, block.entity);
    if (!entity || block.list === 'recent' || block.list === 'top') return [];
    const field = fieldById(entity, block.field);
    const minimum = block.list === 'low-stock' && !block.where ? minimumOf(entity) : undefined;
    return [
      {
        entity: imports.entity(entity.name),
        where: minimum && field ? {} : whereOf(entity, block, imports),
        ...(minimum && field ? { compare: { field: field.key, is: 'below', than: minimum } } : {}),
        label: block.title,
        hint: field?.key,
        page: pageOf(blueprint, 'detail', entity),
      },
    ];
  });
  return items.length === 0 ? undefined : element(imports.kit('Attention'), { items }, [], inner);
}

function recentElement(blueprint: Blueprint, imports: Imports): string | undefined {
  const entity = mainEntity(blueprint);
  if (!entity) return undefined;
  return element(
    imports.kit('RecentRecords'),
    {
      title: `Recent ${thingsOf(entity)}`,
      entity: imports.entity(entity.name),
      fields: [...columnsOf(entity, 1), ...cardFields(entity)],
      detailPage: pageOf(blueprint, 'detail', entity),
      listPage: pageOf(blueprint, 'list', entity),
      imageField: imageOf(entity),
      emptyText: emptyListWords.dashboard(thingsOf(entity), thingOf(entity)),
    },
    [],
    inner,
  );
}
