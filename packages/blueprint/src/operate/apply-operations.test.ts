import { Plan, type PlanOperation, planLimits } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { describe, expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { fieldIds, fieldNamed, pageNamed, thingNamed } from '../testing/plan-items.ts';
import { apply, customer, ofRepair, repair, shop } from '../testing/repair-shop.ts';
import { applyOperations } from './apply-operations.ts';
import { planDescription } from './plan-description.ts';
import { planOf } from './plan-of.ts';

const linesOf = (...operations: PlanOperation[]) => apply(...operations).lines;
const pagesOf = (blueprint: Blueprint) => planOf(blueprint).pages.map(({ name }) => name);

test('the view of a plan is as the contract says', () => {
  expect(Plan.parse(planOf(shop))).toEqual(planOf(shop));
  expect(fieldNamed(shop, 'Repair', 'Status')).toMatchObject({
    kind: 'states',
    choices: [
      { value: 'new', label: 'New' },
      { value: 'in repair', label: 'In repair' },
      { value: 'done', label: 'Done' },
    ],
    written_by: 'staff',
    source: { from: 'text' },
  });
  expect(planOf(shop).people).toEqual([
    { role: 'visitors', home: null },
    { role: 'users', home: pageNamed(shop, 'Dashboard').id },
    { role: 'admins', home: pageNamed(shop, 'Dashboard').id },
  ]);
});

test.each(['Bike \ud83d', '\ude00 bike', 'Caf\ufffd', 'Bi\0ke'])(
  'a name that was damaged is refused: %j',
  (name) => {
    const status = ofRepair('Status');
    const operations: PlanOperation[] = [
      { type: 'renameApp', name },
      { type: 'addThing', name },
      { type: 'renameThing', thing: repair, name },
      { type: 'renameThing', thing: repair, name: 'Job', plural: name },
      { type: 'addField', thing: repair, name },
      { type: 'addRole', name },
      { type: 'setChoices', ...status, choices: [{ label: name }] },
      { type: 'renamePage', page: pageNamed(shop, 'Dashboard').id, name },
    ];
    for (const operation of operations)
      expect(() => apply(operation), operation.type).toThrow('damaged on its way');
  },
);

describe('things', () => {
  test('one is renamed with its pages and the links to it, and keeps its name in code', () => {
    const { blueprint, lines } = apply({ type: 'renameThing', thing: customer, name: 'client' });

    expect(lines).toEqual(['Renamed Customer to Client']);
    expect(thingNamed(blueprint, 'Client')).toMatchObject({ entity: 'Customer', plural: 'Clients' });
    expect(pagesOf(blueprint)).toContain('Clients');
    expect(fieldNamed(blueprint, 'Repair', 'Client').link).toBe(customer);
    expect(JSON.stringify(shop)).not.toContain('Client');
  });

  test('its plural may be given', () => {
    const { blueprint } = apply({ type: 'renameThing', thing: customer, name: 'Person', plural: 'Folk' });

    expect(thingNamed(blueprint, 'Person').plural).toBe('Folk');
  });

  test('a new one comes with its usual fields and pages', () => {
    const { blueprint, lines } = apply({ type: 'addThing', name: 'suppliers' });

    expect(lines).toEqual(['Added Suppliers']);
    expect(thingNamed(blueprint, 'Supplier').fields.map(({ name }) => name)).toContain('Email');
    expect(emitFiles(blueprint)['pages/Suppliers']).toContain('Supplier');
  });

  test('one that is removed takes its pages and links along', () => {
    const { blueprint, lines } = apply({ type: 'removeThing', thing: customer });

    expect(lines[0]).toMatch(/^Removed Customers\. Customer in repairs/);
    expect(pagesOf(blueprint)).not.toContain('Customers');
    expect(thingNamed(blueprint, 'Repair').fields.map(({ name }) => name)).not.toContain('Customer');
  });

  test('one that holds nothing but the link keeps it as a name', () => {
    const tags = applyOperations(shop, [{ type: 'addThing', name: 'Zorb' }]).blueprint;
    const zorb = thingNamed(tags, 'Zorb');
    const linked = applyOperations(tags, [
      { type: 'addField', thing: zorb.id, name: 'For whom', kind: 'link', link: customer },
    ]).blueprint;
    const others = thingNamed(linked, 'Zorb').fields.filter(({ name }) => name !== 'For whom');
    const bare = applyOperations(
      linked,
      others.map(({ id }) => ({ type: 'removeField', thing: zorb.id, field: id })),
    ).blueprint;
    const { blueprint } = applyOperations(bare, [{ type: 'removeThing', thing: customer }]);

    expect(thingNamed(blueprint, 'Zorb').fields).toMatchObject([{ name: 'For whom', kind: 'text' }]);
  });

  test.each([
    ['another thing', 'Repair', 'There is already a thing called Repair'],
    ['another thing in other letters', ' CUSTOMERS ', 'There is already a thing called Customer'],
    ['users, which every app has', 'Users', /Every app already has users/],
    ['nothing', '  \u200b ', 'Please enter a name'],
  ])('none is called like %s', (_, name, message) => {
    expect(() => apply({ type: 'addThing', name })).toThrow(message);
  });

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'مركبة',
    '🚲',
    'A'.repeat(planLimits.nameChars),
    '"; drop',
    '$&',
  ])('one may be called %s', (name) => {
    const { blueprint } = apply({ type: 'addThing', name });
    const added = planOf(blueprint).things.at(-1);

    expect(added?.name.toLowerCase()).toBe(name.toLowerCase());
    expect(added?.entity).toMatch(/^[A-Z][A-Za-z0-9]*$/);
    expect(emitFiles(blueprint)[`entities/${added?.entity}`]).toBeDefined();
  });

  test('sixty fit into a plan, and no more', () => {
    const free = planLimits.things - planOf(shop).things.length;
    const add = (count: number) =>
      Array.from({ length: count }, (_, at): PlanOperation => ({ type: 'addThing', name: `Zorb ${at + 1}` }));

    const { blueprint } = apply(...add(free));
    expect(planOf(blueprint).things).toHaveLength(planLimits.things);
    expect(new Set(blueprint.entities.map(({ name }) => name)).size).toBe(planLimits.things);
    expect(() => apply(...add(free + 1))).toThrow('at most 60 things');
  });

  test('none is added whose pages the app has no room for, and what is there can still be changed', () => {
    const free = planLimits.pages - shop.pages.length;
    const full = apply(
      ...Array.from(
        { length: free },
        (): PlanOperation => ({ type: 'addPage', kind: 'chart', thing: repair, audience: 'users' }),
      ),
    ).blueprint;
    const name = 'Zorb';

    expect(full.pages).toHaveLength(planLimits.pages);
    expect(() => applyOperations(full, [{ type: 'addThing', name }])).toThrow('at most 200 pages');
    full.pages.push({ ...structuredClone(full.pages[0]), id: 'one too many', name: 'More' } as never);
    expect(applyOperations(full, [{ type: 'renameApp', name }]).blueprint.app.name).toBe(name);
  });

  test('the last one stays', () => {
    const { blueprint } = planDescription('A list of books with title and author');
    const [only] = planOf(blueprint).things;

    expect(planOf(blueprint).things).toHaveLength(1);
    expect(() => applyOperations(blueprint, [{ type: 'removeThing', thing: only?.id ?? '' }])).toThrow(
      'Your app needs at least one thing',
    );
  });
});

