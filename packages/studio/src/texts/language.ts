/** Texts by key, nested as one likes. */
export type Messages = { readonly [key: string]: string | Messages };

/** Another language: its texts by the name of each catalogue. It may lack some. */
export type Translation = { locale: string; texts: Readonly<Record<string, Messages>> };

let translation: Translation | null = null;

/** Before catalogues are loaded: they take their language as they are defined. Null is English. */
export function setTranslation(chosen: Translation | null): void {
  translation = chosen;
}

export const currentTranslation = (): Translation | null => translation;

/** "Repairs, Bikes and Customers", as the language of the studio writes it; or with "or". */
export const listText = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(translation?.locale ?? 'en-GB', { type }).format(items);

type DateForm = 'day' | 'dayOfYear' | 'moment' | 'clock';

const dateForms = new Map<DateForm, Intl.DateTimeFormatOptions>([
  ['day', { dateStyle: 'medium' }],
  ['dayOfYear', { day: 'numeric', month: 'short' }],
  ['moment', { dateStyle: 'medium', timeStyle: 'short' }],
  // To the millisecond, for logs.
  [
    'clock',
    {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      hourCycle: 'h23',
    },
  ],
]);

/** "26 Nov 2026, 14:30": all dates of the studio. Each may be a moment as it travels, or its milliseconds. */
export const dateText = (date: string | number | Date, form: DateForm): string =>
  dateFormat(`${dateLocale()} ${form}`, form).format(new Date(date));

/** A day of the calendar such as "2026-11-27", which is the same one in every time zone. */
export const isoDateText = (day: string, form: 'day' | 'dayOfYear'): string =>
  dateFormat(`${dateLocale()} ${form} UTC`, form, 'UTC').format(new Date(`${day}T00:00:00Z`));

/** "14:30", where the viewer is. */
export const timeText = (moment: Date): string =>
  new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short' }).format(moment);

/** Formatters are made once: making one costs a thousand times what it does, and a grid writes many dates a frame. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(key: string, form: DateForm, timeZone?: string): Intl.DateTimeFormat {
  const known = dateFormats.get(key);
  if (known) return known;
  const zone = timeZone === undefined ? {} : { timeZone };
  const made = new Intl.DateTimeFormat(dateLocale(), { ...dateForms.get(form), ...zone });
  dateFormats.set(key, made);
  return made;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
/** A number as the browser's language writes it, or an amount of money where a currency is named. */
export function numberText(value: number, currency?: string): string {
  const key = currency ?? '';
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(
      undefined,
      currency === undefined ? { maximumFractionDigits: 10 } : { style: 'currency', currency },
    );
    numberFormats.set(key, format);
  }
  return format.format(value);
}

/** English is written in many ways, so the browser's is taken where it is one; dates never mix two languages. */
function dateLocale(): string {
  if (translation) return translation.locale;
  return /^en\b/.test(navigator.language) ? navigator.language : 'en-GB';
}
