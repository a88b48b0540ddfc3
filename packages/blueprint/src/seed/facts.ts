import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { isFinal } from '../plan/colors.ts';
import { dueField, fieldsOf, startField, stateOf } from '../plan/look.ts';
import { dayFromToday, daysUntil } from './days.ts';
import { type Facts, labelOfState } from './fact.ts';
import { settleDistance } from './numbers.ts';
import { settlePeriod } from './periods.ts';
import { settlePrices, settleTotal } from './prices.ts';

type Row = Record<string, unknown>;
/** What a record says of itself agrees: its state with its dates and amounts, its age with its birthday. */
export function settleFacts(record: Row, facts: Facts): void {
  settleDue(record, facts);
  settlePeriod(record, facts);
  settleDeeds(record, facts);
  settlePrices(record, facts);
  settleTotal(record, facts.entity);
  settleAge(record, facts);
  settleDistance(record, facts.entity);
}

/** Whatever is due was lent, sent or ordered before; what is called overdue is, and nothing else that is open. */
function settleDue(record: Row, { entity, now, random }: Facts): void {
  const due = dueField(entity);
  const days = due && daysUntil(record[due.key], now);
  if (!due || days === undefined || entity.kind !== 'transaction') return;
  const state = stateOf(entity);
  const late = state?.options?.find(({ label }) => /^(?:over ?due|late)$/i.test(label));
  const label = labelOfState(record, state);
  const isLate = late !== undefined && state !== undefined && record[state.key] === late.value;
  const isWaiting = late !== undefined && !isLate && !isFinal(label);
  const end = isLate && days >= 0 ? -random.int(2, 20) : isWaiting && days < 0 ? random.int(2, 25) : days;
  if (end !== days) record[due.key] = dayFromToday(due, end, now, record[due.key]);
  const start = fieldsOf(entity, 'date', 'datetime').find(
    (field) => field !== due && begun.test(field.label),
  );
  const from = start && daysUntil(record[start.key], now);
  if (start && from !== undefined && (from >= end || from > 0))
    record[start.key] = dayFromToday(start, Math.min(end, 0) - random.int(7, 28), now, record[start.key]);
}

const begun =
  /^(?:loan|issue|issued|invoice|order|lent|borrowed|sent|start|created|checked out|hand-?out)\b(?: date| on| at)?/i;

/** Dates of a deed, and the states in which it is done. */
const deeds: readonly (readonly [date: RegExp, done: RegExp])[] = [
  [/^(?:paid|payment|date paid)(?: date| on| at)?$/i, /^(?:paid|settled|refunded)$/i],
  [/^(?:returned|return|date returned|handed back)(?: date| on| at)?$/i, /returned|handed back|^back$/i],
  [/^(?:sold|date sold|sale)(?: date| on| at)$/i, /^sold$/i],
  [
    /^(?:completed|finished|done|date completed)(?: date| on| at)?$/i,
    /^(?:done|completed?|finished|closed|resolved|delivered)$/i,
  ],
  [/^(?:resolved|closed|solved)(?: date| on| at)?$/i, /^(?:resolved|closed|solved|done)$/i],
  [/^(?:delivered|date delivered)(?: on| at| date)?$/i, /^delivered$/i],
  [/^(?:shipped|dispatched)(?: on| at| date)?$/i, /^(?:shipped|dispatched|delivered|on the way)$/i],
  [/^cancell?ed(?: on| at| date)?$/i, /cancel/i],
];

/** A date of return or payment is there where it has happened, and lies behind; elsewhere it is empty. */
function settleDeeds(record: Row, { entity, now, random }: Facts): void {
  for (const field of fieldsOf(entity, 'date', 'datetime')) {
    const done = deeds.find(([shape]) => shape.test(field.label))?.[1];
    // Without a day on which it is due, a return date is the day that was agreed.
    if (!done || (/^return/i.test(field.label) && !dueField(entity) && !/returned/i.test(field.label)))
      continue;
    const isDone = isDeedDone(record, entity, { done, label: field.label });
    if (isDone === undefined) continue;
    if (!isDone && !field.required) delete record[field.key];
    if (!isDone) continue;
    const start = startField(entity);
    const begin = start && start !== field ? (daysUntil(record[start.key], now) ?? -14) : -14;
    const first = Math.min(begin, -1);
    record[field.key] = dayFromToday(
      field,
      random.int(Math.max(first, Math.ceil(first / 2) - 10), 0),
      now,
      record[field.key],
    );
  }
}

/** By the state, else by what is ticked; where neither tells, what is "paid" was so at the end of its course. */
function isDeedDone(
  record: Row,
  entity: BlueprintEntity,
  { done, label: said }: { done: RegExp; label: string },
): boolean | undefined {
  const states = fieldsOf(entity, 'enum');
  const state = states.find(({ options }) => options?.some(({ label }) => done.test(label)));
  if (state) return done.test(labelOfState(record, state));
  const tick = fieldsOf(entity, 'bool').find(({ label }) => done.test(label));
  if (tick) return record[tick.key] === true;
  if (!/ed\b|^paid|^sold/i.test(said)) return undefined;
  const course = stateOf(entity);
  return course === undefined || isFinal(labelOfState(record, course));
}

function settleAge(record: Row, { entity, now }: Facts): void {
  const age = fieldsOf(entity, 'int', 'number').find(({ label }) => /^age(?: in years)?$/i.test(label));
  const birth = fieldsOf(entity, 'date').find(({ label }) => /birth|\bdob\b/i.test(label));
  const born = birth && Date.parse(String(record[birth.key] ?? ''));
  if (age && born !== undefined && !Number.isNaN(born))
    record[age.key] = Math.floor((now.getTime() - born) / (365.25 * 86_400_000));
}
