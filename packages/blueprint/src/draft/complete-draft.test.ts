import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { visitorFields } from '../emit/asked.ts';
import { emitFiles } from '../emit/files.ts';
import { mainPage } from '../emit/main-page.ts';
import { settleEntity } from '../plan/entities.ts';
import { draftOf } from '../testing/draft-of.ts';
import { completeDraft } from './complete-draft.ts';

const entity = ({ entities }: Blueprint, label: string): BlueprintEntity => {
  const found = entities.find((one) => one.label === label);
  if (!found) throw new Error(`There is no ${label}: ${entities.map((one) => one.label).join(', ')}`);
  return found;
};
const field = (of: BlueprintEntity, label: string): BlueprintField | undefined =>
  of.fields.find((one) => one.label === label);
/** `'Price: money'`, a link by what it leads to. */
const shapes = (blueprint: Blueprint, label: string): string[] =>
  entity(blueprint, label).fields.map(
    ({ label: name, type, ref }) =>
      `${name}: ${ref === undefined ? type : `> ${blueprint.entities.find(({ id }) => id === ref)?.label}`}`,
  );
const pages = ({ pages: all }: Blueprint): string[] =>
  all
    .filter(({ nav }) => nav)
    .map((page) => `${page.archetype}${page.public ? ' (open)' : ''}: ${page.label}`);

const workshop = draftOf({
  name: 'Bike workshop',
  people: ['Mechanic'],
  things: {
    Repair: [
      'Bike: link: Bike',
      'Problem: long text',
      'Status: states: received, waiting for parts, ready, collected',
      'Received: date',
      'Price: money',
      'Mechanic: link: Mechanic',
      'Parts: links: Part',
    ],
    Bike: ['Make', 'Model', 'Customer: link: Customer'],
    Customers: ['Name', 'Phone: phone'],
    Part: ['Name', 'In stock: number', 'Price: money'],
  },
  rules: ['Part: delete: admin', 'Customer: see: Mechanic'],
  pages: ['form: Repair: everyone: Name, Phone, Problem', 'board: Repair: Mechanic'],
});

test('a workshop: states move, links lead where they say, many parts of a repair are a thing of their own', () => {
  const blueprint = completeDraft(workshop);
  expect(blueprint.entities.map(({ label, labelPlural }) => `${label}, ${labelPlural}`)).toEqual([
    'Repair, Repairs',
    'Bike, Bikes',
    'Customer, Customers',
    'Part, Parts',
    'Repair part, Repair parts',
  ]);
  expect(shapes(blueprint, 'Repair')).toEqual([
    'Bike: > Bike',
    'Problem: text',
    'Status: enum',
    'Received: date',
    'Price: money',
    'Mechanic: string',
    'Name: string',
    'Phone: phone',
  ]);
  expect(shapes(blueprint, 'Repair part')).toEqual(['Repair: > Repair', 'Part: > Part']);
  const repair = entity(blueprint, 'Repair');
  const status = field(repair, 'Status');
  expect(repair.workflow).toBe(status?.id);
  expect(status).toMatchObject({ default: 'received' });
  expect(status?.options?.map(({ label }) => label)).toEqual([
    'Received',
    'Waiting for parts',
    'Ready',
    'Collected',
  ]);
  expect(new Set(status?.options?.map(({ color }) => color)).size).toBe(4);
});

test('a workshop: its public form asks for who sends it and what they came for, and for nothing of the staff', () => {
  const blueprint = completeDraft(workshop);
  const repair = entity(blueprint, 'Repair');
  const asked = new Set(visitorFields(blueprint, repair));
  expect(repair.fields.filter(({ key }) => asked.has(key)).map(({ label }) => label)).toEqual([
    'Problem',
    'Name',
    'Phone',
  ]);
  expect(repair.rules).toMatchObject({ create: 'anyone', read: 'registered' });
  expect(repair.fields.filter(({ required, key }) => required && !asked.has(key))).toEqual([]);
  expect(entity(blueprint, 'Customer').rules.read).toBe('registered');
  expect(entity(blueprint, 'Part').rules.delete).toBe('admin');
  expect(pages(blueprint)).toEqual([
    'dashboard: Dashboard',
    'kanban: Board',
    'list: Repairs',
    'list: Bikes',
    'list: Customers',
    'list: Parts',
    'list: Repair parts',
    'public-form (open): Send a repair',
  ]);
});

