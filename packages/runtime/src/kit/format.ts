import {
  differenceInCalendarDays,
  format as formatDate,
  isThisYear,
  isToday,
  isTomorrow,
  isYesterday,
  parseISO,
} from 'date-fns';
import { nearDays } from '../texts/values.ts';
import type { Format } from './api.ts';

const settings = { locale: undefined as string | undefined, currency: 'USD' };

/** The app's language and money; without it the browser's language and dollars. */
export function setFormats(given: { locale?: string | undefined; currency?: string | undefined }): void {
  settings.locale = given.locale;
  settings.currency = given.currency ?? 'USD';
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([settings.locale, options]);
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(settings.locale, options);
  formatters.set(key, made);
  return made;
}

/** A small number keeps three digits that tell, so that 0.004 is not shown as nothing. */
export const formatNumber = (value: number, digits = 2): string =>
  formatter(
    value !== 0 && Math.abs(value) < 0.1 && digits === 2
      ? { maximumSignificantDigits: 3 }
      : { maximumFractionDigits: digits },
  ).format(value);

/** With as many decimals as are asked for. Points between groups would read as decimals, so narrow spaces stand there. */
export const formatGrouped = (value: number, decimals: number): string =>
  formatter({ minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: true })
    .formatToParts(value)
    .map((part) => (part.type === 'group' && part.value === '.' ? '\u202f' : part.value))
    .join('');

/** Prices and the lines of a list have all their cents, so that they can be compared; what sums up has less to say. */
type Style = 'line' | 'sum' | 'result';

/** From here on the cents of a sum say nothing. */
const largeSum = 10_000;

/** With as many decimals as the currency has, or none. */
export function formatMoney(value: number, currency?: string, style: Style = 'line'): string {
  const size = Math.abs(value);
  // Sums of fractions are whole but for what computers lose.
  const isWhole = Math.abs(value - Math.round(value)) < 0.005;
  const isBare =
    style === 'sum' ? isWhole || size >= largeSum : style === 'result' && isWhole && size >= 1_000;
  return inCurrency(value, isBare ? { maximumFractionDigits: 0 } : {}, currency ?? settings.currency);
}

function inCurrency(value: number, options: Intl.NumberFormatOptions, currency: string): string {
  try {
    return formatter({ ...options, style: 'currency', currency }).format(value);
  } catch {
    // No code of a currency.
    return `${formatNumber(value)} ${currency}`;
  }
}

/** What a figure counts; without a currency the app's own. */
export type Unit = { format: Format; currency?: string | undefined };

export function formatAmount(value: number, format: Format = 'number', currency?: string): string {
  if (format === 'money') return formatMoney(value, currency, 'sum');
  if (format === 'percent') return formatPercent(value);
  return format === 'hours' ? `${formatNumber(value)} h` : formatNumber(value);
}

export const formatPercent = (value: number): string => `${formatNumber(value, 1)}%`;

/** For the ticks of one axis: all of them short (`$14K`) where the largest is long, none of them without its unit. */
export function formatTick(value: number, unit: Format | Unit, largest: number): string {
  const { format, currency } = typeof unit === 'string' ? { format: unit, currency: undefined } : unit;
  if (Math.abs(largest) < 10_000) return formatAmount(value, format, currency);
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  if (format === 'money') return inCurrency(value, short, currency ?? settings.currency);
  const text = formatter(short).format(value);
  if (format === 'percent') return `${text}%`;
  return format === 'hours' ? `${text} h` : text;
}

/** Dates without a time are days of the reader's own calendar; undefined for what is no date. */
export function readDate(value: unknown): Date | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const date = parseISO(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

export function formatDay(value: unknown): string {
  const date = readDate(value);
  if (date === undefined) return String(value ?? '');
  if (isToday(date)) return nearDays.today;
  if (isTomorrow(date)) return nearDays.tomorrow;
  if (isYesterday(date)) return nearDays.yesterday;
  return fullDay(date, !isThisYear(date));
}

const farDays = 60;

/** "in 8 days", "3 days ago"; empty for the days that have a name of their own and for those far away. */
export function distanceOf(value: unknown): string {
  const date = readDate(value);
  const days = date === undefined ? 0 : differenceInCalendarDays(date, new Date());
  if (Math.abs(days) < 2 || Math.abs(days) > farDays) return '';
  return new Intl.RelativeTimeFormat(settings.locale).format(days, 'day');
}

export const fullDay = (date: Date, withYear = true): string =>
  new Intl.DateTimeFormat(settings.locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(date);

/** `Monday, November 23`, for the day on which somebody reads. */
export const longDay = (date: Date): string =>
  new Intl.DateTimeFormat(settings.locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(date);

/** `9:00 AM` where the day has twice twelve hours, `09:00` where it has 24. */
export const formatClock = (date: Date): string => clockFormat(settings.locale).format(date);

/** `Nov 26, 2026, 2:30 PM`: never "today". */
export const fullMoment = (date: Date): string => `${fullDay(date)}, ${formatClock(date)}`;

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

function clockFormat(locale: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(locale);
  if (known !== undefined) return known;
  const short = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const made = short.resolvedOptions().hour12
    ? short
    : new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  clocks.set(locale, made);
  return made;
}

export function formatMoment(value: unknown): string {
  const date = readDate(value);
  return date === undefined ? String(value ?? '') : `${formatDay(value)}, ${formatClock(date)}`;
}

/** `14:30:00` in the reader's way to write times. */
export function formatTime(value: unknown): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(String(value)) ?? [];
  if (hours === undefined || minutes === undefined) return String(value ?? '');
  return formatClock(new Date(2000, 0, 1, Number(hours), Number(minutes)));
}

export const monthName = (date: Date): string =>
  new Intl.DateTimeFormat(settings.locale, { month: 'long', year: 'numeric' }).format(date);

const months = new Map<string | undefined, readonly (readonly string[])[]>();

/** What each month may be called where a date is shown, in the app's language and in English, in lower case. */
export function monthNames(): readonly (readonly string[])[] {
  const { locale } = settings;
  const known = months.get(locale);
  if (known !== undefined) return known;
  // Beside a day many languages have another form than alone.
  const forms = [locale, 'en'].flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => [
      new Intl.DateTimeFormat(language, { month, day: 'numeric' }),
      new Intl.DateTimeFormat(language, { month }),
    ]),
  );
  const nameIn = (form: Intl.DateTimeFormat, month: number) =>
    form.formatToParts(new Date(2000, month, 1)).find(({ type }) => type === 'month')?.value ?? '';
  const made = Array.from({ length: 12 }, (_, month) => [
    ...new Set(forms.map((form) => nameIn(form, month).toLowerCase().replace(/\.$/, ''))),
  ]).map((names) => names.filter((name) => /^\p{L}/u.test(name)));
  months.set(locale, made);
  return made;
}

/** `Nov`, below a span of a chart. */
export const monthShort = (date: Date): string =>
  new Intl.DateTimeFormat(settings.locale, { month: 'short' }).format(date);

export const weekdayName = (date: Date, width: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(settings.locale, { weekday: width }).format(date);

/** A date-time as the browser's own input wants it: local, without zone. */
export const toLocalInput = (value: unknown): string => {
  const date = readDate(value);
  return date === undefined ? '' : formatDate(date, "yyyy-MM-dd'T'HH:mm");
};

export const fromLocalInput = (text: string): string | null => {
  const date = text === '' ? undefined : new Date(text);
  return date === undefined || Number.isNaN(date.getTime()) ? null : date.toISOString();
};
