import { Play, Printer } from 'lucide-react';
import { Comment } from '@/entities/Comment';
import { Task } from '@/entities/Task';
import { TimeEntry } from '@/entities/TimeEntry';
import { Button } from '@/components/ui/button';
import { RecordDetail, now } from '@/kit';

const start = (task) => TimeEntry.create({ task_id: task.id, started_at: now(), note: `Work on ${task.title}` });

export default function TaskDetails() {
  return (
    <RecordDetail
      entity={Task}
      listPage="Tasks"
      fields={['status', 'priority', 'project_id', 'project_id.client_id', 'due_date', 'assignee', 'estimate', 'tags', 'notes']}
      related={[
        { entity: TimeEntry, field: 'task_id', label: 'Hours', columns: ['started_at', 'ended_at', 'person', 'note'], sort: '-started_at' },
        { entity: Comment, field: 'task_id', label: 'Comments', columns: ['text', 'created_date'], textField: 'text', authorField: 'author' },
      ]}
      computed={[
        { label: 'Worked', agg: 'sum', between: ['started_at', 'ended_at'], entity: TimeEntry, by: 'task_id', format: 'hours', target: 'estimate' },
        { label: 'Comments', agg: 'count', entity: Comment, by: 'task_id', tone: 'info' },
      ]}
      actions={(task) => (
        <div className="flex gap-2">
          {task.status !== 'done' && <Button size="sm" onClick={() => start(task)}><Play /> Start</Button>}
          <Button size="icon" variant="outline" onClick={() => window.print()} aria-label="Print"><Printer /></Button>
        </div>
      )}
    />
  );
}