test('a choir: members are people, what they may is theirs, and who leads looks after the rest', () => {
  const blueprint = completeDraft(
    draftOf({
      name: 'Choir',
      people: ['Member', 'Conductor'],
      things: {
        Member: ['Name', 'Voice: choice: soprano, alto, tenor, bass', 'Email: email'],
        Rehearsal: ['Date: date and time', 'Place', 'Notes: long text'],
        Answer: ['Member: link: Member', 'Rehearsal: link: Rehearsal', 'Coming: yes or no'],
        Song: ['Title', 'Composer', 'Score: file'],
      },
      rules: [
        'Song: add: Conductor',
        'Song: change: conductor',
        'Answer: change: owner',
        'Rehearsal: see: everyone',
      ],
      pages: ['calendar: Rehearsal: users'],
    }),
  );
  expect(entity(blueprint, 'Member').kind).toBe('person');
  expect(field(entity(blueprint, 'Member'), 'Voice')?.options).toHaveLength(4);
  expect(shapes(blueprint, 'Answer')).toEqual(['Member: > Member', 'Rehearsal: > Rehearsal', 'Coming: bool']);
  expect(entity(blueprint, 'Song').rules).toMatchObject({
    create: 'admin',
    read: 'registered',
    update: 'admin',
  });
  expect(entity(blueprint, 'Answer').rules.update).toBe('owner-or-admin');
  expect(entity(blueprint, 'Rehearsal').rules.read).toBe('anyone');
  expect(pages(blueprint)).toContain('calendar: Calendar');
});

test('a tip calculator: one page works it out, nothing is kept', () => {
  const blueprint = completeDraft(
    draftOf({
      use: 'tool',
      name: 'Tip calculator',
      things: {
        Bill: [
          'Amount: money',
          'Tip: percent',
          'People: number',
          'Each pays: formula: Total / People',
          'Total: formula: Amount + Amount * Tip',
        ],
      },
      pages: ['calculator: Bill: everyone'],
    }),
  );
  expect(blueprint.entities).toEqual([]);
  expect(pages(blueprint)).toEqual(['calculator (open): Tip calculator']);
  const page = emitFiles(blueprint)['pages/TipCalculator'] ?? '';
  expect(page.indexOf('const total =')).toBeGreaterThan(0);
  expect(page.indexOf('const eachPays =')).toBeGreaterThan(page.indexOf('const total ='));
  expect(page).toContain('amount + ');
});

test('a clinic: times are booked with somebody, and nobody reads who booked them', () => {
  const blueprint = completeDraft(
    draftOf({
      name: 'Clinic',
      people: ['Doctor'],
      things: {
        Patient: ['Name', 'Birthday: date', 'Address', 'Phone: phone'],
        Doctor: ['Name', 'Specialty', 'Email: email'],
        Appointment: [
          'Doctor: link: Doctor',
          'Start: date and time',
          'Patient: link: Patient',
          'Reason: long text',
          'Status: states: requested, confirmed, done',
        ],
      },
      pages: [
        'booking: Appointment: everyone: Name, Phone, Reason',
        'list: Doctor: everyone',
        'home: : everyone',
      ],
    }),
  );
  const appointment = entity(blueprint, 'Appointment');
  const hidden = appointment.fields
    .filter(({ readers }) => readers === 'registered')
    .map(({ label }) => label);
  expect(hidden).toEqual(expect.arrayContaining(['Name', 'Phone', 'Reason']));
  expect(appointment.rules).toMatchObject({ create: 'anyone', read: 'anyone' });
  expect(entity(blueprint, 'Patient').rules.read).toBe('registered');
  expect(entity(blueprint, 'Doctor').rules.read).toBe('anyone');
  expect(field(entity(blueprint, 'Doctor'), 'Email')?.readers).toBe('registered');
  const booking = blueprint.pages.find(({ archetype }) => archetype === 'booking');
  expect(booking).toMatchObject({
    public: true,
    entity: appointment.id,
    target: entity(blueprint, 'Doctor').id,
  });
  // Visitors are led to the home; whoever signs in came to work.
  expect(pages(blueprint)[0]).toBe('landing (open): Home');
  expect(mainPage(blueprint)?.archetype).toBe('dashboard');
});

