import React from 'react';
import { Booking } from '@/entities/Booking';
import { Event } from '@/entities/Event';
import { Task } from '@/entities/Task';
import { Page, RecordCalendar } from '@/kit';

const also = [
  { entity: Event, dateField: 'starts_at', endField: 'ends_at', label: 'Events', detailPage: 'EventPage' },
  { entity: Booking, dateField: 'check_in', endField: 'check_out', label: 'Stays', readOnly: true, where: { status: { $ne: 'cancelled' } } },
];

const Planner = () => (
  <Page title="Calendar">
    <RecordCalendar entity={Task} dateField="due_date" label="Tasks" also={also} detailPage="TaskDetails" defaults={{ status: 'todo' }} />
    <RecordCalendar entity={Event} dateField="starts_at" endField="ends_at" colorField="kind" />
  </Page>
);

export default Planner;
