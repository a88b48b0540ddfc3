const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const byYear = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const byNumbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayAndName = /^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i;
const nameAndDay = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const padded = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** A day that the calendar has, as ISO writes it. */
function isoOf(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 9999 || day < 1 || day > (daysIn[month - 1] ?? 0)) return undefined;
  if (month === 2 && day === 29 && !isLeap(year)) return undefined;
  return `${year}-${padded(month)}-${padded(day)}`;
}

/** Two digits mean the years from 1950 to 2049, as spreadsheets take them. */
const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);

export function readDate(cell: string, dayFirst: boolean): string | undefined {
  const iso = byYear.exec(cell);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = byNumbers.exec(cell);
  if (numbers) {
    const [one, other] = [Number(numbers[1]), Number(numbers[3])];
    const [day, month] = dayFirst || numbers[2] === '.' ? [one, other] : [other, one];
    return isoOf(fullYear(numbers[4] ?? ''), month, day);
  }
  const [, day = '', name = '', year = ''] = dayAndName.exec(cell) ?? [];
  if (day !== '') return isoOf(Number(year), monthOf(name), Number(day));
  const [, month = '', date = '', of = ''] = nameAndDay.exec(cell) ?? [];
  return month === '' ? undefined : isoOf(Number(of), monthOf(month), Number(date));
}

const zoned = /^(\S+)[T ](\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?$/;

/** A day with a time of it; a time without a zone is taken as it stands. */
export function readDateTime(cell: string, dayFirst: boolean): string | undefined {
  const plainDay = readDate(cell, dayFirst);
  if (plainDay !== undefined) return `${plainDay}T00:00:00Z`;
  const [, day = '', time = '', zone = 'Z'] = zoned.exec(cell) ?? [];
  const date = readDate(day, dayFirst);
  if (date === undefined) return undefined;
  const [hours = '', minutes = '', seconds = '00'] = time.split(':');
  const clock = `${hours.padStart(2, '0')}:${minutes}:${seconds.slice(0, 2)}`;
  const at = `${date}T${clock}${zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`;
  return Number.isNaN(Date.parse(at)) ? undefined : at;
}