test.each([
  [
    'things of one name',
    { Car: ['Make'], cars: ['Colour', 'make: number'] },
    'Car',
    ['Make: number', 'Colour: string'],
  ],
  ['a link to nowhere', { Car: ['Name', 'Garage: link: Garage'] }, 'Car', ['Name: string', 'Garage: string']],
  [
    'a link by the name of the field',
    { Car: ['Name', 'Owner: link'], Owner: ['Name'] },
    'Car',
    ['Name: string', 'Owner: > Owner'],
  ],
  ['a choice of one', { Car: ['Name', 'Fuel: choice: petrol'] }, 'Car', ['Name: string', 'Fuel: string']],
  [
    'choices that are the same',
    { Car: ['Name', 'Fuel: choice: Petrol, petrol, Diesel'] },
    'Car',
    ['Name: string', 'Fuel: enum'],
  ],
  [
    'a formula that means nothing',
    { Car: ['Name', 'Total cost: formula: sum(Trip.Cost)'] },
    'Car',
    ['Name: string', 'Total cost: money'],
  ],
  ['a thing without fields', { Car: [] }, 'Car', ['Name: string']],
  ['blank fields', { Car: ['Name', ' '] }, 'Car', ['Name: string']],
])('what a reader got wrong is put right: %s', (_what, things, label, expected) => {
  expect(shapes(completeDraft(draftOf({ things })), label)).toEqual(expected);
});

test('names in other letters are told apart: links lead where they say, and what one kind of people may is theirs alone', () => {
  const arabic = completeDraft(
    draftOf({
      name: 'مكتبة',
      people: ['أمين', 'قارئ'],
      things: { كتاب: ['عنوان: text'], إعارة: ['الكتاب: link: كتاب', 'تاريخ: date'] },
      rules: ['إعارة: see: أمين', 'كتاب: see: قارئ'],
    }),
  );
  expect(shapes(arabic, 'إعارة')).toEqual(['الكتاب: > كتاب', 'تاريخ: date']);
  expect(arabic.entities.map(({ kind }) => kind)).not.toContain('person');
  const roleOf = (name: string) => arabic.roles?.find((role) => role.name === name)?.id;
  expect(roleOf('أمين')).not.toBe(roleOf('قارئ'));
  expect(entity(arabic, 'إعارة').rules.read).toBe(`role:${roleOf('أمين')}`);
  expect(entity(arabic, 'كتاب').rules.read).toBe(`role:${roleOf('قارئ')}`);
});

test('names longer than names may be are cut between words', () => {
  const long = 'A very long name of a thing that nobody would ever say aloud in one breath, really';
  const blueprint = completeDraft(draftOf({ name: long, things: { [long]: [`${long}: money`] } }));
  const [thing] = blueprint.entities;
  for (const name of [blueprint.app.name, thing?.label, thing?.fields[0]?.label]) {
    expect(name?.length).toBeLessThanOrEqual(60);
    expect(name).toMatch(/^A very long name of a thing/);
  }
});

test('states of any name, and be it two of them, move on a board, and stay when the thing is settled again', () => {
  const blueprint = completeDraft(
    draftOf({ things: { Request: ['Title', 'Progress: states: open, done'] } }),
  );
  expect(pages(blueprint)).toContain('kanban: Board');
  const request = entity(blueprint, 'Request');
  settleEntity(request);
  expect(request.workflow).toBe(field(request, 'Progress')?.id);
});

test('a form without any way to reach its sender asks for a name and an email', () => {
  const blueprint = completeDraft(
    draftOf({
      things: { Report: ['Where', 'Notes: long text'] },
      pages: ['form: Report: everyone: Where, Notes'],
    }),
  );
  const report = entity(blueprint, 'Report');
  expect(visitorFields(blueprint, report)).toEqual(['where', 'notes', 'name', 'email']);
  expect(report.titleField).toBe(field(report, 'Where')?.id);
});

