import { amount, day, eventually } from '@sayso/e2e/acceptance/claims';
import { z } from 'zod';
import { Fails, few } from '../fails.ts';
import type { Place } from '../place.ts';
import type { Row } from '../records.ts';
import { type Attribute, bare, optionsOf, type Thing } from '../resolve.ts';
import { type Sketch, sketch } from '../sketch.ts';
import { judge } from './judge.ts';

type Op = 'count' | 'sum' | 'avg';

/** Figures leave samples out beside real records. */
function counted(rows: readonly Row[]): readonly Row[] {
  const real = rows.filter((row) => row['is_sample'] !== true);
  return real.length === 0 ? rows : real;
}

function measure(rows: readonly Row[], op: Op, key: string | undefined): number {
  if (op === 'count' || key === undefined) return rows.length;
  const values = rows.map((row) => row[key]).filter((value) => typeof value === 'number');
  const sum = values.reduce((all, value) => all + value, 0);
  return op === 'sum' ? sum : values.length === 0 ? 0 : sum / values.length;
}

const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(0.06, Math.abs(other) * 0.001 + (Math.abs(other) >= 1000 ? 0.6 : 0));

/** Parts of the records that a figure may be about, by what its label says. */
function partsOf(thing: Thing, rows: readonly Row[], label: string): Row[][] {
  const said = label.toLowerCase();
  const byChoice = thing.attributes.flatMap((attribute) =>
    attribute.kind === 'enum'
      ? optionsOf(attribute)
          .filter((option) => said.includes(option.label.toLowerCase()))
          .map(({ value }) => rows.filter((row) => row[attribute.key] === value))
      : [],
  );
  const isOpen = /\b(?:open|active|pending|current|outstanding|due)\b/.test(said);
  const open = isOpen ? openParts(thing, rows) : [];
  const dates = datesOf(thing);
  const within = (from: string) =>
    dates.map((key) =>
      rows.filter(
        (row) =>
          String(row[key] ?? '').slice(0, 10) >= from &&
          String(row[key] ?? '').slice(0, 7) <= day(0).slice(0, 7),
      ),
    );
  const span = /month/.test(said)
    ? within(`${day(0).slice(0, 8)}01`)
    : /week/.test(said)
      ? within(day(-(new Date().getDay() + 6) % 7))
      : [];
  const today = /today/.test(said)
    ? dates.map((key) => rows.filter((row) => String(row[key] ?? '').startsWith(day(0))))
    : [];
  return [[...rows], ...byChoice, ...open, ...span, ...today];
}

const ends =
  /done|closed|complete|finished|collected|returned|paid|resolved|cancel|rejected|archived|sold|delivered/i;

/** Records that are not at an end: by their state, whose last choice may be one, or by what is ticked off. */
function openParts({ attributes }: Thing, rows: readonly Row[]): Row[][] {
  return attributes.flatMap((attribute) => {
    const { key, kind } = attribute;
    if (kind === 'boolean') return [rows.filter((row) => row[key] !== true)];
    const options = optionsOf(attribute);
    if (kind !== 'enum' || options.length === 0) return [];
    const last = options.at(-1)?.value;
    const final = new Set(
      options.filter(({ label }) => ends.test(label)).map(({ value }) => value as unknown),
    );
    return [rows.filter((row) => row[key] !== last), rows.filter((row) => !final.has(row[key]))];
  });
}

export const stat = judge(
  z.object({ stat: z.string(), op: z.enum(['count', 'sum', 'avg']), field: z.string().optional() }),
  async (place, { stat: entity, op, field }) => {
    const thing = place.names.thing(entity);
    const attribute = field === undefined ? undefined : place.names.attribute(thing, field);
    const seen: string[] = [];
    for (const page of pagesWith(place, ({ figures }) => figures.length > 0)) {
      await place.go(page);
      const found = await eventually(
        () => matchOn(place, { thing, op, attribute }, seen),
        Boolean,
        'no figure',
      ).catch(() => null);
      if (found !== null) return found;
    }
    throw new Fails(
      seen.length === 0 ? 'page missing' : 'otherwise than said',
      `no figure is right for the ${op} of ${thing.plural}${attribute ? `' ${attribute.label}` : ''}: ${few([...new Set(seen)])}`,
    );
  },
);

type Asked = { thing: Thing; op: Op; attribute: Attribute | undefined };

async function matchOn(
  place: Place,
  { thing, op, attribute }: Asked,
  seen: string[],
): Promise<string | null> {
  const rows = counted(await place.records.all(thing));
  for (const { label, value } of (await sketch(place.page)).figures) {
    seen.push(`${label} ${value}`);
    const isMeant =
      place.names.speaksOf(label, thing) ||
      (attribute && label.toLowerCase().includes(bare(attribute.label).toLowerCase())) ||
      (attribute && /total|average|sum/i.test(label));
    if (!isMeant) continue;
    const part = partsOf(thing, rows, label).find((one) =>
      near(amount(value), measure(one, op, attribute?.key)),
    );
    if (part) return `"${label}" says ${value} over ${part.length} of ${rows.length} records`;
  }
  return null;
}

/** Pages to look at, the overview first. */
const pagesWith = (place: Place, fits: (page: Sketch) => boolean): Sketch[] =>
  place.like((page) => fits(page) || overviews.test(`${page.label} ${page.title}`), overviews);

