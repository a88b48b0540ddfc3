import { Navigate, useSearchParams } from 'react-router-dom';
import { Checklist, CreateButton, Page, Panel, RecordDetail, RecordForm, RecordTable } from '../kit/kit.ts';
import type { Entry } from './entry.ts';
import type { Entities } from './gallery-data.ts';

/** Names a record where the address names none, as the link of a list would. */
function OneOrder({ Order, OrderLine }: Entities) {
  const [params] = useSearchParams();
  if (!params.has('id')) return <Navigate to="/RecordDetail?id=Order-1" replace />;
  return (
    <RecordDetail
      entity={Order}
      listPage="RecordTable"
      fields={[
        'status',
        'customer_id',
        'total',
        'boxes',
        'discount',
        'due_date',
        'delivery_at',
        'is_paid',
        'tags',
        'notes',
      ]}
      computed={[
        { label: 'Lines', entity: OrderLine, by: 'order_id', agg: 'count' },
        {
          label: 'Pieces',
          entity: OrderLine,
          by: 'order_id',
          agg: 'sum',
          field: 'quantity',
          target: 'boxes',
        },
      ]}
      related={[
        {
          entity: OrderLine,
          field: 'order_id',
          label: 'Lines',
          columns: ['product_id', 'quantity', 'price'],
        },
        {
          entity: Order,
          field: 'customer_id',
          label: 'Other orders',
          columns: ['number', 'status', 'total'],
        },
      ]}
    />
  );
}

export const recordEntries: Entry[] = [
  {
    id: 'RecordDetail',
    title: 'One record',
    group: 'Records',
    render: (entities) => <OneOrder {...entities} />,
  },
  {
    id: 'RecordForm',
    title: 'Form',
    group: 'Records',
    render: ({ Customer }) => (
      <Page title="New customer">
        <Panel title="Customer">
          <RecordForm entity={Customer} />
        </Panel>
      </Page>
    ),
  },
  {
    id: 'LongForm',
    title: 'Long form',
    group: 'Records',
    render: ({ Supplier }) => (
      <Page title="Suppliers" actions={<CreateButton entity={Supplier} />}>
        <RecordTable entity={Supplier} columns={['name', 'country', 'is_organic', 'delivers_on']} />
      </Page>
    ),
  },
  {
    id: 'Checklist',
    title: 'Checklist',
    group: 'Records',
    render: ({ Task }) => (
      <Page title="Today">
        <Checklist entity={Task} doneField="done" fields={['due_date']} />
      </Page>
    ),
  },
];
