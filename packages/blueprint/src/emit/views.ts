import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { endField, entityById, fieldById, fieldsOf, startField, stateOf, sumField } from '../plan/look.ts';
import { matchFields, spanFields } from '../plan/pages.ts';
import { emptyListWords } from '../texts/empty-lists.ts';
import { cardFields, columnsOf, imageOf, pageOf, thingOf, thingsOf, voteOf } from './columns.ts';
import { wordsOf } from './community-fields.ts';
import type { Emit } from './emit.ts';
import { type Code, code, element, Imports, pageFile } from './jsx.ts';
import { listFocus } from './list-focus.ts';
import { listLook } from './list-look.ts';
import { timelineView } from './more-views.ts';
import { sharedCalendar } from './shared-calendar.ts';
import type { View } from './view.ts';
import { votesNameOf } from './votes.ts';

const create = (imports: Imports, entity: BlueprintEntity, page?: BlueprintPage): Code =>
  code(
    element(imports.kit('CreateButton'), {
      entity: imports.entity(entity.name),
      label: (page && wordsOf(page, 'createLabel')) ?? `New ${thingOf(entity)}`,
    }),
  );

const listing = (blueprint: Blueprint, entity: BlueprintEntity, imports: Imports) => ({
  entity: imports.entity(entity.name),
  detailPage: pageOf(blueprint, 'detail', entity),
});

/** Several ways to look at the same records: a table, and what their fields allow beside it. */
export const listPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  if (!entity) return undefined;
  const imports = new Imports();
  const views = viewsOf(blueprint, page, imports);
  const body = element(
    imports.kit('Page'),
    {
      title: page.label,
      description: wordsOf(page, 'description'),
      entity: imports.entity(entity.name),
      actions: create(imports, entity, page),
    },
    views.length === 1 ? views.map(({ print }) => print('      ')) : [tabs(imports, views)],
    '    ',
  );
  return pageFile(page.name, imports, body);
};

function viewsOf(blueprint: Blueprint, page: BlueprintPage, imports: Imports): View[] {
  const entity = entityById(blueprint, page.entity);
  if (!entity) return [];
  const { columns, sort, pageSize, first, more, ...asked } = listLook(entity, page);
  const base = { ...listing(blueprint, entity, imports), ...asked, ...listFocus(entity, page, imports) };
  const table: View = {
    name: 'Table',
    print: (indent) =>
      element(
        imports.kit('RecordTable'),
        {
          ...base,
          columns,
          sort,
          pageSize,
          emptyTitle: emptyListWords.none(thingsOf(entity)),
          emptyText: emptyListWords.addFirst(thingOf(entity)),
        },
        [],
        indent,
      ),
  };
  const vote = voteOf(entity);
  const votes = votesNameOf(entity);
  const image = imageOf(entity);
  const fields = cardFields(entity);
  const cards: View[] =
    vote || image || more.includes('Cards')
      ? [
          {
            name: 'Cards',
            print: (indent) =>
              element(
                imports.kit('RecordCards'),
                {
                  ...base,
                  fields,
                  imageField: image,
                  voteField: vote,
                  votes: votes && imports.entity(votes),
                  sort,
                },
                [],
                indent,
              ),
          },
        ]
      : [];
  const board =
    pageOf(blueprint, 'kanban', entity) === undefined || more.includes('Board')
      ? boardView(entity, base, imports)
      : undefined;
  const calendar =
    (pageOf(blueprint, 'calendar', entity) === undefined && entity.kind === 'event') ||
    more.includes('Calendar')
      ? calendarView(entity, base, imports)
      : undefined;
  const extra = [...(board ? [board] : []), ...(calendar ? [calendar] : [])];
  const timeline = more.includes('Timeline') ? timelineView(entity, base, imports) : undefined;
  if (timeline) extra.push(timeline);
  const all = vote ? [...cards, table, ...extra] : [table, ...cards, ...extra];
  return [...all].sort((one, other) => Number(other.name === first) - Number(one.name === first));
}

function boardView(
  entity: BlueprintEntity,
  base: Record<string, unknown>,
  imports: Imports,
  page?: BlueprintPage,
): View | undefined {
  const state = fieldById(entity, page && wordsOf(page, 'field')) ?? stateOf(entity);
  if (!state) return undefined;
  const sum = sumField(entity)?.key;
  return {
    name: 'Board',
    print: (indent) =>
      element(
        imports.kit('RecordBoard'),
        { ...base, field: state.key, cardFields: cardFields(entity, state), sumField: sum },
        [],
        indent,
      ),
  };
}

function calendarView(
  entity: BlueprintEntity,
  base: Record<string, unknown>,
  imports: Imports,
): View | undefined {
  const start = startField(entity) ?? fieldsOf(entity, 'date', 'datetime')[0];
  if (!start) return undefined;
  const end = endField(entity);
  return {
    name: 'Calendar',
    print: (indent) =>
      element(
        imports.kit('RecordCalendar'),
        {
          ...base,
          dateField: start.key,
          endField: end && end !== start ? end.key : undefined,
          colorField: stateOf(entity)?.key ?? fieldsOf(entity, 'enum')[0]?.key,
        },
        [],
        indent,
      ),
  };
}

