import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import type {
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  plainRules,
  Rule,
} from '@sayso/core/blueprint-schema';
import { appRoleKey } from '@sayso/core/rules/app-role';
import { ruleIn } from '../plan/computed-field.ts';
import { entityById, fieldById, stateOf } from '../plan/look.ts';
import { isYear } from '../plan/year.ts';
import { titleWords } from '../texts/titles.ts';
import { isLeftToStaff } from './asked.ts';
import { beforeKey, voteOf } from './columns.ts';
import { freeStates, statusOf } from './community-fields.ts';
import { isRoleRule, roleIn } from './roles.ts';

/** The JSON schema of an entity, as it is stored and as forms, cells and validation read it. */
export function entitySchema(blueprint: Blueprint, entity: BlueprintEntity): EntitySchema {
  const title = fieldById(entity, entity.titleField)?.key;
  const state = stateOf(entity)?.key;
  const unique = uniqueKeys(entity);
  return {
    name: entity.name,
    title: entity.label,
    type: 'object',
    properties: {
      ...Object.fromEntries(entity.fields.map((field) => [field.key, property(blueprint, entity, field)])),
      ...votesBefore(entity),
    },
    required: entity.fields.filter((field) => field.required).map(({ key }) => key),
    additionalProperties: false,
    rls: {
      create: ruleOf(entity.rules.create),
      read: readRule(blueprint, entity),
      update: ruleOf(entity.rules.update),
      delete: ruleOf(entity.rules.delete),
    },
    'x-sayso': {
      ...(title === undefined ? {} : { titleField: title }),
      ...(state === undefined ? {} : { stateField: state }),
      ...(unique.length === 0 ? {} : { unique }),
      id: entity.id,
    },
  };
}

/** Votes are records of who voted; what was counted elsewhere, or comes with a sample, is a number beside them. */
function votesBefore(entity: BlueprintEntity): Record<string, EntityProperty> {
  const vote = voteOf(entity);
  return vote === undefined || entity.fields.some(({ key }) => key === beforeKey(vote))
    ? {}
    : { [beforeKey(vote)]: { type: 'integer', title: titleWords.votesBefore, minimum: 0 } };
}

/** The keys of the fields that are unique together; a list with a field that is gone says nothing any more. */
function uniqueKeys(entity: BlueprintEntity): string[][] {
  const lists = (entity.unique ?? []).map((ids) => ids.map((id) => fieldById(entity, id)?.key));
  return lists.filter((keys): keys is string[] => keys.length > 0 && !keys.includes(undefined));
}

const owner = { created_by: '{{user.email}}' };
const admin = { user_condition: { role: 'admin' } };
const registered = { user_condition: { role: { $in: ['user', 'admin'] } } };

type PlainRule = (typeof plainRules)[number];
const rules: Readonly<Record<PlainRule, unknown>> = {
  anyone: true,
  registered,
  owner,
  admin,
  'owner-or-admin': { $or: [owner, admin] },
  nobody: false,
};

export const ruleOf = (rule: Rule): unknown =>
  isRoleRule(rule) ? { $or: [admin, { user_condition: { [appRoleKey]: roleIn(rule) } }] } : rules[rule];

/**
 * Visitors of a booking page who may not read how far a booking is get those alone that take up time: what was
 * cancelled is free again.
 */
function readRule({ pages }: Blueprint, entity: BlueprintEntity): unknown {
  const rule = ruleOf(entity.rules.read);
  const status = statusOf(entity);
  const free = freeStates(entity);
  const isBooked = pages.some((page) => page.archetype === 'booking' && page.entity === entity.id);
  if (rule !== true || !isBooked || status?.readers !== 'registered' || free.length === 0) return rule;
  return { $or: [registered, { [`data.${status.key}`]: { $nin: free } }] };
}

type Shape = {
  type: NonNullable<EntityProperty['type']>;
  format?: string;
  kind?: NonNullable<EntityProperty['x-sayso']>['kind'];
};

