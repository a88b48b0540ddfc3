import type { EntityClient, Row, Where } from '../sdk/entity-types.ts';
import { calendar } from '../texts/calendar.ts';
import { groupNames } from '../texts/group-names.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useCount, useRows } from './data.ts';
import { formatNumber } from './format.ts';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { fieldOf } from './schema.ts';
import { allOf } from './where.ts';

type Props = {
  entity: EntityClient;
  dateField: string;
  where: Where | undefined;
  onOpen: (row: Row) => void;
};

const most = 20;

/** Records that no day of a calendar can show: without this, a new one without its date would be nowhere. */
export function WithoutDate({ entity, dateField, where, onOpen }: Props) {
  const absent = allOf(where, { [dateField]: null });
  const rows = useRows(entity, { where: absent, sort: '-created_date', limit: most });
  const count = useCount(entity, absent);
  const found = rows.data ?? [];
  const titles = useTitleReferences(entity, found);
  if (found.length === 0) return null;
  const title = groupNames.without(fieldOf(entity.schema, dateField)?.label.toLowerCase() ?? groupNames.date);
  const total = count.data ?? found.length;
  return (
    <Card role="region" aria-label={title} className="gap-2 px-4 py-3">
      <h2 className="text-[13px] font-semibold">
        {title} <span className="font-normal text-muted-foreground">{formatNumber(total)}</span>
      </h2>
      <ul className="flex flex-wrap gap-1.5">
        {found.map((row) => (
          <li key={row.id} className="max-w-full">
            <Button
              variant="outline"
              size="sm"
              className="max-w-full font-normal"
              onClick={() => onOpen(row)}
            >
              <span className="truncate">{nameOf(entity, row, titles)}</span>
            </Button>
          </li>
        ))}
        {total > found.length ? (
          <li className="self-center text-[13px] text-muted-foreground">
            {calendar.andMore(formatNumber(total - found.length))}
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
