import { formatBlock, formatEdit } from '@sayso/core/blocks/format';

/** One turn after the first build: what the person says, on which page, and what the model answers. */
export type ScriptedTurn = { wish: string; page: string; answer: string };

const edit = (path: string, ...pairs: [string, string][]) =>
  formatBlock('edit', { path }, pairs.map(([search, replace]) => formatEdit(search, replace)).join(''));
/** A whole line in which a part changes; `§` is its place. */
const line = (around: string, from: string, to: string): [string, string] => [
  around.replace('§', () => from),
  around.replace('§', () => to),
];
const write = (path: string, text: string) => formatBlock('write', { path }, text);
const suggest = formatBlock(
  'suggest',
  {},
  JSON.stringify([
    { title: 'Show who is busy', prompt: 'Show on This week how many open tasks each person has' },
    { title: 'Colour by client', prompt: 'Give every client a colour and show it on the cards' },
    { title: 'Print a summary', prompt: 'Add a page with the month’s hours by project that prints well' },
  ]),
);

const people = `import { Task } from '@/entities/Task';
import { Chart, Grid, Page, RecordTable } from '@/kit';

export default function People() {
  return (
    <Page title="People" description="Open tasks by owner">
      <Grid kind="wide">
        <RecordTable entity={Task} columns={['owner', 'title', 'project_id', 'due_date']} where={{ state: { $ne: 'done' } }} sort="owner" detailPage="TaskView" emptyTitle="Nobody has open tasks" />
        <Chart title="Open tasks by owner" entity={Task} kind="bar" groupBy="owner" agg="count" where={{ state: { $ne: 'done' } }} />
      </Grid>
    </Page>
  );
}`;

const note = JSON.stringify({
  name: 'Note',
  title: 'Note',
  type: 'object',
  properties: {
    client_id: { type: 'string', title: 'Client', $ref: '/entities/Client/id' },
    text: { type: 'string', title: 'Note', 'x-sayso': { kind: 'text' } },
    day: { type: 'string', format: 'date', title: 'Day' },
  },
  required: ['client_id', 'text'],
  rls: {
    create: { user_condition: { role: { $in: ['user', 'admin'] } } },
    read: { user_condition: { role: { $in: ['user', 'admin'] } } },
    update: { created_by: '{{user.email}}' },
    delete: { created_by: '{{user.email}}' },
  },
  'x-sayso': { titleField: 'text' },
});

const clients = `import { Client } from '@/entities/Client';
import { CreateButton, Page, RecordCards } from '@/kit';

export default function Clients() {
  return (
    <Page title="Clients" actions={<CreateButton entity={Client} label="New client" />}>
      <RecordCards entity={Client} fields={['contact', 'email', 'since']} sort="name" detailPage="ClientView" emptyTitle="No clients yet" />
    </Page>
  );
}`;

const timesheet = `import { Hours } from '@/entities/Hours';
import { Chart, CreateButton, Grid, Page, RecordTable, Stat, startOfMonth, startOfWeek, today } from '@/kit';

const fields = ['project_id', 'day', 'hours', 'what'];

export default function Timesheet() {
  return (
    <Page title="Hours" actions={<CreateButton entity={Hours} label="Add hours" fields={fields} defaults={{ day: today() }} />}>
      <Grid kind="stats">
        <Stat label="Today" entity={Hours} agg="sum" field="hours" format="hours" where={{ day: today() }} />
        <Stat label="This week" entity={Hours} agg="sum" field="hours" format="hours" where={{ day: { $gte: startOfWeek() } }} compare="week" dateField="day" />
        <Stat label="This month" entity={Hours} agg="sum" field="hours" format="hours" where={{ day: { $gte: startOfMonth() } }} />
        <Stat label="Entries" entity={Hours} agg="count" where={{ day: { $gte: startOfMonth() } }} />
      </Grid>
      <RecordTable entity={Hours} columns={['day', 'project_id', 'hours', 'what']} sort="-day" dateFilter="day" formFields={fields} emptyTitle="No hours yet" emptyText="Write the first ones down on This week." />
      <Chart title="Hours by project" entity={Hours} kind="bar" groupBy="project_id" agg="sum" field="hours" />
    </Page>
  );
}`;

