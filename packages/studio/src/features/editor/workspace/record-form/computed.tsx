import { roundedAs, workOut } from '@sayso/contracts/derive';
import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { useId } from 'react';
import { t } from '../../../../texts/record-form.ts';
import type { FormField } from './controls.ts';
import { isBlank, type Values } from './form-values.ts';

type Props = { field: FormField; fields: readonly FormField[]; values: Values };

/** Follows from other fields, so it is shown and not entered. */
export function ComputedField({ field, fields, values }: Props) {
  const id = useId();
  const value = withComputed(fields, values)[field.key];
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-dense">
        {field.label}
      </label>
      <output id={id} className="flex min-h-9 items-center rounded-control bg-sunken px-3 tabular-nums">
        {typeof value === 'number' ? t('number', { value }) : '–'}
      </output>
    </div>
  );
}

/** The values with what follows from them: "total" of its parts, "hours" between two moments. */
export function withComputed(fields: readonly FormField[], values: Values): Values {
  const followed = fields.filter(({ property }) => property['x-sayso']?.derive !== undefined);
  if (followed.length === 0) return values;
  const known = new Map<string, number | null>();
  // A formula may use what follows from another one; one that leads back to itself has no value.
  const take = (key: string): unknown => {
    const property = followed.find((field) => field.key === key)?.property;
    const rule = property?.['x-sayso']?.derive;
    if (!property || !rule) return values[key];
    if (!known.has(key)) {
      known.set(key, null);
      const value = workOut(rule, { take, hoursBetween });
      known.set(key, value === null ? null : roundedAs(roundingOf(property), value));
    }
    return known.get(key);
  };
  for (const { key } of followed) take(key);
  return { ...values, ...Object.fromEntries(known) };
}

const roundingOf = (property: EntityProperty) => {
  if (property['x-sayso']?.kind === 'money') return 'money';
  return property.type === 'integer' ? 'whole' : 'number';
};

/** As the app's own forms count: from one moment, or time of day, to another; past midnight counts on. */
function hoursBetween(start: unknown, end: unknown): number | undefined {
  if (isBlank(start) || isBlank(end)) return undefined;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  if (from === undefined || to === undefined) return 0;
  const hours = (to - from) / 60;
  return hours < 0 && isClock(start) ? hours + 24 : Math.max(0, hours);
}

const clock = /^(\d{1,2}):(\d{2})/;
const isClock = (value: unknown) => clock.test(String(value));

function minutesOf(value: unknown): number | undefined {
  const [, hours, minutes] = clock.exec(String(value)) ?? [];
  if (hours !== undefined && minutes !== undefined) return Number(hours) * 60 + Number(minutes);
  const moment = Date.parse(String(value));
  return Number.isNaN(moment) ? undefined : moment / 60_000;
}
