import { Clock, Euro, Package, PackageX, ShoppingBasket, Truck } from 'lucide-react';
import {
  Attention,
  Chart,
  CreateButton,
  Grid,
  Page,
  RecentRecords,
  Standings,
  Stat,
  Timesheet,
  Totals,
  today,
} from '../kit/kit.ts';
import type { Entry } from './entry.ts';
import type { Entities } from './gallery-data.ts';

const Dashboard = ({ Order, Product }: Entities) => (
  <Page
    title="Good morning, Ines"
    description="What needs you today"
    actions={<CreateButton entity={Order} />}
  >
    <Grid kind="stats">
      <Stat
        label="Orders this month"
        entity={Order}
        agg="count"
        compare="month"
        icon={ShoppingBasket}
        page="RecordTable"
      />
      <Stat label="Revenue this month" entity={Order} agg="sum" field="total" compare="month" icon={Euro} />
      <Stat
        label="Boxes to pack"
        entity={Order}
        agg="sum"
        field="boxes"
        where={{ status: 'new' }}
        icon={Package}
        hint="in open orders"
      />
      <Stat
        label="On the way"
        entity={Order}
        agg="count"
        where={{ status: 'on_the_way' }}
        icon={Truck}
        tone="warning"
      />
    </Grid>
    <Grid kind="wide">
      <Chart
        title="Revenue by week"
        hint="Last 12 weeks"
        entity={Order}
        kind="area"
        groupBy="due_date"
        bucket="week"
        agg="sum"
        field="total"
      />
      <Chart title="Orders by status" entity={Order} kind="donut" groupBy="status" agg="count" />
    </Grid>
    <Grid kind="wide">
      <RecentRecords
        title="Recent orders"
        entity={Order}
        fields={['number', 'customer_id', 'total', 'status']}
        detailPage="RecordDetail"
        listPage="RecordTable"
      />
      <Attention
        items={[
          {
            entity: Order,
            where: { due_date: { $lt: today() }, status: 'new' },
            label: 'Overdue',
            hint: 'due_date',
            page: 'RecordDetail',
            icon: Clock,
          },
          {
            entity: Product,
            where: {},
            compare: { field: 'stock', is: 'below', than: 'least' },
            label: 'Low stock',
            hint: 'stock',
            icon: PackageX,
          },
        ]}
      />
    </Grid>
  </Page>
);

const Charts = ({ Order }: Entities) => (
  <Page title="Charts">
    <Grid kind="halves">
      <Chart title="Orders by customer" entity={Order} kind="bar" groupBy="customer_id" agg="count" />
      <Chart title="Revenue by month" entity={Order} kind="line" groupBy="due_date" agg="sum" field="total" />
      <Chart
        title="Boxes and orders by week"
        entity={Order}
        kind="bar"
        groupBy="due_date"
        bucket="week"
        agg="sum"
        field="boxes"
        label="Boxes"
        second={{ agg: 'count', label: 'Orders' }}
      />
      <Chart title="Paid or not" entity={Order} kind="donut" groupBy="is_paid" agg="sum" field="total" />
    </Grid>
  </Page>
);

export const figureEntries: Entry[] = [
  { id: 'Dashboard', title: 'Dashboard', group: 'Figures', render: Dashboard },
  { id: 'Charts', title: 'Charts', group: 'Figures', render: Charts },
  {
    id: 'Report',
    title: 'Report',
    group: 'Figures',
    render: ({ Order, Shift, Team, Match }) => (
      <Page title="Report">
        <Totals
          title="By customer"
          entity={Order}
          groupBy="customer_id"
          dateField="due_date"
          items={[
            { label: 'Orders', agg: 'count' },
            { label: 'Boxes', agg: 'sum', field: 'boxes' },
            { label: 'Revenue', agg: 'sum', field: 'total', format: 'money' },
          ]}
        />
        <Timesheet entity={Shift} startField="start" endField="end" groupBy="person" />
        <Standings
          title="League"
          teams={Team}
          matches={Match}
          homeField="home_id"
          awayField="away_id"
          homeScoreField="home_score"
          awayScoreField="away_score"
        />
      </Page>
    ),
  },
];
