import { Booking } from '@/entities/Booking';
import { Client } from '@/entities/Client';
import { Habit } from '@/entities/Habit';
import { HabitLog } from '@/entities/HabitLog';
import { Invoice } from '@/entities/Invoice';
import { Room } from '@/entities/Room';
import { Checklist, Grid, Page, RecordCards, RecordTable, SettingsForm, WeekTotals } from '@/kit';
import { TimeEntry } from '@/entities/TimeEntry';
import { useSearchParams } from 'react-router-dom';

/** Columns depend on who looks and how wide the window is. */
const columnsFor = (role, isWide) => ['guest_name', 'check_in', ...(isWide ? ['check_out', 'room_id'] : []), role === 'admin' && 'total'].filter(Boolean);

export default function League({ role = 'user' }) {
  const [params] = useSearchParams();
  const detailPage = role === 'admin' ? 'ClientCard' : undefined;
  const wide = params.get('wide') === '1';
  return (
    <Page title="House book">
      <RecordTable entity={Booking} columns={columnsFor(role, wide)} detailPage={detailPage} readOnly={role !== 'admin'} sort={wide ? '-check_in' : 'check_in'} search={['guest_name']} />
      <Grid kind="aside">
        <RecordCards entity={Room} imageField="photo" fields={['price', 'capacity', 'equipment']} filters={['kind', 'capacity']} focus={{ label: 'Suites', where: { kind: 'suite' } }} />
        <Checklist title="Habits" entity={Habit} log={{ entity: HabitLog, refField: 'habit_id', dateField: 'day', valueField: 'amount' }} emptyText="None yet" />
      </Grid>
      <WeekTotals entity={TimeEntry} startField="started_at" endField="ended_at" groupBy="person" where={{ person: { $ne: null } }} />
      <RecordTable entity={Invoice} columns={['number', 'client_id', 'client_id.email', 'total']} where={{ 'client_id.vip': true, $or: [{ status: 'sent' }, { status: 'overdue' }] }} rowActions={({ id, total = 0 }) => (total > 1000 ? <strong key={id}>large</strong> : null)} />
      <SettingsForm entity={Client} scope="person" groups={[{ title: 'You', fields: ['name', 'email'] }, { title: 'More', text: 'Seen by admins', fields: ['phone'] }]} />
    </Page>
  );
}
