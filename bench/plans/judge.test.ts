import type { Plan, PlanField, PlanPage, PlanThing } from '@sayso/contracts/plan';
import { describe, expect, test } from 'vitest';
import { loadTexts, Right } from './expectations.ts';
import { gapsOf } from './gaps.ts';

const source = { from: 'default', words: '' } as const;
const read = { source: { from: 'text', words: 'as it was said' } } as const;
const field = (name: string, kind: PlanField['kind'], more: Partial<PlanField> = {}): PlanField => ({
  id: `f-${name}`,
  key: name.toLowerCase(),
  name,
  kind,
  required: false,
  written_by: 'staff',
  source,
  ...more,
});
const thing = (
  name: string,
  fields: PlanField[],
  see: PlanThing['access']['see'] = 'registered',
): PlanThing => ({
  id: `t-${name}`,
  entity: name,
  name,
  plural: `${name}s`,
  icon: 'Box',
  title: fields[0]?.id ?? null,
  fields,
  access: { see, add: 'registered', change: 'registered', delete: 'admin' },
  source,
});
const page = (name: string, more: Partial<PlanPage>): PlanPage => ({
  id: `p-${name}`,
  page: name,
  name,
  icon: 'Globe',
  kind: 'list',
  audience: 'visitors',
  in_menu: true,
  by_hand: false,
  is_outside: false,
  ...more,
});
const plan = (things: PlanThing[], pages: PlanPage[] = []): Plan => ({
  app: { name: 'Test', icon: 'Box' },
  things,
  people: [],
  roles: [],
  pages,
  look: { preset: 'plain', mode: 'light', primary: '#1d4ed8' },
});
const told = (plan: Plan, right: Right): string[] => gapsOf(plan, right).map(({ says }) => says);
const presses = (plan: Plan, right: Right) => gapsOf(plan, right).map(({ ways }) => ways[0]);

const repairs = Right.parse({
  things: {
    customer: { names: ['customer', 'client'], fields: { phone: { names: ['phone'], kind: ['phone'] } } },
    repair: {
      names: ['repair', 'job'],
      fields: {
        fault: { names: ['fault', 'problem'], kind: ['text'] },
        price: { names: ['price', 'cost'], kind: ['money'] },
        state: { names: ['status', 'state'], kind: ['choice'], states: [['waiting', 'new'], ['ready']] },
      },
      links: { customer: { to: 'customer', names: ['customer'] } },
    },
  },
  absent: [['invoice']],
});
const choices = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label, color: 'gray' }));
const state = (...labels: string[]) => field('State', 'states', { choices: choices(...labels) });
const customer = thing('Client', [field('Phone number', 'phone', { key: 'phone' })]);
const link = field('Customer', 'link', { link: customer.id });
const repair = thing('Job', [
  field('Problem', 'long text'),
  field('Cost', 'money'),
  state('New', 'Ready'),
  link,
]);
/** The job without one of its fields, or with another in its place. */
const repairBut = (name: string, ...instead: PlanField[]) => ({
  ...repair,
  fields: [...repair.fields.filter((one) => one.name !== name), ...instead],
});

