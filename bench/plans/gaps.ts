import type { Plan, PlanField, PlanThing } from '@sayso/contracts/plan';
import type { FieldRight, LinkRight, Names, Right } from './expectations.ts';
import { bears, fieldForLink, isCalled, isOfKind, isThing, kindToAdd } from './match.ts';
import { pageGaps, receiversOf } from './page-gaps.ts';
import { type Discarded, type Gap, type Seen, see } from './seen.ts';

/** Everything that a person would have to put right, in an order in which it can be done. */
export function gapsOf(plan: Plan, right: Right, discarded: Discarded = new Set()): Gap[] {
  const seen = see(plan, right, discarded);
  const things = Object.keys(right.things);
  const isDiscarded = ({ id }: PlanThing) => discarded.has(id);
  return [
    // First, so that their names are free.
    ...plan.things.filter(isDiscarded).map(surplusGap),
    ...things.flatMap((key) => thingGaps(seen, key)),
    ...things.flatMap((key) => fieldGaps(seen, key)),
    ...things.flatMap((key) => linkGaps(seen, key)),
    ...surplusThings(seen)
      .filter((thing) => !isDiscarded(thing))
      .map(surplusGap),
    ...surplusFields(seen),
    // Before pages, since what only admins see is kept from visitors as well.
    ...accessGaps(seen),
    ...pageGaps(seen),
  ];
}

const surplusGap = ({ id, name, plural }: PlanThing): Gap => ({
  key: `surplus-thing ${name}`,
  says: `nobody asked for ${plural}`,
  ways: [{ type: 'removeThing', thing: id }],
});

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
  if (!field) {
    const choices = choicesFor(wanted);
    const add = {
      type: 'addField',
      thing: thing.id,
      kind: kindToAdd(wanted),
      ...(choices ? { choices } : {}),
    } as const;
    const ways = wanted.names.map((name) => ({ ...add, name: capital(name) }));
    return [{ key: `field ${path}`, says: `${path} is missing`, ways }];
  }
  const own = { thing: thing.id, field: field.id };
  const ways = wanted.names.map((name) => ({ type: 'renameField', ...own, name: capital(name) }) as const);
  const isOdd = !bears(wanted.names, field, thing);
  const odd = isOdd ? [{ key: `label ${path}`, says: `${path} is called ${field.name}`, ways }] : [];
  return [...odd, ...kindGap(path, { thing, wanted, field })];
}

/** Choices as they were told; those that are there keep their values. */
const choicesFor = ({ states }: FieldRight, { choices = [] }: Pick<PlanField, 'choices'> = {}) =>
  states?.map((names) => {
    const known = choices.find(({ label }) => isCalled(names, label));
    return known ? { value: known.value, label: known.label } : { label: capital(names[0] ?? '') };
  });

function kindGap(path: string, { thing, wanted, field }: Place & { field: PlanField }): Gap[] {
  const own = { thing: thing.id, field: field.id };
  const fresh = choicesFor(wanted);
  if (!isOfKind(wanted.kind, field)) {
    const kind = kindToAdd(wanted);
    const way = { type: 'setKind', ...own, kind, ...(fresh ? { choices: fresh } : {}) } as const;
    return [{ key: `kind ${path}`, says: `${path} is ${field.kind}`, ways: [way] }];
  }
  const choices = choicesFor(wanted, field);
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
      return [{ key: `link ${path}`, says: `${path} is ${field.kind}`, ways: [way] }];
    }
    const ways = wanted.names.map(
      (own) => ({ type: 'addField', thing: thing.id, name: capital(own), ...link }) as const,
    );
    return [{ key: `link ${path}`, says: `${path} is missing`, ways }];
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
function surplusThings(seen: Seen): PlanThing[] {
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

/** Fields that must not be there, or that were read of words which told of no such thing. */
const surplusFields = (seen: Seen): Gap[] =>
  [...seen.matched].flatMap(([key, thing]) =>
    furtherFields(seen, key)
      .map((field) => ({ field, isUnwanted: seen.right.absent.some((names) => isCalled(names, field.name)) }))
      .filter(({ field, isUnwanted }) => isUnwanted || isMisread(seen, field))
      .map(({ field, isUnwanted }) => ({
        key: `${isUnwanted ? 'unwanted-field' : 'surplus-field'} ${thing.name}.${field.name}`,
        says: isUnwanted
          ? `${thing.name} has ${field.name}, which is not wanted`
          : `${thing.name} has ${field.name}, which nobody spoke of`,
        ways: [{ type: 'removeField', thing: thing.id, field: field.id } as const],
      })),
  );

/** Fields of a wanted thing beside those that were told of. */
export function furtherFields({ matched, fits }: Pick<Seen, 'matched' | 'fits'>, key: string): PlanField[] {
  const thing = matched.get(key);
  const told = new Set(fits.get(key)?.values());
  return thing?.fields.filter((field) => !told.has(field) && field.id !== thing.title) ?? [];
}

/** The plan says that it comes from the text. Links are another matter, and so is what a form asks for. */
const isMisread = ({ right }: Seen, { kind, name, source }: PlanField): boolean =>
  source.from === 'text' &&
  kind !== 'link' &&
  !Object.values(right.public).some(
    (page) => page.kind === 'form' && page.asks.some((names) => isCalled(names, name)),
  ) &&
  !Object.values(right.things).some(({ links }) =>
    Object.values(links).some(({ names }) => isCalled(names, name)),
  );

/** Only admins, or a role of the app's own that is called so. */
const isOnlyFor = (who: string | undefined, names: Names): boolean =>
  who === 'admin' || (who?.startsWith('role:') === true && isCalled(names, who.slice('role:'.length)));

/** Who may see what fewer people should; of a thing as a whole, or of its fields. */
const accessGaps = ({ right, matched, fits }: Seen): Gap[] =>
  Object.entries(right.access).flatMap(([key, rule]): Gap[] => {
    const thing = matched.get(rule.thing);
    if (!thing) return [];
    const { see } = thing.access;
    if ('own' in rule ? see === 'owner-or-admin' : isOnlyFor(see, rule.only)) return [];
    if ('own' in rule || rule.fields.length === 0) {
      const who = 'own' in rule ? 'owner-or-admin' : 'admin';
      const way = { type: 'setAccess', thing: thing.id, act: 'see', who } as const;
      return [{ key: `access ${key}`, says: `${thing.plural} are seen by ${see}`, ways: [way] }];
    }
    return rule.fields.flatMap((name): Gap[] => {
      const field = fits.get(rule.thing)?.get(name);
      if (!field || isOnlyFor(field.seen_by, rule.only)) return [];
      const way = { type: 'setSeenBy', thing: thing.id, field: field.id, who: 'admin' } as const;
      const path = `${rule.thing}.${name}`;
      return [{ key: `access ${path}`, says: `${path} is seen by ${field.seen_by ?? 'all'}`, ways: [way] }];
    });
  });