/** Each type of value as one schema property; what JSON schema cannot say stands in `x-sayso.kind`. */
const shapes: Readonly<Record<BlueprintField['type'], Shape>> = {
  string: { type: 'string' },
  text: { type: 'string', kind: 'text' },
  richtext: { type: 'string', kind: 'richtext' },
  int: { type: 'integer' },
  number: { type: 'number' },
  money: { type: 'number', kind: 'money' },
  percent: { type: 'number', kind: 'percent' },
  rating: { type: 'integer', kind: 'rating' },
  bool: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  time: { type: 'string', format: 'time' },
  duration: { type: 'number', kind: 'duration' },
  enum: { type: 'string' },
  tags: { type: 'array', kind: 'tags' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string', kind: 'phone' },
  url: { type: 'string', format: 'uri' },
  image: { type: 'string', kind: 'image' },
  file: { type: 'string', format: 'file' },
  color: { type: 'string', kind: 'color' },
  ref: { type: 'string' },
  lines: { type: 'array', kind: 'lines' },
};

const wholeYear: Shape = { type: 'integer', kind: 'year' };

/** Of what is ticked from a few choices the choices are the hint. */
const shapeOf = (field: BlueprintField): Shape => {
  if (isYear(field)) return wholeYear;
  return field.type === 'tags' && field.options ? { type: 'array' } : shapes[field.type];
};

/** Visitors send what they may not read afterwards: a rule for reading alone would hold for writing, too. */
function fieldRules({ rules }: BlueprintEntity, { readers }: BlueprintField): Pick<EntityProperty, 'rls'> {
  if (readers === undefined) return {};
  const isSent = rules.create === 'anyone' && readers === 'registered';
  return { rls: { read: ruleOf(readers), ...(isSent ? { write: true } : {}) } };
}

const choicesOf = ({ options }: BlueprintField) =>
  options ? { enum: options.map(({ value }) => value), enumNames: options.map(({ label }) => label) } : {};

function property(blueprint: Blueprint, entity: BlueprintEntity, field: BlueprintField): EntityProperty {
  const { type, format, kind } = shapeOf(field);
  const target = entityById(blueprint, field.ref);
  const scale =
    field.type === 'rating' ? { minimum: field.min ?? 1, maximum: field.max ?? 5 } : limits(field);
  const unit = field.unit === undefined ? '' : ` (${field.unit})`;
  const rule = ruleIn(field);
  return {
    type,
    title: `${field.label}${unit}`,
    ...(field.help === undefined ? {} : { description: field.help }),
    ...fieldRules(entity, field),
    ...(format === undefined ? {} : { format }),
    ...(type === 'array' ? { items: { type: 'string' as const, ...choicesOf(field) } } : choicesOf(field)),
    ...(target ? { $ref: `/entities/${target.name}/id` } : {}),
    ...startOf(entity, field),
    ...scale,
    'x-sayso': {
      ...(kind === undefined ? {} : { kind }),
      ...(rule ? { derive: rule } : {}),
      ...(field.type === 'money' ? { currency: blueprint.app.currency } : {}),
      ...(field.options
        ? { colors: Object.fromEntries(field.options.map(({ value, color }) => [value, color])) }
        : {}),
      ...(isLeftToStaff(blueprint, entity, field) ? { writtenBy: 'staff' as const } : {}),
      id: field.id,
    },
  };
}

/** A record that moves through states is in the first one unless another is said, and never in none. */
function startOf(entity: BlueprintEntity, field: BlueprintField): Pick<EntityProperty, 'default'> {
  const start = field.default ?? (field === stateOf(entity) ? field.options?.[0]?.value : undefined);
  return start === undefined ? {} : { default: start };
}

function limits({ type, min, max }: BlueprintField): { minimum?: number; maximum?: number } {
  if (type === 'percent') return { minimum: 0, maximum: 100 };
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
}
