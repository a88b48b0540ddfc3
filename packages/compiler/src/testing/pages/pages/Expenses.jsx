import { useMemo, useState } from 'react';
import { eachMonthOfInterval, endOfMonth, format, isWithinInterval, parseISO, startOfMonth, subMonths } from 'date-fns';
import _ from 'lodash';
import { Bar, BarChart, CartesianGrid, Cell, Legend, Line, ComposedChart, Pie, PieChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useQuery } from '@tanstack/react-query';
import { Expense } from '@/entities/Expense';
import { money } from '@/components/lib/money';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { CreateButton } from '@/kit';

const COLORS = ['#2563eb', '#f59e0b', '#10b981', '#ef4444', '#8b5cf6'];
const currency = (value) => [money(value), 'Spent'];

const CustomTooltip = ({ active, payload, label }) => {
  if (!active || !payload || !payload.length) return null;
  return (
    <div className="bg-popover border border-border p-2 rounded text-xs">
      <p>{label}</p>
      {payload.map((p, i) => (<p key={i} style={{ color: p.color }}>{p.name}: {money(p.value)}</p>))}
    </div>
  );
};

export default function Expenses() {
  const [months, setMonths] = useState(6);
  const { data: expenses = [], isFetching } = useQuery({ queryKey: ['records', 'Expense', 'rows', 'all'], queryFn: () => Expense.list('-spent_on', 1000) });

  const perMonth = useMemo(() => {
    const range = eachMonthOfInterval({ start: subMonths(new Date(), months - 1), end: new Date() });
    return range.map((month) => {
      const rows = expenses.filter(({ spent_on }) => spent_on && isWithinInterval(parseISO(spent_on), { start: startOfMonth(month), end: endOfMonth(month) }));
      return { month: format(month, 'MMM yy'), total: _.sumBy(rows, 'amount'), average: rows.length ? _.meanBy(rows, (row) => row.amount) : 0, count: rows.length };
    });
  }, [expenses, months]);

  const perCategory = _(expenses)
    .groupBy('category')
    .map((rows, name) => ({ name: _.capitalize(name), value: _.sumBy(rows, 'amount') }))
    .orderBy(['value'], ['desc'])
    .value();

  const top = _.maxBy(expenses, 'amount');

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-semibold">Money {isFetching && <small>…</small>}</h1>
        <select aria-label="Months" value={months} onChange={(e) => setMonths(Number(e.target.value))} className="rounded border border-input bg-card p-2">
          {[3, 6, 12].map((n) => <option key={n} value={n}>{n} months</option>)}
        </select>
        <CreateButton entity={Expense} label="Add" />
      </div>
      {top != null && <p>Largest: {top.title} ({money(top.amount)}){top.shared ? ', shared' : ''}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <CardHeader><CardTitle>By month</CardTitle></CardHeader>
          <CardContent>
            <ResponsiveContainer width="100%" height={260}>
              <ComposedChart data={perMonth} margin={{ top: 8, right: 8, bottom: 0, left: -12 }}>
                <CartesianGrid strokeDasharray="3 3" vertical={false} />
                <XAxis dataKey="month" tickLine={false} fontSize={12} />
                <YAxis tickFormatter={(v) => `${v / 1000}k`} width={40} />
                <Tooltip content={<CustomTooltip />} cursor={{ fill: 'transparent' }} />
                <Legend />
                <Bar dataKey="total" name="Total" fill="var(--primary)" radius={[4, 4, 0, 0]} />
                <Line type="monotone" dataKey="average" name="Average" stroke="#f59e0b" dot={false} />
              </ComposedChart>
            </ResponsiveContainer>
          </CardContent>
        </Card>
        <Card>
          <CardHeader><CardTitle>By kind</CardTitle></CardHeader>
          <CardContent style={{ height: 260 }}>
            <ResponsiveContainer>
              <PieChart>
                <Pie data={perCategory} dataKey="value" nameKey="name" innerRadius={60} outerRadius="80%" label={({ name }) => name}>
                  {perCategory.map((entry, index) => <Cell key={entry.name} fill={COLORS[index % COLORS.length]} />)}
                </Pie>
                <Tooltip formatter={currency} />
              </PieChart>
            </ResponsiveContainer>
          </CardContent>
        </Card>
      </div>
      <BarChart width={320} height={80} data={perMonth.slice(-3)}><Bar dataKey={(row) => row.count} fill="currentColor" isAnimationActive={false} /></BarChart>
    </div>
  );
}
