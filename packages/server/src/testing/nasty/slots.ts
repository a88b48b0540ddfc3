import type { AnyEndpoint } from '@sayso/contracts/endpoint';
import { limits } from '@sayso/contracts/limits';
import { z } from 'zod';

export type Step = string | number;
/** A place for a text in a call. `most` is its maximum in UTF-16 units; absent where only the whole body has one. */
export type Slot = {
  part: 'params' | 'query' | 'body';
  path: readonly Step[];
  most?: number;
  /** A place for an object of any keys rather than for a text. */
  isObject?: true;
};

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};
type Walk = { root: JsonSchema; part: Slot['part']; valid: unknown; path: readonly Step[]; depth: number };

/** Deeper than any call reads by name; schemas that contain themselves end here. */
const deepest = 6;

/** Every place of the call where somebody may send a text, from its contract; `valid` is a call that is answered. */
export function slotsOf(endpoint: AnyEndpoint, valid: { query?: unknown; body?: unknown }): Slot[] {
  const found = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const own = part === 'params' ? undefined : valid[part];
    return walk(root, { root, part, valid: own, path: [], depth: 0 });
  });
  const nameOf = ({ part, path, isObject }: Slot) => `${isObject ? 'object ' : ''}${part}.${path.join('.')}`;
  const known = new Map(found.map((slot) => [nameOf(slot), slot]));
  return [...known.values()];
}

function walk(schema: JsonSchema, at: Walk): Slot[] {
  if (at.depth > deepest) return [];
  const resolved = resolve(schema, at.root);
  const choices = [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.allOf ?? [])];
  if (choices.length > 0) return choices.flatMap((each) => walk(each, { ...at, depth: at.depth + 1 }));
  if (resolved.enum || resolved.const !== undefined) return [];
  const types = [resolved.type ?? []].flat();
  if (types.includes('string')) {
    const { maxLength } = resolved;
    return [{ part: at.part, path: at.path, ...(maxLength === undefined ? {} : { most: maxLength }) }];
  }
  const isOpen = types.length === 0 && !resolved.properties;
  if (isOpen) return [...objectAt(at), ...textsIn(at)];
  const isRecord = resolved.additionalProperties !== undefined && resolved.additionalProperties !== false;
  return [...(isRecord ? objectAt(at) : []), ...membersOf(resolved, at), ...itemsOf(resolved, at)];
}

const objectAt = ({ part, path }: Walk): Slot[] => (part === 'body' ? [{ part, path, isObject: true }] : []);

/** Whatever may be sent here: the texts of the valid call, or a text. */
function textsIn({ valid, path, part, depth }: Walk): Slot[] {
  if (typeof valid !== 'object' || valid === null || depth > deepest)
    return path.length === 0 ? [] : [{ part, path }];
  return Object.entries(valid).flatMap(([key, inner]) => {
    const step = Array.isArray(valid) ? Number(key) : key;
    return textsIn({ root: {}, part, valid: inner, path: [...path, step], depth: depth + 1 });
  });
}

function membersOf({ properties, additionalProperties: more }: JsonSchema, at: Walk): Slot[] {
  const named = Object.entries(properties ?? {}).flatMap(([name, inner]) => walk(inner, below(at, name)));
  if (more === undefined || more === false) return named;
  const others = Object.keys(at.valid ?? {}).filter((name) => !Object.hasOwn(properties ?? {}, name));
  const names = others.length > 0 ? others : ['another'];
  return [...named, ...names.flatMap((name) => walk(more === true ? {} : more, below(at, name)))];
}

function itemsOf({ items, prefixItems }: JsonSchema, at: Walk): Slot[] {
  if (items) return walk(items, below(at, 0));
  return (prefixItems ?? []).flatMap((each, index) => walk(each, below(at, index)));
}

const below = (at: Walk, step: Step): Walk => ({
  ...at,
  valid: (at.valid as Record<Step, unknown> | undefined)?.[step],
  path: [...at.path, step],
  depth: at.depth + 1,
});

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref === '#') return root;
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  return name === undefined ? schema : (root.$defs?.[name] ?? {});
}

/** The value with this at the place, an object beside what is there; what leads there is made where it is missing. */
export function withGiven(value: unknown, [step, ...rest]: readonly Step[], given: string | object): unknown {
  if (step === undefined) return mixed(value, given);
  const base = value ?? (typeof step === 'number' ? [] : {});
  const inner = withGiven((base as Record<Step, unknown>)[step], rest, given);
  if (!Array.isArray(base)) return { ...(base as object), [step]: inner };
  return base.with === undefined || base.length <= Number(step)
    ? [...base, inner]
    : base.with(Number(step), inner);
}

const mixed = (value: unknown, given: string | object): unknown =>
  typeof given === 'object' && typeof value === 'object' ? { ...value, ...given } : given;

/** Of a text without a maximum: as long as most bodies may be. */
const mostBytes = limits.jsonBytes;
/** Room for the rest of a call beside its longest text. */
const rest = 4_000;
/** Of a path's segment, and of an address with its query: what the HTTP parser lets through. */
const segmentChars = 300;
const addressBytes = 12_000;

/** How long the text may be here, so that the call is still read. */
export function lengthOf(slot: Slot, endpoint: AnyEndpoint, shape: (length: number) => string): number {
  const sample = shape(1_000);
  if (slot.part === 'body') {
    const bytes = Buffer.byteLength(JSON.stringify(sample)) / sample.length;
    const room = Math.floor((Math.min(endpoint.maxBytes ?? limits.jsonBytes, mostBytes) - rest) / bytes);
    return Math.min(slot.most ?? room, room);
  }
  const perUnit = encodeURIComponent(sample).length / sample.length;
  const room = slot.part === 'params' ? segmentChars : Math.floor(addressBytes / perUnit);
  return Math.min(slot.most ?? room, room);
}
