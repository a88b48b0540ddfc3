import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { moneyRanges } from './money-ranges.ts';
import type { Random } from './random.ts';

/** What such a thing costs: by what it is and what the field is called. */
export function moneyFor(field: BlueprintField, entity: BlueprintEntity, random: Random): number {
  const label = field.label.toLowerCase();
  const thing = `${entity.concept ?? ''} ${entity.label.toLowerCase()}`;
  if (isLetOnly(entity) && /^price$|^cost$/.test(label)) return stepped(700, 2400, 25, random);
  const range = moneyRanges.find(([things, labels]) => things.test(thing) && labels.test(label));
  if (range) return stepped(range[2], range[3], range[4], random);
  // Prices of a shop end as prices do.
  return random.int(4, 60) + (random.pick([0, 0.5, 0.9, 0.95]) ?? 0);
}

/** A home that is never sold is let: its price is the rent. */
const isLetOnly = ({ concept, fields }: BlueprintEntity): boolean => {
  if (concept !== 'property') return false;
  const states = fields.flatMap(({ options }) => options?.map(({ label }) => label) ?? []).join();
  return /rented|\blet\b|occupied|vacant/i.test(states) && !/sold|for sale|under offer/i.test(states);
};

function stepped(from: number, to: number, step: number, random: Random): number {
  const value = from + random.int(0, Math.round((to - from) / step)) * step;
  return Number(value.toFixed(2));
}

const part = /saved|raised|spent|collected|paid so far|amount paid|actual|current amount|already paid/i;
const whole = /target|goal|budget|total|price|planned|requested/i;

/** What is saved, spent or paid of a sum is not more than the sum. */
export function settleParts(entity: BlueprintEntity, record: Record<string, unknown>, random: Random): void {
  const money = entity.fields.filter(({ type, computed }) => type === 'money' && !computed);
  const of = money.find(({ label }) => whole.test(label) && !part.test(label));
  const some = money.find((field) => field !== of && part.test(field.label));
  const most = of && record[of.key];
  if (some && typeof most === 'number' && most > 0)
    record[some.key] = rounded((most * random.int(15, 95)) / 100, most);
}

const rounded = (value: number, most: number): number => {
  const step = most >= 1000 ? 50 : most >= 100 ? 5 : 1;
  return Math.round(value / step) * step;
};