describe('Things and fields', () => {
  test('a plan that says everything in other words has no gap', () => {
    expect(told(plan([repair, customer]), repairs)).toEqual([]);
  });

  test.each([
    ['a thing is missing', [repairBut('Customer')], ['customer is missing']],
    ['a field is missing', [repairBut('Cost'), customer], ['repair.price is missing']],
    [
      'a field is of the wrong kind',
      [repairBut('Cost', field('Cost', 'text')), customer],
      ['repair.price is text'],
    ],
    ['a link is missing', [repairBut('Customer'), customer], ['repair.customer is missing']],
    [
      'a link is only words',
      [repairBut('Customer', field('Customer', 'text')), customer],
      ['repair.customer is text'],
    ],
    [
      'states stand in another order',
      [repairBut('State', state('Ready', 'New')), customer],
      ['repair.state offers Ready, New'],
    ],
    [
      'a state is one too many',
      [repairBut('State', state('New', 'Ready', 'Paid')), customer],
      ['repair.state offers New, Ready, Paid'],
    ],
    [
      'a thing is surplus',
      [repair, customer, thing('Invoice', [field('Number', 'text')])],
      ['nobody asked for Invoices'],
    ],
    [
      'a thing has another name',
      [{ ...repair, name: 'Ticket', plural: 'Tickets', entity: 'Ticket' }, customer],
      ['repair is called Ticket'],
    ],
    [
      'a field is not wanted',
      [repairBut('', field('Invoice', 'file')), customer],
      ['Job has Invoice, which is not wanted'],
    ],
  ])('%s', (_, things, gaps) => {
    expect(told(plan(things), repairs)).toEqual(gaps);
  });

  test('what was read of the text under an odd name is renamed, and what nobody spoke of goes', () => {
    const odd = field('What it will cost him', 'money', read);
    const things = [repairBut('Cost', odd, field('That all', 'text', read)), customer];
    const right = structuredClone(repairs);
    right.things['repair']?.fields['price']?.names.push('will cost');
    expect(presses(plan(things), right)).toEqual([
      { type: 'renameField', thing: 't-Job', field: odd.id, name: 'Price' },
      { type: 'removeField', thing: 't-Job', field: 'f-That all' },
    ]);
  });

  test('a field that such things usually have is not surplus', () => {
    expect(told(plan([repairBut('', field('Technician', 'text')), customer]), repairs)).toEqual([]);
  });

  test('of two fields that could be meant the one that was told is kept', () => {
    const things = [repairBut('', field('Price', 'money'), field('Cost', 'money', read)), customer];
    expect(told(plan(things), repairs)).toEqual([]);
  });

  test('of two names for one thing the fuller one is kept and the other is surplus', () => {
    const bare = thing('Repair', [field('Name', 'text')]);
    expect(told(plan([bare, repair, customer]), repairs)).toEqual(['nobody asked for Repairs']);
  });

  test.each([
    ['what has only a name in common is made anew', [], ['addThing', 'removeThing']],
    ['what has half of the fields is renamed', [field('Price', 'money')], ['renameThing']],
  ])('%s', (_, fields, types) => {
    const words = (...names: string[]) => ({ names, kind: ['text' as const] });
    const price = { names: ['price'], kind: ['money' as const] };
    const part = {
      names: ['part'],
      fields: { name: words('name'), price, supplier: words('supplier'), note: words('note') },
    };
    const tool = thing('Tool', [field('Name', 'text'), ...fields]);
    const found = presses(plan([tool]), Right.parse({ things: { part } }));
    expect(found.flatMap((press) => (press && press.type !== 'addField' ? [press.type] : []))).toEqual(types);
  });

  test('choices that are there keep their values, and those that go say where their records go', () => {
    const [press] = presses(plan([repairBut('State', state('Done', 'New')), customer]), repairs);
    expect(press).toEqual({
      type: 'setChoices',
      thing: 't-Job',
      field: 'f-State',
      choices: [{ value: 'new', label: 'New' }, { label: 'Ready' }],
      moves: { done: 'new' },
    });
  });

  test('a thing between two others links many to many and is not surplus', () => {
    const right = Right.parse({
      things: {
        member: { names: ['member'], fields: {} },
        outing: {
          names: ['outing'],
          fields: {},
          links: { crew: { to: 'member', names: ['crew'], many: true } },
        },
      },
    });
    const [member, outing] = [thing('Member', []), thing('Outing', [])];
    const seat = thing('Seat', [
      field('Who', 'link', { link: member.id }),
      field('Outing', 'link', { link: outing.id }),
    ]);
    expect(told(plan([member, outing, seat]), right)).toEqual([]);
    expect(told(plan([member, outing]), right)).toEqual(['outing.crew is missing']);
  });
});

