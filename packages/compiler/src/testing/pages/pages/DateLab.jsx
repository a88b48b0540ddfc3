import { addMonths, eachDayOfInterval, endOfMonth, endOfWeek, format, getISOWeek, intervalToDuration, isSameMonth, isToday, parse, startOfMonth, startOfWeek } from 'date-fns';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Task } from '@/entities/Task';
import { Event } from '@/entities/Event';
import { cn } from '@/lib/utils';

// Everything that React draws, and a few things it leaves out.
function Odds({ when, settings, tags, count, note }) {
  const total = 3n;
  return (
    <dl>
      <dt>When</dt><dd>{when.toLocaleDateString('en-GB')}, {String(when)}, {+when}</dd>
      <dt>Settings</dt><dd><pre>{JSON.stringify(settings, null, 2)}</pre></dd>
      <dt>Tags</dt><dd>{tags}</dd>
      <dt>Keys</dt><dd>{Object.keys(settings)}</dd>
      <dt>Set</dt><dd>{Array.from(new Set(tags)).map((tag) => <i key={tag}>{tag}</i>)}</dd>
      <dt>Count</dt><dd>{count}{count > 0 && ' open'}{!count && 'none'}</dd>
      <dt>Note</dt><dd>{note}{null}{undefined}{true}{''}{0}</dd>
      <dt>Large</dt><dd>{total.toString()}</dd>
      <dt>Deep</dt><dd>{settings.theme?.name}{settings['missing']}{[[1, 2], [3]].map((row, at) => <b key={at}>{row}</b>)}</dd>
    </dl>
  );
}

export default function DateLab() {
  const [month, setMonth] = useState(() => startOfMonth(new Date()));
  const { data: tasks = [] } = useQuery({ queryKey: ['records', 'Task', 'rows', 'due'], queryFn: () => Task.filter({ due_date: { $ne: null } }) });
  const { data: event } = useQuery({ queryKey: ['records', 'Event', 'rows', 'next'], queryFn: async () => { const [next] = await Event.list('starts_at', 1); return next ?? null; } });

  const days = eachDayOfInterval({ start: startOfWeek(month, { weekStartsOn: 1 }), end: endOfWeek(endOfMonth(month), { weekStartsOn: 1 }) });
  const dueOn = tasks.reduce((byDay, task) => { (byDay[task.due_date] ||= []).push(task); return byDay; }, {});
  const lasts = event?.ends_at ? intervalToDuration({ start: new Date(event.starts_at), end: new Date(event.ends_at) }) : null;
  const opening = parse('2024-03-01', 'yyyy-MM-dd', new Date());

  return (
    <div>
      <header className="flex items-center gap-2">
        <button onClick={() => setMonth(addMonths(month, -1))} aria-label="Month before">‹</button>
        <h1>{format(month, 'MMMM yyyy')}</h1>
        <button onClick={() => setMonth((m) => addMonths(m, 1))} aria-label="Next month">›</button>
      </header>
      <div className="grid grid-cols-7 gap-px bg-border">
        {days.map((day) => {
          const key = format(day, 'yyyy-MM-dd');
          const due = dueOn[key];
          return (
            <div key={key} className={cn('min-h-16 bg-card p-1 text-xs', { 'opacity-40': !isSameMonth(day, month), 'ring-2 ring-primary': isToday(day) })} title={`Week ${getISOWeek(day)}`}>
              <span>{day.getDate()}</span>
              {due?.slice(0, 2).map(({ id, title }) => <p key={id} className="truncate">{title}</p>)}
              {due && due.length > 2 && <p>+{due.length - 2}</p>}
            </div>
          );
        })}
      </div>
      {lasts && <p>{event.name} lasts {lasts.hours ?? 0} h {lasts.minutes ?? 0} min</p>}
      <p>Open since <time dateTime={opening.toISOString()}>{opening.getFullYear()}</time>, {Math.floor((Date.now() - opening.getTime()) / 86400000)} days</p>
      <Odds when={new Date()} settings={{ theme: { name: 'calm' }, size: 2 }} tags={['a', 'b']} count={tasks.length} note={tasks[0]?.notes} />
    </div>
  );
}
