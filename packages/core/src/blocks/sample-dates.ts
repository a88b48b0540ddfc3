import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';

type Values = Readonly<Record<string, unknown>>;

const relative = /^\{\{today(?:([+-])(\d{1,4}))?\}\}(?:T(\d\d:\d\d))?$/;
const dayMs = 86_400_000;

/** Puts days in the place of `{{today+2}}` and `{{today-1}}T14:30`: who writes samples knows no calendar. */
export function resolveDays(values: Values, { properties }: EntitySchema, now: Date): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, resolveDay(value, properties[name], now)]),
  );
}

function resolveDay(value: unknown, property: EntityProperty | undefined, now: Date): unknown {
  const [whole, sign, count = '0', time] = typeof value === 'string' ? (relative.exec(value) ?? []) : [];
  if (whole === undefined) return value;
  const days = Number(count) * (sign === '-' ? -1 : 1);
  const day = new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  if (property?.format === 'date') return day;
  return property?.format === 'date-time' ? `${day}T${time ?? '09:00'}:00Z` : day;
}
