import { format, isPast, isToday, parseISO } from 'date-fns';
import { Link } from 'react-router-dom';
import { Checkbox } from '@/components/ui/checkbox';
import StatusBadge from '@/components/StatusBadge';
import { cn } from '@/lib/utils';
import { createPageUrl } from '@/utils';

export default function TaskLine({ task, onToggle, compact = false, className }) {
  const due = task.due_date ? parseISO(task.due_date) : null;
  const isLate = due !== null && isPast(due) && !isToday(due) && task.status !== 'done';
  return (
    <li className={cn('flex items-center gap-3 py-2', compact && 'py-1 text-sm', className)}>
      <Checkbox
        checked={task.status === 'done'}
        onCheckedChange={(checked) => onToggle?.(task, checked === true)}
        aria-label={`Done: ${task.title}`}
      />
      <Link
        to={createPageUrl(`TaskDetails?id=${task.id}`)}
        className={cn('min-w-0 flex-1 truncate hover:underline', task.status === 'done' && 'line-through')}
      >
        {task.title}
      </Link>
      {due && <time dateTime={task.due_date} className={isLate ? 'text-destructive' : 'text-muted-foreground'}>{format(due, 'd MMM')}</time>}
      {!compact && <StatusBadge status={task.status} />}
    </li>
  );
}
