import { keysOf } from '@sayso/contracts/derive';
import type { BlueprintEntity, BlueprintField, EntityKind, FieldType } from '@sayso/core/blueprint-schema';
import { kitProps } from '@sayso/core/prompt/kit-types';
import { conceptById } from '../lexicon/concepts.ts';
import { isPersonWord } from '../lexicon/persons.ts';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { type EntityDraft, findEntity, type Reading } from '../read/reading.ts';
import { readNoun } from '../read/things/nouns.ts';
import { capitalise, normalised, pascal, plural, snake } from '../words.ts';
import { optionColor } from './colors.ts';
import { completeFields } from './complete.ts';
import { releaseLoose } from './computed-field.ts';
import { isDeed } from './deeds.ts';
import { defaultFields } from './default-fields.ts';
import { followFormulas, placeFormulas } from './formulas.ts';
import { linkToHub } from './hub-links.ts';
import { fieldById, isState } from './look.ts';
import { isUsualChoice, linkNamed } from './named-links.ts';
import { linkStaff } from './staff-links.ts';
import { standIns } from './stand-ins.ts';
import { namingField } from './title-field.ts';

export type Ids = { next: () => string };

export const idsFrom = (start: number): Ids & { used: () => number } => {
  let at = start;
  return { next: () => `i${at++}`, used: () => at };
};

/** Names that generated code or the platform already uses. */
const taken = new Set([
  ...'User Date Map Set Error Number String Object Array Promise Symbol Function Math JSON Boolean Layout Tabs TabsList TabsTrigger TabsContent'.split(
    ' ',
  ),
  ...Object.keys(kitProps),
]);
const reservedKeys = new Set([
  'id',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'is_sample',
  'constructor',
  'prototype',
  '__proto__',
  'key',
  'ref',
]);

/** A name for code that nothing else in the app has; a name of the language gets a word behind it. */
export function entityName(words: string, used: ReadonlySet<string>): string {
  const base = pascal(words);
  let name = taken.has(base) ? `${base}Item` : base;
  for (let at = 2; used.has(name); at++) name = `${base}${at}`;
  return name;
}

/** The entities with their fields; references lead to entities of the same list. */
export function planEntities(reading: Reading, drafts: readonly EntityDraft[], ids: Ids): BlueprintEntity[] {
  placeFormulas(reading, drafts);
  const used = new Set<string>();
  const entities = drafts.map((draft) => {
    const name = entityName(draft.words, used);
    used.add(name);
    return startEntity(draft, name, ids);
  });
  const find = finder(drafts, entities);
  const followed: { entity: BlueprintEntity; field: BlueprintField; formula: string }[] = [];
  drafts.forEach((draft, at) => {
    const entity = entities[at];
    if (!entity) return;
    const fields = completeFields(draft, (words) => find(words) !== undefined && find(words) !== entity);
    for (const field of fields) {
      const added = addPlannedField(entity, field, {
        ids,
        find,
        from: draft.fields.includes(field) ? 'text' : 'default',
        said: draft.said,
      });
      if (added && field.formula !== undefined)
        followed.push({ entity, field: added, formula: field.formula });
    }
  });
  for (const { from, to } of reading.relations) {
    const [child, parent] = [entities[drafts.indexOf(from)], entities[drafts.indexOf(to)]];
    // A delivery has a vehicle, which makes many of them.
    const isUsed = /^(?:vehicle|room|service)$/.test(child?.concept ?? '') && parent?.kind === 'transaction';
    // What sorts things belongs to none of them: "products with categories".
    if (child && parent && (isUsed || (child.kind === 'settings' && parent.kind !== 'settings')))
      relate(parent, child, ids);
    else if (child && parent) relate(child, parent, ids);
  }
  for (const entity of entities) linkNamed(entity, entities, (child, parent) => relate(child, parent, ids));
  linkToHub(entities, (child, parent) => relate(child, parent, ids));
  linkStaff(entities, freeKey);
  for (const entity of entities) lendTarget(entity, entities, ids);
  for (const entity of entities) {
    followFormulas(
      entity,
      followed.filter((one) => one.entity === entity),
    );
    dropLoose(entity);
    addTotal(entity, ids);
    settleEntity(entity);
  }
  return entities;
}

