import { addMinutes, format, getISODay } from 'date-fns';
import type { Row } from '../../sdk/entity-types.ts';
import { readDate } from '../format.ts';

/** A stretch of time, its end not included. */
export type Span = { start: Date; end: Date };
export type SlotState = 'free' | 'taken' | 'own' | 'past';
export type Slot = Span & { state: SlotState };

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const clock = /^(\d{1,2}):(\d{2})/;

/** `09:30` on a day; undefined for what is no time. */
export function atTime(day: Date, time: unknown): Date | undefined {
  const [, hours, minutes] = clock.exec(String(time ?? '')) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const at = new Date(day);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  return at;
}

export type Hours = {
  opens: string;
  closes: string;
  slotMinutes: number;
  days?: readonly number[] | undefined;
};

const mostSlots = 96;

/** Every slot that a day has by its hours; none on a day that is closed. Hours past midnight end at midnight. */
export function slotsOf(day: Date, { opens, closes, slotMinutes, days }: Hours): Span[] {
  if (days !== undefined && days.length > 0 && !days.includes(getISODay(day))) return [];
  const midnight = atTime(day, '24:00');
  const [first, asked] = [atTime(day, opens), atTime(day, closes)];
  if (first === undefined || asked === undefined || midnight === undefined || slotMinutes <= 0) return [];
  const last = asked > first ? asked : midnight;
  const slots: Span[] = [];
  for (let start = first; slots.length < mostSlots; start = addMinutes(start, slotMinutes)) {
    const end = addMinutes(start, slotMinutes);
    if (end > last) break;
    slots.push({ start, end });
  }
  return slots;
}

export type SpanFields = {
  startField: string;
  endField?: string | undefined;
  dateField?: string | undefined;
};

/** When a booking is; without an end it takes one slot. Undefined for one that names no time. */
export function spanOf(
  row: Row,
  { startField, endField, dateField }: SpanFields,
  slotMinutes: number,
): Span | undefined {
  const day = dateField === undefined ? undefined : readDate(row[dateField]);
  if (dateField !== undefined && day === undefined) return undefined;
  const read = (value: unknown) => (day === undefined ? readDate(value) : atTime(day, value));
  const start = read(row[startField]);
  if (start === undefined) return undefined;
  const end = endField === undefined ? undefined : read(row[endField]);
  return { start, end: end !== undefined && end > start ? end : addMinutes(start, slotMinutes) };
}

/** The fields that place a booking in time. */
export function bodyOf(
  { start, end }: Span,
  { startField, endField, dateField }: SpanFields,
): Record<string, string> {
  const write = (at: Date) => (dateField === undefined ? at.toISOString() : format(at, 'HH:mm'));
  return {
    ...(dateField === undefined ? {} : { [dateField]: format(start, 'yyyy-MM-dd') }),
    [startField]: write(start),
    ...(endField === undefined ? {} : { [endField]: write(end) }),
  };
}

type Held = { taken: readonly Span[]; own: readonly Span[]; now: Date };

export const withStates = (slots: readonly Span[], { taken, own, now }: Held): Slot[] =>
  slots.map((slot) => ({ ...slot, state: stateOf(slot, { taken, own, now }) }));

function stateOf(slot: Span, { taken, own, now }: Held): SlotState {
  if (slot.end <= now) return 'past';
  if (own.some((span) => overlaps(span, slot))) return 'own';
  if (taken.some((span) => overlaps(span, slot))) return 'taken';
  return slot.start < now ? 'past' : 'free';
}
