import { Template, templateGroups } from '@sayso/contracts/templates';
import { Blueprint, type BlueprintEntity, type BlueprintField } from '@sayso/core/blueprint-schema';
import { matches } from '@sayso/core/filters/predicate';
import { placeIn } from '@sayso/core/records/sample-mark';
import { propertyRules, ruleCondition } from '@sayso/core/rules/entity-rules';
import { openingSentences } from '@sayso/core/rules/opening-sentences';
import { whatOpens } from '@sayso/core/rules/what-opens';
import { expect, test } from 'vitest';
import { entitySchema } from '../emit/entity.ts';
import { emitFiles } from '../emit/files.ts';
import { asksOf } from '../operate/asks.ts';
import { whoOf } from '../operate/who-of-rules.ts';
import { sampleRecords } from '../seed/samples.ts';
import { fieldNamed, pageNamed, thingNamed } from '../testing/plan-items.ts';
import { allTemplates } from './data/all.ts';
import { templateBlueprint, templates } from './templates.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ids = templates.map(({ id }) => id);

function made(id: string): Blueprint {
  const blueprint = templateBlueprint(id);
  if (!blueprint) throw new Error(`There is no starter app ${id}`);
  return blueprint;
}

const shownTo = (entity: BlueprintEntity): BlueprintField[] =>
  entity.rules.read === 'anyone' ? entity.fields.filter(({ readers }) => readers === undefined) : [];

test('there are 24 starter apps, in all groups, each with a name and id of its own', () => {
  expect(new Set(ids).size).toBe(24);
  expect(new Set(templates.map(({ name }) => name)).size).toBe(24);
  expect(new Set(templates.map(({ group }) => group))).toEqual(new Set(templateGroups));
  for (const template of templates) expect(Template.parse(template)).toEqual(template);
  expect(templateBlueprint('no-such-app')).toBeUndefined();
});

test.each(['bicycle-workshop', 'clinic', 'property'])(
  '%s shows its people to whoever has an account, so that at first only the invited make one',
  (id) => {
    const blueprint = made(id);
    const layout = emitFiles(blueprint)['layout'] ?? null;
    const entities = Object.fromEntries(
      blueprint.entities.map((entity) => [entity.name, entitySchema(blueprint, entity)]),
    );
    const opens = whatOpens({ layout, entities });
    expect(opens).toMatchObject({ wantsVisitors: true, usersReachOthers: true });
    const access = { visibility: 'public_without_login', isInvitedOnly: true } as const;
    expect(openingSentences(opens, access)).toContainEqual(
      expect.stringMatching(/^Only people you invite can sign in to see .*\b(customers|patients|tenants)\b/),
    );
  },
);

test('each call gives a Blueprint of its own', () => {
  const first = made('salon');
  first.app.name = 'Changed';
  expect(made('salon').app.name).toBe('Hair Salon');
});

test.each(ids)('%s is a sound Blueprint of two to six things with a page for each of what it lists', (id) => {
  const blueprint = made(id);
  const listed = templates.find((template) => template.id === id);
  expect(Blueprint.parse(blueprint)).toEqual(blueprint);
  expect(blueprint.entities.length).toBeGreaterThanOrEqual(2);
  expect(blueprint.entities.length).toBeLessThanOrEqual(6);
  expect(listed?.things).toEqual(blueprint.entities.map(({ label }) => label));
  const open = blueprint.pages.filter((page) => page.public && page.nav).map(({ label }) => label);
  expect(new Set(open)).toEqual(new Set(listed?.public_pages));
  const files = emitFiles(blueprint);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(blueprint.pages.map(({ name }) => `pages/${name}`)),
  );
  const things = new Set(blueprint.entities.map((entity) => entity.id));
  for (const { fields } of blueprint.entities)
    for (const { type, ref } of fields) if (type === 'ref') expect(things).toContain(ref);
});

test.each(ids)('a record of %s is called by its first field, a name that no two share', (id) => {
  const blueprint = made(id);
  const samples = sampleRecords(blueprint, now);
  for (const [at, { name, rows }] of allTemplates.find((data) => data.id === id)?.things.entries() ?? []) {
    const entity = blueprint.entities[at];
    const title = entity?.fields.find((field) => field.id === entity.titleField);
    const isReferred = blueprint.entities.some(({ fields }) => fields.some(({ ref }) => ref === entity?.id));
    if (rows === undefined || !isReferred || !title) continue;
    const titles = samples.find((each) => each.entity === entity?.name)?.records.map((one) => one[title.key]);
    expect(new Set(titles).size, `${id}: ${name}`).toBe(titles?.length);
  }
});

