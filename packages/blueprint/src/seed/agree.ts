import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isFinal } from '../plan/colors.ts';
import { endField, fieldsOf, startField, stateOf } from '../plan/look.ts';
import { isYear } from '../plan/year.ts';
import { dayFromToday, daysUntil } from './days.ts';
import type { Random } from './random.ts';

type Row = Record<string, unknown>;
type Told = { entity: BlueprintEntity; now: Date; random: Random };

const over =
  /^(?:expired|former|ended|left|finished|past|done|completed?|held|played|attended|no[- ]?show|missed|closed|returned|checked out|graduated|delivered|watched|served|taken place)$/i;
const ahead =
  /^(?:planned|scheduled|upcoming|requested|booked|confirmed|reserved|invited|open|expected|on the way|applied|registered)$/i;
const running = /^(?:active|running|current|in progress|ongoing|paused|checked in|in use|enrolled)$/i;
const out = /^(?:published|live|public|sent|online|archived)$/i;

/** A record's state and its dates tell the same: what is done lies behind, what is planned lies ahead. */
export function settleTimes(record: Row, told: Told): void {
  const { entity, now } = told;
  const state =
    stateOf(entity) ?? fieldsOf(entity, 'enum').find(({ label }) => /^status$|state/i.test(label));
  const option = state?.options?.find(({ value }) => value === record[state.key]);
  settleYears(entity, record);
  settleNames(entity, record);
  if (!option) return;
  settleTicks(entity, record, option.label);
  if (entity.kind === 'content') {
    settleRelease(record, told, option.label);
    return;
  }
  if (entity.kind === 'transaction' && !isFinal(option.label)) keepRecent(record, told);
  const end = endField(entity);
  const start = startField(entity);
  const last = end ?? (entity.kind === 'event' || isAhead(entity) ? start : undefined);
  if (!last) return;
  const days = daysUntil(record[last.key], now);
  if (days === undefined) return;
  if (over.test(option.label) && days >= 0) moveTo(record, told, [start, end], -(2 + (days % 40)));
  if (ahead.test(option.label)) {
    const first = daysUntil(record[(start ?? last).key], now) ?? days;
    if (first < 0) moveTo(record, told, [start, end], days - first + Math.min(-first, 30));
  }
  if (running.test(option.label) && end) moveAround(record, told, start, end);
}

/** Nobody leaves a new order lying for half a year. */
function keepRecent(record: Row, { entity, now }: Told): void {
  const field = startField(entity);
  const days = field && daysUntil(record[field.key], now);
  if (field && days !== undefined && days < -14)
    record[field.key] = dayFromToday(field, -(-days % 12), now, record[field.key]);
}

const tick = /^(?:done|paid|completed?|finished|returned|delivered|picked up|resolved)$/i;

/** "Paid" is ticked where the status says so, and only there. */
function settleTicks(entity: BlueprintEntity, record: Row, label: string): void {
  const ticked = fieldsOf(entity, 'bool').find((field) => tick.test(field.label));
  if (ticked) record[ticked.key] = isFinal(label) && !/cancel|failed|rejected|lost/i.test(label);
}

/** "Visitor" and "visitor name" are one person. */
function settleNames(entity: BlueprintEntity, record: Row): void {
  const texts = fieldsOf(entity, 'string');
  for (const { key, label } of texts) {
    const other = texts.find((field) => field.label.toLowerCase() === `${label.toLowerCase()} name`);
    if (other && key in record && other.key in record) record[other.key] = record[key];
  }
}

const isAhead = ({ concept }: BlueprintEntity): boolean =>
  /booking|rental|appointment|reservation|viewing|test_drive/.test(concept ?? '');

/** Moves a span as a whole so that it ends that many days from today. */
function moveTo(
  record: Row,
  { now }: Told,
  [start, end]: readonly [BlueprintField | undefined, BlueprintField | undefined],
  days: number,
): void {
  const last = end ?? start;
  const before = last && daysUntil(record[last.key], now);
  if (before === undefined) return;
  for (const field of new Set([start, end])) {
    const own = field && daysUntil(record[field.key], now);
    if (field && own !== undefined)
      record[field.key] = dayFromToday(field, own + days - before, now, record[field.key]);
  }
}

/** What runs has begun and has not ended. */
function moveAround(
  record: Row,
  { now, random }: Told,
  start: BlueprintField | undefined,
  end: BlueprintField,
): void {
  const first = start && daysUntil(record[start.key], now);
  const last = daysUntil(record[end.key], now);
  if (last === undefined) return;
  const length = Math.max(2, last - (first ?? last - 30));
  if (start && first !== undefined && first > 0) {
    const begun = random.int(1, Math.max(1, length - 1));
    record[start.key] = dayFromToday(start, -begun, now, record[start.key]);
    record[end.key] = dayFromToday(end, length - begun, now, record[end.key]);
  } else if (last < 0) record[end.key] = dayFromToday(end, random.int(3, 120), now, record[end.key]);
}

/** What is published was so on a day that has been; a draft has no such day yet, and is not the newest. */
function settleRelease(record: Row, { entity, now, random }: Told, label: string): void {
  for (const field of fieldsOf(entity, 'date', 'datetime')) {
    const days = daysUntil(record[field.key], now);
    if (days === undefined) continue;
    if (/^clos(?:ing|es|ed)\b/i.test(field.label)) {
      const isOver = /^closed$/i.test(label);
      if (isOver !== days < 0)
        record[field.key] = dayFromToday(
          field,
          isOver ? -(2 + (days % 9)) : 3 + (-days % 9),
          now,
          record[field.key],
        );
      continue;
    }
    if (/due|deadline|review|event/i.test(field.label)) continue;
    if (out.test(label) && days >= 0)
      record[field.key] = dayFromToday(field, -random.int(2, 120), now, record[field.key]);
    if (/draft/i.test(label) && /publish|release/i.test(field.label) && !field.required)
      delete record[field.key];
    else if (/draft/i.test(label))
      record[field.key] = dayFromToday(field, -random.int(121, 180), now, record[field.key]);
    if (/scheduled/i.test(label) && days <= 0)
      record[field.key] = dayFromToday(field, random.int(2, 20), now, record[field.key]);
  }
}

/** "Year" and "Published year" of a book are one. */
function settleYears(entity: BlueprintEntity, record: Row): void {
  const years = entity.fields.filter(isYear);
  const year = years.find(({ label }) => /^year$/i.test(label));
  if (!year) return;
  for (const { key, label } of years)
    if (/publish|release|made/i.test(label) && key in record) record[key] = record[year.key];
}
