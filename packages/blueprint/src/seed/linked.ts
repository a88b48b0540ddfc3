import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { contactKinds } from '@sayso/core/entities/contact';
import { placeIn } from '@sayso/core/records/sample-mark';
import { endField, entityById, fieldsOf, startField, titleOf } from '../plan/look.ts';
import { dayMs } from './days.ts';

type Row = Record<string, unknown>;
/** Samples that are there already, by the name of their entity. */
export type Made = ReadonlyMap<string, readonly Row[]>;

/** What a record says of things that it refers to is what those say: the customer's own address, nights times the price of a night. */
export function settleLinks(blueprint: Blueprint, entity: BlueprintEntity, record: Row, made: Made): void {
  for (const ref of fieldsOf(entity, 'ref')) {
    const target = entityById(blueprint, ref.ref);
    const other = rowAt(record[ref.key], made);
    if (!target || !other) continue;
    if (target.kind === 'person') copyContact(entity, record, target, other, ref.label);
    else priceOf(entity, record, target, other);
  }
}

/** The sample that a value stands for. */
export function rowAt(value: unknown, made: Made): Row | undefined {
  const place = placeIn(value);
  return place === null ? undefined : made.get(place.entity)?.[place.at];
}

/** The first person that a record refers to is the one who is written to. */
function copyContact(
  entity: BlueprintEntity,
  record: Row,
  target: BlueprintEntity,
  other: Row,
  label: string,
): void {
  const first = fieldsOf(entity, 'ref')[0]?.label === label;
  const name = titleOf(target);
  const called = fieldsOf(entity, 'string').find(
    (field) => field.label.toLowerCase() === `${label.toLowerCase()} name`,
  );
  if (called && name && record[called.key] !== undefined) record[called.key] = other[name.key];
  for (const type of contactKinds) {
    const own = fieldsOf(entity, type)[0];
    const theirs = fieldsOf(target, type)[0];
    const isTheirs = own && (first || own.label.toLowerCase().includes(target.label.toLowerCase()));
    if (own && theirs && isTheirs && record[own.key] !== undefined) record[own.key] = other[theirs.key];
  }
}

const sum = /^(?:total|total price|total cost|total amount|amount|price|cost)$/i;
const each =
  /^(?:price|price per (?:night|day|hour|unit|person|ticket)|daily rate|nightly rate|unit price|rent)$/i;

/** A stay costs its nights, an order its pieces; where neither is told, once the price. */
function priceOf(entity: BlueprintEntity, record: Row, target: BlueprintEntity, other: Row): void {
  const total = fieldsOf(entity, 'money').find(({ label, computed }) => !computed && sum.test(label));
  const price = fieldsOf(target, 'money').find(({ label }) => each.test(label));
  const single = price && other[price.key];
  if (!total || !price || typeof single !== 'number') return;
  if (!/booking|rental|reservation|order|sale|ticket|registration/.test(entity.concept ?? '')) return;
  const count = fieldsOf(entity, 'int').find(({ label }) =>
    /^(?:quantity|qty|tickets|number of tickets|seats|places|pieces|amount)$/i.test(label),
  );
  const times = /night|day|daily/i.test(price.label)
    ? daysOf(entity, record)
    : count
      ? Number(record[count.key] ?? 1)
      : 1;
  record[total.key] = Math.round(single * Math.max(1, times) * 100) / 100;
}

function daysOf(entity: BlueprintEntity, record: Row): number {
  const [start, end] = [startField(entity), endField(entity)].map((field) =>
    field ? Date.parse(String(record[field.key] ?? '')) : Number.NaN,
  );
  const days = Math.round(((end ?? Number.NaN) - (start ?? Number.NaN)) / dayMs);
  return Number.isNaN(days) ? 1 : days;
}
