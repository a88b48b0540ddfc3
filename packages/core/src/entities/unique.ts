import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { uniqueWords } from '../texts/schemas.ts';

type Values = Readonly<Record<string, unknown>>;
/** Fields whose values together no two records may share. */
export type Unique = {
  /** Names the fields and how they compare: what is compared otherwise is another constraint. */
  readonly name: string;
  readonly fields: readonly string[];
  /** As people call the fields: "Room, Start". */
  readonly titles: string;
  /** The same text for values that count as the same; null where one of them is blank, which is always free. */
  readonly textOf: (values: Values) => string | null;
};

const most = { constraints: 5, fields: 4 };

/** The constraints of a schema; one that names what is not there is none. */
export const uniqueOf = (schema: EntitySchema): Unique[] =>
  (schema['x-sayso']?.unique ?? [])
    .filter((fields) => fields.length > 0 && fields.every((name) => Object.hasOwn(schema.properties, name)))
    .map((fields) => constraint(schema, fields));

/** What is wrong with the constraints of a schema, in words for whoever writes it. */
export function uniqueProblems({ properties, 'x-sayso': hints }: EntitySchema): string[] {
  const { constraints, fields } = most;
  const all = hints?.unique ?? [];
  // No more than may be are looked at.
  const lists = all.slice(0, constraints);
  const isIn = (list: readonly string[], at: number) =>
    lists.slice(0, at).some((other) => other.toSorted().join() === list.toSorted().join());
  return [
    ...(all.length > constraints ? [uniqueWords.mostLists(constraints)] : []),
    ...lists.flatMap((list, at) => [
      ...(list.length === 0 ? [uniqueWords.emptyList] : []),
      ...(list.length > fields ? [uniqueWords.mostFields(fields)] : []),
      ...(new Set(list).size < list.length ? [uniqueWords.namedTwice] : []),
      ...(isIn(list, at) ? [uniqueWords.saidTwice(list)] : []),
      ...list.filter((name) => !Object.hasOwn(properties, name)).map(uniqueWords.unknown),
    ]),
  ];
}

const ways: Readonly<Record<string, (text: string) => string>> = {
  email: (text) => text.toLowerCase(),
  'date-time': instant,
  time: (text) => text.replace(/^(\d\d:\d\d):00(?:\.0+)?$/, '$1'),
};

function constraint({ properties }: EntitySchema, fields: readonly string[]): Unique {
  const places = fields.map((name) => {
    const { format = '', title } = properties[name] ?? {};
    return { name, format: Object.hasOwn(ways, format) ? format : '', title: title ?? name };
  });
  return {
    name: places.map(({ name, format }) => (format === '' ? name : `${name}:${format}`)).join(),
    fields,
    titles: places.map(({ title }) => title).join(', '),
    textOf: (values) => {
      const compared = places.map(({ name, format }) => comparable(values[name], format));
      return compared.includes(null) ? null : JSON.stringify(compared);
    },
  };
}

function comparable(value: unknown, format: string): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return inOrder(value);
  const text = value.trim().normalize();
  return text === '' ? null : (ways[format]?.(text) ?? text);
}

/** A moment without a zone is one of UTC, as everywhere; what is none stays as it is written. */
function instant(text: string): string {
  const written = text.replace(' ', 'T').toUpperCase();
  const time = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}Z`);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** The database keeps the keys of objects in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return entries.map(([key, inner]) => [key, inOrder(inner)]);
}