test.each(ids)(
  'samples of %s are its own rows, fit their fields, and lead to records that are there',
  (id) => {
    const blueprint = made(id);
    const samples = sampleRecords(blueprint, now);
    expect(sampleRecords(made(id), now)).toEqual(samples);
    const sizes = new Map(samples.map(({ entity, records }) => [entity, records.length]));
    for (const { entity: name, records } of samples) {
      const entity = blueprint.entities.find((each) => each.name === name);
      expect(records.length).toBeGreaterThanOrEqual(3);
      for (const record of records)
        for (const field of entity?.fields ?? [])
          expect(fault(field, record[field.key], sizes)).toBeUndefined();
    }
  },
);

/** What is wrong with a value, in words; undefined where it fits. */
function fault(
  field: BlueprintField,
  value: unknown,
  sizes: ReadonlyMap<string, number>,
): string | undefined {
  if (value === undefined) return field.required ? `${field.label} is missing` : undefined;
  const place = field.type === 'ref' ? placeIn(value) : null;
  const fits =
    field.type === 'ref'
      ? place !== null && place.at < (sizes.get(place.entity) ?? 0)
      : field.type === 'enum'
        ? (field.options ?? []).some((option) => option.value === value)
        : /^(?:int|number|money|percent|rating|duration)$/.test(field.type)
          ? typeof value === 'number' && (field.type !== 'int' || Number.isInteger(value))
          : field.type === 'bool'
            ? typeof value === 'boolean'
            : field.type === 'tags' || field.type === 'lines'
              ? Array.isArray(value)
              : typeof value === 'string' && value !== '';
  return fits ? undefined : `${field.label}: ${JSON.stringify(value)} is no ${field.type}`;
}

test.each(ids)('the rows of %s give every cell that is written, none is lost by its kind', (id) => {
  const blueprint = made(id);
  const samples = sampleRecords(blueprint, now);
  for (const [at, thing] of allTemplates.find((data) => data.id === id)?.things.entries() ?? []) {
    const lines = (thing.rows ?? '').split('\n').filter((line) => line.trim() !== '');
    const cells = lines.flatMap((line) => line.split(' | ')).filter((cell) => cell.trim() !== '-').length;
    const entity = blueprint.entities[at];
    const written = entity?.fields.filter(
      ({ type, computed, label }) =>
        !computed &&
        type !== 'image' &&
        type !== 'file' &&
        thing.fields.some((line) => nameIn(line) === label),
    );
    const records = samples.find((each) => each.entity === entity?.name)?.records ?? [];
    const given = records.flatMap((one) => written?.filter(({ key }) => one[key] !== undefined) ?? []).length;
    if (lines.length > 0) expect(given, thing.name).toBe(cells);
  }
});

const nameIn = (line: string): string => (line.split(':')[0] ?? '').trim().replace(/!$/, '');

test.each(ids)('visitors of %s read no email, phone, address or birthday of people', (id) => {
  const reach = /\b(?:email|phone|address|birthday)\b/i;
  for (const entity of made(id).entities) {
    const shown = shownTo(entity).filter(
      ({ label, type }) => type === 'email' || type === 'phone' || reach.test(label),
    );
    expect(shown.map(({ label }) => `${entity.label}: ${label}`)).toEqual([]);
  }
});

test.each(ids)(
  'visitors of %s read no link to a person of the house’s customers, and of bookings only when',
  (id) => {
    const blueprint = made(id);
    const { entities, pages } = blueprint;
    const isShownPerson = (ref: string | undefined) =>
      entities.some((one) => one.id === ref && (one.kind !== 'person' || one.rules.read === 'anyone'));
    for (const entity of entities) {
      const links = shownTo(entity).filter(({ ref }) => ref !== undefined && !isShownPerson(ref));
      expect(links.map(({ label }) => `${entity.label}: ${label}`)).toEqual([]);
      const page = pages.find((one) => one.archetype === 'booking' && one.entity === entity.id);
      if (!page) continue;
      const more = shownTo(entity).filter(
        ({ type, ref }) => !/^date|^time$/.test(type) && ref !== page.target,
      );
      expect(more.map(({ label }) => `${entity.label}: ${label}`)).toEqual([]);
    }
  },
);

test('visitors of a clinic send an appointment, of which they then read when it is, until it is cancelled', () => {
  const clinic = made('clinic');
  const [appointment] = clinic.entities;
  if (!appointment) throw new Error('There are no appointments');
  const schema = entitySchema(clinic, appointment);
  const isRead = (status: string) => matches(ruleCondition(schema, 'read', null), { status });
  expect([isRead('requested'), isRead('confirmed'), isRead('cancelled')]).toEqual([true, true, false]);
  expect(whoOf(schema, 'read')).toBe('anyone');
  expect(propertyRules(schema, 'write')).toEqual([]);
  expect(propertyRules(schema, 'read').map(([name]) => name)).toEqual(
    expect.arrayContaining(['status', 'treatment_id', 'patient_id', 'phone']),
  );
});

