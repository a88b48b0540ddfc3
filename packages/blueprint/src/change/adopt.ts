import { type EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import type { Blueprint, BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { parseJson } from '@sayso/core/parse-json';
import { mainPageOf } from '@sayso/core/resolve-page';
import type { TurnRequest } from '@sayso/core/turn-provider';
import { rolesIn } from '../emit/roles.ts';
import { keepRoles } from '../operate/roles.ts';
import { takeReaders, takeRules } from '../operate/who-of-rules.ts';
import { type Ids, idsFrom, optionsOf, settleEntity } from '../plan/entities.ts';
import { conceptOf } from '../read/things/nouns.ts';
import { capitalise, plural } from '../words.ts';

type Adopted = {
  app: Pick<TurnRequest['app'], 'name' | 'description'> & Partial<Pick<TurnRequest['app'], 'mainPage'>>;
  sources: TurnRequest['sources'];
};

/** A Blueprint of an app that somebody else wrote, from its entities; undefined when it has none. */
export function adoptSources({ app, sources }: Adopted): Blueprint | undefined {
  const ids = idsFrom(1);
  const read = Object.entries(sources).flatMap(([path, source]) => {
    const name = /^entities\/(\w+)$/.exec(path)?.[1];
    const schema = name === undefined || name === 'User' ? undefined : parseSchema(source);
    return name !== undefined && schema ? [{ entity: startEntity(name, schema, ids), schema }] : [];
  });
  if (read.length === 0) return undefined;
  const roles = rolesIn(parseSchema(sources['entities/User'] ?? '')) ?? [];
  for (const { entity, schema } of read) {
    for (const [key, property] of Object.entries(schema.properties)) {
      const target = /^\/entities\/(\w+)\/id$/.exec(property.$ref ?? '')?.[1];
      const ref = read.find(({ entity: other }) => other.name === target)?.entity.id;
      const field = fieldOf(key, property, {
        id: ids.next(),
        required: schema.required?.includes(key) === true,
        ...(ref ? { ref } : {}),
      });
      takeReaders(field, property);
      entity.fields.push(field);
    }
    takeRules(entity, schema);
    settleEntity(entity);
  }
  const entities = read.map(({ entity }) => entity);
  const blueprint = { ...blueprintOf({ app, sources }, entities), nextId: ids.used() };
  keepRoles(blueprint, roles);
  return blueprint;
}

/** The plan of an app of which its files tell the things only. */
export const blueprintOf = ({ app, sources }: Adopted, entities: BlueprintEntity[]): Blueprint => ({
  version: 1,
  app: {
    name: app.name,
    tagline: app.description,
    description: app.description,
    icon: 'Box',
    currency: 'USD',
    personal: false,
    ...openingOf({ app, sources }),
  },
  seed: 1,
  nextId: 1,
  entities,
  pages: [],
  theme: { preset: 'plain', mode: 'light', primary: '#1d4ed8', parts: {} },
  assumptions: [],
  log: [],
  hashes: {},
});

/** With which page an app opens that somebody else wrote. */
export function openingOf({ app, sources }: Adopted): { opensWith?: string } {
  const names = Object.keys(sources).flatMap((path) =>
    path.startsWith('pages/') ? [path.slice('pages/'.length)] : [],
  );
  const opensWith = mainPageOf({ mainPage: app.mainPage ?? null, names });
  return opensWith === undefined ? {} : { opensWith };
}

/** The schema that a file holds; undefined where it holds none. */
export function parseSchema(source: string): EntitySchema | undefined {
  try {
    const parsed = EntitySchema.safeParse(parseJson(source));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function startEntity(name: string, schema: EntitySchema, ids: Ids): BlueprintEntity {
  const label = schema.title ?? name.replace(/([a-z])([A-Z])/g, '$1 $2');
  const concept = conceptOf(label);
  return {
    id: ids.next(),
    name,
    label: capitalise(label),
    labelPlural: capitalise(plural(label)),
    ...(concept ? { concept: concept.id } : {}),
    icon: concept?.icon ?? 'Box',
    kind: concept?.kind ?? 'resource',
    titleField: '',
    fields: [],
    rules: { create: 'registered', read: 'registered', update: 'registered', delete: 'owner-or-admin' },
    why: { from: 'text', words: '' },
  };
}

const byFormat: Readonly<Record<string, FieldType>> = {
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'email',
  uri: 'url',
  file: 'file',
};
const byKind: Readonly<Record<string, FieldType>> = {
  text: 'text',
  richtext: 'richtext',
  money: 'money',
  percent: 'percent',
  rating: 'rating',
  phone: 'phone',
  color: 'color',
  lines: 'lines',
  image: 'image',
  duration: 'duration',
  year: 'int',
  tags: 'tags',
};
const byType: Readonly<Record<string, FieldType>> = {
  integer: 'int',
  number: 'number',
  boolean: 'bool',
  array: 'tags',
};

/** A field of the plan as a schema's property tells it. */
export function fieldOf(
  key: string,
  property: EntityProperty,
  known: { id: string; required: boolean; ref?: string },
): BlueprintField {
  const derive = property['x-sayso']?.derive;
  const type = known.ref
    ? 'ref'
    : property.enum
      ? 'enum'
      : (byKind[property['x-sayso']?.kind ?? ''] ??
        byFormat[property.format ?? ''] ??
        byType[property.type ?? ''] ??
        'string');
  return {
    id: known.id,
    key,
    label: property.title ?? capitalise(key.replace(/_id$/, '').replace(/_/g, ' ')),
    type,
    required: known.required,
    ...(property.enum ? { options: choicesOf(property, property.enum.map(String)) } : {}),
    ...(known.ref ? { ref: known.ref } : {}),
    inList: true,
    inForm: derive === undefined,
    ...(derive ? { computed: derive } : {}),
    why: { from: 'text', words: '' },
  };
}

/** Choices with the names and colours that the schema gives them. */
function choicesOf(
  { enumNames, 'x-sayso': hints }: EntityProperty,
  values: readonly string[],
): NonNullable<BlueprintField['options']> {
  const usual = new Map(optionsOf(values).map((option) => [option.value, option]));
  return values.map((value, at) => ({
    value,
    label: enumNames?.[at] ?? capitalise(value),
    color: hints?.colors?.[value] ?? usual.get(value.toLowerCase())?.color ?? 'gray',
  }));
}
