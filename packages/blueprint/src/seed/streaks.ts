import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { dailyLogOf } from '../plan/look.ts';
import { dayFromToday } from './days.ts';

type Made = {
  records: Record<string, unknown>[];
  made: ReadonlyMap<string, Record<string, unknown>[]>;
  now: Date;
};

/** So many times in a row for one habit after the other. */
const lengths = [6, 2, 5, 3, 1, 4, 3];
/** A habit is older than what is logged of it. */
const begun = 60;

/** Habits were ticked off day by day, up to today or yesterday: a log of scattered days would show no streak. */
export function settleStreaks(
  blueprint: Blueprint,
  log: BlueprintEntity,
  { records, made, now }: Made,
): void {
  const habit = blueprint.entities.find(
    (entity) => entity.concept === 'habit' && dailyLogOf(blueprint, entity)?.log === log,
  );
  const daily = habit && dailyLogOf(blueprint, habit);
  if (!habit || !daily) return;
  const habits = made.get(habit.name) ?? [];
  const start = habit.fields.find(({ label, type }) => type === 'date' && /^start/i.test(label));
  let at = 0;
  for (const [index, parent] of habits.entries()) {
    if (start) parent[start.key] = dayFromToday(start, -begun - index * 7, now);
    const step = parent['frequency'] === 'weekly' ? 7 : 1;
    for (let back = 0; back < (lengths[index % lengths.length] ?? 1); back++) {
      const record = records[at++];
      if (!record) return;
      record[daily.by.key] = `@${habit.name}:${index}`;
      record[daily.date.key] = dayFromToday(daily.date, -(index % 2) - back * step, now);
      record[daily.done.key] = true;
    }
  }
  // Before that there were good weeks and worse ones.
  for (const [extra, record] of records.slice(at).entries()) {
    record[daily.by.key] = `@${habit.name}:${(extra * 3) % Math.max(habits.length, 1)}`;
    record[daily.date.key] = dayFromToday(daily.date, -8 - extra, now);
    record[daily.done.key] = true;
  }
}
