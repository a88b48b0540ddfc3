import type { PlanField, PlanFieldKind, PlanThing } from '@sayso/contracts/plan';
import { matchingEntity, plain } from '../generation/names.ts';
import { bare } from '../generation/resolve.ts';
import type { FieldRight, LinkRight, Names, Right, SaidKind, ThingRight } from './expectations.ts';

const said: Readonly<Record<SaidKind, readonly PlanFieldKind[]>> = {
  text: ['text', 'long text', 'rich text'],
  number: ['whole number', 'number', 'percent', 'rating', 'duration'],
  money: ['money'],
  date: ['date'],
  moment: ['date and time'],
  time: ['time'],
  yesno: ['yes or no'],
  choice: ['choice', 'states', 'tags'],
  image: ['picture'],
  file: ['file'],
  email: ['email'],
  phone: ['phone'],
  person: ['link'],
  link: ['link'],
};

export const isOfKind = (kinds: readonly SaidKind[], { kind }: PlanField): boolean =>
  kinds.some((one) => said[one].includes(kind));

/** The kind that a person would choose for a new field; choices without any told, and people without a thing, are words. */
export function kindToAdd({ kind: kinds, states }: FieldRight): PlanFieldKind {
  const [first] = kinds.filter(
    (kind) => kind !== 'person' && kind !== 'link' && (kind !== 'choice' || states !== undefined),
  );
  return said[first ?? 'text'][0] ?? 'text';
}

export const isCalled = (names: Names, label: string): boolean =>
  names.some((name) => plain(name) === plain(bare(label)));

/** A "work order" is an order. */
export const isThing = (names: Names, { name, plural, entity }: PlanThing): boolean =>
  names.some((wanted) =>
    matchingEntity(wanted, [entity], { namesOf: () => [name, plural, entity], groups: [] }),
  );

/** The "Repair status" of a repair is its status, the "Customer" of a customer is its name. */
function rank(names: Names, field: PlanField, thing: PlanThing): number {
  const labels = [field.name, field.key].flatMap((label) => {
    const whole = plain(bare(label));
    const own = plain(thing.name);
    return whole.startsWith(own) && whole.length > own.length ? [whole, whole.slice(own.length)] : [whole];
  });
  const at = names.findIndex((name) => labels.includes(plain(name)));
  if (at >= 0) return at;
  return names.includes('name') && field.id === thing.title && field.kind === 'text' ? names.length : -1;
}

/** Whether a field bears one of these names; "Year but not the budget" bears none, though it speaks of a year. */
export const bears = (names: Names, field: PlanField, thing: PlanThing): boolean =>
  rank(names, field, thing) >= 0;

/** What was read of the text under an odd name: it is put right by another name, not made anew. */
const speaksOf = (names: Names, { name, source }: PlanField): boolean =>
  source.from === 'text' &&
  names.some((one) => one.length > 3 && ` ${name} `.toLowerCase().includes(` ${one} `));

export type Fit = Map<string, PlanField>;

/** Which field of the plan is meant by each that should be there; the likeliest pairs first, no field twice. */
export function fitFields(thing: PlanThing, fields: Readonly<Record<string, FieldRight>>): Fit {
  const pairs = Object.entries(fields)
    .flatMap(([key, wanted]) =>
      thing.fields.map((field) => ({ key, field, wanted, at: rank(wanted.names, field, thing) })),
    )
    .filter(({ at, wanted, field }) => at >= 0 || (speaksOf(wanted.names, field) && field.id !== thing.title))
    .map((pair) => ({ ...pair, cost: costOfPair(pair) }))
    .sort((one, other) => one.cost - other.cost);
  const fit: Fit = new Map();
  const used = new Set<PlanField>();
  for (const { key, field } of pairs) {
    if (fit.has(key) || used.has(field)) continue;
    fit.set(key, field);
    used.add(field);
  }
  return fit;
}

/** A name of its own before another kind, that before a name that only speaks of it; what was told before what is usual. */
const costOfPair = ({ at, wanted, field }: { at: number; wanted: FieldRight; field: PlanField }): number =>
  (at < 0 ? 200 : at) + (isOfKind(wanted.kind, field) ? 0 : 100) + (field.source.from === 'text' ? 0 : 50);

/** A field that stands where a link should be. */
export const fieldForLink = ({ names }: LinkRight, thing: PlanThing): PlanField | undefined =>
  thing.fields.find((field) => rank(names, field, thing) >= 0);

/**
 * Presses that it would take to make this thing the wanted one, links by their names alone. Nobody makes tools out of
 * customers because both have a name: under another name, half of what is wanted must be there.
 */
function costOf(thing: PlanThing, wanted: ThingRight): number {
  const fit = fitFields(thing, wanted.fields);
  const fields = Object.entries(wanted.fields).map(([key, { kind }]) => {
    const field = fit.get(key);
    return field && isOfKind(kind, field) ? 0 : 1;
  });
  const links = Object.values(wanted.links).map((link) => (fieldForLink(link, thing) ? 0 : 1));
  const missing = [...fields, ...links].filter((one) => one === 1).length;
  if (isThing(wanted.names, thing)) return missing;
  return missing * 2 > fields.length + links.length ? Number.POSITIVE_INFINITY : 1 + missing;
}

const newCost = ({ fields, links }: ThingRight): number =>
  1 + Object.keys(fields).length + Object.keys(links).length;

export type Matched = Map<string, PlanThing>;

/** The pairing of wanted things with those of the plan that takes the fewest presses, removals of the rest included. */
export function matchThings(things: readonly PlanThing[], right: Pick<Right, 'things'>): Matched {
  const wanted = Object.entries(right.things);
  let best = { cost: Number.POSITIVE_INFINITY, pairs: new Map() as Matched };
  const from = (at: number, cost: number, pairs: Matched): void => {
    if (cost >= best.cost) return;
    const [key, thing] = wanted[at] ?? [];
    if (key === undefined || thing === undefined) {
      best = { cost, pairs: new Map(pairs) };
      return;
    }
    const taken = new Set(pairs.values());
    const others = wanted.filter(([other]) => other !== key).map(([, { names }]) => names);
    const options = things
      .filter((one) => !taken.has(one))
      // What bears the name of another is never renamed.
      .filter((one) => isThing(thing.names, one) || !others.some((names) => isThing(names, one)))
      // To make it anew costs one more, since the old one would have to go.
      .map((one) => ({ one, cost: costOf(one, thing) }))
      .filter((option) => option.cost < newCost(thing))
      .sort((one, other) => one.cost - other.cost);
    for (const option of options) {
      pairs.set(key, option.one);
      from(at + 1, cost + option.cost, pairs);
      pairs.delete(key);
    }
    from(at + 1, cost + newCost(thing) + 1, pairs);
  };
  from(0, 0, new Map());
  return best.pairs;
}
