import { addDays, addWeeks, startOfWeek } from 'date-fns';
import { useState } from 'react';
import { figures } from '../texts/figures.ts';
import { timesheet } from '../texts/timesheet.ts';
import type { TimesheetProps } from './api.ts';
import { dayKey } from './calendar-days.ts';
import { FigureTable } from './figure-table.tsx';
import { formatAmount, fullDay, readDate, weekdayName } from './format.ts';
import { groupRows } from './groups.ts';
import { hoursBetween } from './measure.ts';
import { Readable } from './readable.tsx';
import { fieldOf } from './schema.ts';
import { SpanSteps } from './span-steps.tsx';
import { useMeasureRows } from './use-measure.ts';
import { allOf } from './where.ts';

/** Hours of a week, day by day. */
export const Timesheet = (props: TimesheetProps) => (
  <Readable entities={[props.entity]}>
    <WeekTable {...props} />
  </Readable>
);

function WeekTable({
  title = timesheet.title,
  entity,
  startField,
  endField,
  groupBy,
  where,
}: TimesheetProps) {
  const [monday, setMonday] = useState(() => startOfWeek(new Date(), { weekStartsOn: 1 }));
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const field = fieldOf(entity.schema, groupBy);
  const inWeek = { [startField]: { $gte: monday.toISOString(), $lt: addDays(monday, 7).toISOString() } };
  const data = useMeasureRows(entity, {
    where: allOf(where, inWeek),
    paths: [],
    also: field?.target ? [groupBy] : [],
  });
  const groups =
    field === undefined || data.rows === undefined
      ? undefined
      : groupRows(data.rows, { field, references: data.references, limit: 200 });
  const hours = (rows: readonly Record<string, unknown>[], day?: Date) =>
    rows
      .filter((row) => day === undefined || dayKey(readDate(row[startField]) ?? new Date(0)) === dayKey(day))
      .reduce((sum, row) => sum + hoursBetween(row[startField], row[endField]), 0);
  const shown = (value: number) => (value === 0 ? '–' : formatAmount(value, 'hours'));
  const all = data.rows ?? [];
  return (
    <FigureTable
      title={`${title}: ${fullDay(monday, false)} – ${fullDay(addDays(monday, 6))}`}
      actions={
        <SpanSteps
          of="week"
          todayLabel={timesheet.thisWeek}
          onToday={() => setMonday(startOfWeek(new Date(), { weekStartsOn: 1 }))}
          onStep={(count) => setMonday(addWeeks(monday, count))}
        />
      }
      heads={[field?.label ?? '', ...days.map((day) => weekdayName(day)), figures.total]}
      lines={groups?.map(({ key, label, rows }) => ({
        key,
        cells: [
          label,
          ...days.map((day) => shown(hours(rows, day))),
          <strong key="sum">{shown(hours(rows))}</strong>,
        ],
      }))}
      foot={[figures.total, ...days.map((day) => shown(hours(all, day))), shown(hours(all))]}
      error={data.isError ? data.error : undefined}
      onRetry={data.refetch}
      emptyText={timesheet.empty}
    />
  );
}

/** The same table under its other name. */
export const WeekTotals = Timesheet;