function tabs(imports: Imports, views: readonly View[]): string {
  const ui = (name: string) => imports.use(name, '@/components/ui/tabs');
  const first = views[0]?.name ?? '';
  const triggers = views.map(
    ({ name }) => `          <${ui('TabsTrigger')} value="${name}">${name}</TabsTrigger>`,
  );
  const contents = views.map(({ name, print }) =>
    element(ui('TabsContent'), { value: name }, [print('          ')], '        '),
  );
  return element(
    ui('Tabs'),
    { defaultValue: first },
    [element(ui('TabsList'), {}, triggers, '        '), ...contents],
    '      ',
  );
}

export const boardPage: Emit = (blueprint, page) => viewPage(blueprint, page, boardView);
export const calendarPage: Emit = (blueprint, page) =>
  sharedCalendar(blueprint, page) ?? viewPage(blueprint, page, calendarView);

/** "Board" alone says nothing of what stands on it. */
const headOf = ({ archetype, label }: BlueprintPage, entity: BlueprintEntity) =>
  archetype === 'kanban' && label === 'Board'
    ? { title: `${entity.label} board` }
    : { title: label, description: entity.labelPlural };

function viewPage(blueprint: Blueprint, page: BlueprintPage, make: typeof boardView): string | undefined {
  const entity = entityById(blueprint, page.entity);
  if (!entity) return undefined;
  const imports = new Imports();
  const view = make(entity, listing(blueprint, entity, imports), imports, page);
  if (!view) return undefined;
  const props = {
    ...headOf(page, entity),
    entity: imports.entity(entity.name),
    actions: create(imports, entity),
  };
  return pageFile(page.name, imports, element(imports.kit('Page'), props, [view.print('      ')], '    '));
}

export const galleryPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  const image = entity && imageOf(entity);
  if (!entity || !image) return undefined;
  const imports = new Imports();
  const view = element(
    imports.kit('RecordGallery'),
    {
      ...listing(blueprint, entity, imports),
      imageField: image,
      fields: cardFields(entity),
      filters: listLook(entity, page).filters,
    },
    [],
    '      ',
  );
  return pageFile(
    page.name,
    imports,
    element(
      imports.kit('Page'),
      { title: page.label, entity: imports.entity(entity.name), actions: create(imports, entity) },
      [view],
      '    ',
    ),
  );
};

export const standingsPage: Emit = (blueprint, page) => {
  const [teams, matches] = [entityById(blueprint, page.entity), entityById(blueprint, page.target)];
  const fields = matches && matchFields(matches);
  if (!teams || !matches || !fields) return undefined;
  const imports = new Imports();
  const props = {
    teams: imports.entity(teams.name),
    matches: imports.entity(matches.name),
    homeField: fields.home.key,
    awayField: fields.away.key,
    homeScoreField: fields.homeScore.key,
    awayScoreField: fields.awayScore.key,
  };
  const body = [element(imports.kit('Standings'), props, [], '      ')];
  const date = startField(matches);
  if (page.public && date) {
    body.push(
      element(
        imports.kit('PublicList'),
        {
          title: `Latest ${thingsOf(matches)}`,
          entity: imports.entity(matches.name),
          fields: columnsOf(matches, 5),
          sort: `-${date.key}`,
          limit: 6,
          search: false,
        },
        [],
        '      ',
      ),
    );
  }
  return pageFile(
    page.name,
    imports,
    element(
      imports.kit('Page'),
      { title: page.label, description: emptyListWords.calculated, entity: props.teams },
      body,
      '    ',
    ),
  );
};

export const timesheetPage: Emit = (blueprint, page) => {
  const entry = entityById(blueprint, page.entity);
  const span = entry && spanFields(entry);
  const group = entry?.fields.find(({ ref }) => ref !== undefined);
  if (!entry || !span || !group) return undefined;
  const imports = new Imports();
  const target = entityById(blueprint, group.ref);
  const rate = target && fieldsOf(target, 'money').find(({ label }) => /rate|hour/i.test(label));
  const client = imports.entity(entry.name);
  const between = [span.start.key, span.end.key];
  const items = [
    { label: 'Hours', agg: 'sum', between, format: 'hours' },
    ...(rate
      ? [
          {
            label: 'Billable amount',
            agg: 'sum',
            between,
            times: `${group.key}.${rate.key}`,
            format: 'money',
          },
        ]
      : []),
  ];
  const body = [
    element(
      imports.kit('Timesheet'),
      {
        title: 'This week',
        entity: client,
        startField: span.start.key,
        endField: span.end.key,
        groupBy: group.key,
      },
      [],
      '      ',
    ),
    element(
      imports.kit('Totals'),
      {
        title: rate
          ? emptyListWords.billableBy(group.label.toLowerCase())
          : emptyListWords.hoursBy(group.label.toLowerCase()),
        entity: client,
        groupBy: group.key,
        dateField: span.start.key,
        items,
      },
      [],
      '      ',
    ),
  ];
  return pageFile(
    page.name,
    imports,
    element(
      imports.kit('Page'),
      { title: page.label, entity: client, actions: create(imports, entry) },
      body,
      '    ',
    ),
  );
};
