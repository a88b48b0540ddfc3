import { z } from 'zod';
import { type Derive, deriveOps, type Operand } from './derive.ts';

export const propertyTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'binary'] as const;
export const propertyFormats = [
  'date',
  'date-time',
  'time',
  'email',
  'file',
  'uri',
  'ipv4',
  'ipv6',
  'regex',
] as const;

/** Text of a schema; far longer than anybody writes, so that a stored one is never refused for it. */
const upTo = (most: number) => z.string().max(most, `Use at most ${most} characters`);

/** Finer kinds than JSON schema has, carried as `x-sayso.kind`; each has an input, a cell and a filter in the kit. */
export const valueKinds = [
  'text',
  'richtext',
  'money',
  'percent',
  'rating',
  'phone',
  'color',
  'lines',
  'image',
  'duration',
  'year',
  'tags',
] as const;

/** A formula with at most so many others around its innermost: what people write has two or three. */
const ruleWithin = (depth: number): z.ZodType<Derive> => {
  const part: z.ZodType<Operand> = depth === 0 ? z.string() : z.union([z.string(), ruleWithin(depth - 1)]);
  return z.object({ op: z.enum(deriveOps), of: z.array(part) });
};
export const DeriveRule = ruleWithin(8);

export const Hints = z.looseObject({
  kind: z.enum(valueKinds).optional(),
  currency: z.string().optional(),
  /** Follows from other number fields, numbers or two moments of the record; forms show it and store it with the rest. */
  derive: DeriveRule.optional(),
  /** Colour of each enum value, a name of the kit's badge palette. */
  colors: z.record(z.string(), z.string()).optional(),
  /** Whoever works with the app fills it in: visitors who send such records say nothing of it. */
  writtenBy: z.literal('staff').optional(),
  /** Stable id of the Blueprint item, so that a rename keeps data. */
  id: z.string().optional(),
  /** What the field was called before, the last name last: records follow it to its new one. */
  formerly: z.array(upTo(64)).max(10).optional(),
});

export type EntityProperty = {
  type?: (typeof propertyTypes)[number] | undefined;
  title?: string | undefined;
  description?: string | undefined;
  default?: unknown;
  format?: string | undefined;
  enum?: (string | number)[] | undefined;
  enumNames?: string[] | undefined;
  items?: EntityProperty | undefined;
  properties?: Record<string, EntityProperty> | undefined;
  required?: string[] | undefined;
  /** `/entities/{Name}/id`: the value is the id of a record of that entity. */
  $ref?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxLength?: number | undefined;
  /** Not asked for in forms, nor required. */
  hidden?: boolean | undefined;
  pattern?: string | undefined;
  'x-sayso'?: z.infer<typeof Hints> | undefined;
  rls?: { read?: unknown; write?: unknown } | undefined;
};

export const EntityProperty: z.ZodType<EntityProperty> = z.lazy(() =>
  z.looseObject({
    type: z.enum(propertyTypes).optional(),
    title: upTo(1_000).optional(),
    description: upTo(20_000).optional(),
    default: z.unknown().optional(),
    format: upTo(100).optional(),
    enum: z
      .array(z.union([upTo(2_000), z.number()]))
      .min(1)
      .optional(),
    enumNames: z.array(upTo(2_000)).optional(),
    items: EntityProperty.optional(),
    properties: z.record(z.string(), EntityProperty).optional(),
    required: z.array(upTo(1_000)).optional(),
    $ref: z
      .string()
      .regex(/^\/entities\/\w+\/id$/, 'A reference has the form /entities/{EntityName}/id')
      .optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().int().optional(),
    hidden: z.boolean().optional(),
    pattern: z.string().max(256).optional(),
    'x-sayso': Hints.optional(),
    rls: z.looseObject({ read: z.unknown().optional(), write: z.unknown().optional() }).optional(),
  }),
);

/** One rule: `true`/`null`/`''` open, `false` closed, or a condition (see core's row rules). */
export const RowRules = z.looseObject({
  create: z.unknown().optional(),
  read: z.unknown().optional(),
  update: z.unknown().optional(),
  delete: z.unknown().optional(),
  write: z.unknown().optional(),
});
export type RowRules = z.infer<typeof RowRules>;

export const EntityName = z
  .string()
  .regex(/^[A-Za-z]\w{0,63}$/, 'Use letters, digits and _, starting with a letter');

export const EntityFieldName = z.string().regex(/^[A-Za-z_]\w{0,63}$/, 'Not a valid property name');

const uniqueForm = 'Unique fields are lists of names, such as [["email"], ["room", "start"]]';

export const EntitySchema = z.looseObject({
  name: EntityName.optional(),
  title: upTo(1_000).optional(),
  description: upTo(20_000).optional(),
  type: z.literal('object').optional(),
  properties: z.record(EntityFieldName, EntityProperty),
  required: z.array(z.string()).optional(),
  additionalProperties: z.boolean().optional(),
  rls: RowRules.optional(),
  'x-sayso': z
    .looseObject({
      titleField: z.string().optional(),
      /** The choice that a record moves through: what visitors send starts as its default, whatever they say. */
      stateField: z.string().optional(),
      id: z.string().optional(),
      /** Fields whose values together no two records may share; where one of them is blank the record is free. */
      unique: z.array(z.array(z.string(), { error: uniqueForm }), { error: uniqueForm }).optional(),
    })
    .optional(),
});
export type EntitySchema = z.infer<typeof EntitySchema>;
