import { useRecords } from '@/components/lib/useRecords';
import { groupBy } from '@/components/lib/money';
import TaskLine from '@/components/TaskLine';
import EmptyState from '@/components/EmptyState';
import { Task } from '@/entities/Task';
import { Input } from '@/components/ui/input';
import { Fragment } from 'react';

const tagsIn = (text) => [...text.matchAll(/#(\w+)/g)].map(([, tag]) => tag);
const dayIn = (text) => (/\btomorrow\b/i.test(text) ? new Date(Date.now() + 864e5).toISOString().slice(0, 10) : undefined);

export default function QuickAdd() {
  const { rows, isLoading, error, create, update, refetch } = useRecords(Task, { where: { status: { $ne: 'review' } }, sort: 'due_date' });

  const add = (event) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('text');
    const text = field.value.trim();
    if (!text) return;
    create.mutate({ title: text.replace(/#\w+|\btomorrow\b/gi, '').trim(), tags: tagsIn(text), due_date: dayIn(text), status: 'todo' }, { onSuccess: () => { field.value = ''; } });
  };

  if (isLoading) return 'Loading…';
  if (error) return <EmptyState title="Not loaded" text={error.message} action={<button onClick={() => refetch()}>Again</button>} />;

  const groups = groupBy(rows, (task) => task.due_date ?? 'Some day');
  return (
    <section>
      <h1>{rows.length === 0 ? 'Nothing to do' : `${rows.length} to do`}</h1>
      <form onSubmit={add}><Input name="text" aria-label="New task" placeholder="Water the plants #home tomorrow" autoFocus disabled={create.isPending} /></form>
      {Object.entries(groups).sort(([a], [b]) => a.localeCompare(b)).map(([day, tasks]) => (
        <Fragment key={day}>
          <h2>{day}</h2>
          <ul>{tasks.map((task) => <TaskLine key={task.id} task={task} onToggle={({ id }, isDone) => update.mutate({ id, status: isDone ? 'done' : 'todo' })} />)}</ul>
        </Fragment>
      ))}
    </section>
  );
}