/** What a team asks for in its first days, on the app of e2e/transcripts/agency-workspace.md. */
export const scriptedTurns: readonly ScriptedTurn[] = [
  {
    wish: 'Make it green instead of blue',
    page: 'Week',
    answer: `The main colour is a deep green now.\n\n${edit('layout', ["  primary: '#4338ca',\n  radius: 12,", "  primary: '#166534',\n  radius: 12,"], ["  parts: { sidebar: '#16143a' },", "  parts: { sidebar: '#0f2418' },"])}${suggest}`,
  },
  {
    wish: 'Add a page that shows each person’s open tasks',
    page: 'Board',
    answer: `There is a page People now, with everybody’s open tasks.\n\n${write('pages/People', people)}${edit('layout', ["  { page: 'Timesheet', label: 'Hours', icon: Clock3 },", "  { page: 'People', label: 'People', icon: UsersRound },\n  { page: 'Timesheet', label: 'Hours', icon: Clock3 },"], line("import { Building2, CalendarRange, Clock3, FolderKanban, Layers, ReceiptText, § 'lucide-react';", 'SquareKanban } from', 'SquareKanban, UsersRound } from'))}${suggest}`,
  },
  {
    wish: 'Tasks need a priority: low, normal, high',
    page: 'Board',
    answer: `Every task has a priority now, and the board shows it.\n\n${formatBlock('entity', { name: 'Task' }, '{ "properties": { "priority": { "type": "string", "title": "Priority", "enum": ["low", "normal", "high"], "enumNames": ["Low", "Normal", "High"], "default": "normal", "x-sayso": { "colors": { "low": "gray", "normal": "blue", "high": "red" } } } } }')}${edit('pages/Board', line(`      <RecordBoard entity={Task} field="state" § sumField="estimate" sort="due_date" detailPage="TaskView" search={['title']} filters={['project_id']} />`, "cardFields={['project_id', 'owner', 'due_date']}", "cardFields={['project_id', 'priority', 'owner', 'due_date']}"))}${suggest}`,
  },
  {
    wish: 'Who can see the hours?',
    page: 'Timesheet',
    answer: 'Everybody sees the hours that they wrote down themselves. Admins see all of them.\n',
  },
  {
    wish: 'Show the priority on the task page, too',
    page: 'TaskView',
    answer: `The task page shows it.\n\n${edit('pages/TaskView', line(`  return <RecordDetail entity={Task} listPage="Board" § 'due_date', 'estimate', 'details']} />;`, "fields={['project_id', 'state', 'owner',", "fields={['project_id', 'state', 'priority', 'owner',"))}${suggest}`,
  },
  {
    wish: 'Let us write notes on a client, with the day',
    page: 'ClientView',
    answer: `Clients have notes now; each shows its day.\n\n${formatBlock('entity', { name: 'Note' }, note)}${edit('pages/ClientView', line("§ from '@/entities/Project';", "import { Client } from '@/entities/Client';\nimport { Project }", "import { Client } from '@/entities/Client';\nimport { Note } from '@/entities/Note';\nimport { Project }"), line(`  return <RecordDetail entity={Client} listPage="Clients" fields={['contact', 'email', 'since']} related={[{ entity: Project, field: 'client_id', label: 'Projects', columns: ['name', 'stage', 'lead', 'due_date'], §`, "detailPage: 'ProjectView' }]} />;", "detailPage: 'ProjectView' }, { entity: Note, field: 'client_id', label: 'Notes', columns: ['day', 'text'], sort: '-day' }]} />;"))}${suggest}`,
  },
  {
    wish: 'On the project cards, show the lead as well',
    page: 'Projects',
    answer: `The cards name the lead.\n\n${edit('components/ProjectCard', ['        <span>{done} of {tasks.length} tasks</span>', '        <span>{done} of {tasks.length} tasks{project.lead && <b> {project.lead}</b>}</span>'])}${suggest}`,
  },
  {
    wish: 'Clients as cards rather than a table please',
    page: 'Clients',
    answer: `Clients are cards now.\n\n${write('pages/Clients', clients)}${suggest}`,
  },
  {
    wish: 'Sort the invoices by number',
    page: 'Money',
    answer: `Invoices come by number, the newest first.\n\n${edit('pages/Money', line(`        <RecordTable entity={Invoice} columns={['number', 'client_id', 'amount', 'state', 'due_date']} § quick={{ label: 'Paid', field: 'state', value: 'paid' }} emptyTitle="No invoices yet" />`, 'sort="-due_date"', 'sort="-number"'))}${suggest}`,
  },
  {
    wish: 'Redo the hours page: four figures in a row, the table below, then a bar chart',
    page: 'Timesheet',
    answer: `The page has four figures, the table and a bar chart.\n\n${write('pages/Timesheet', timesheet)}${suggest}`,
  },
  {
    wish: 'Projects can be on hold',
    page: 'Projects',
    answer: `There is a stage On hold now.\n\n${formatBlock('entity', { name: 'Project' }, '{ "properties": { "stage": { "enum": ["pitch", "design", "build", "care", "hold"], "enumNames": ["Pitch", "Design", "Build", "Care", "On hold"] } } }')}${edit('pages/Projects', line("const stages = [['all', 'All'], ['pitch', 'Pitch'], ['design', 'Design'], ['build', 'Build'], §", "['care', 'Care']];", "['care', 'Care'], ['hold', 'On hold']];"))}${edit('components/ProjectCard', line("const stages = { pitch: 'Pitch', design: 'Design', build: 'Build', §", "care: 'Care' };", "care: 'Care', hold: 'On hold' };"))}${suggest}`,
  },
  {
    wish: 'What is overdue at the moment?',
    page: 'Week',
    answer:
      'The list “Needs a hand” on This week shows what is late: everything that is not done and whose day has passed.\n',
  },
  {
    wish: 'Rename “This week” to “Desk” in the menu',
    page: 'Week',
    answer: `The menu says Desk.\n\n${edit('layout', line("  { page: 'Week', §, icon: CalendarRange },", "label: 'This week'", "label: 'Desk'"))}${suggest}`,
  },
  {
    wish: 'The week bars should include Saturday and Sunday',
    page: 'Week',
    answer: `The bars show all seven days.\n\n${edit('components/WeekBars', ['  const days = Array.from({ length: 5 }, (_, at) => {', '  const days = Array.from({ length: 7 }, (_, at) => {'], ['      <ol className="mt-5 grid h-32 grid-cols-5 gap-3">', '      <ol className="mt-5 grid h-32 grid-cols-7 gap-2">'])}${suggest}`,
  },
  {
    wish: 'Add five more sample clients',
    page: 'Clients',
    answer: `Five more sample clients are there.\n\n${formatBlock('records', { entity: 'Client' }, JSON.stringify(['Tern Tea', 'Lowland Bikes', 'Harbour Dental', 'Moss & Maple', 'Union Choir'].map((name, at) => ({ name, contact: `Contact ${at + 1}`, email: `hello${at + 1}@example.com`, since: `{{today-${(at + 1) * 20}}}` }))))}${suggest}`,
  },
  {
    wish: 'Notes need a heading',
    page: 'ClientView',
    answer: `Notes have a heading.\n\n${formatBlock('entity', { name: 'Note' }, '{ "properties": { "heading": { "type": "string", "title": "Heading", "maxLength": 120 } } }')}${edit('pages/ClientView', line(`  return <RecordDetail entity={Client} listPage="Clients" fields={['contact', 'email', 'since']} related={[{ entity: Project, field: 'client_id', label: 'Projects', columns: ['name', 'stage', 'lead', 'due_date'], detailPage: 'ProjectView' }, { entity: Note, field: 'client_id', label: 'Notes', §: '-day' }]} />;`, "columns: ['day', 'text'], sort", "columns: ['day', 'heading', 'text'], sort"))}${suggest}`,
  },
  {
    wish: 'Make the corners rounder',
    page: 'Week',
    answer: `Corners are rounder.\n\n${edit('layout', ['  radius: 12,', '  radius: 18,'])}${suggest}`,
  },
  {
    wish: 'The board page does not need its description',
    page: 'Board',
    answer: `The description is gone.\n\n${edit('pages/Board', line('    <Page § actions={<CreateButton entity={Task} label="New task" />}>', 'title="Board" description="Drag a card, or move it with the arrow keys"', 'title="Board"'))}${suggest}`,
  },
  {
    wish: 'On People, show only what is due within two weeks',
    page: 'People',
    answer: `People shows what is due within two weeks.\n\n${edit('pages/People', ["import { Chart, Grid, Page, RecordTable } from '@/kit';", "import { Chart, Grid, Page, RecordTable, inDays } from '@/kit';"], line(`        <RecordTable entity={Task} columns={['owner', 'title', 'project_id', 'due_date']} §="owner" detailPage="TaskView" emptyTitle="Nobody has open tasks" />`, "where={{ state: { $ne: 'done' } }} sort", "where={{ state: { $ne: 'done' }, due_date: { $lte: inDays(14) } }} sort"))}${suggest}`,
  },
];
