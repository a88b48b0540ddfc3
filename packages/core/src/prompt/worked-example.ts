import { formatBlock } from '../blocks/format.ts';

const signedIn = '{ "user_condition": { "role": { "$in": ["user", "admin"] } } }';
const ownerOrAdmin =
  '{ "$or": [{ "created_by": "{{user.email}}" }, { "user_condition": { "role": "admin" } }] }';

const task = `{
  "name": "Task",
  "title": "Task",
  "type": "object",
  "properties": {
    "title": { "type": "string", "title": "Title", "maxLength": 200 },
    "status": {
      "type": "string", "title": "Status", "enum": ["open", "doing", "done"], "enumNames": ["Open", "Doing", "Done"],
      "default": "open", "x-sayso": { "colors": { "open": "blue", "doing": "amber", "done": "green" } }
    },
    "due_date": { "type": "string", "format": "date", "title": "Due" },
    "notes": { "type": "string", "title": "Notes", "x-sayso": { "kind": "text" } }
  },
  "required": ["title"],
  "rls": {
    "create": ${signedIn},
    "read": ${signedIn},
    "update": ${signedIn},
    "delete": ${ownerOrAdmin}
  },
  "x-sayso": { "titleField": "title" }
}`;

const layout = `import { CheckSquare, LayoutDashboard } from 'lucide-react';
import { Task } from '@/entities/Task';
import { AppShell } from '@/kit';

const theme = { preset: 'plain', mode: 'light', primary: '#1d4ed8' };
const navigation = [
  { page: 'Dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { page: 'Tasks', label: 'Tasks', icon: CheckSquare },
];
const searchIn = [{ entity: Task, page: 'TaskDetails', icon: CheckSquare }];

export default function Layout({ children, currentPageName }) {
  return (
    <AppShell
      name="Task Desk"
      icon={CheckSquare}
      theme={theme}
      navigation={navigation}
      searchIn={searchIn}
      currentPage={currentPageName}
    >
      {children}
    </AppShell>
  );
}`;

const dashboard = `import { CheckSquare } from 'lucide-react';
import { Task } from '@/entities/Task';
import { Chart, CreateButton, Grid, Page, RecentRecords, Stat, today } from '@/kit';

export default function Dashboard() {
  const open = { status: { $ne: 'done' } };
  return (
    <Page title="Dashboard" actions={<CreateButton entity={Task} label="New task" />}>
      <Grid kind="stats">
        <Stat label="Open tasks" entity={Task} icon={CheckSquare} agg="count" where={open} page="Tasks" />
        <Stat label="Late" entity={Task} agg="count" where={{ ...open, due_date: { $lt: today() } }} tone="danger" />
      </Grid>
      <Grid kind="wide">
        <RecentRecords title="Newest tasks" entity={Task} fields={['title', 'status', 'due_date']} detailPage="TaskDetails" listPage="Tasks" emptyText="No tasks yet" />
        <Chart title="Tasks by status" entity={Task} kind="donut" groupBy="status" agg="count" />
      </Grid>
    </Page>
  );
}`;

const list = `import { Task } from '@/entities/Task';
import { CreateButton, Page, RecordTable } from '@/kit';

export default function Tasks() {
  return (
    <Page title="Tasks" actions={<CreateButton entity={Task} label="New task" />}>
      <RecordTable entity={Task} columns={['title', 'status', 'due_date']} sort="due_date" detailPage="TaskDetails" emptyTitle="No tasks yet" emptyText="Add the first task to get started." />
    </Page>
  );
}`;

const detail = `import { Task } from '@/entities/Task';
import { RecordDetail } from '@/kit';

export default function TaskDetails() {
  return <RecordDetail entity={Task} fields={['status', 'due_date', 'notes']} listPage="Tasks" />;
}`;

const records = `[
  { "title": "Send the offer to Brandt & Co", "status": "doing", "due_date": "{{today+2}}" },
  { "title": "Order name tags for the fair", "due_date": "{{today-1}}", "notes": "Forty, with a lanyard" },
  { "title": "Collect photos of the summer party", "status": "done" }
]`;

/** A first build in full; a test applies and checks it. */
export const workedExample = `# A small first build, as an example
Here is a task list for your team: tasks with a status and a due date, a dashboard, and a page for each task.

${formatBlock('entity', { name: 'Task' }, task)}${formatBlock('layout', {}, layout)}${formatBlock('write', { path: 'pages/Dashboard' }, dashboard)}${formatBlock('write', { path: 'pages/Tasks' }, list)}${formatBlock('write', { path: 'pages/TaskDetails' }, detail)}${formatBlock('records', { entity: 'Task' }, records)}${formatBlock('set_app', {}, '{ "name": "Task Desk", "main_page": "Dashboard", "description": "Tasks of a team with status and due date" }')}${formatBlock('suggest', {}, '[{ "title": "Assign tasks", "prompt": "Let every task be given to a person" }]')}
`;
