import type { Plan, PlanField, PlanPage, PlanThing } from '@sayso/contracts/plan';
import type { FormRight, Names, PageRight } from './expectations.ts';
import { isCalled, isThing } from './match.ts';
import type { Gap, Seen } from './seen.ts';

type Form = { page: PlanPage; thing: PlanThing; asks: PlanField[] };

/** Public pages that a visitor fills in, with the thing that takes it. */
const formsOf = ({ pages, things }: Plan): Form[] =>
  pages
    .filter(({ audience }) => audience === 'visitors')
    .flatMap((page): Form[] => {
      const isAsked = ({ id }: PlanField) => page.asks?.includes(id) === true;
      const thing = things.find(({ fields }) => fields.some(isAsked));
      if (!thing) return [];
      const isGiven = (field: PlanField) => isAsked(field) || (page.kind === 'booking' && isChosen(field));
      return [{ page, thing, asks: thing.fields.filter(isGiven) }];
    });

/** On a page where one books, what and when are chosen among what is free. */
const isChosen = ({ kind }: PlanField): boolean => ['link', 'date', 'date and time', 'time'].includes(kind);

/** Things that may take what a form sends: the wanted thing, or one that is there for it. */
const takersOf = ({ plan, matched }: Seen, { thing, orThing }: FormRight): PlanThing[] => {
  const own = matched.get(thing);
  const used = new Set(matched.values());
  const others = plan.things.filter((one) => !used.has(one) && orThing && isThing(orThing, one));
  return [...(own ? [own] : []), ...others];
};

const formFor = (seen: Seen, wanted: FormRight): Form | undefined => {
  const takers = takersOf(seen, wanted);
  return formsOf(seen.plan).find(({ thing }) => takers.includes(thing));
};

const rightForms = ({ right }: Seen): [string, FormRight][] =>
  Object.entries(right.public).flatMap(([key, one]): [string, FormRight][] =>
    one.kind === 'form' ? [[key, one]] : [],
  );
const rightPages = ({ right }: Seen): [string, PageRight][] =>
  Object.entries(right.public).flatMap(([key, one]): [string, PageRight][] =>
    one.kind === 'page' ? [[key, one]] : [],
  );

/** Things beside the wanted ones that a form was made for. */
export const receiversOf = (seen: Seen): PlanThing[] =>
  rightForms(seen).flatMap(([, wanted]) => takersOf(seen, wanted));

export const pageGaps = (seen: Seen): Gap[] => [
  // What visitors see they can choose from in a form.
  ...rightPages(seen).flatMap(([key, wanted]) => shownGaps(seen, key, wanted)),
  ...rightForms(seen).flatMap(([key, wanted]) => formGaps(seen, key, wanted)),
  ...surplusPages(seen),
  ...openGaps(seen),
];

function formGaps(seen: Seen, key: string, wanted: FormRight): Gap[] {
  const form = formFor(seen, wanted);
  if (!form) {
    const ways = takersOf(seen, wanted).map(
      ({ id }) => ({ type: 'addPage', kind: 'form', thing: id, audience: 'visitors' }) as const,
    );
    return ways.length > 0 ? [{ key: `form ${key}`, says: `no public form for ${key}`, ways }] : [];
  }
  const { thing, asks } = form;
  const closed: Gap[] =
    thing.access.add === 'anyone'
      ? []
      : [
          {
            key: `open ${key}`,
            says: `visitors may not send ${thing.name}`,
            ways: [{ type: 'setAccess', thing: thing.id, act: 'add', who: 'anyone' }],
          },
        ];
  return [
    ...closed,
    ...wanted.asks.flatMap((names) => askGap(seen, { key, form, names })),
    ...asks
      .filter(({ name }) => wanted.never.some((names) => isCalled(names, name)))
      .map((field) => ({
        key: `never ${key} ${field.name}`,
        says: `the public form for ${key} asks for ${field.name}`,
        ways: [{ type: 'setWrittenBy', thing: thing.id, field: field.id, by: 'staff' } as const],
      })),
  ];
}

type Asked = { key: string; form: Form; names: Names };

function askGap({ plan }: Seen, { key, form: { thing, asks }, names }: Asked): Gap[] {
  // What a visitor chooses from must be there for visitors to see.
  const canFill = ({ kind, link }: PlanField) =>
    kind !== 'link' || plan.things.some(({ id, access }) => id === link && access.see === 'anyone');
  const isMeant = ({ name, key: own }: PlanField) =>
    [name, own].some((label) => isCalled(names, label) || isCalled(names, afterOwnName(thing, label)));
  if (asks.some((field) => isMeant(field) && canFill(field))) return [];
  const idle = thing.fields.find((field) => isMeant(field) && canFill(field) && !asks.includes(field));
  const [first = ''] = names;
  const gap = { key: `ask ${key} ${first}`, says: `the public form for ${key} does not ask for ${first}` };
  if (idle)
    return [{ ...gap, ways: [{ type: 'setWrittenBy', thing: thing.id, field: idle.id, by: 'visitor' }] }];
  const ways = names.map(
    (name) =>
      ({ type: 'addField', thing: thing.id, name: name.charAt(0).toUpperCase() + name.slice(1) }) as const,
  );
  return [{ ...gap, key: `${gap.key}, new`, ways }];
}