describe('Public pages and access', () => {
  const form = Right.parse({
    things: { repair: { names: ['repair'], fields: { price: { names: ['price'], kind: ['money'] } } } },
    public: {
      book: {
        kind: 'form',
        thing: 'repair',
        orThing: ['request'],
        asks: [['name'], ['bike']],
        never: [['price'], ['status']],
      },
    },
  });
  const [name, bike, price] = [field('Name', 'text'), field('Bike', 'text'), field('Price', 'money')];
  const booked = { ...thing('Repair', [name, bike, price]) };
  booked.access = { ...booked.access, add: 'anyone' };
  const asking = (...asks: PlanField[]) =>
    page('Book', { kind: 'form', thing: booked.id, asks: asks.map(({ id }) => id) });

  test.each([
    ['a form that asks what was told', [asking(name, bike)], []],
    ['no form', [], ['no public form for book']],
    [
      'a form for users',
      [{ ...asking(name, bike), audience: 'users' as const }],
      ['no public form for book'],
    ],
    ['a form that asks too little', [asking(name)], ['the public form for book does not ask for bike']],
    [
      'a form that asks for what must never be asked',
      [asking(name, bike, price)],
      ['the public form for book asks for Price'],
    ],
    [
      'a second form',
      [asking(name, bike), page('Again', { kind: 'list', thing: booked.id })],
      ['nobody asked for the public page Again'],
    ],
  ])('%s', (_, pages, gaps) => {
    expect(told(plan([booked], pages), form)).toEqual(gaps);
  });

  test('a form on a thing of its own is as good', () => {
    const request = { ...thing('Request', [name, bike]), access: booked.access };
    const own = page('Book', { kind: 'form', thing: request.id, asks: [name.id, bike.id] });
    const inside = thing('Repair', [price]);
    expect(told(plan([inside, request], [own]), form)).toEqual([]);
    expect(told(plan([inside, request]), form)).toEqual(['no public form for book']);
  });

  test('a choice among records that visitors cannot see is no question', () => {
    const bikes = thing('Bike', [name]);
    const chosen = field('Bike', 'link', { link: bikes.id });
    const right = { ...form, things: { ...form.things, bike: { names: ['bike'], fields: {}, links: {} } } };
    const things = [{ ...booked, fields: [name, chosen, price] }, bikes];
    expect(told(plan(things, [asking(name, chosen)]), right)).toEqual([
      'the public form for book does not ask for bike',
    ]);
  });

  test('on a page where one books, what and when are chosen and not asked for', () => {
    const tool = thing('Tool', [name], 'anyone');
    const [from, which] = [field('From', 'date'), field('Tool', 'link', { link: tool.id })];
    const rental = { ...thing('Rental', [name, from, which]), access: booked.access };
    const right = Right.parse({
      things: { rental: { names: ['rental'], fields: {} }, tool: { names: ['tool'], fields: {} } },
      public: {
        book: { kind: 'form', thing: 'rental', asks: [['name'], ['tool'], ['from']], never: [] },
        tools: { kind: 'page', thing: 'tool', shows: [], never: [] },
      },
    });
    const shown = page('Tools', { thing: tool.id });
    const book = (kind: string) => page('Book', { kind, thing: rental.id, asks: [name.id] });
    expect(told(plan([rental, tool], [shown, book('booking')]), right)).toEqual([]);
    expect(told(plan([rental, tool], [shown, book('public-form')]), right)).toHaveLength(2);
  });

  test('bookings that show visitors their times and nothing else are not open', () => {
    const right = Right.parse({
      things: { rental: { names: ['rental'], fields: {} } },
      public: { book: { kind: 'form', thing: 'rental', asks: [['name']], never: [] } },
    });
    const rental = (who: PlanField) => ({
      ...thing('Rental', [who, field('From', 'date')]),
      access: { ...booked.access, see: 'anyone' as const },
    });
    const book = page('Book', { kind: 'booking', thing: 't-Rental', asks: [name.id] });
    expect(told(plan([rental({ ...name, seen_by: 'registered' })], [book]), right)).toEqual([]);
    expect(told(plan([rental(name)], [book]), right)).toEqual(['visitors may see Rentals']);
  });

  const site = Right.parse({
    things: {
      project: {
        names: ['project'],
        fields: { name: { names: ['name'], kind: ['text'] }, budget: { names: ['budget'], kind: ['money'] } },
      },
    },
    public: { site: { kind: 'page', thing: 'project', shows: [['name']], never: [['budget']] } },
    access: { budget: { thing: 'project', fields: ['budget'], only: ['partner'] } },
  });
  const budget = field('Budget', 'money', { seen_by: 'admin' });
  const project = (see: PlanThing['access']['see'], money: PlanField) => thing('Project', [name, money], see);
  const shown = page('Projects', { thing: 't-Project' });

  test.each([
    ['a public page that shows what it should', project('anyone', budget), [shown], []],
    ['no public page', project('registered', budget), [], ['no public page shows Projects']],
    [
      'a public page that visitors cannot read',
      project('registered', budget),
      [shown],
      ['visitors may not see Projects'],
    ],
    [
      'a secret on a public page',
      project('anyone', field('Budget', 'money')),
      [shown],
      ['project.budget is seen by all', 'visitors see Budget'],
    ],
    [
      'a secret among users',
      project('anyone', field('Budget', 'money', { seen_by: 'registered' })),
      [shown],
      ['project.budget is seen by registered'],
    ],
  ])('%s', (_, one, pages, gaps) => {
    expect(told(plan([one], pages), site)).toEqual(gaps);
  });

  test('records that anyone can read though nobody said so are a gap', () => {
    const right = { ...form, public: {} };
    expect(told(plan([{ ...booked, access: { ...booked.access, see: 'anyone' } }]), right)).toEqual([
      'visitors may see Repairs',
    ]);
  });

  test('own records are for their owner and admins', () => {
    const right = Right.parse({
      things: { hours: { names: ['hours'], fields: {} } },
      access: { own: { thing: 'hours', own: true, all: ['partner'] } },
    });
    expect(told(plan([thing('Hour', [], 'owner-or-admin')]), right)).toEqual([]);
    expect(told(plan([thing('Hour', [], 'registered')]), right)).toEqual(['Hours are seen by registered']);
  });
});

test('there are 36 texts of 40 to 180 words, six of each person and each organisation', () => {
  const texts = loadTexts();
  expect(texts).toHaveLength(36);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(36);
  for (const of of [
    Map.groupBy(texts, ({ person }) => person),
    Map.groupBy(texts, ({ organisation }) => organisation),
  ])
    expect([...of.values()].map((some) => some.length)).toEqual([6, 6, 6, 6, 6, 6]);
  for (const { text } of texts) {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(180);
  }
});

test('what a text says more is laid over what is right, and what it leaves out is not asked of it', () => {
  const of = (id: string) => loadTexts().find((one) => one.id === id)?.right.things;
  expect(of('bicycle-manager')?.['repair']?.fields).toHaveProperty('mechanic');
  expect(of('bicycle-phone')?.['repair']?.fields).not.toHaveProperty('mechanic');
  expect(of('school-teacher')?.['absence']?.fields).toHaveProperty('excused');
  expect(of('school-phone')?.['absence']?.fields).not.toHaveProperty('excused');
});
