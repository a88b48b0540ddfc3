import { useMutation } from '@tanstack/react-query';
import type { Row } from '../sdk/entity-types.ts';
import { failures } from '../texts/states.ts';
import type { ChecklistProps } from './api.ts';
import { useRefresh, useRows } from './data.ts';
import { today } from './dates.ts';
import { toastFailure } from './refusal.tsx';

type Log = NonNullable<ChecklistProps['log']>;

const most = 500;

/** Whether an entry of the log says that it was done: an entry with its box left empty is no tick. */
export const isTick = (entry: Row, { valueField }: Log): boolean =>
  valueField === undefined || entry[valueField] === true;

/** What the log says of today, and how to tick a record off in it. */
export function useTicks({ entity, log }: Pick<ChecklistProps, 'entity' | 'log'>) {
  const source = log?.entity ?? entity;
  const refresh = useRefresh(source);
  const entries = useRows(
    source,
    { where: log ? { [log.dateField]: today() } : {}, limit: most },
    log !== undefined,
  );
  const entriesOf = (row: Row): Row[] =>
    log ? (entries.data ?? []).filter((entry) => entry[log.refField] === row.id) : [];
  const isTicked = (row: Row): boolean =>
    log !== undefined && entriesOf(row).some((entry) => isTick(entry, log));
  const toggle = useMutation({
    mutationFn: async (row: Row) => {
      if (!log) return;
      const ticks = entriesOf(row).filter((entry) => isTick(entry, log));
      if (ticks.length === 0) await tick(log, row, entriesOf(row)[0]);
      for (const { id } of ticks) await log.entity.delete(id);
    },
    onError: (error) => toastFailure(failures.notSaved, error),
    onSettled: refresh,
  });
  return { isTicked, toggle: (row: Row) => toggle.mutate(row) };
}

/** An entry of today that was left open is completed, so that no day has two. */
const tick = ({ entity, refField, dateField, valueField }: Log, row: Row, open: Row | undefined) =>
  open && valueField !== undefined
    ? entity.update(open.id, { [valueField]: true })
    : entity.create({
        [refField]: row.id,
        [dateField]: today(),
        ...(valueField === undefined ? {} : { [valueField]: true }),
      });
