import { PageNotFound } from '../host/screens.tsx';
import {
  CreateButton,
  Page,
  RecordBoard,
  RecordCalendar,
  RecordCards,
  RecordGallery,
  RecordTable,
  RecordTimeline,
} from '../kit/kit.ts';
import type { Entry } from './entry.ts';
import { figureEntries } from './figure-entries.tsx';
import { pieceEntries } from './piece-entries.tsx';
import { publicEntries } from './public-entries.tsx';
import { recordEntries } from './record-entries.tsx';

const lists: Entry[] = [
  {
    id: 'RecordTable',
    title: 'Table',
    group: 'Lists',
    render: ({ Order }) => (
      <Page
        title="Orders"
        description="Everything that left the farm"
        actions={<CreateButton entity={Order} />}
      >
        <RecordTable
          entity={Order}
          columns={['number', 'customer_id', 'status', 'total', 'boxes', 'due_date', 'is_paid', 'tags']}
          detailPage="RecordDetail"
        />
      </Page>
    ),
  },
  {
    id: 'RecordBoard',
    title: 'Board',
    group: 'Lists',
    render: ({ Order }) => (
      <Page title="Order board" actions={<CreateButton entity={Order} />}>
        <RecordBoard
          entity={Order}
          field="status"
          cardFields={['customer_id', 'total', 'due_date']}
          sumField="total"
          detailPage="RecordDetail"
        />
      </Page>
    ),
  },
  {
    id: 'RecordCalendar',
    title: 'Calendar',
    group: 'Lists',
    render: ({ Order }) => (
      <Page title="Deliveries">
        <RecordCalendar entity={Order} dateField="delivery_at" colorField="status" />
      </Page>
    ),
  },
  {
    id: 'SharedCalendar',
    title: 'Calendar of several kinds',
    group: 'Lists',
    render: ({ Order, Task, Shift }) => (
      <Page title="Calendar">
        <RecordCalendar
          entity={Order}
          dateField="delivery_at"
          label="Deliveries"
          also={[
            { entity: Task, dateField: 'due_date', label: 'Tasks' },
            { entity: Shift, dateField: 'start', endField: 'end', label: 'Shifts' },
          ]}
        />
      </Page>
    ),
  },
  {
    id: 'RecordCards',
    title: 'Cards',
    group: 'Lists',
    render: ({ Product }) => (
      <Page title="Products" actions={<CreateButton entity={Product} />}>
        <RecordCards
          entity={Product}
          fields={['category', 'price', 'stock', 'description']}
          imageField="image"
          voteField="votes"
        />
      </Page>
    ),
  },
  {
    id: 'RecordGallery',
    title: 'Pictures',
    group: 'Lists',
    render: ({ Product }) => (
      <Page title="Pictures">
        <RecordGallery entity={Product} imageField="image" />
      </Page>
    ),
  },
  {
    id: 'RecordTimeline',
    title: 'Timeline',
    group: 'Lists',
    render: ({ Order }) => (
      <Page title="Timeline">
        <RecordTimeline entity={Order} dateField="delivery_at" fields={['status', 'customer_id', 'total']} />
      </Page>
    ),
  },
];

const outer: Entry[] = [
  {
    id: 'NotFound',
    title: 'Page not found',
    group: 'More',
    render: () => <PageNotFound name="Ordres" homeHref="/kit" />,
  },
];

/** All of the gallery, in the order of its sidebar. A new component of the kit is one more entry here. */
export const entries: readonly Entry[] = [
  ...figureEntries,
  ...lists,
  ...recordEntries,
  ...publicEntries,
  ...pieceEntries,
  ...outer,
];
