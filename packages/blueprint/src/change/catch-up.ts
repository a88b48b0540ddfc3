import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintRole } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { entitySchema } from '../emit/entity.ts';
import { emitFiles } from '../emit/files.ts';
import { hashSource } from '../emit/hash.ts';
import { rolesIn } from '../emit/roles.ts';
import { keepRoles } from '../operate/roles.ts';
import { takeReaders, takeRules } from '../operate/who-of-rules.ts';
import { releaseLoose } from '../plan/computed-field.ts';
import { type Ids, idsFrom } from '../plan/entities.ts';
import { titleOf } from '../plan/look.ts';
import { takeOutFields } from '../plan/take-out.ts';
import { namingField } from '../plan/title-field.ts';
import { fieldOf, parseSchema } from './adopt.ts';

/**
 * The plan with the fields and rules that the app's entities have now: those made, changed or removed by hand since it
 * was kept. Rules that the plan has no word for stay as planned.
 * Pages stay as they were planned: a field from elsewhere is on none of them until somebody asks for it.
 */
export function catchUp(kept: Blueprint, sources: SourceTree): Blueprint {
  const touched = kept.entities.flatMap(({ name }) => {
    const path = `entities/${name}`;
    const source = sources[path];
    if (source === undefined || hashSource(path, source) === kept.hashes[path]) return [];
    const schema = parseSchema(source);
    return schema ? [{ name, schema }] : [];
  });
  const roles = rolesByHand(kept, sources);
  if (touched.length === 0 && roles === undefined) return kept;
  const blueprint = structuredClone(kept);
  const ids = idsFrom(blueprint.nextId);
  for (const { name, schema } of touched) {
    const entity = blueprint.entities.find((each) => each.name === name);
    if (!entity) continue;
    takeFields({ blueprint, entity, schema, ids });
    takeRules(entity, schema);
  }
  blueprint.nextId = ids.used();
  keepRoles(blueprint, roles ?? blueprint.roles ?? []);
  return withoutGone(blueprint, touched);
}

/** Roles that somebody added, renamed or took away among the fields of people. */
function rolesByHand({ hashes, roles }: Blueprint, sources: SourceTree): BlueprintRole[] | undefined {
  const path = 'entities/User';
  const source = sources[path];
  if (source === undefined) return roles === undefined ? undefined : [];
  if (hashSource(path, source) === hashes[path]) return undefined;
  return rolesIn(parseSchema(source)) ?? [];
}

type Touched = { blueprint: Blueprint; entity: BlueprintEntity; schema: EntitySchema; ids: Ids };

function takeFields({ blueprint, entity, schema, ids }: Touched): void {
  const planned = entitySchema(blueprint, entity).properties;
  const known = new Map(entity.fields.map((field) => [field.key, field]));
  const byId = new Map(entity.fields.map((field) => [field.id, field]));
  for (const [key, property] of Object.entries(schema.properties)) {
    // The count of older votes is no field of the plan's.
    const isPlanned = Object.hasOwn(planned, key);
    if (isPlanned && !known.has(key)) continue;
    const renamed = byId.get(property['x-sayso']?.id ?? '');
    const field = known.get(key) ?? (renamed && !(renamed.key in schema.properties) ? renamed : undefined);
    const isRequired = schema.required?.includes(key) === true;
    if (field) takeReaders(field, property);
    if (field && isSame(planned[field.key], property) && field.required === isRequired) continue;
    const ref = targetOf(blueprint, property);
    const read = fieldOf(key, property, {
      id: field?.id ?? ids.next(),
      required: isRequired,
      ...(ref ? { ref } : {}),
    });
    if (field) overtake(field, read);
    else {
      takeReaders(read, property);
      entity.fields.push({ ...read, ...limitsOf(property), inList: false, inForm: false });
    }
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function targetOf({ entities }: Blueprint, { $ref }: EntityProperty): string | undefined {
  const target = /^\/entities\/(\w+)\/id$/.exec($ref ?? '')?.[1];
  return target === undefined ? undefined : entities.find(({ name }) => name === target)?.id;
}

/** Gives a field of the plan what its file says; what files do not say stays as planned. */
function overtake(field: BlueprintField, { key, label, type, required, options, ref }: BlueprintField): void {
  const unit = field.unit === undefined ? '' : ` (${field.unit})`;
  // A link to something that the plan does not know is read as text.
  const isAsPlanned = type === field.type || (field.type === 'ref' && ref === undefined && type === 'string');
  if (!isAsPlanned) {
    for (const extra of ['options', 'default', 'min', 'max', 'unit', 'ref', 'computed'] as const)
      delete field[extra];
    field.type = type;
  }
  field.key = key;
  field.label = unit !== '' && label.endsWith(unit) ? label.slice(0, -unit.length) : label;
  field.required = required;
  if (options) field.options = options;
  if (ref !== undefined) field.ref = ref;
}

function limitsOf({ minimum, maximum, default: start }: EntityProperty): Partial<BlueprintField> {
  const isPlain = typeof start === 'string' || typeof start === 'number' || typeof start === 'boolean';
  return {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(isPlain ? { default: start } : {}),
  };
}

/** Fields that the files no longer have leave the plan, except where a page would have nothing to draw with. */
function withoutGone(
  blueprint: Blueprint,
  touched: readonly { name: string; schema: EntitySchema }[],
): Blueprint {
  const lean = structuredClone(blueprint);
  let isLean = false;
  for (const { name, schema } of touched) {
    const entity = lean.entities.find((each) => each.name === name);
    const gone = entity?.fields.filter(({ key }) => !Object.hasOwn(schema.properties, key)) ?? [];
    if (!entity || gone.length === 0 || gone.length === entity.fields.length) continue;
    isLean = true;
    takeOutFields(lean, entity, gone);
    if (gone.some(({ id }) => id === entity.workflow)) delete entity.workflow;
    if (!titleOf(entity)) entity.titleField = (namingField(entity) ?? entity.fields[0])?.id ?? '';
    releaseLoose(entity);
  }
  if (!isLean) return blueprint;
  const [before, after] = [emitFiles(blueprint), emitFiles(lean)];
  return Object.keys(before).every((path) => Object.hasOwn(after, path)) ? lean : blueprint;
}
