import type { Plan, PlanField, PlanThing } from '@sayso/contracts/plan';
import type { FieldRight, LinkRight, Right } from './expectations.ts';
import { fieldForLink, isCalled, isOfKind, isThing, kindToAdd } from './match.ts';
import { pageGaps, receiversOf } from './page-gaps.ts';
import { type Gap, type Seen, see } from './seen.ts';

/** Everything that a person would have to put right, in an order in which it can be done. */
export function gapsOf(plan: Plan, right: Right): Gap[] {
  const seen = see(plan, right);
  const things = Object.keys(right.things);
  return [
    ...things.flatMap((key) => thingGaps(seen, key)),
    ...things.flatMap((key) => fieldGaps(seen, key)),
    ...things.flatMap((key) => linkGaps(seen, key)),
    ...surplusThings(seen).map((thing) => ({
      key: `surplus ${thing.name}`,
      says: `nobody asked for ${thing.plural}`,
      ways: [{ type: 'removeThing', thing: thing.id } as const],
    })),
    ...unwantedFields(seen),
    ...pageGaps(seen),
    ...accessGaps(seen),
  ];
}

function thingGaps({ right, matched }: Seen, key: string): Gap[] {
  const names = right.things[key]?.names ?? [];
  const thing = matched.get(key);
  const called = names.map(capital);
  if (!thing) {
    const ways = called.map((name) => ({ type: 'addThing', name }) as const);
    return [{ key: `thing ${key}`, says: `${key} is missing`, ways }];
  }
  if (isThing(names, thing)) return [];
  const ways = called.map((name) => ({ type: 'renameThing', thing: thing.id, name }) as const);
  return [{ key: `name ${key}`, says: `${key} is called ${thing.name}`, ways }];
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function fieldGaps({ right, matched, fits }: Seen, key: string): Gap[] {
  const thing = matched.get(key);
  if (!thing) return [];
  return Object.entries(right.things[key]?.fields ?? {}).flatMap(([name, wanted]) =>
    fieldGap(`${key}.${name}`, { thing, wanted, field: fits.get(key)?.get(name) }),
  );
}

type Place = { thing: PlanThing; wanted: FieldRight; field: PlanField | undefined };

function fieldGap(path: string, { thing, wanted, field }: Place): Gap[] {
  const kind = kindToAdd(wanted);
  const choices = wanted.states?.map((names) => {
    const known = field?.choices?.find(({ label }) => isCalled(names, label));
    return known ? { value: known.value, label: known.label } : { label: capital(names[0] ?? '') };
  });
  const fresh = choices?.map(({ label }) => ({ label }));
  if (!field) {
    const add = { type: 'addField', thing: thing.id, kind, ...(fresh ? { choices: fresh } : {}) } as const;
    const ways = wanted.names.map((name) => ({ ...add, name: capital(name) }));
    return [{ key: `field ${path}`, says: `${path} is missing`, ways }];
  }
  const own = { thing: thing.id, field: field.id };
  if (!isOfKind(wanted.kind, field)) {
    const way = { type: 'setKind', ...own, kind, ...(fresh ? { choices: fresh } : {}) } as const;
    return [{ key: `kind ${path}`, says: `${path} is ${field.kind}`, ways: [way] }];
  }
  if (!choices || hasChoices(field, wanted)) return [];
  const labels = field.choices?.map(({ label }) => label).join(', ') ?? '';
  const moves = movesOf(field, choices);
  const way = { type: 'setChoices', ...own, choices, ...(moves ? { moves } : {}) } as const;
  return [{ key: `choices ${path}`, says: `${path} offers ${labels}`, ways: [way] }];
}

/** Exactly those that were told, in their order; a field that may be words need not have any. */
function hasChoices({ kind, choices = [] }: PlanField, { states = [] }: FieldRight): boolean {
  if (kind !== 'choice' && kind !== 'states') return true;
  return (
    choices.length === states.length && states.every((names, at) => isCalled(names, choices[at]?.label ?? ''))
  );
}

/** Records of a choice that goes are put to the first that stays. */
function movesOf({ choices = [] }: PlanField, kept: readonly { value?: string }[]) {
  const stays = new Set(kept.flatMap(({ value }) => value ?? []));
  const first = [...stays][0];
  if (first === undefined) return undefined;
  const gone = choices.filter(({ value }) => !stays.has(value));
  return gone.length === 0 ? undefined : Object.fromEntries(gone.map(({ value }) => [value, first]));
}

function linkGaps(seen: Seen, key: string): Gap[] {
  const thing = seen.matched.get(key);
  if (!thing) return [];
  return Object.entries(seen.right.things[key]?.links ?? {}).flatMap(([name, wanted]): Gap[] => {
    const target = seen.matched.get(wanted.to);
    if (!target || isLinked(seen, { thing, target, wanted })) return [];
    const field = fieldForLink(wanted, thing);
    const path = `${key}.${name}`;
    const link = { kind: 'link', link: target.id } as const;
    if (field && field.id !== thing.title) {
      const way = { type: 'setKind', thing: thing.id, field: field.id, ...link } as const;
      return [{ key: `kind ${path}`, says: `${path} is ${field.kind}`, ways: [way] }];
    }
    const ways = wanted.names.map(
      (own) => ({ type: 'addField', thing: thing.id, name: capital(own), ...link }) as const,
    );
    return [{ key: `field ${path}`, says: `${path} is missing`, ways }];
  });
}

type Linked = { thing: PlanThing; target: PlanThing; wanted: LinkRight };

function isLinked(seen: Seen, { thing, target, wanted }: Linked): boolean {
  if (leadsTo(thing, target)) return true;
  if (wanted.eitherSide && leadsTo(target, thing)) return true;
  if (wanted.many && between(seen.plan, thing, target).length > 0) return true;
  const field = fieldForLink(wanted, thing);
  return wanted.orField !== undefined && field !== undefined && isOfKind(wanted.orField, field);
}

const leadsTo = (thing: PlanThing, target: PlanThing): boolean =>
  thing.fields.some(({ kind, link }) => kind === 'link' && link === target.id);

/** Things that only say which belong together. */
const between = ({ things }: Plan, one: PlanThing, other: PlanThing): PlanThing[] =>
  things.filter((thing) => thing !== one && thing !== other && leadsTo(thing, one) && leadsTo(thing, other));

/** Things that are neither wanted nor serve a wanted one. */
export function surplusThings(seen: Seen): PlanThing[] {
  const { plan, right, matched, fits } = seen;
  const serving = new Set<PlanThing | undefined>([...matched.values(), ...receiversOf(seen)]);
  for (const fit of fits.values())
    for (const { link } of fit.values())
      if (link !== undefined) serving.add(plan.things.find(({ id }) => id === link));
  for (const [key, { links }] of Object.entries(right.things))
    for (const { to, many } of Object.values(links)) {
      const [one, other] = [matched.get(key), matched.get(to)];
      if (many && one && other && !leadsTo(one, other))
        for (const thing of between(plan, one, other)) serving.add(thing);
    }
  return plan.things.filter((thing) => !serving.has(thing));
}

const unwantedFields = ({ right, matched }: Seen): Gap[] =>
  [...matched.values()].flatMap((thing) =>
    thing.fields
      .filter(({ name }) => right.absent.some((names) => isCalled(names, name)))
      .map((field) => ({
        key: `unwanted ${thing.name}.${field.name}`,
        says: `${thing.name} has ${field.name}, which is not wanted`,
        ways: [{ type: 'removeField', thing: thing.id, field: field.id } as const],
      })),
  );

/** Who may see what fewer people should; of a thing as a whole, or of its fields. */
const accessGaps = ({ right, matched, fits }: Seen): Gap[] =>
  Object.entries(right.access).flatMap(([key, rule]): Gap[] => {
    const thing = matched.get(rule.thing);
    if (!thing) return [];
    const who = 'own' in rule ? 'owner-or-admin' : 'admin';
    if (thing.access.see === who || thing.access.see === 'admin') return [];
    if ('own' in rule || rule.fields.length === 0) {
      const way = { type: 'setAccess', thing: thing.id, act: 'see', who } as const;
      return [{ key: `access ${key}`, says: `${thing.plural} are seen by ${thing.access.see}`, ways: [way] }];
    }
    return rule.fields.flatMap((name): Gap[] => {
      const field = fits.get(rule.thing)?.get(name);
      if (!field || field.seen_by === 'admin') return [];
      const way = { type: 'setSeenBy', thing: thing.id, field: field.id, who: 'admin' } as const;
      const path = `${rule.thing}.${name}`;
      return [{ key: `access ${path}`, says: `${path} is seen by ${field.seen_by ?? 'all'}`, ways: [way] }];
    });
  });
