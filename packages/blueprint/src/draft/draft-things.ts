import type { DraftField, DraftThing, PlanDraft } from '@sayso/contracts/plan-draft';
import type { BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { conceptById } from '../lexicon/concepts.ts';
import { settle } from '../operate/settle.ts';
import { addPlannedField, entityName, type Ids, settleEntity, startEntity } from '../plan/entities.ts';
import { followFormulas } from '../plan/formulas.ts';
import { fieldsOf } from '../plan/look.ts';
import { namingField } from '../plan/title-field.ts';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { bare, typeOf } from '../read/fields/field-phrase.ts';
import { partKind } from '../read/formulas/rule.ts';
import type { EntityDraft } from '../read/reading.ts';
import { conceptOf } from '../read/things/nouns.ts';
import { nameForm } from '../words.ts';
import type { DraftExtras, ThingExtras } from './draft-extras.ts';
import { thingNamed } from './find-thing.ts';
import { joinThings } from './join-things.ts';

type DraftInput = { draft: PlanDraft; extras: DraftExtras; ids: Ids };

/** The things of a draft with their fields, links and formulas; a draft that is tidy. */
export function draftThings({ draft, extras, ids }: DraftInput): BlueprintEntity[] {
  const used = new Set<string>();
  const things = joinThings(draft.things);
  const entities = things.map((thing) => {
    const name = entityName(thing.name, used);
    used.add(name);
    return startThing(thing, name, { draft, extras, ids });
  });
  for (const [at, thing] of things.entries()) {
    const entity = entities[at];
    // A thing that the plan puts between two others is told by what it joins.
    const isJoin = at >= draft.things.length;
    if (entity) fillThing({ entity, thing, entities, extras, ids, isJoin });
  }
  return entities;
}

const extrasOf = (extras: DraftExtras, name: string): ThingExtras => extras.things?.[name] ?? {};

function startThing(thing: DraftThing, name: string, { draft, extras, ids }: DraftInput): BlueprintEntity {
  const own = extrasOf(extras, thing.name);
  const concept =
    own.concept === null ? undefined : own.concept ? conceptById(own.concept) : conceptOf(thing.name);
  const started: EntityDraft = {
    words: thing.name,
    fields: [],
    said: thing.words,
    from: 'text',
    ...(concept ? { concept } : {}),
  };
  const entity = startEntity(started, name, ids);
  entity.why = { from: extras.from ?? 'text', words: thing.words.slice(0, 200) };
  // Whoever signs in and is kept in a list of their own is a person, whatever they are called.
  if (draft.people.some((role) => nameForm(role) === nameForm(thing.name))) entity.kind = 'person';
  if (own.plural) entity.labelPlural = own.plural;
  if (own.icon) entity.icon = own.icon;
  if (own.kind) entity.kind = own.kind;
  return entity;
}

type Filling = {
  entity: BlueprintEntity;
  thing: DraftThing;
  entities: readonly BlueprintEntity[];
  extras: DraftExtras;
  ids: Ids;
  isJoin: boolean;
};

function fillThing({ entity, thing, entities, extras, ids, isJoin }: Filling): void {
  const context = {
    ids,
    find: (words: string) => thingNamed(entities, words),
    from: 'text' as const,
    said: thing.words,
  };
  const followed: { field: BlueprintField; formula: string }[] = [];
  // Without one field a record could not be told from another.
  const fields = thing.fields.length > 0 ? thing.fields : [{ name: 'Name', kind: 'text' as const, of: [] }];
  for (const field of fields) {
    const added = addPlannedField(entity, plannedField(field), context);
    if (!added) continue;
    added.why = { from: extras.from ?? 'text', words: thing.words.slice(0, 120) };
    if (field.kind === 'formula') followed.push({ field: added, formula: field.of[0] ?? '' });
  }
  followFormulas(entity, followed);
  if (!isJoin) addName(entity, context);
  settleThing(entity, fields, extrasOf(extras, thing.name));
}

/**
 * A record that holds links and files only could not be told from another. One tick for two things that it links, such
 * as who comes when, is told by them, and nobody names each.
 */
function addName(entity: BlueprintEntity, context: Parameters<typeof addPlannedField>[2]): void {
  const isTally = fieldsOf(entity, 'bool').length > 0 && fieldsOf(entity, 'ref').length > 1;
  if (namingField(entity) || isTally) return;
  const name = plannedField({ name: 'Name', kind: 'text', of: [] });
  const added = addPlannedField(entity, name, { ...context, from: 'default' });
  if (added) entity.fields = [added, ...entity.fields.filter((field) => field !== added)];
}

function settleThing(entity: BlueprintEntity, fields: readonly DraftField[], own: ThingExtras): void {
  const called = (name: string) =>
    entity.fields.find(({ label }) => label.toLowerCase() === name.toLowerCase());
  const states = fields.find(({ kind }) => kind === 'states');
  const state = states && called(states.name);
  if (state?.options) {
    entity.workflow = state.id;
    state.default = state.options[0]?.value ?? '';
    settle(entity, 'workflow');
  }
  settleEntity(entity);
  settleTitle(entity, fields);
  for (const name of own.internal ?? []) {
    const field = called(name);
    if (field) field.readers = 'registered';
  }
  for (const name of own.required ?? []) {
    const field = called(name);
    if (field && !field.computed) field.required = true;
  }
  for (const [name, value] of Object.entries(own.defaults ?? {})) {
    const field = called(name);
    if (field) field.default = value;
  }
}

/** What a reader writes first names the record, unless a name or title comes later. */
function settleTitle(entity: BlueprintEntity, fields: readonly DraftField[]): void {
  const title = entity.fields.find(({ id }) => id === entity.titleField);
  const [first] = entity.fields;
  const isNamed = title !== undefined && /\b(?:name|title|subject)$/i.test(title.label);
  if (first?.type !== 'string' || first === title || isNamed || fields[0]?.kind !== 'text') return;
  entity.titleField = first.id;
  first.required = true;
  settle(entity, 'title');
}

const types: Readonly<Record<Exclude<DraftField['kind'], 'formula' | 'number'>, FieldType>> = {
  text: 'string',
  'long text': 'text',
  money: 'money',
  percent: 'percent',
  rating: 'rating',
  'yes or no': 'bool',
  date: 'date',
  'date and time': 'datetime',
  time: 'time',
  duration: 'duration',
  email: 'email',
  phone: 'phone',
  'web address': 'url',
  picture: 'image',
  file: 'file',
  tags: 'tags',
  choice: 'enum',
  states: 'enum',
  link: 'ref',
  links: 'ref',
};

/** A number is a whole one, and a formula that cannot be read an amount, where the name says so. */
function numberType(name: string): FieldType {
  const { type } = typeOf(bare(name));
  return partKind(type) !== undefined && !/^(?:date|datetime|time)$/.test(type) ? type : 'number';
}

/** The field as the planners take it. */
export function plannedField({ name, kind, of }: DraftField): FieldDraft {
  const type = kind === 'formula' ? numberType(name) : kind === 'number' ? wholeType(name) : types[kind];
  return {
    label: name,
    type,
    known: 'exact',
    ...(type === 'enum' ? { options: of } : {}),
    ...(type === 'ref' ? { ref: of[0] ?? name, otherwise: 'text' as const } : {}),
  };
}

/** What is counted comes in whole numbers. */
const counted =
  /\b(?:minutes|pieces|places|seats|serves|servings|position|people|guests|employees|bedrooms|tempo)\b/i;
const wholeType = (name: string): FieldType =>
  typeOf(bare(name)).type === 'int' || counted.test(name) ? 'int' : 'number';
