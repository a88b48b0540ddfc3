import type { Block, Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { minimumOf } from '../emit/smart.ts';
import { endField, fieldById, fieldsOf, openStates, startField, stateOf } from '../plan/look.ts';
import { dayFromToday, daysUntil } from './days.ts';

type Row = Record<string, unknown>;
type List = { entity: BlueprintEntity; field: BlueprintField; records: readonly Row[]; now: Date };

/** Days from today at which samples stand in a list; the first are taken first. */
const spots: Readonly<Record<string, readonly number[]>> = {
  overdue: [-3, -8],
  upcoming: [2, 6, 11],
  today: [0, 0],
  'ends-soon': [6, 17],
};
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  overdue: [Number.NEGATIVE_INFINITY, -1],
  upcoming: [0, Number.POSITIVE_INFINITY],
  today: [0, 0],
  'ends-soon': [0, 30],
};
/** A list of what needs a hand is short where things go well. */
const mostOverdue = 3;

/** Gives each list that the app opens with one to three samples, so that nobody meets an empty one. */
export function fillWindows(
  { pages }: Blueprint,
  entity: BlueprintEntity,
  records: readonly Row[],
  now: Date,
): void {
  const blocks = pages.flatMap(({ blocks: own }) => own).filter((block) => block.entity === entity.id);
  const taken = new Set<Row>();
  for (const block of blocks) {
    const field = fieldById(entity, block.field);
    if (block.list === 'low-stock' && field) fewInStock({ entity, field, records, now });
    else if (block.list && spots[block.list] && field && /^date/.test(field.type))
      fillDates(block.list, { entity, field, records, now }, taken);
    if (block.where) fillAsked(block, entity, records);
  }
}

function fillDates(list: string, given: List, taken: Set<Row>): void {
  const { entity, field, records, now } = given;
  const [from, to] = bounds[list] ?? [0, 0];
  const isIn = (row: Row): boolean => {
    const days = daysUntil(row[field.key], now);
    return days !== undefined && days >= from && days <= to && (list === 'today' || isOpen(entity, row));
  };
  const inside = records.filter(isIn);
  for (const row of inside.slice(0, 2)) taken.add(row);
  if (list === 'overdue' && inside.length > mostOverdue)
    for (const [at, row] of inside.slice(mostOverdue).entries()) place(row, 2 + ((at * 5) % 23), given);
  const wanted = spots[list] ?? [];
  const free = records.filter((row) => !inside.includes(row) && !taken.has(row));
  // The first of a list is opened first: what is moved lies further down.
  const spare = [...free.filter((row) => isOpen(entity, row)), ...free.filter((row) => !isOpen(entity, row))];
  for (const [at, row] of spare.slice(0, Math.max(0, wanted.length - inside.length)).entries()) {
    taken.add(row);
    open(entity, row);
    place(row, wanted[inside.length + at] ?? from, given);
  }
}

/** Moves a date, and the other end of its span along with it. */
function place(row: Row, days: number, { entity, field, now }: List): void {
  const before = daysUntil(row[field.key], now) ?? days;
  const [start, end] = [startField(entity), endField(entity)];
  row[field.key] = dayFromToday(field, days, now, row[field.key]);
  const isSpan = field === start || field === end;
  for (const other of isSpan ? [start, end] : []) {
    const own = other && other !== field ? daysUntil(row[other.key], now) : undefined;
    if (other && own !== undefined)
      row[other.key] = dayFromToday(other, own + days - before, now, row[other.key]);
  }
}

const ticks = /returned|done|paid|complete|bought|packed|taken|resolved|delivered|picked/i;
const tickOf = (entity: BlueprintEntity): BlueprintField | undefined =>
  fieldsOf(entity, 'bool').find(({ label }) => ticks.test(label));
const gone = /cancel|declined|rejected|no[- ]?show|expired|former/i;

/** As the lists see it (emit/smart.ts): neither at an end of its course nor ticked off. */
function isOpen(entity: BlueprintEntity, row: Row): boolean {
  const state = stateOf(entity);
  if (state && gone.test(String(row[state.key]))) return false;
  const opens = openStates(entity);
  if (state && opens.length > 0) return opens.includes(String(row[state.key]));
  const tick = tickOf(entity);
  return tick ? row[tick.key] !== true : true;
}

function open(entity: BlueprintEntity, row: Row): void {
  const state = stateOf(entity);
  const opens = openStates(entity).filter((value) => !gone.test(value));
  if (state && !isOpen(entity, row) && opens[0] !== undefined) row[state.key] = opens[0];
  const tick = tickOf(entity);
  if (tick) row[tick.key] = false;
}

/** Two run out; the rest has enough, whether by a minimum of its own or by five. */
function fewInStock({ entity, field, records }: List): void {
  const minimum = minimumOf(entity);
  const leastOf = (row: Row): number => (minimum === undefined ? 5 : Number(row[minimum] ?? 5));
  for (const [at, row] of records.entries()) {
    const least = leastOf(row);
    const stock = Number(row[field.key] ?? 0);
    if (at % 4 === 2) row[field.key] = Math.max(0, Math.floor(least / 2));
    else if (stock <= least) row[field.key] = least + 3 + ((at * 7 + stock) % 20);
  }
}

/** What the request's own condition names is met by two samples. */
function fillAsked({ where = {} }: Block, entity: BlueprintEntity, records: readonly Row[]): void {
  const asked = Object.entries(where).flatMap(([id, value]) => {
    const field = fieldById(entity, id);
    return field ? [{ field, value }] : [];
  });
  const simple = asked.every(({ value }) => /^(?:string|number|boolean)$/.test(typeof value));
  if (asked.length === 0 || !simple) return;
  const meets = (row: Row): boolean => asked.every(({ field, value }) => row[field.key] === value);
  if (records.some(meets)) return;
  for (const row of records.slice(1, 3)) for (const { field, value } of asked) row[field.key] = value;
}
