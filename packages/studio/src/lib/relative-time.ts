import { dateText } from '../texts/language.ts';
import { t } from '../texts/time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const shortDate = (date: Date, now: Date) =>
  dateText(date, date.getFullYear() === now.getFullYear() ? 'dayOfYear' : 'day');

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "just now", "5 min ago", "2 h ago", "yesterday", "3 days ago", then the date. */
export function relativeTime(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return '';
  const age = now.getTime() - date.getTime();
  if (age < minute) return t('now');
  if (age < hour) return t('minutes', { count: Math.floor(age / minute) });
  const days = Math.round((midnight(now) - midnight(date)) / day);
  if (days < 1) return t('hours', { count: Math.floor(age / hour) });
  if (days === 1) return t('yesterday');
  return days < 7 ? t('days', { count: days }) : shortDate(date, now);
}
