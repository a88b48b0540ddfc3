/** Days are texts like "2026-11-27", of UTC as the server counts them. */
export type Range = { from: string; to: string };

const dayMs = 86_400_000;
/** How many days, of which the last one is today or so many days ago. */
const presetDays = {
  today: { count: 1, ago: 0 },
  yesterday: { count: 1, ago: 1 },
  week: { count: 7, ago: 0 },
  month: { count: 30, ago: 0 },
  quarter: { count: 90, ago: 0 },
  year: { count: 365, ago: 0 },
} as const;
export type Preset = keyof typeof presetDays;
export const presets = Object.keys(presetDays) as Preset[];
export const usualPreset: Preset = 'month';

const parse = (day: string) => Date.parse(`${day}T00:00:00Z`);
const textOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
export const today = () => textOf(Date.now());

export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(parse(text)) &&
  textOf(parse(text)) === text;

const addDays = (day: string, count: number) => textOf(parse(day) + count * dayMs);
export const countDays = ({ from, to }: Range) => Math.round((parse(to) - parse(from)) / dayMs) + 1;
export function rangeOfPreset(preset: Preset): Range {
  const { count, ago } = presetDays[preset];
  const to = addDays(today(), -ago);
  return { from: addDays(to, 1 - count), to };
}

/** As many days as the range has, right before it. */
export const rangeBefore = (range: Range): Range => ({
  from: addDays(range.from, -countDays(range)),
  to: addDays(range.from, -1),
});

/** More days than these are not drawn one by one: nothing is kept for longer. */
const mostDays = 750;
/** Every day of the range, in order. */
export function eachDay({ from, to }: Range): string[] {
  const count = Math.min(mostDays, countDays({ from, to }));
  return Array.from({ length: count }, (_, at) => addDays(to, at + 1 - count));
}

/** When a day of UTC begins where the viewer is; null where it is midnight. */
export function startOfDayHere(): Date | null {
  const start = new Date(parse(today()));
  return start.getTimezoneOffset() === 0 ? null : start;
}
