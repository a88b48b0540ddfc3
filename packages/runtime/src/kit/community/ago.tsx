import { differenceInMinutes } from 'date-fns';
import { ages } from '../../texts/ages.ts';
import { formatClock, formatDay, formatMoment, readDate } from '../format.ts';

/** "just now", "12 min", "3 h", then the day; the whole moment on hover. */
export function Ago({ value, className }: { value: unknown; className?: string }) {
  const date = readDate(value);
  if (date === undefined) return null;
  return (
    <time dateTime={String(value)} title={formatMoment(value)} className={className ?? 'whitespace-nowrap'}>
      {agoText(date, value)}
    </time>
  );
}

const minutesADay = 60 * 24;

function agoText(date: Date, value: unknown, from = new Date()): string {
  const minutes = differenceInMinutes(from, date);
  if (minutes < 0 || minutes >= minutesADay) return formatDay(value);
  if (minutes < 1) return ages.now;
  return minutes < 60 ? ages.minutes(minutes) : ages.hours(Math.floor(minutes / 60));
}

/** The time of day, with the whole moment on hover. */
export function Clock({ value, className }: { value: unknown; className?: string }) {
  const date = readDate(value);
  return date === undefined ? null : (
    <time dateTime={String(value)} title={formatMoment(value)} className={className}>
      {formatClock(date)}
    </time>
  );
}
