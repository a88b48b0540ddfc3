import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { isSame } from '../record-form/form-values.ts';

/** A field with all that its schema says of it. */
export type FieldPart = { property: EntityProperty; isRequired: boolean; isUnique: boolean };
/** A field that two people changed in different ways; null where it is not there. */
export type FieldConflict = { key: string; theirs: FieldPart | null; mine: FieldPart | null };
export type Sides = Readonly<Record<string, 'mine' | 'theirs'>>;
export type Three = { base: EntitySchema; theirs: EntitySchema; mine: EntitySchema };
type Fields = ReadonlyMap<string, FieldPart>;

const fieldsOf = (schema: EntitySchema): Fields => {
  const unique = schema['x-sayso']?.unique ?? [];
  return new Map(
    Object.entries(schema.properties).map(([key, property]) => [
      key,
      {
        property,
        isRequired: schema.required?.includes(key) ?? false,
        isUnique: unique.some((names) => names.length === 1 && names[0] === key),
      },
    ]),
  );
};

/** Fields that both changed since `base`, each in another way. */
export function conflictsOf({ base, theirs, mine }: Three): FieldConflict[] {
  const [before, other, own] = [fieldsOf(base), fieldsOf(theirs), fieldsOf(mine)];
  return [...new Set([...other.keys(), ...own.keys(), ...before.keys()])].flatMap((key) => {
    const [was, theirPart, myPart] = [before, other, own].map((fields) => fields.get(key) ?? null);
    const isFree = isSame(theirPart, was) || isSame(myPart, was) || isSame(theirPart, myPart);
    return isFree ? [] : [{ key, theirs: theirPart ?? null, mine: myPart ?? null }];
  });
}

/** Whether both changed who may do what: that is never decided by the way. */
export const doRulesClash = ({ base, theirs, mine }: Three): boolean =>
  !isSame(theirs.rls, base.rls) && !isSame(mine.rls, base.rls) && !isSame(theirs.rls, mine.rls);

/** Both changes in one: what only one of them changed is as they made it, of the rest `sides` chooses. */
export function mergeSchemas({ base, theirs, mine }: Three, sides: Sides): EntitySchema {
  const before = fieldsOf(base);
  const [other, own] = [fieldsOf(theirs), fieldsOf(mine)];
  const partOf = (key: string): FieldPart | undefined => {
    const [was, theirPart, myPart] = [before.get(key), other.get(key), own.get(key)];
    if (isSame(myPart, was)) return theirPart;
    if (isSame(theirPart, was) || isSame(theirPart, myPart)) return myPart;
    return sides[key] === 'theirs' ? theirPart : myPart;
  };
  const parts = orderOf({ base, theirs, mine }).flatMap((key): [string, FieldPart][] => {
    const part = partOf(key);
    return part ? [[key, part]] : [];
  });
  return withFields(mergedFrame({ base, theirs, mine }), parts);
}

/** As who moved fields has them, with those of the other one after them. */
function orderOf({ base, theirs, mine }: Three): string[] {
  const [was, other, own] = [base, theirs, mine].map(({ properties }) => Object.keys(properties));
  const common = (keys: readonly string[] = []) =>
    keys.filter((key) => was?.includes(key) && own?.includes(key));
  const isMoved = !isSame(common(own), common(was));
  const [first, second] = isMoved ? [own, other] : [other, own];
  return [...new Set([...(first ?? []), ...(second ?? [])])];
}

type Frame = Pick<EntitySchema, 'x-sayso'>;
const frameOf = ({ properties: _properties, required: _required, ...frame }: EntitySchema) => frame;

/** All that a schema says beside its fields, rules among it: mine where I changed it, else theirs. */
function mergedFrame({ base, theirs, mine }: Three): Frame {
  const [was, other, own] = [base, theirs, mine].map((schema): Record<string, unknown> => frameOf(schema));
  const keys = new Set([...Object.keys(other ?? {}), ...Object.keys(own ?? {})]);
  const merged = Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = isSame(own?.[key], was?.[key]) ? other?.[key] : own?.[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return merged as Frame;
}

function withFields(frame: Frame, parts: readonly (readonly [string, FieldPart])[]): EntitySchema {
  const { 'x-sayso': hints, ...rest } = frame;
  const names = new Set(parts.map(([key]) => key));
  const together = (hints?.unique ?? []).filter(
    (keys) => keys.length !== 1 && keys.every((key) => names.has(key)),
  );
  const unique = [...parts.filter(([, { isUnique }]) => isUnique).map(([key]) => [key]), ...together];
  const { unique: _unique, titleField, ...others } = hints ?? {};
  const all = {
    ...others,
    ...(titleField !== undefined && names.has(titleField) ? { titleField } : {}),
    ...(unique.length > 0 ? { unique } : {}),
  };
  const required = parts.filter(([, { isRequired }]) => isRequired).map(([key]) => key);
  return {
    ...rest,
    properties: Object.fromEntries(parts.map(([key, { property }]) => [key, property])),
    ...(required.length > 0 ? { required } : {}),
    ...(Object.keys(all).length > 0 ? { 'x-sayso': all } : {}),
  };
}
