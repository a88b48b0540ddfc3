import { type Mistake, page, write } from './mistake.ts';

const kit = [
  'Attention',
  'Chart',
  'CreateButton',
  'Grid',
  'Page',
  'RecordBoard',
  'RecordTable',
  'Stat',
  'Totals',
];

const drawn = (jsx: string, body = '', imports = '') => {
  const used = kit.filter((name) => jsx.includes(`<${name}`));
  const head = [
    ...(jsx.includes('{Task}') || body.includes('Task.') ? ["import { Task } from '@/entities/Task';"] : []),
    ...(used.length === 0 ? [] : [`import { ${used.join(', ')} } from '@/kit';`]),
    ...(imports === '' ? [] : [imports]),
  ];
  return write('pages/New', page('New', jsx, { head: `${head.join('\n')}\n\n`, body }));
};
const given = (
  what: string,
  jsx: string,
  hears: RegExp,
  more: { body?: string; imports?: string } = {},
): Mistake => ({
  what,
  says: drawn(jsx, more.body, more.imports),
  hears,
  tells: { 'pages/New': /\w+/ },
});
const table = (what: string, props: string, hears: RegExp) =>
  given(what, `<RecordTable entity={Task} columns={['title']} ${props} />`, hears);
const look = (what: string, theme: string, hears: RegExp): Mistake => ({
  what,
  says: write(
    'components/Shell',
    `import { AppShell } from '@/kit';\n\nconst theme = { ${theme} };\n\nexport default function Shell({ children }) {\n  return (\n    <AppShell name="Desk" theme={theme} currentPage="Home">\n      {children}\n    </AppShell>\n  );\n}\n`,
  ),
  hears,
  tells: { 'components/Shell': /\w+/ },
});
const plain = "preset: 'plain', mode: 'light', primary: '#1d4ed8'";
const listed = `  const { data: tasks = [] } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });\n`;
const query = "import { useQuery } from '@tanstack/react-query';";

/** Components of the kit that are given what they do not take; each is told with the right form. */
export const kitProps: Mistake[] = [
  table('a search that is a flag', 'search', /search of RecordTable takes a list of field names/),
  table('filters that are a flag', 'filters={true}', /filters of RecordTable takes a list of field names/),
  given(
    'an entity by its name',
    `<RecordTable entity="Task" columns={['title']} />`,
    /takes an imported entity, such as entity=\{Task\}/,
  ),
  given(
    'columns that are objects',
    '<RecordTable entity={Task} columns={[{ field: "title" }]} />',
    /columns of RecordTable takes/,
  ),
  table(
    'an order that is an object',
    "sort={{ field: 'title', direction: 'asc' }}",
    /sort of RecordTable takes/,
  ),
  given(
    'an average by another name',
    '<Stat label="Mean" entity={Task} agg="average" />',
    /agg of Stat is one of[\s\S]+'avg'/,
  ),
  given(
    'a chart of a kind that is not there',
    '<Chart title="Done" entity={Task} kind="pie" groupBy="done" agg="count" />',
    /kind of Chart is one of[\s\S]+'donut'/,
  ),
  table(
    'actions that are a list',
    "rowActions={[{ label: 'Open' }]}",
    /rowActions of RecordTable takes a function/,
  ),
  given(
    'an icon that is an element',
    '<Stat label="All" entity={Task} agg="count" icon={<b />} />',
    /icon of Stat takes the icon itself/,
  ),
  given(
    'items that are a function',
    '<Totals entity={Task} groupBy="done" items={() => []} />',
    /items of Totals takes a list/,
  ),
  given('a number without its entity', '<Stat label="All" agg="count" />', /Stat needs entity/),
  given(
    'a board without its field',
    "<RecordBoard entity={Task} cardFields={['title']} />",
    /RecordBoard needs field/,
  ),
  table('a detail page that is not there', 'detailPage="TaskDetails"', /'TaskDetails', which does not exist/),
  given(
    'an address of a page that is not there',
    "<Link to={createPageUrl('Reports')}>Reports</Link>",
    /'Reports', which does not exist/,
    { imports: "import { Link } from 'react-router-dom';\nimport { createPageUrl } from '@/utils';" },
  ),
  look(
    'a preset that is not there',
    "preset: 'modern', mode: 'light', primary: '#1d4ed8'",
    /preset in theme of AppShell is one of/,
  ),
  look('a font that is not there', `${plain}, font: 'Poppins'`, /font in theme of AppShell is one of/),
  look('a radius that is a word', `${plain}, radius: 'lg'`, /radius in theme of AppShell takes a number/),
  look('a colour of a palette', "preset: 'plain', mode: 'light', primary: 'blue-600'", /takes a CSS colour/),
  {
    what: 'a way to a page that is not there',
    says: write(
      'components/Shell',
      `import { AppShell } from '@/kit';\n\nexport default function Shell({ children }) {\n  return (\n    <AppShell name="Desk" currentPage="Home" navigation={[{ page: 'Reports', label: 'Reports' }]}>\n      {children}\n    </AppShell>\n  );\n}\n`,
    ),
    hears: /'Reports', which does not exist/,
    tells: { 'components/Shell': /\w+/ },
  },
  given('a date that is drawn', '<p>{new Date()}</p>', /is a date, which React cannot draw/),
  given(
    'a record that is drawn',
    '<ul>{tasks.map((task) => <li key={task.id}>{task}</li>)}</ul>',
    /is a record of Task/,
    {
      body: listed,
      imports: query,
    },
  ),
  given('a list of records that is drawn', '<div>{tasks}</div>', /is a list of records of Task/, {
    body: listed,
    imports: query,
  }),
  given('a hook after an early return', '<p>{n}</p>', /useState stands after a return/, {
    body: '  if (location.hash) return null;\n  const [n] = useState(0);\n',
    imports: "import { useState } from 'react';",
  }),
  {
    what: 'a field that is not there, in a table',
    says: drawn("<RecordTable entity={Task} columns={['titel', 'done']} />"),
    hears: /Task has no field 'titel'/,
    tells: { 'pages/New': /\w+/ },
  },
  {
    what: 'props that are mended as they were told',
    says: drawn(`<RecordTable entity="Task" columns={[{ field: 'title' }]} search />`),
    later: [drawn("<RecordTable entity={Task} columns={['title']} search={['title']} />")],
    hears: /search of RecordTable takes a list of field names/,
    lands: { 'pages/New': /search=\{\['title'\]\}/ },
  },
];
