import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import pluralize from 'pluralize';
import { Fails } from './fails.ts';
import { matching, matchingEntity, plain, type Synonyms, sameName } from './names.ts';

export type Words = { entity_synonyms: Synonyms; field_synonyms: Synonyms };

/** An attribute of the built app as its people call it. */
export type Attribute = {
  key: string;
  /** As the form shows it, its unit in brackets included. */
  label: string;
  kind: Kind;
  property: EntityProperty;
  isRequired: boolean;
  /** Name of the entity that is referred to. */
  target: string | null;
};

/** An entity of the built app. */
export type Thing = {
  name: string;
  noun: string;
  plural: string;
  schema: EntitySchema;
  attributes: Attribute[];
  /** What a record is called by; none where nothing could be. */
  title: Attribute | undefined;
};

const hinted = ['text', 'money', 'percent', 'rating', 'phone', 'color', 'lines', 'image', 'tags'] as const;
type Hinted = (typeof hinted)[number];
type Kind =
  | Hinted
  | 'line'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'email'
  | 'url'
  | 'file'
  | 'enum'
  | 'reference'
  | 'many'
  | 'other';

const formats: Readonly<Record<string, Kind>> = {
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'email',
  uri: 'url',
  file: 'file',
};

function kindOf({ $ref, items, type = 'string', format = '', ...property }: EntityProperty): Kind {
  if ($ref !== undefined) return type === 'array' ? 'many' : 'reference';
  if (property.enum !== undefined) return 'enum';
  const hint = property['x-sayso']?.kind;
  if (hint === 'richtext') return 'text';
  if (hint === 'duration' || hint === 'year') return 'number';
  if (hint !== undefined) return hint;
  if (type === 'array') return items?.$ref !== undefined || items?.enum !== undefined ? 'many' : 'tags';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'binary') return 'file';
  if (type === 'object') return 'other';
  return formats[format] ?? 'line';
}

const wordsOf = (key: string): string => {
  const words = key
    .replace(/_ids?$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function attributeOf(schema: EntitySchema, key: string, property: EntityProperty): Attribute {
  const target = /^\/entities\/(\w+)\/id$/.exec(property.$ref ?? property.items?.$ref ?? '')?.[1];
  return {
    key,
    label: property.title ?? wordsOf(key),
    kind: kindOf(property),
    property,
    isRequired: schema.required?.includes(key) === true,
    target: target ?? null,
  };
}

const usualTitles = ['name', 'title', 'full_name', 'label', 'subject', 'summary', 'code', 'number', 'email'];

function thingOf(name: string, schema: EntitySchema): Thing {
  const attributes = Object.entries(schema.properties)
    .filter(([, property]) => property.hidden !== true)
    .map(([key, property]) => attributeOf(schema, key, property));
  const byKey = (key: string | undefined) => attributes.find((one) => one.key === key);
  const noun = schema.title ?? wordsOf(name);
  return {
    name,
    noun,
    plural: pluralize(noun),
    schema,
    attributes,
    title:
      byKey(schema['x-sayso']?.titleField) ??
      byKey(usualTitles.find((key) => key in schema.properties)) ??
      attributes.find(({ kind }) => kind === 'line' || kind === 'email' || kind === 'enum'),
  };
}

/** The same to everybody, whatever an author wrote into a file. */
const everyday: Synonyms = [
  ['photo', 'photograph', 'picture', 'image'],
  ['phone', 'telephone', 'phone number', 'telephone number', 'mobile'],
  ['email', 'e-mail', 'email address'],
  ['birthday', 'date of birth', 'birth date'],
  ['website', 'web site', 'homepage', 'link', 'url'],
  ['notes', 'note', 'remarks', 'comments'],
  ['due date', 'due', 'due on', 'deadline'],
  ['colour', 'color'],
];

/** A label without its unit, a star or a colon. */
export const bare = (label: string): string =>
  label
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[*:]\s*$/, '')
    .trim();

/** Choices as they are shown. */
export const optionsOf = ({ property }: Attribute): { value: string | number; label: string }[] => {
  const names = property.enumNames ?? property.items?.enumNames;
  return (property.enum ?? property.items?.enum ?? []).map((value, at) => ({
    value,
    label: names?.[at] ?? wordsOf(String(value).replaceAll('-', '_')),
  }));
};

/** Finds in a built app what a description's author calls by names of their own. */
export class Names {
  readonly things: Thing[];
  readonly words: Words;

  constructor(entities: Readonly<Record<string, EntitySchema>>, words: Words) {
    this.things = Object.entries(entities).map(([name, schema]) => thingOf(name, schema));
    this.words = { ...words, field_synonyms: [...words.field_synonyms, ...everyday] };
  }

  find(wanted: string): Thing | undefined {
    return matchingEntity(wanted, this.things, {
      namesOf: ({ noun, name }) => [noun, name],
      groups: this.words.entity_synonyms,
    });
  }

  thing(wanted: string): Thing {
    const found = this.find(wanted);
    const all = this.things.map(({ noun }) => noun).join(', ');
    if (!found) throw new Fails('entity missing', `the app keeps ${all || 'nothing'}, and no ${wanted}`);
    return found;
  }

  named = (name: string | null): Thing | undefined => this.things.find((thing) => thing.name === name);

  /** A field by its label, or, for what refers to another thing, by another word for that thing. */
  findAttribute(thing: Thing, wanted: string): Attribute | undefined {
    return (
      matching(wanted, thing.attributes, {
        namesOf: ({ label, key }) => [bare(label), key],
        groups: this.words.field_synonyms,
      }) ??
      thing.attributes.find(
        ({ label, target }) =>
          sameName(bare(label), wanted, this.words.entity_synonyms) ||
          (target !== null && sameName(target, wanted, this.words.entity_synonyms)),
      )
    );
  }

  attribute(thing: Thing, wanted: string): Attribute {
    const found = this.findAttribute(thing, wanted);
    const all = thing.attributes.map(({ label }) => label).join(', ');
    if (!found) throw new Fails('field missing', `${thing.noun} has ${all}, and no ${wanted}`);
    return found;
  }

  /** The label among those in sight that is meant. */
  label(wanted: string, labels: readonly string[]): string | undefined {
    return (
      matching(wanted, labels, { namesOf: (one) => [bare(one)], groups: this.words.field_synonyms }) ??
      labels.find((one) => sameName(bare(one), wanted, this.words.entity_synonyms))
    );
  }

  /** Whether a text names the thing: by its own words, in one or many. */
  speaksOf(text: string, thing: Thing): boolean {
    const said = plain(text);
    return [thing.noun, thing.name].some((name) => said.includes(plain(name)));
  }

  /** `Car.fuel`. */
  path(path: string): { thing: Thing; attribute: Attribute } {
    const [entity = '', ...rest] = path.split('.');
    const thing = this.thing(entity);
    return { thing, attribute: this.attribute(thing, rest.join('.')) };
  }
}