test.each(ids)('every public form of %s asks for who sends it and for nothing of the staff', (id) => {
  const blueprint = made(id);
  for (const page of blueprint.pages.filter(({ archetype }) => archetype !== 'survey')) {
    const asks = asksOf(blueprint, page);
    if (!asks) continue;
    const { entity, fields } = asks;
    const isStaffs = ({ type, label }: BlueprintField) =>
      type === 'money' || /\b(?:status|stage|assigned)\b|^(?:staff|team|workshop) notes$/i.test(label);
    expect(
      fields.some(({ label }) => /\bname$/i.test(label)),
      page.label,
    ).toBe(true);
    expect(
      fields.some(({ type }) => type === 'email' || type === 'phone'),
      page.label,
    ).toBe(true);
    expect(fields.filter(isStaffs)).toEqual([]);
    expect(entity.rules.create).toBe('anyone');
    const isChosen = ({ ref, type }: BlueprintField) =>
      page.archetype === 'booking' && (ref === page.target || /^date/.test(type));
    const missing = entity.fields.filter(
      (field) => field.required && !fields.includes(field) && !isChosen(field),
    );
    expect(missing).toEqual([]);
  }
});

test('the plan of the bicycle workshop has the states of a repair, and a form that asks a visitor for one', () => {
  const workshop = made('bicycle-workshop');
  expect(fieldNamed(workshop, 'Repair', 'Status').choices?.map(({ label }) => label)).toEqual([
    'Received',
    'Waiting for parts',
    'Ready',
    'Collected',
  ]);
  const form = pageNamed(workshop, 'Request a repair');
  const asked = thingNamed(workshop, 'Repair').fields.filter(({ id }) => form.asks?.includes(id));
  expect(form.audience).toBe('visitors');
  expect(asked.map(({ name }) => name)).toEqual([
    'What’s wrong',
    'Contact name',
    'Phone',
    'Email',
    'Make and model',
  ]);
});

test('the pictures of people show the letters of their own names', () => {
  const [stylists] = sampleRecords(made('salon'), now).filter(({ entity }) => entity === 'Stylist');
  const [nadia, elliot] = stylists?.records ?? [];
  expect(nadia).toMatchObject({ name: 'Nadia Brandt', photo: expect.stringContaining('%3ENB%3C') });
  expect(elliot).toMatchObject({ name: 'Elliot Park', photo: expect.stringContaining('%3EEP%3C') });
});

test('what was added to a starter app before it was built has samples, and what was taken out has none', () => {
  const blueprint = made('recipes');
  const [recipe, meal] = blueprint.entities;
  const added = { ...recipe?.fields[0], id: 'x1', key: 'source', label: 'Source', required: false };
  recipe?.fields.push(added as BlueprintField);
  if (recipe) recipe.fields = recipe.fields.filter(({ label }) => label !== 'Serves');
  const samples = sampleRecords(blueprint, now);
  const [first] = samples.find(({ entity }) => entity === recipe?.name)?.records ?? [];
  expect(first).toMatchObject({ title: 'Lentil soup with lemon', source: expect.any(String) });
  expect(first).not.toHaveProperty('serves');
  const [planned] = samples.find(({ entity }) => entity === meal?.name)?.records ?? [];
  expect(planned).toMatchObject({ recipe_id: `@${recipe?.name}:0`, day: '2026-11-21' });
});

test.each(ids)('no two entries in the menu of %s are called the same', (id) => {
  const labels = made(id)
    .pages.filter(({ nav }) => nav)
    .map(({ label }) => label);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});

test.each(ids)('visitors of %s have a page to start on where there is one for them at all', (id) => {
  const blueprint = made(id);
  const open = blueprint.pages.filter((page) => page.public && page.nav);
  const [first] = open;
  if (first) expect(first.archetype).toMatch(/^(?:landing|catalogue|blog|survey)$/);
  else
    expect(
      blueprint.entities.every(({ rules }) => rules.read !== 'anyone' && rules.create !== 'anyone'),
    ).toBe(true);
});

test('what a starter app leaves to those who work with it says so, where visitors send it', () => {
  const staffsOf = (template: string, name: string) => {
    const blueprint = templateBlueprint(template);
    const entity = blueprint?.entities.find((each) => each.name === name);
    if (!blueprint || !entity) throw new Error(`There is no ${name} in ${template}`);
    return Object.entries(entitySchema(blueprint, entity).properties).flatMap(([key, property]) =>
      property['x-sayso']?.writtenBy === 'staff' ? [key] : [],
    );
  };
  expect(staffsOf('property', 'RepairRequest')).toEqual(['home_id', 'urgency', 'cost']);
  // What the page fills in goes with what was filled in on it.
  expect(staffsOf('rental', 'Rental')).toEqual(['deposit_returned', 'staff_notes']);
  expect(staffsOf('shop', 'Order')).toEqual([]);
});
