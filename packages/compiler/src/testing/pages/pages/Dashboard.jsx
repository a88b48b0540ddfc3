import { AlertTriangle, CheckSquare, Clock, Wallet } from 'lucide-react';
import { Expense } from '@/entities/Expense';
import { Project } from '@/entities/Project';
import { Task } from '@/entities/Task';
import { TimeEntry } from '@/entities/TimeEntry';
import {
  Attention, Chart, CreateButton, Grid, Page, Panel, RecentRecords, Stat, Timesheet, Totals, inDays, startOfMonth, today,
} from '@/kit';

export default function Dashboard() {
  const open = { status: { $ne: 'done' } };
  return (
    <Page title="Good morning" description="What needs you today" dated actions={<CreateButton entity={Task} label="New task" fields={['title', 'due_date']} />}>
      <Grid kind="stats">
        <Stat label="Open tasks" entity={Task} icon={CheckSquare} agg="count" where={open} page="Tasks" />
        <Stat label="Late" entity={Task} agg="count" where={{ ...open, due_date: { $lt: today() } }} tone="danger" icon={AlertTriangle} hint="Past their day" />
        <Stat label="Spent this month" entity={Expense} agg="sum" field="amount" format="money" icon={Wallet} compare="month" dateField="spent_on" />
        <Stat label="Hours" entity={TimeEntry} agg="sum" between={['started_at', 'ended_at']} format="hours" icon={Clock} where={{ started_at: { $gte: startOfMonth() } }} tone="info" />
      </Grid>
      <Grid kind="wide">
        <Attention
          title="Wants a hand"
          items={[
            { entity: Task, label: 'Due this week', where: { ...open, due_date: { $gte: today(), $lte: inDays(7) } }, hint: 'due_date', page: 'TaskDetails' },
            { entity: Project, label: 'Over budget', where: {}, compare: { field: 'spent', is: 'above', than: 'budget' }, page: 'TaskBoard', icon: Wallet },
          ]}
          emptyText="All quiet"
        />
        <Chart title="Tasks by state" entity={Task} kind="donut" groupBy="status" agg="count" />
      </Grid>
      <Grid kind="halves">
        <Chart
          title="Planned and worked"
          entity={Task}
          kind="bar"
          groupBy="project_id"
          agg="sum"
          field="estimate"
          label="Planned"
          second={{ label: 'Worked', agg: 'sum', field: 'worked' }}
          limit={6}
        />
        <RecentRecords title="New tasks" entity={Task} fields={['title', 'status', 'due_date']} sort="-created_date" limit={5} detailPage="TaskDetails" listPage="Tasks" />
      </Grid>
      <Panel title="Hours by week" action={<a href="/Planner">Calendar</a>}>
        <Timesheet entity={TimeEntry} startField="started_at" endField="ended_at" groupBy="task_id" />
      </Panel>
      <Totals
        title="By project"
        entity={Task}
        groupBy="project_id"
        items={[
          { label: 'Tasks', agg: 'count' },
          { label: 'Planned', agg: 'sum', field: 'estimate', format: 'hours' },
          { label: 'Cost', agg: 'sum', field: 'worked', times: 'estimate', format: 'money' },
        ]}
        dateField="due_date"
      />
    </Page>
  );
}