test('what is personal is its owner’s, and what is not wanted is not made', () => {
  const blueprint = completeDraft(
    draftOf({ use: 'personal', things: { Run: ['Date: date', 'Km: number'] }, notWanted: ['a dashboard'] }),
  );
  expect(entity(blueprint, 'Run').rules).toEqual({
    create: 'registered',
    read: 'owner',
    update: 'owner',
    delete: 'owner',
  });
  expect(pages(blueprint)).toEqual(['list: Runs']);
});

test('a shop sells by cart and checkout where there are orders, and shows its goods where there are none', () => {
  const goods = ['Name', 'Price: money', 'Picture: picture'];
  const withOrders = completeDraft(
    draftOf({
      use: 'public site',
      things: {
        Candle: goods,
        Order: ['Name', 'Email: email', 'Total: money'],
        'Order item': ['Order: link: Order', 'Candle: link: Candle', 'Quantity: number'],
      },
      pages: ['shop: Candle: everyone'],
    }),
  );
  expect(withOrders.pages.map(({ archetype }) => archetype)).toEqual(
    expect.arrayContaining(['catalogue', 'cart']),
  );
  const without = completeDraft(draftOf({ things: { Candle: goods }, pages: ['shop: Candle: everyone'] }));
  expect(pages(without)).toContain('public-landing (open): Candles');
});

test('the same draft is the same app, and every page of it has a file', () => {
  const first = completeDraft(workshop);
  expect(completeDraft(workshop)).toEqual(first);
  const files = emitFiles(first);
  for (const { name } of first.pages) expect(files[`pages/${name}`]).toContain('export default function');
});

/** What names a record of the thing. */
const titled = (blueprint: Blueprint, label: string): string | undefined => {
  const { titleField, fields } = entity(blueprint, label);
  return fields.find(({ id }) => id === titleField)?.label;
};

test.each<[string, string[], string]>([
  ['a date before a link', ['Pilot: link: Pilot', 'Date: date', 'Paid: yes or no'], 'Date'],
  ['a moment before a number', ['Pilot: link: Pilot', 'Guests: number', 'Start: date and time'], 'Start'],
  ['a text before a date', ['Pilot: link: Pilot', 'Date: date', 'Call sign'], 'Call sign'],
  ['a date before notes', ['Pilot: link: Pilot', 'Date: date', 'Notes: long text'], 'Date'],
  ['a number before a choice', ['Paid: yes or no', 'Weather: choice: sun, rain', 'Guests: number'], 'Guests'],
  ['a choice before its state', ['Status: states: a, b, c', 'Weather: choice: sun, rain'], 'Weather'],
  [
    'a number before a formula',
    ['Total: formula: Guests times Price', 'Guests: number', 'Price: money'],
    'Guests',
  ],
  ['a choice before a file', ['Waiver: file', 'Pilot: link: Pilot', 'Weather: choice: sun, rain'], 'Weather'],
])('a record is named by %s', (_, fields, name) => {
  const blueprint = completeDraft(draftOf({ things: { Flight: fields, Pilot: ['Name'] } }));
  expect(titled(blueprint, 'Flight')).toBe(name);
});

test('a thing of links and ticks only is given a name, which says that it is assumed', () => {
  const blueprint = completeDraft(
    draftOf({
      things: { Flight: ['Pilot: link: Pilot', 'Paid: yes or no', 'Waiver: file'], Pilot: ['Name'] },
    }),
  );
  const flight = entity(blueprint, 'Flight');
  expect(flight.fields[0]).toMatchObject({ label: 'Name', type: 'string', why: { from: 'default' } });
  expect(titled(blueprint, 'Flight')).toBe('Name');
});

test('what ticks off one thing for another is told by the two, and not asked for a name', () => {
  const blueprint = completeDraft(
    draftOf({
      things: {
        Answer: ['Member: link: Member', 'Rehearsal: link: Rehearsal', 'Coming: yes or no'],
        Member: ['Name'],
        Rehearsal: ['Date: date'],
      },
    }),
  );
  expect(titled(blueprint, 'Answer')).toBe('Member');
  expect(titled(blueprint, 'Rehearsal')).toBe('Date');
});
