import { useState } from 'react';
import { Booking } from '@/entities/Booking';
import { Expense } from '@/entities/Expense';
import { Invoice } from '@/entities/Invoice';
import { Task } from '@/entities/Task';
import { Chart, FieldValue, Grid, Page, RecordTable, Stat, Totals, inMonths, startOfWeek } from '@/kit';
import { useQuery } from '@tanstack/react-query';
import { Calendar, Euro, ListChecks } from 'lucide-react';

const sources = { tasks: Task, money: Expense, invoices: Invoice, stays: Booking };
const icons = { tasks: ListChecks, money: Euro, stays: Calendar };

/** What each report shows; everything below is made from this. */
const reports = {
  tasks: { columns: ['title', 'status', 'due_date'], sort: '-due_date', group: 'status', figure: { agg: 'count' } },
  money: { columns: ['title', 'category', 'amount'], sort: '-spent_on', group: 'category', figure: { agg: 'sum', field: 'amount', format: 'money' } },
  invoices: { columns: ['number', 'client_id', 'total'], sort: '-issued_on', group: 'client_id', figure: { agg: 'avg', field: 'total', format: 'money' } },
  stays: { columns: ['guest_name', 'room_id', 'check_in'], sort: 'check_in', group: 'room_id', figure: { agg: 'max', field: 'total', format: 'money' } },
};

export default function Reports() {
  const [name, setName] = useState('tasks');
  const { columns, sort, group, figure } = reports[name];
  const entity = sources[name];
  const { data: biggest } = useQuery({ queryKey: ['records', 'Expense', 'rows', 'biggest'], queryFn: async () => (await Expense.list('-amount', 1))[0] ?? null });
  const where = name === 'tasks' ? { status: { $ne: 'done' } } : undefined;

  return (
    <Page title={`Report: ${name}`} actions={Object.keys(reports).map((key) => <button key={key} onClick={() => setName(key)} aria-pressed={key === name}>{key}</button>)}>
      <Grid kind="stats">
        <Stat label="Figure" entity={entity} icon={icons[name]} {...figure} />
        <Stat label="All" entity={entity} agg="count" compare={name === 'money' ? 'month' : undefined} />
        <Stat label="Late" entity={Task} agg="count" where={{ due_date: { $lt: startOfWeek() } }} tone={name === 'tasks' ? 'danger' : 'neutral'} />
        <Stat label="Margin" entity={Invoice} agg="sum" field="total" format="percent" />
      </Grid>
      <Chart key={name} title="By group" entity={entity} kind="bar" groupBy={group} {...figure} where={where} />
      <Totals entity={entity} groupBy={group} items={[{ label: 'Rows', agg: 'count' }, ...(figure.field ? [{ label: 'Figure', ...figure }] : [])]} />
      <RecordTable key={`${name}-table`} entity={entity} columns={columns} sort={sort} readOnly csv pageSize={10} where={where} emptyText="Nothing in this report" />
      {biggest ? <p>Biggest expense since {inMonths(-12)}: <FieldValue entity={Expense} field="amount" row={biggest} /></p> : null}
    </Page>
  );
}