/** "Contact name" and "Repair problem" are the name and the problem. */
const afterOwnName = ({ name }: PlanThing, label: string): string =>
  [name, 'contact'].reduce(
    (rest, own) =>
      rest.toLowerCase().startsWith(`${own.toLowerCase()} `) ? rest.slice(own.length + 1) : rest,
    label,
  );

/** A page that only takes records of a thing does not show them. */
const isShown = ({ pages }: Plan, { id, fields }: PlanThing): boolean =>
  pages.some(
    ({ audience, thing, asks }) =>
      audience === 'visitors' && thing === id && !fields.some((field) => asks?.includes(field.id)),
  );

function shownGaps({ plan, matched }: Seen, key: string, wanted: PageRight): Gap[] {
  const thing = matched.get(wanted.thing);
  if (!thing) return [];
  if (!isShown(plan, thing)) {
    const hasPicture = thing.fields.some(({ kind }) => kind === 'picture');
    const kind = hasPicture ? ('gallery' as const) : ('list' as const);
    const add = { type: 'addPage', thing: thing.id, audience: 'visitors' } as const;
    const ways = [kind, 'list' as const].map((one) => ({ ...add, kind: one }));
    return [{ key: `page ${key}`, says: `no public page shows ${thing.plural}`, ways }];
  }
  const closed: Gap[] =
    thing.access.see === 'anyone'
      ? []
      : [
          {
            key: `open ${key}`,
            says: `visitors may not see ${thing.plural}`,
            ways: [{ type: 'setAccess', thing: thing.id, act: 'see', who: 'anyone' }],
          },
        ];
  const isOpen = ({ seen_by: who }: PlanField) => who === undefined || who === 'anyone';
  const set = (field: PlanField, who: 'registered' | null, says: string): Gap => ({
    key: `shown ${key} ${field.name}`,
    says,
    ways: [{ type: 'setSeenBy', thing: thing.id, field: field.id, who }],
  });
  const called = (groups: readonly Names[]) =>
    thing.fields.filter(({ name }) => groups.some((names) => isCalled(names, name)));
  return [
    ...closed,
    ...called(wanted.shows)
      .filter((field) => !isOpen(field))
      .map((field) => set(field, null, `visitors do not see ${field.name}`)),
    ...called(wanted.never)
      .filter(isOpen)
      .map((field) => set(field, 'registered', `visitors see ${field.name}`)),
  ];
}

/** Public pages that take or show what nobody wanted visitors to send or see. */
function surplusPages(seen: Seen): Gap[] {
  const { plan, matched } = seen;
  const forms = formsOf(plan);
  const takers = new Set(rightForms(seen).flatMap(([, wanted]) => takersOf(seen, wanted)));
  const shown = rightPages(seen).flatMap(([, { thing }]) => matched.get(thing)?.id ?? []);
  const isWanted = (page: PlanPage): boolean => {
    const form = forms.find((one) => one.page === page);
    return form ? takers.has(form.thing) : page.thing === undefined || shown.includes(page.thing);
  };
  return plan.pages
    .filter((page) => page.audience === 'visitors' && !isWanted(page))
    .map((page) => ({
      key: `surplus-page ${page.name}`,
      says: `nobody asked for the public page ${page.name}`,
      ways: [{ type: 'removePage', page: page.id } as const],
    }));
}

/** Who books must learn which times are taken; what else the bookings hold is for users. */
const showsTimesOnly = ({ pages }: Plan, { id, fields }: PlanThing): boolean =>
  pages.some(({ kind, audience, thing }) => kind === 'booking' && audience === 'visitors' && thing === id) &&
  fields.every(
    (field) =>
      isChosen(field) ||
      ['states', 'choice'].includes(field.kind) ||
      (field.seen_by !== undefined && field.seen_by !== 'anyone'),
  );

/** Records that visitors may read though nobody said so. */
function openGaps(seen: Seen): Gap[] {
  const shown = new Set(rightPages(seen).map(([, { thing }]) => seen.matched.get(thing)));
  const own = new Set([...seen.matched.values(), ...receiversOf(seen)]);
  return [...own]
    .filter((thing) => thing.access.see === 'anyone' && !shown.has(thing))
    .filter((thing) => !showsTimesOnly(seen.plan, thing))
    .map((thing) => ({
      key: `closed ${thing.name}`,
      says: `visitors may see ${thing.plural}`,
      ways: [{ type: 'setAccess', thing: thing.id, act: 'see', who: 'registered' } as const],
    }));
}
