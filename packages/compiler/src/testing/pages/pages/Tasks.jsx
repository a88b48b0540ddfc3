import { useState } from 'react';
import { Check, Undo2 } from 'lucide-react';
import { toast } from 'sonner';
import { Task } from '@/entities/Task';
import { Button } from '@/components/ui/button';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { CreateButton, CsvButtons, Page, RecordTable, today } from '@/kit';
import { useQueryClient } from '@tanstack/react-query';

const views = {
  all: {},
  urgent: { priority: 'high', tags: { $nin: ['later'] } },
  late: { status: { $ne: 'done' }, due_date: { $lt: today() } },
};
const columns = ['title', 'project_id', 'status', 'priority', 'due_date', 'assignee'];

export default function Tasks() {
  const [view, setView] = useState('all');
  const [isDense, setDense] = useState(false);
  const client = useQueryClient();
  const canSearch = view !== 'late';

  const finish = async (row) => {
    await Task.update(row.id, { status: row.status === 'done' ? 'todo' : 'done' });
    client.invalidateQueries({ queryKey: ['records', 'Task'] });
    toast.success(row.status === 'done' ? 'Opened again' : 'Well done');
  };

  const shared = { entity: Task, sort: 'due_date', detailPage: 'TaskDetails', emptyTitle: 'No tasks here' };

  return (
    <Page
      title="Tasks"
      description={view === 'all' ? undefined : `Only ${view}`}
      actions={
        <>
          <ToggleGroup type="single" value={view} onValueChange={(next) => next && setView(next)}>
            {Object.keys(views).map((name) => <ToggleGroupItem key={name} value={name}>{name}</ToggleGroupItem>)}
          </ToggleGroup>
          <CsvButtons entity={Task} fields={columns} where={views[view]} />
          <CreateButton entity={Task} defaults={{ priority: 'high', due_date: today() }} />
        </>
      }
    >
      <RecordTable
        {...shared}
        columns={isDense ? columns.slice(0, 3) : columns}
        where={views[view]}
        search={canSearch ? ['title', 'notes'] : false}
        filters={['status', 'priority', 'project_id']}
        dateFilter="due_date"
        pageSize={50}
        csv={false}
        focus={{ label: 'Only mine', mine: true }}
        quick={{ label: 'Start', field: 'status', value: 'doing' }}
        formFields={['title', 'status', 'priority', 'project_id', 'due_date', 'estimate', 'notes']}
        rowActions={(row) => (
          <Button size="sm" variant="ghost" onClick={() => finish(row)} aria-label="Done or not">
            {row.status === 'done' ? <Undo2 /> : <Check />}
          </Button>
        )}
      />
      <Button variant="link" onClick={() => setDense((dense) => !dense)}>{isDense ? 'More columns' : 'Fewer columns'}</Button>
    </Page>
  );
}
