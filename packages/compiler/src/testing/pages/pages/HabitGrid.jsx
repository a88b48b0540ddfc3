import { memo, useCallback, useMemo } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, format, startOfWeek } from 'date-fns';
import { Check } from 'lucide-react';
import { Habit } from '@/entities/Habit';
import { HabitLog } from '@/entities/HabitLog';
import EmptyState from '@/components/EmptyState';
import { useIsMobile } from '@/hooks/use-mobile';
import { CreateButton } from '@/kit';

const dayKey = (date) => format(date, 'yyyy-MM-dd');

const Cell = memo(function Cell({ isOn, color, label, onToggle }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      onClick={onToggle}
      className="grid aspect-square place-items-center rounded-lg border border-border data-[on=true]:border-transparent"
      data-on={isOn}
      style={{ '--tone': color || 'var(--primary)', background: isOn ? 'var(--tone)' : undefined }}
    >
      {isOn && <Check className="size-4 text-white" />}
    </button>
  );
});

function Ring({ share, size = 44 }) {
  const radius = size / 2 - 4;
  const around = 2 * Math.PI * radius;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`${Math.round(share * 100)} %`}>
      <circle cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--border)" strokeWidth="4" />
      <circle
        cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round"
        strokeDasharray={around} strokeDashoffset={around * (1 - Math.min(1, share))} transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
    </svg>
  );
}

export default function HabitGrid() {
  const isMobile = useIsMobile();
  const client = useQueryClient();
  const habits = useQuery({ queryKey: ['records', 'Habit', 'rows'], queryFn: () => Habit.list('name') });
  const first = startOfWeek(new Date(), { weekStartsOn: 1 });
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  const logs = useQuery({
    queryKey: ['records', 'HabitLog', 'rows', dayKey(first)],
    queryFn: () => HabitLog.filter({ day: { $gte: dayKey(first) } }),
  });

  const done = useMemo(() => new Map(logs.data?.map((log) => [`${log.habit_id} ${log.day}`, log])), [logs.data]);

  const { mutate } = useMutation({
    mutationFn: async ({ habit, day }) => {
      const log = done.get(`${habit.id} ${day}`);
      if (log) await HabitLog.delete(log.id);
      else await HabitLog.create({ habit_id: habit.id, day, amount: 1 });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['records', 'HabitLog'] }),
  });
  const toggle = useCallback((habit, day) => () => mutate({ habit, day }), [mutate]);

  if (habits.isLoading || logs.isLoading) return <div className="h-40 animate-pulse rounded-xl bg-muted" />;
  if (!habits.data?.length) return <EmptyState title="No habits yet" action={<CreateButton entity={Habit} />} />;

  return (
    <div className="space-y-3">
      <h1 className="text-xl font-semibold">This week</h1>
      {habits.data.map((habit) => {
        const count = days.filter((day) => done.has(`${habit.id} ${dayKey(day)}`)).length;
        return (
          <section key={habit.id} className="rounded-xl border border-border bg-card p-3">
            <header className="mb-2 flex items-center gap-3">
              <Ring share={count / (habit.target || 7)} />
              <h2 className="flex-1 font-medium">{habit.name}</h2>
              <span className="text-sm text-muted-foreground">{count} of {habit.target ?? 7}</span>
            </header>
            <div className="grid grid-cols-7 gap-1.5">
              {days.map((day) => (
                <div key={+day} className="text-center text-xs">
                  {format(day, isMobile ? 'EEEEE' : 'EEE')}
                  <Cell isOn={done.has(`${habit.id} ${dayKey(day)}`)} color={habit.color} label={`${habit.name}, ${format(day, 'EEEE')}`} onToggle={toggle(habit, dayKey(day))} />
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
