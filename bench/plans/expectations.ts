import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Words that mean the same here; the first is what a person would call it. */
const Names = z.array(z.string().min(1)).min(1);
export type Names = z.infer<typeof Names>;

/** Kinds as somebody who has never seen a form designer would tell them apart. */
const saidKinds = [
  'text',
  'number',
  'money',
  'date',
  'moment',
  'time',
  'yesno',
  'choice',
  'image',
  'file',
  'email',
  'phone',
  'person',
  'link',
] as const;
const SaidKind = z.enum(saidKinds);
export type SaidKind = z.infer<typeof SaidKind>;

const FieldRight = z.strictObject({
  names: Names,
  /** Any of these will do. */
  kind: z.array(SaidKind).min(1),
  /** Choices in the order in which they were told. */
  states: z.array(Names).optional(),
});
export type FieldRight = z.infer<typeof FieldRight>;

const LinkRight = z.strictObject({
  names: Names,
  to: z.string(),
  /** Several at once: a thing between the two will do as well. */
  many: z.boolean().optional(),
  /** It may be kept on the other thing. */
  eitherSide: z.boolean().optional(),
  /** A field of one of these kinds will do as well. */
  orField: z.array(SaidKind).optional(),
});
export type LinkRight = z.infer<typeof LinkRight>;

const ThingRight = z.strictObject({
  names: Names,
  fields: z.record(z.string(), FieldRight),
  links: z.record(z.string(), LinkRight).default({}),
});
export type ThingRight = z.infer<typeof ThingRight>;

const FormRight = z.strictObject({
  kind: z.literal('form'),
  thing: z.string(),
  /** Names of a thing of its own that may take what visitors send. */
  orThing: Names.optional(),
  asks: z.array(Names),
  never: z.array(Names),
});
export type FormRight = z.infer<typeof FormRight>;

const PageRight = z.strictObject({
  kind: z.literal('page'),
  thing: z.string(),
  shows: z.array(Names),
  never: z.array(Names),
  /** Told, but beyond what a plan can say: no press can put it right, so it is not counted. */
  onlyWhen: z.strictObject({ field: z.string(), state: z.string() }).optional(),
});
export type PageRight = z.infer<typeof PageRight>;

/** Whom it is open to by their names; admins may always, so that admins only is right as well. */
const AccessRight = z.union([
  z.strictObject({ thing: z.string(), fields: z.array(z.string()), only: Names }),
  z.strictObject({ thing: z.string(), own: z.literal(true), all: Names }),
]);

export const Right = z.strictObject({
  things: z.record(z.string(), ThingRight),
  public: z.record(z.string(), z.discriminatedUnion('kind', [FormRight, PageRight])).default({}),
  access: z.record(z.string(), AccessRight).default({}),
  /** Things that must not be there. */
  absent: z.array(Names).default([]),
});
export type Right = z.infer<typeof Right>;

const Text = z.strictObject({
  id: z.string(),
  organisation: z.string(),
  person: z.string(),
  text: z.string(),
  /** What this text says more; laid over `right`. */
  also: z.record(z.string(), z.json()).optional(),
  /** What it leaves out: `thing.field` or `thing.link`. */
  without: z.array(z.string()).optional(),
});

const File = z.strictObject({
  people: z.record(z.string(), z.string()),
  organisations: z.record(z.string(), z.strictObject({ title: z.string(), right: z.json() })),
  texts: z.array(Text),
});

export type Described = { id: string; organisation: string; person: string; text: string; right: Right };

export function loadTexts(): Described[] {
  const path = new URL('./texts.json', import.meta.url);
  const { people, organisations, texts } = File.parse(JSON.parse(readFileSync(path, 'utf8')));
  return texts.map(({ also, without = [], ...text }) => {
    if (people[text.person] === undefined) throw new Error(`${text.id}: nobody is called ${text.person}`);
    const told = organisations[text.organisation]?.right;
    const right = Right.parse(also ? laidOver(told, also) : told);
    for (const path of without) leaveOut(right, path);
    checkNames(text.id, right);
    return { ...text, right };
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function laidOver(base: unknown, more: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(more)) return [...base, ...more];
  if (!isObject(base) || !isObject(more)) return more;
  const merged = { ...base };
  for (const [key, value] of Object.entries(more))
    merged[key] = key in base ? laidOver(base[key], value) : value;
  return merged;
}

function leaveOut({ things }: Right, path: string): void {
  const [thing = '', part = ''] = path.split('.');
  const held = [things[thing]?.fields, things[thing]?.links].find((parts) => parts && part in parts);
  if (!held) throw new Error(`Nothing is at ${path}`);
  delete held[part];
}

/** A slip in the file would count as a gap of every plan. */
function checkNames(id: string, { things, public: pages, access }: Right): void {
  const need = (thing: string, field?: string) => {
    const found = things[thing];
    if (!found || (field !== undefined && !found.fields[field]))
      throw new Error(`${id}: nothing is called ${field === undefined ? thing : `${thing}.${field}`}`);
  };
  for (const { links } of Object.values(things)) for (const { to } of Object.values(links)) need(to);
  for (const page of Object.values(pages)) {
    need(page.thing);
    if (page.kind === 'page' && page.onlyWhen) need(page.thing, page.onlyWhen.field);
  }
  for (const rule of Object.values(access)) {
    need(rule.thing);
    if ('fields' in rule) for (const field of rule.fields) need(rule.thing, field);
  }
}