/** What would follow from fields that the person named otherwise or left out. */
function dropLoose(entity: BlueprintEntity): void {
  const has = (key: string) => entity.fields.some((field) => field.key === key);
  entity.fields = entity.fields.filter(({ computed }) => !computed || computed.of.flatMap(keysOf).every(has));
}

/** "Parts cost" and "labour cost" are added up, where the person named both and no sum. */
function addTotal(entity: BlueprintEntity, ids: Ids): void {
  const head = ({ label }: BlueprintField) => label.split(' ').at(-1)?.toLowerCase() ?? '';
  const parts = entity.fields.filter(
    ({ type, why, computed, label }) =>
      type === 'money' &&
      why.from === 'text' &&
      !computed &&
      /\w (?:costs?|fees?|charges?|expenses?)$/i.test(label),
  );
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some((part) => head(part) !== head(first))) return;
  if (entity.fields.some(({ label, type }) => type === 'money' && /\btotal\b/i.test(label))) return;
  const label = `Total ${head(first)}`;
  entity.fields.push({
    id: ids.next(),
    key: freeKey(entity, snake(label)),
    label,
    type: 'money',
    required: false,
    inList: true,
    inForm: false,
    computed: { op: 'sum', of: parts.map(({ key }) => key) },
    why: { from: 'default', words: '' },
  });
}

/** A loan of something else than usual (an artefact, a toy) still refers to it. */
function lendTarget(entity: BlueprintEntity, entities: readonly BlueprintEntity[], ids: Ids): void {
  if (!isDeed(entity.concept ?? '')) return;
  const refers = entity.fields.some(({ ref }) =>
    entities.some(({ id, kind }) => id === ref && kind !== 'person'),
  );
  const others = entities.filter(
    (other) => other !== entity && !other.fields.some(({ ref }) => ref === entity.id),
  );
  const isLent = ({ kind, concept = '', why }: BlueprintEntity) =>
    entity.why.from === 'template' && kind === 'resource' && !isDeed(concept) && why.from === 'text';
  const target = others.find(({ concept }) => concept === undefined) ?? others.find(isLent);
  const standIn = entity.fields.findIndex(
    ({ label, why }) =>
      why.from === 'default' &&
      (/^(?:book|vehicle|(?:shared )?item|product|room) name$/i.test(label) ||
        (entity.concept === 'loan' && label === 'Item')),
  );
  if (standIn >= 0 && (refers || target)) entity.fields.splice(standIn, 1);
  if (refers || !target) return;
  relate(entity, target, ids);
}

export function startEntity(draft: EntityDraft, name: string, ids: Ids): BlueprintEntity {
  const kind: EntityKind = draft.concept?.kind ?? (isPersonWord(draft.words) ? 'person' : 'resource');
  return {
    id: ids.next(),
    name,
    label: capitalise(draft.words),
    labelPlural: capitalise(plural(draft.words)),
    ...(draft.concept ? { concept: draft.concept.id } : {}),
    icon: draft.concept?.icon ?? (kind === 'person' ? 'User' : 'Box'),
    kind,
    titleField: '',
    ...(draft.titles ? { titles: [...draft.titles] } : {}),
    fields: [],
    rules: { create: 'registered', read: 'registered', update: 'registered', delete: 'owner-or-admin' },
    why: { from: draft.from, words: draft.said.slice(0, 200) },
  };
}

type Find = (words: string) => BlueprintEntity | undefined;

