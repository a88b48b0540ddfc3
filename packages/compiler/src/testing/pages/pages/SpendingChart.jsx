import { useState } from 'react';
import { Area, AreaChart, CartesianGrid, PolarAngleAxis, PolarGrid, Radar, RadarChart, XAxis } from 'recharts';
import { useQuery } from '@tanstack/react-query';
import { Expense } from '@/entities/Expense';
import { ChartContainer, ChartLegend, ChartLegendContent, ChartTooltip, ChartTooltipContent } from '@/components/ui/chart';
import { Chart, Grid, Page, Stat } from '@/kit';

const config = {
  total: { label: 'All', color: 'var(--chart-1, #2563eb)' },
  shared: { label: 'Shared', color: 'var(--chart-2, #f97316)' },
};
const kinds = ['bar', 'line', 'area', 'donut'];
const measures = [
  { agg: 'sum', field: 'amount', label: 'Sum' },
  { agg: 'avg', field: 'amount', label: 'Average' },
  { agg: 'max', field: 'amount', label: 'Largest' },
  { agg: 'count', label: 'How many' },
];

export default function SpendingChart() {
  const [kind, setKind] = useState('bar');
  const [measure, setMeasure] = useState(measures[0]);
  const { data } = useQuery({
    queryKey: ['records', 'Expense', 'months'],
    queryFn: () => Expense.aggregate({ dateBucket: { field: 'spent_on', unit: 'month' }, sum: ['amount'], limit: 24 }),
  });
  const { data: shared } = useQuery({
    queryKey: ['records', 'Expense', 'months', 'shared'],
    queryFn: async () => {
      const { rows } = await Expense.aggregate({ query: { shared: true }, dateBucket: { field: 'spent_on', unit: 'month' }, sum: 'amount' });
      return new Map(rows.map((row) => [row.spent_on, row.sum_amount]));
    },
  });
  const rows = (data?.rows ?? []).map((row) => ({ month: String(row.spent_on).slice(0, 7), total: row.sum_amount ?? 0, shared: shared?.get(row.spent_on) ?? 0 }));

  return (
    <Page
      title="Spending"
      actions={[
        <select key="kind" aria-label="Kind" value={kind} onChange={(e) => setKind(e.target.value)}>{kinds.map((k) => <option key={k}>{k}</option>)}</select>,
        <select key="measure" aria-label="Measure" onChange={(e) => setMeasure(measures[e.target.selectedIndex])}>{measures.map((m) => <option key={m.label}>{m.label}</option>)}</select>,
      ]}
    >
      <Grid>
        {measures.map(({ label, agg, field }) => (
          <Stat key={label} label={label} entity={Expense} agg={agg} field={field} format={agg === 'count' ? 'number' : 'money'} />
        ))}
      </Grid>
      <Chart title={`${measure.label} by kind`} entity={Expense} kind={kind} groupBy="category" agg={measure.agg} field={measure.field} format="money" />
      <Chart title="By month" entity={Expense} kind={kind === 'donut' ? 'bar' : kind} groupBy="spent_on" bucket="month" limit={12} agg="sum" field="amount" />
      <ChartContainer config={config} className="h-64 w-full">
        <AreaChart accessibilityLayer data={rows}>
          <CartesianGrid vertical={false} />
          <XAxis dataKey="month" tickLine={false} axisLine={false} tickMargin={8} />
          <ChartTooltip content={<ChartTooltipContent hideLabel />} />
          <ChartLegend content={<ChartLegendContent />} />
          {Object.keys(config).map((key) => (
            <Area key={key} dataKey={key} type="natural" fill={`var(--color-${key})`} stroke={`var(--color-${key})`} fillOpacity={0.3} stackId="a" />
          ))}
        </AreaChart>
      </ChartContainer>
      <ChartContainer config={config} className="mx-auto h-56">
        <RadarChart data={rows.slice(-6)}>
          <PolarGrid />
          <PolarAngleAxis dataKey="month" />
          <Radar dataKey="total" fill="var(--color-total)" fillOpacity={0.5} />
        </RadarChart>
      </ChartContainer>
    </Page>
  );
}
