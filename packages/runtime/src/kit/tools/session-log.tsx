import { toast } from 'sonner';
import { entityNamed } from '../../sdk/entity.ts';
import type { EntityClient } from '../../sdk/entity-types.ts';
import { sessions } from '../../texts/tools/timers.ts';
import { Label } from '../../ui/label.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../../ui/select.tsx';
import { useRefresh, useRows } from '../data.ts';
import { today } from '../dates.ts';
import { reasonOf } from '../refusal.tsx';
import { nounOf, plainTitle } from '../schema.ts';
import type { SessionKeeping } from './tool-api.ts';

export type Session = { start: number; end: number; ms: number; kind: string; task: string | undefined };

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The record of a session; only fields that the entity has. */
function sessionRecord({ entity, fields }: SessionKeeping, session: Session): Record<string, unknown> {
  const { start, end, ms, kind, task } = session;
  const parts: [string | undefined, unknown][] = [
    [fields.minutes, tenth(ms / 60_000)],
    [fields.seconds, Math.round(ms / 1000)],
    [fields.hours, Math.round(ms / 36_000) / 100],
    [fields.start, new Date(start).toISOString()],
    [fields.end, new Date(end).toISOString()],
    [fields.date, today()],
    [fields.kind, kind],
    [fields.name, kind],
    [fields.task, task],
  ];
  const whole = (key: string, value: unknown) =>
    typeof value === 'number' && entity.schema.properties[key]?.type === 'integer'
      ? Math.round(value)
      : value;
  return Object.fromEntries(
    parts.flatMap(([key, value]) =>
      key === undefined || value === undefined || !(key in entity.schema.properties)
        ? []
        : [[key, whole(key, value)]],
    ),
  );
}

/** Writes sessions; without a log it does nothing. */
export function useSessionLog(log: SessionKeeping | undefined) {
  const refresh = useRefresh(log?.entity ?? entityNamed('Session'));
  return async (session: Session) => {
    if (log === undefined) return;
    try {
      await log.entity.create(sessionRecord(log, session));
      refresh();
      toast.success(sessions.saved);
    } catch (error) {
      toast.error(sessions.notSaved, {
        description: reasonOf(error),
      });
    }
  };
}

const none = '_none';

type ChoiceProps = {
  tasks: EntityClient;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
};

/** What the session is for. */
export function TaskChoice({ tasks, value, onChange }: ChoiceProps) {
  const rows = useRows(tasks, { sort: '-created_date', limit: 200 });
  const noun = nounOf(tasks.schema);
  return (
    <div className="mx-auto flex w-full max-w-76 flex-col gap-2">
      <Label htmlFor="timer-task">{noun.charAt(0).toUpperCase() + noun.slice(1)}</Label>
      <Select value={value ?? none} onValueChange={(next) => onChange(next === none ? undefined : next)}>
        <SelectTrigger id="timer-task">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={none}>{sessions.noTask}</SelectItem>
          {(rows.data ?? []).map((row) => (
            <SelectItem key={row.id} value={row.id}>
              {plainTitle(tasks.schema, row)}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </div>
  );
}