const overviews = /dashboard|overview|report|summary|chart|statistic|total|result/i;

export const chart = judge(
  z.object({ chart: z.string(), by: z.string(), of: z.string().optional() }),
  async (place, { chart: entity, by, of }) => {
    const thing = place.names.thing(entity);
    const measured = of === undefined ? undefined : place.names.attribute(thing, of);
    if (measured) await place.records.begin(thing, measured);
    const isSpan = /^(?:day|week|month|year)$/.test(by);
    const group = isSpan ? undefined : place.names.attribute(thing, by);
    const seen: string[] = [];
    for (const page of pagesWith(place, (one) => one.charts.length > 0)) {
      await place.go(page);
      const read = async () => (await sketch(place.page)).charts;
      const charts = await eventually(
        read,
        (found) => found.length >= Math.max(1, page.charts.length),
        'no chart',
        // Beside the first real record a chart of samples may have nothing left to draw.
      ).catch(read);
      const rows = counted(await place.records.all(thing));
      for (const { title, says } of charts) {
        seen.push(`${title} (${says.slice(0, 60)})`);
        const points = pointsOf(says);
        const truth = group
          ? await groupsBy(place, rows, group, measured?.key)
          : spansBy(thing, rows, { by, key: measured?.key, shown: [...points.keys()] });
        if (truth.some((one) => agrees(points, one, isSpan)))
          return `"${title}" on ${page.label || page.title} says ${says.slice(0, 120)}`;
      }
    }
    throw new Fails(
      seen.length === 0 ? 'page missing' : 'otherwise than said',
      `no chart is right for ${thing.plural} by ${by}${of ? ` of ${of}` : ''}: ${few(seen, 6) || 'there is none'}`,
    );
  },
);

/** "May: 3, June: $1,234" as names and numbers. */
export function pointsOf(says: string): Map<string, number> {
  const points = new Map<string, number>();
  for (const [, label = '', value = ''] of says.matchAll(
    /(.+?): (\D{0,4}-?[\d.,]*\d[^,]*?)(?:, (?=.+?: )|$)/g,
  ))
    points.set(label.trim(), amount(value));
  return points;
}

/** All that is drawn is true, something is drawn, and no group is left out. */
function agrees(
  points: ReadonlyMap<string, number>,
  truth: ReadonlyMap<string, number>,
  isSpan: boolean,
): boolean {
  const drawn = [...points].filter(([label, value]) => value !== 0 && label !== 'Other');
  if (drawn.length === 0) return false;
  if (!drawn.every(([label, value]) => near(value, truth.get(label) ?? Number.NaN))) return false;
  return isSpan || points.has('Other') || drawn.length >= truth.size;
}

async function groupsBy(
  place: Place,
  rows: readonly Row[],
  group: Attribute,
  key: string | undefined,
): Promise<Map<string, number>[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = row[group.key];
    const [label = `No ${group.label.toLowerCase()}`] = await place.records.shown(group, value);
    groups.set(label, [...(groups.get(label) ?? []), row]);
  }
  return (['sum', 'avg'] as const).map((op) => {
    const entries = [...groups].map(
      ([label, some]) => [label, measure(some, key === undefined ? 'count' : op, key)] as const,
    );
    return new Map(entries.filter(([, value]) => value !== 0));
  });
}

type Span = { by: string; key: string | undefined; shown: readonly string[] };

/** By every date that the records have, since it is not said which is meant. */
function spansBy(thing: Thing, rows: readonly Row[], { by, key, shown }: Span): Map<string, number>[] {
  const isIn = windowOf(by, shown);
  return datesOf(thing).flatMap((date) => {
    const groups = new Map<string, Row[]>();
    for (const row of rows) {
      const text = String(row[date] ?? '');
      const moment = new Date(text.length === 10 ? `${text}T00:00` : text);
      if (text === '' || !isIn(moment)) continue;
      const label = spanLabel(moment, by);
      groups.set(label, [...(groups.get(label) ?? []), row]);
    }
    const ops = key === undefined ? (['count'] as const) : (['sum', 'avg'] as const);
    return ops.map((op) => new Map([...groups].map(([label, some]) => [label, measure(some, op, key)])));
  });
}

const datesOf = ({ attributes }: Thing): string[] => [
  ...attributes.filter(({ kind }) => kind === 'date' || kind === 'datetime').map(({ key }) => key),
  'created_date',
];

/** Months come again every year: those in sight end with the last label and are as many as there are labels. */
function windowOf(by: string, shown: readonly string[]): (date: Date) => boolean {
  const now = new Date();
  const monthsOn = (count: number) => new Date(now.getFullYear(), now.getMonth() + count, 1);
  if (by !== 'month') return (date) => Math.abs(date.getTime() - now.getTime()) < 200 * 86_400_000;
  const last = [0, 1, 2, 3, 4, 5, 6].find((count) => spanLabel(monthsOn(count), by) === shown.at(-1)) ?? 0;
  const [from, to] = [monthsOn(last - shown.length + 1), monthsOn(last + 1)];
  return (date) => date >= from && date < to;
}

function spanLabel(date: Date, by: string): string {
  if (by === 'month') return date.toLocaleDateString('en-US', { month: 'short' });
  const start = new Date(date);
  if (by === 'week') start.setDate(start.getDate() - ((start.getDay() + 6) % 7));
  return start.toLocaleDateString('en-US', { day: 'numeric', month: 'short' });
}
