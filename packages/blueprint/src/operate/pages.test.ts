import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { describe, expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { fieldIds, fieldNamed, pageNamed, thingNamed } from '../testing/plan-items.ts';
import { apply, customer, ofRepair, repair, shop } from '../testing/repair-shop.ts';
import { applyOperations } from './apply-operations.ts';
import { planOf } from './plan-of.ts';

type AddPage = Omit<Extract<PlanOperation, { type: 'addPage' }>, 'type'>;
const add = (page: AddPage) => apply({ type: 'addPage', ...page });
const sourceOf = (blueprint: Blueprint, name: string) =>
  emitFiles(blueprint)[`pages/${pageNamed(blueprint, name).page}`];

describe('a public form', () => {
  const { blueprint, lines } = add({ kind: 'form', thing: repair, audience: 'visitors', name: 'Request' });

  test('holds what visitors write, and asks who they are', () => {
    const { asks, audience } = pageNamed(blueprint, 'Request');
    const names = asks?.map(
      (id) => thingNamed(blueprint, 'Repair').fields.find((one) => one.id === id)?.name,
    );

    expect(audience).toBe('visitors');
    expect(names).toEqual(expect.arrayContaining(['Name', 'Email', 'Bike', 'Due date']));
    for (const inside of ['Status', 'Price', 'Customer']) expect(names).not.toContain(inside);
    expect(thingNamed(blueprint, 'Repair').access.add).toBe('anyone');
    expect(thingNamed(blueprint, 'Repair').access.see).toBe('registered');
    expect(lines).toEqual([
      'Added the Request page. Added name and email to the form, so you know who sent it',
    ]);
    expect(fieldNamed(blueprint, 'Repair', 'Email').written_by).toBe('visitor');
  });

  test('is the home of visitors', () => {
    expect(planOf(blueprint).people[0]).toEqual({
      role: 'visitors',
      home: pageNamed(blueprint, 'Request').id,
    });
  });

  test('holds a field as it is chosen, but none that visitors cannot fill in', () => {
    const by = (name: string, by: 'visitor' | 'staff') =>
      applyOperations(blueprint, [{ type: 'setWrittenBy', ...fieldIds(blueprint, 'Repair', name), by }])
        .blueprint;
    const asked = (plan: Blueprint) => pageNamed(plan, 'Request').asks;

    expect(asked(by('Price', 'visitor'))).toContain(ofRepair('Price').field);
    expect(asked(by('Bike', 'staff'))).not.toContain(ofRepair('Bike').field);
    expect(() => by('Status', 'visitor')).toThrow('Status is for your team');
    expect(() => by('Customer', 'visitor')).toThrow('Customer is for your team');
  });

  test('can be sent: nothing that it does not ask for is required', () => {
    const title = fieldIds(blueprint, 'Repair', 'Title');
    const hidden = applyOperations(blueprint, [{ type: 'setWrittenBy', ...title, by: 'staff' }]);

    expect(fieldNamed(hidden.blueprint, 'Repair', 'Title').required).toBe(false);
    expect(hidden.lines[0]).toContain('Title can now be left empty');
    expect(() =>
      applyOperations(hidden.blueprint, [{ type: 'setRequired', ...title, required: true }]),
    ).toThrow('Visitors send repairs without title');
  });

  test('asks for no email again that somebody took out', () => {
    const without = applyOperations(blueprint, [
      { type: 'removeField', ...fieldIds(blueprint, 'Repair', 'Email') },
      { type: 'removePage', page: pageNamed(blueprint, 'Request').id },
    ]);
    expect(without.lines[1]).toBe('Removed the Request page. Visitors can no longer add repairs');
    expect(thingNamed(without.blueprint, 'Repair').access.add).toBe('registered');

    const again = applyOperations(without.blueprint, [
      { type: 'addPage', kind: 'form', thing: repair, audience: 'visitors' },
    ]);
    expect(thingNamed(again.blueprint, 'Repair').fields.map(({ name }) => name)).not.toContain('Email');
  });

  test('opens what was closed before', () => {
    expect(sourceOf(blueprint, 'Request')).toContain('PublicForm');
    expect(emitFiles(blueprint)['layout']).toContain('RepairForm');
  });
});

describe('further pages', () => {
  test.each([
    ['calendar', repair, 'Calendar', 'RecordCalendar'],
    ['timeline', repair, 'Timeline', 'RecordTimeline'],
    ['chart', repair, 'Repairs chart', 'Chart'],
    ['map', customer, 'Map', 'PlaceMap'],
  ] as const)('a %s is added for what has what it shows', (kind, thing, name, component) => {
    const { blueprint } = add({ kind, thing, audience: 'users' });

    expect(pageNamed(blueprint, name)).toMatchObject({ thing, audience: 'users', in_menu: true });
    expect(sourceOf(blueprint, name)).toContain(component);
  });

  test.each([
    ['gallery', repair, 'A gallery needs a picture. Add one to repairs first.'],
    ['map', repair, 'A map needs an address. Add one to repairs first.'],
    ['calendar', customer, 'A calendar needs a date. Add one to customers first.'],
    ['board', repair, 'There is already such a page: Board'],
    ['list', repair, 'There is already such a page: Repairs'],
  ] as const)('a %s says what it needs, or that it is there', (kind, thing, message) => {
    expect(() => add({ kind, thing, audience: 'users' })).toThrow(message);
  });

  test('a map gets the coordinates that it draws by', () => {
    expect(add({ kind: 'map', thing: customer, audience: 'users' }).lines).toEqual([
      'Added the Map page. Added latitude and longitude to customers, which a map needs',
    ]);
  });

  test('a board goes by a choice where there are no states', () => {
    const { blueprint } = add({ kind: 'board', thing: customer, audience: 'users' });

    expect(sourceOf(blueprint, 'Customer board')).toContain('field="status"');
  });

  test('a list for visitors opens what it shows, but not how people are reached', () => {
    const { blueprint, lines } = add({ kind: 'list', thing: customer, audience: 'visitors' });

    expect(lines).toEqual(['Added the “Our customers” page. Anyone can see customers']);
    expect(thingNamed(blueprint, 'Customer').access.see).toBe('anyone');
    expect(fieldNamed(blueprint, 'Customer', 'Phone').seen_by).toBe('registered');
    expect(fieldNamed(blueprint, 'Customer', 'Name')).not.toHaveProperty('seen_by');
    expect(sourceOf(blueprint, 'Our customers')).toContain('PublicList');
  });

  test('what visitors see of a thing that is closed to them is said', () => {
    const { blueprint } = add({ kind: 'list', thing: repair, audience: 'visitors' });
    const { lines } = applyOperations(blueprint, [
      { type: 'setAccess', thing: repair, act: 'see', who: 'admin' },
    ]);

    expect(lines).toEqual([
      'Only admins can see repairs. Visitors can still open the “Our repairs” page, and find nothing there',
    ]);
  });
});

describe('pages that are there', () => {
  test('one is renamed, and no two of the menu are called alike', () => {
    const page = pageNamed(shop, 'Board').id;

    expect(apply({ type: 'renamePage', page, name: 'workshop' }).lines).toEqual([
      'Renamed the Board page to Workshop',
    ]);
    expect(() => apply({ type: 'renamePage', page, name: 'dashboard' })).toThrow(
      'There is already a page called Dashboard',
    );
  });

  test('the home is chosen, and a removed one falls back', () => {
    const page = pageNamed(shop, 'Board').id;
    const { blueprint } = apply({ type: 'setHome', page });
    expect(planOf(blueprint).people[1]?.home).toBe(page);

    const removed = applyOperations(blueprint, [{ type: 'removePage', page }]);
    expect(planOf(removed.blueprint).people[1]?.home).toBe(pageNamed(shop, 'Dashboard').id);
  });

  test('the menu keeps a page, and has none that need a record', () => {
    const detail = planOf(shop).pages.find(({ kind }) => kind === 'detail')?.id ?? '';
    const shown = planOf(shop).pages.filter((page) => page.in_menu);

    expect(() => apply({ type: 'setInMenu', page: detail, in_menu: true })).toThrow(
      'opened from another page',
    );
    expect(() => apply({ type: 'setHome', page: detail })).toThrow('opened from another page');
    expect(() =>
      apply(...shown.map(({ id }): PlanOperation => ({ type: 'setInMenu', page: id, in_menu: false }))),
    ).toThrow('The menu needs at least one page.');
    expect(() => apply(...shown.map(({ id }): PlanOperation => ({ type: 'removePage', page: id })))).toThrow(
      'The app needs at least one page',
    );
  });

  test('one that was written by hand is told apart, and left to its author', () => {
    const sources = { ...emitFiles(shop), 'pages/OurStory': 'export default function OurStory() {}' };
    const page = planOf(shop, { sources }).pages.find(({ name }) => name === 'Our story');

    expect(page).toMatchObject({ page: 'OurStory', is_outside: true, audience: 'users', in_menu: false });
    expect(() => apply({ type: 'renamePage', page: page?.id ?? '', name: 'Story' })).toThrow(
      'The OurStory page was written by hand',
    );
  });
});

test('access is set for each act, and who may read a field', () => {
  const { blueprint, lines } = apply(
    { type: 'setAccess', thing: repair, act: 'delete', who: 'admin' },
    { type: 'setAccess', thing: repair, act: 'change', who: 'owner-or-admin' },
    { type: 'setSeenBy', ...ofRepair('Price'), who: 'admin' },
  );

  expect(lines).toEqual([
    'Only admins can delete repairs',
    'Admins can change all repairs, and other users only those they added',
    'Only admins can see price of repairs',
  ]);
  expect(thingNamed(blueprint, 'Repair').access).toEqual({
    see: 'registered',
    add: 'registered',
    change: 'owner-or-admin',
    delete: 'admin',
  });
  expect(fieldNamed(blueprint, 'Repair', 'Price').seen_by).toBe('admin');
});
