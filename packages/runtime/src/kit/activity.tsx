import { useQueries } from '@tanstack/react-query';
import { Link2, Pencil, Plus } from 'lucide-react';
import type { Row } from '../sdk/entity-types.ts';
import { activity } from '../texts/activity.ts';
import { Card } from '../ui/card.tsx';
import type { Icon, Related } from './api.ts';
import { rowsQuery, useCurrentUser } from './data.ts';
import { formatMoment, readDate } from './format.ts';
import { nameOf } from './record-name.tsx';
import { nounOf } from './schema.ts';

type Event = { key: string; at: string; text: string; by: string | null; icon: Icon };

const mostOfEach = 5;
const mostShown = 12;
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is known to have happened: the record's making and last change, and what was added to it. */
export function Activity({ noun, row, related }: { noun: string; row: Row; related: readonly Related[] }) {
  const user = useCurrentUser();
  const parts = useQueries({
    queries: related.map(({ entity, field }) =>
      rowsQuery(entity, { where: { [field]: row.id }, sort: '-created_date', limit: mostOfEach }),
    ),
  });
  const children = related.flatMap(({ entity }, at) =>
    (parts[at]?.data ?? []).map((child): Event => {
      const name = nameOf(entity, child);
      return {
        key: `${entity.name} ${child.id}`,
        at: String(child['created_date'] ?? ''),
        text: activity.added(name === '…' ? nounOf(entity.schema) : `${nounOf(entity.schema)} ${name}`),
        by: textIn(child['created_by']),
        icon: Link2,
      };
    }),
  );
  const events = [...ownEvents(noun, row), ...children]
    .filter(({ at }) => readDate(at) !== undefined)
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, mostShown);
  return (
    <Card className="py-2">
      <ol aria-label={activity.title} className="flex flex-col">
        {events.map(({ key, at, text, by, icon: Mark }) => (
          <li key={key} className="flex items-start gap-3 px-5 py-2.5">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground">
              <Mark className="size-4" strokeWidth={1.75} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="break-words">{text}</p>
              <p className="text-[13px] break-words text-muted-foreground">
                <time dateTime={at}>{formatMoment(at)}</time>
                {by === null ? null : <> · {by === user?.email ? activity.you : by}</>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ownEvents(noun: string, row: Row): Event[] {
  const made = textIn(row['created_date']);
  const changed = textIn(row['updated_date']);
  const events: Event[] = [];
  if (made !== null)
    events.push({
      key: 'made',
      at: made,
      text: activity.thisWasAdded(noun),
      by: textIn(row['created_by']),
      icon: Plus,
    });
  if (changed !== null && changed !== made)
    events.push({ key: 'changed', at: changed, text: activity.lastChanged, by: null, icon: Pencil });
  return events;
}