/** Finds the entity that words name: by concept, by a stand-in of the same part, by name. */
export function finder(drafts: readonly EntityDraft[], entities: readonly BlueprintEntity[]): Find {
  const reading = { entities: [...drafts] } as unknown as Reading;
  return (words) => {
    const meant = entities.find(
      ({ concept }) => concept !== undefined && concept === words.replaceAll(' ', '_'),
    );
    if (meant) return meant;
    const noun = readNoun(words);
    if (!noun) return undefined;
    const draft = findEntity(reading, noun);
    const at = draft ? drafts.indexOf(draft) : -1;
    const persons = entities.filter(({ kind }) => kind === 'person');
    return (
      entities[at] ??
      entities.find((entity) => standIns[noun.concept?.id ?? '']?.includes(entity.concept ?? '-')) ??
      // Who borrows is one of the only people that there are.
      (noun.concept?.id === 'borrower' && persons.length === 1 ? persons[0] : undefined)
    );
  };
}

type FieldContext = { ids: Ids; find: Find; from: BlueprintField['why']['from']; said: string };

/** The person's own word; a usual field is called like its target, or by the name that stands in for it. */
function labelFor(
  draft: FieldDraft,
  { from, said }: FieldContext,
  target: BlueprintEntity | undefined,
): string {
  if (from === 'text') return draft.label;
  // "People group" is only the lexicon's word for what the person calls a group.
  const isBare = normalised(draft.label) === normalised(draft.ref ?? '');
  if (target && isBare) return target.label;
  if (draft.label.includes(' ')) return draft.label;
  if (target) return target.label;
  if (draft.ref === 'book' && !/\b(?:books?|library|titles?|novels?)\b/i.test(said)) return 'Item';
  const isNamed =
    draft.ref !== undefined && draft.type === 'ref' && !/(?:^| )(?:for|to|by|who)$/i.test(draft.label);
  return isNamed ? `${draft.label} name` : draft.label;
}

/** "Contracts with renewal dates": each has one. */
const ofOne = (label: string, type: FieldDraft['type']): string =>
  /^date/.test(type) ? label.replace(/(?<=\w )dates$/i, 'date') : label;

/** Turns a draft into a field of the entity; its key is unique. Answers the field. */
export function addPlannedField(
  entity: BlueprintEntity,
  draft: FieldDraft,
  context: FieldContext,
): BlueprintField | undefined {
  const target = draft.ref === undefined ? undefined : context.find(draft.ref);
  if (draft.ref !== undefined && !target && draft.otherwise === 'nothing') return undefined;
  const isTarget = target !== undefined && target !== entity;
  const twins = isTarget ? entity.fields.filter(({ ref }) => ref === target.id) : [];
  // A match has two teams of its own, home and away; what the person told of stands for the usual one.
  const isSame =
    !draft.label.includes(' ') ||
    (twins.some(({ why }) => why.from === 'text') && readNoun(draft.label)?.concept?.id === target?.concept);
  if (twins.length > 0 && context.from === 'default' && isSame) return undefined;
  const label = ofOne(labelFor(draft, context, isTarget ? target : undefined), draft.type);
  // "Room" in words, beside the room that it is linked to.
  const isLinked = entity.fields.some((known) => known.ref !== undefined && known.label === label);
  if (isLinked && draft.type === 'string' && context.from === 'default') return undefined;
  const field: BlueprintField = {
    id: context.ids.next(),
    key: freeKey(entity, isTarget ? `${snake(label)}_id` : snake(label)),
    label,
    type: isTarget ? 'ref' : draft.type === 'ref' ? 'string' : draft.type,
    required: draft.required === true && isTarget,
    inList: true,
    inForm: draft.computed === undefined,
    why: { from: context.from, words: context.said.slice(0, 120) },
  };
  if (isTarget) field.ref = target.id;
  if (draft.options) field.options = optionsOf(draft.options);
  if (draft.min !== undefined) field.min = draft.min;
  if (draft.max !== undefined) field.max = draft.max;
  if (draft.unit !== undefined) field.unit = draft.unit;
  if (draft.computed) field.computed = { op: draft.computed.op, of: draft.computed.of.map(snake) };
  if (field.type === 'rating') field.max ??= 5;
  entity.fields.push(field);
  return field;
}