describe('fields', () => {
  const add = (name: string, more: Partial<Extract<PlanOperation, { type: 'addField' }>> = {}) =>
    apply({ type: 'addField', thing: repair, name, ...more });

  test.each([
    ['Deposit amount', { kind: 'money', key: 'deposit_amount' }],
    ['Warranty until', { kind: 'date' }],
    ['Photo', { kind: 'picture' }],
    ['customer email', { kind: 'email', name: 'Customer email' }],
    ['Frame number', { kind: 'text' }],
    ['constructor', { kind: 'text', key: 'constructor_value' }],
  ])('one is added by its name alone: %s', (name, expected) => {
    const { blueprint, lines } = add(name);

    expect(thingNamed(blueprint, 'Repair').fields.at(-1)).toMatchObject(expected);
    expect(lines).toEqual([`Added ${name.charAt(0).toUpperCase()}${name.slice(1)} to repairs`]);
  });

  test('one that is called like a thing is a link to it', () => {
    const { blueprint } = applyOperations(shop, [
      { type: 'addThing', name: 'Zorb' },
      { type: 'addField', thing: repair, name: 'zorb' },
    ]);

    expect(fieldNamed(blueprint, 'Repair', 'Zorb')).toMatchObject({
      kind: 'link',
      link: thingNamed(blueprint, 'Zorb').id,
    });
  });

  test('a kind, choices and a link may be told', () => {
    const choices = [{ label: 'Road' }, { label: 'Mountain' }];
    const chosen = add('Price class', { kind: 'choice', choices }).blueprint;
    const linked = add('Checked by', { kind: 'link', link: customer }).blueprint;

    expect(fieldNamed(chosen, 'Repair', 'Price class')).toMatchObject({
      kind: 'choice',
      choices: [
        { value: 'road', label: 'Road' },
        { value: 'mountain', label: 'Mountain' },
      ],
    });
    expect(fieldNamed(linked, 'Repair', 'Checked by')).toMatchObject({ kind: 'link', link: customer });
    expect(() => add('Checked by', { kind: 'link' })).toThrow('Choose what it links to');
    expect(() => add('Colour group', { kind: 'choice' })).toThrow('Enter at least one choice');
  });

  test('a name is taken once', () => {
    expect(() => add('price')).toThrow('Repairs already have a field called Price');
    expect(() => apply({ type: 'renameField', ...ofRepair('Bike'), name: 'Price' })).toThrow(
      'already have a field',
    );
  });

  test('one that is renamed keeps its key', () => {
    const { blueprint, lines } = apply({ type: 'renameField', ...ofRepair('Bike'), name: 'Bicycle' });

    expect(lines).toEqual(['Renamed Bike to Bicycle']);
    expect(fieldNamed(blueprint, 'Repair', 'Bicycle').key).toBe('bike');
  });

  test('what is worked out from one that goes is filled in from then on', () => {
    const { blueprint: priced } = planDescription(
      'Invoices with a customer, hours, rate and total, which is hours times rate.',
    );
    expect(fieldNamed(priced, 'Invoice', 'Total')).toMatchObject({ written_by: 'system' });
    const { blueprint, lines } = applyOperations(priced, [
      { type: 'removeField', ...fieldIds(priced, 'Invoice', 'Rate') },
    ]);

    expect(lines).toEqual([
      'Removed Rate from invoices. Total was worked out from Rate, so people now fill it in',
    ]);
    expect(fieldNamed(blueprint, 'Invoice', 'Total')).toMatchObject({ written_by: 'staff' });
    expect(() =>
      applyOperations(priced, [
        { type: 'setRequired', ...fieldIds(priced, 'Invoice', 'Total'), required: true },
      ]),
    ).toThrow('worked out from other fields');
  });

  test('a title that goes hands its part on, and the last field stays', () => {
    const title = thingNamed(shop, 'Repair').title ?? '';
    const { blueprint } = apply({ type: 'removeField', thing: repair, field: title });
    const all = thingNamed(shop, 'Repair').fields.map(
      ({ id }): PlanOperation => ({ type: 'removeField', thing: repair, field: id }),
    );

    expect(thingNamed(blueprint, 'Repair').title).toBe(fieldNamed(shop, 'Repair', 'Bike').id);
    expect(() => apply(...all)).toThrow('Repairs need at least one field.');
  });

  test('what a person chose outlasts later changes by words', () => {
    const { blueprint } = apply(
      { type: 'setTitle', ...ofRepair('Bike') },
      { type: 'setRequired', ...ofRepair('Title'), required: false },
      { type: 'addField', thing: repair, name: 'Name' },
    );

    expect(thingNamed(blueprint, 'Repair').title).toBe(ofRepair('Bike').field);
    expect(fieldNamed(blueprint, 'Repair', 'Title').required).toBe(false);
  });

  test('one is moved before another or to the end', () => {
    const names = (blueprint: Blueprint) => thingNamed(blueprint, 'Repair').fields.map(({ name }) => name);
    const first = apply({ type: 'moveField', ...ofRepair('Price'), before: ofRepair('Bike').field });
    const last = apply({ type: 'moveField', ...ofRepair('Bike'), before: null });

    expect(first.lines).toEqual(['Moved Price before Bike']);
    expect(names(first.blueprint).indexOf('Price')).toBe(names(first.blueprint).indexOf('Bike') - 1);
    expect(names(last.blueprint).at(-1)).toBe('Bike');
  });
});

test('the app, its look and what is not there any more', () => {
  expect(linesOf({ type: 'renameApp', name: ' Two\nWheels ' })).toEqual(['Renamed the app to Two Wheels']);
  const { blueprint } = apply({ type: 'setLook', look: { mode: 'dark', primary: '#AA0000' } });
  expect(planOf(blueprint).look).toEqual({ preset: 'plain', mode: 'dark', primary: '#aa0000' });
  expect(() => apply({ type: 'setLook', look: { preset: 'baroque' } })).toThrow('Choose one of the styles');
  for (const operation of [
    { type: 'removeThing', thing: 'i999' },
    { type: 'removeField', thing: repair, field: customer },
    { type: 'removePage', page: 'i999' },
  ] as const)
    expect(() => apply(operation)).toThrow(
      expect.objectContaining({ kind: 'conflict', reason: 'plan_changed' }),
    );
});