/** Choices with the value that is stored, the text that is shown and a colour that stays. */
export const optionsOf = (options: readonly string[]): NonNullable<BlueprintField['options']> => {
  const values = new Set<string>();
  const colors = new Set<string>();
  return options.flatMap((option, at) => {
    const value = option.toLowerCase();
    if (values.has(value)) return [];
    values.add(value);
    const color = optionColor(option, at, colors);
    colors.add(color);
    return [{ value, label: capitalise(option), color }];
  });
};

export function freeKey(entity: BlueprintEntity, wanted: string): string {
  const base = reservedKeys.has(wanted) ? `${wanted.replace(/_/g, '')}_value` : wanted;
  let key = base;
  const isTaken = () =>
    entity.formerKeys?.includes(key) === true || entity.fields.some((field) => field.key === key);
  for (let at = 2; isTaken(); at++) key = `${base}_${at}`;
  return key;
}

/** Lets `child` refer to `parent`, once. */
export function relate(child: BlueprintEntity, parent: BlueprintEntity, ids: Ids): void {
  if (child === parent) return;
  if (child.fields.some(({ ref }) => ref === parent.id) || parent.fields.some(({ ref }) => ref === child.id))
    return;
  const plain = child.fields.findIndex(
    (field) =>
      (field.type === 'string' || isUsualChoice(field)) &&
      normalised(field.label) === normalised(parent.label),
  );
  const field: BlueprintField = {
    id: ids.next(),
    key: freeKey(child, `${snake(parent.label)}_id`),
    label: parent.label,
    type: 'ref',
    ref: parent.id,
    required: false,
    inList: true,
    inForm: true,
    why: { from: 'text', words: `${child.label} belongs to ${parent.label}`.slice(0, 120) },
  };
  const choices = child.fields[plain]?.options;
  if (choices && parent.kind === 'settings') parent.titles ??= choices.map(({ label }) => label);
  if (plain >= 0) child.fields[plain] = field;
  else child.fields.splice(1, 0, field);
}

/** What such a thing is usually called by: a weighing by its date. */
function usualTitle({ concept, fields }: BlueprintEntity): BlueprintField | undefined {
  const known = conceptById(concept ?? '');
  const [first] = known ? defaultFields(known) : [];
  if (!first || first.ref !== undefined) return undefined;
  return fields.find(
    ({ label, type }) => type === first.type && normalised(label) === normalised(first.label),
  );
}

/** Settles what follows from the fields: title, state, what lists show, what forms demand. */
export function settleEntity(entity: BlueprintEntity): void {
  releaseLoose(entity);
  settleState(entity);
  // How far it has come names a thing last.
  settleTitle(entity);
  if (entity.settled?.includes('required') || entity.fields.some((field) => field.required)) return;
  const first = entity.fields.find(({ type, computed }) => type !== 'text' && !computed) ?? entity.fields[0];
  if (first) first.required = true;
}

const neverDemanded: ReadonlySet<FieldType> = new Set(['ref', 'text', 'bool', 'image', 'file']);

function settleTitle(entity: BlueprintEntity): void {
  const chosen = entity.settled?.includes('title') ? fieldById(entity, entity.titleField) : undefined;
  const usual = usualTitle(entity);
  const title =
    chosen ??
    entity.fields.find(
      (field) =>
        field.type === 'string' && /^(?:name|title|subject|full name|customer name)$/i.test(field.label),
    ) ??
    usual ??
    namingField(entity) ??
    entity.fields[0];
  entity.titleField = title?.id ?? '';
  // A note may stay empty; a name may not.
  const isDemanded = title && !neverDemanded.has(title.type);
  if (isDemanded && !entity.settled?.includes('required')) title.required = true;
}

function settleState(entity: BlueprintEntity): void {
  if (entity.settled?.includes('workflow')) {
    const chosen = fieldById(entity, entity.workflow);
    if (chosen?.type !== 'enum' || !chosen.options?.length) delete entity.workflow;
    return;
  }
  const state = entity.fields.find(
    ({ type, label, options }) => type === 'enum' && isState(label) && (options?.length ?? 0) >= 3,
  );
  if (!state) {
    delete entity.workflow;
    return;
  }
  entity.workflow = state.id;
  const first = state.options?.[0];
  if (first) state.default = first.value;
}
