import type { Visibility } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { publicPagesOf } from '../public-pages.ts';
import { openingSentences } from './opening-sentences.ts';
import { whatOpens } from './what-opens.ts';

const registered = { user_condition: { role: { $in: ['user', 'admin'] } } };
const admin = { user_condition: { role: 'admin' } };
const own = { created_by: '{{user.email}}' };
const under = (title: string, rls: EntitySchema['rls'], properties = {}): EntitySchema => ({
  title,
  properties: { name: { type: 'string' }, ...properties },
  ...(rls === undefined ? {} : { rls }),
});

const layout = `const navigation = [
  { page: 'Dashboard', label: 'Dashboard', icon: House },
  { page: 'Home', label: 'Home', icon: House },
  { page: "SignUp", label: "Request a repair", icon: Globe },
];
export default function Layout({ children, currentPageName }) {
  return <AppShell navigation={navigation} publicPages={['Home', 'SignUp', 'OpenHours']}>{children}</AppShell>;
}`;
const inside = layout.replace(/ publicPages=\S+ \S+ \S+/, '');

test.each<[string, string | null, ReturnType<typeof publicPagesOf>]>([
  [
    'pages are called what the menu calls them, others by their name',
    layout,
    [
      { name: 'Home', label: 'Home', isInMenu: true },
      { name: 'SignUp', label: 'Request a repair', isInMenu: true },
      { name: 'OpenHours', label: 'Open hours', isInMenu: false },
    ],
  ],
  ['a layout that tells no pages apart says nothing', inside, null],
  ['no layout says nothing', null, null],
  [
    'a list that stands elsewhere is read',
    "const publicPages = ['Home'];",
    [{ name: 'Home', label: 'Home', isInMenu: false }],
  ],
])('%s', (_title, text, found) => {
  expect(publicPagesOf(text)).toEqual(found);
});

const toAll = { visibility: 'public_without_login', isInvitedOnly: false } as const;

const repairShop = {
  Repair: under('Repair', { create: true, read: registered, update: registered, delete: admin }),
  Price: under('Price', { create: admin, read: true, update: admin, delete: admin }),
  Customer: under(
    'Customer',
    { create: registered, read: registered },
    { email: { type: 'string', format: 'email' } },
  ),
  Note: under('Note', { create: registered, read: own, update: own, delete: own }),
  Payment: under('Payment', { create: admin, read: admin, update: admin, delete: admin }),
  Secret: under('Secret', { create: false, read: false, update: false, delete: false }),
};

test.each<[Visibility, 'open' | 'invitation', string[]]>([
  [
    'public_without_login',
    'open',
    [
      'Anyone can open Home and Request a repair, and can add repairs.',
      'Anyone can see prices.',
      'Anyone can make an account, and then see repairs and customers, and change repairs, and change or delete customers.',
      'People who sign in see only their own notes.',
      'Only you and other admins can see payments.',
      'Nobody but you can see secrets.',
    ],
  ],
  [
    'public_without_login',
    'invitation',
    [
      'Anyone can open Home and Request a repair, and can add repairs.',
      'Anyone can see prices.',
      'Only people you invite can sign in to see repairs and customers, and change repairs, and change or delete customers.',
      'People who sign in see only their own notes.',
      'Only you and other admins can see payments.',
      'Nobody but you can see secrets.',
    ],
  ],
  [
    'public_with_login',
    'open',
    [
      'Anyone can make an account, and then open the app.',
      'They can see repairs, prices and customers, and change repairs, and change or delete customers.',
      'They see only their own notes.',
      'Only you and other admins can see payments.',
      'Nobody but you can see secrets.',
    ],
  ],
  ...(['public_with_login', 'private_with_login'] as const).map(
    (visibility): [Visibility, 'invitation', string[]] => [
      visibility,
      'invitation',
      [
        'Only people you invite can open the app, after signing in.',
        'They can see repairs, prices and customers, and change repairs, and change or delete customers.',
        'They see only their own notes.',
        'Only you and other admins can see payments.',
        'Nobody but you can see secrets.',
      ],
    ],
  ),
])(
  'a repair shop that is %s, with accounts by %s, says what is open to whom',
  (visibility, registration, said) => {
    const access = { visibility, isInvitedOnly: registration === 'invitation' };
    expect(openingSentences(whatOpens({ layout, entities: repairShop }), access)).toEqual(said);
  },
);

const closedTo = (read: unknown, update: unknown = admin, gone: unknown = admin) =>
  under('Repair', { create: true, read, update, delete: gone } as EntitySchema['rls']);

test.each<[string, EntitySchema, boolean]>([
  ['see', closedTo(registered), true],
  ['change what all see', closedTo(true, registered), true],
  ['delete what all see', closedTo(true, admin, registered), true],
  ['see all of what visitors see in part', closedTo({ $or: [{ 'data.state': 'done' }, registered] }), true],
  ['see only their own of', closedTo(own, own, own), false],
  ['do no more than visitors with', closedTo(true, true, true), false],
  ['see nothing of', closedTo(admin), false],
  ['see some that go by their team of', closedTo({ user_condition: { team: 'blue' } }), true],
  ['change nothing that is shown by its state of', closedTo({ 'data.state': 'done' }), false],
  ['see their own that are not done of', closedTo({ $and: [own, { 'data.state': 'open' }] }), false],
])('whoever has an account may %s records of others, or not', (_deed, Repair, reaches) => {
  expect(whatOpens({ layout, entities: { Repair } }).usersReachOthers).toBe(reaches);
});

test('each thing that people with an account change or delete is named with what they do to it', () => {
  const entities = {
    Bike: under('Bike', { create: admin, read: true, update: registered, delete: registered }),
    Part: under('Part', { create: admin, read: true, update: admin, delete: registered }),
    Key: under('Key', { create: admin, read: registered, update: registered, delete: admin }),
  };
  const opens = whatOpens({ layout: null, entities });
  expect(openingSentences(opens, { visibility: 'public_without_login', isInvitedOnly: false })).toContain(
    'Anyone can make an account, and then see and change keys, and change or delete bikes, and delete parts.',
  );
});

test.each(['update', 'delete'])(
  'an app whose records strangers could %s is not offered to visitors',
  (deed) => {
    const Price = { ...repairShop.Price, rls: { ...repairShop.Price.rls, [deed]: true } };
    expect(whatOpens({ layout, entities: { ...repairShop, Price } }).wantsVisitors).toBe(false);
  },
);

test('pages for visitors want an app without sign-in, unless people’s data would be open with it', () => {
  expect(whatOpens({ layout, entities: repairShop })).toMatchObject({ wantsVisitors: true, exposed: [] });
  expect(whatOpens({ layout: inside, entities: repairShop }).wantsVisitors).toBe(false);
  const Customer = { ...repairShop.Customer, rls: { create: registered, read: true } };
  expect(whatOpens({ layout, entities: { ...repairShop, Customer } })).toMatchObject({
    wantsVisitors: false,
    exposed: [{ name: 'Customer', nouns: 'customers', fields: ['email'] }],
  });
});

const email = { email: { type: 'string', format: 'email', title: 'E-mail' } };
const phone = { phone: { type: 'string', 'x-sayso': { kind: 'phone' } } };
const address = { home_address: { type: 'string', title: 'Home address' } };

test.each<[string, EntitySchema['rls'], object, string[] | undefined]>([
  ['an e-mail that anybody may read', { read: true }, email, ['E-mail']],
  ['a phone number without any rules', undefined, phone, ['phone']],
  ['an address beside a number', { read: true }, { ...address, ...phone }, ['Home address', 'phone']],
  ['the address of a place', { read: true }, address, undefined],
  ['people for those who sign in', { read: registered }, email, undefined],
  ['people that visitors see in part', { read: { 'data.name': 'Ada' } }, email, ['E-mail']],
  [
    'an e-mail with a rule of its own',
    { read: true },
    { email: { ...email.email, rls: { read: admin } } },
    undefined,
  ],
  ['several numbers', { read: true }, { phones: { type: 'array', items: phone.phone } }, ['phones']],
])('%s', (_title, rls, properties, fields) => {
  const { exposed } = whatOpens({ layout, entities: { Member: under('Member', rls, properties) } });
  expect(exposed[0]?.fields).toEqual(fields);
});

test.each<[string, EntitySchema, string[]]>([
  [
    'what anybody can change is said',
    under('Wish', undefined),
    [
      'Anyone can open the app, and can add wishes.',
      'Anyone can see wishes.',
      'Anyone can change or delete wishes.',
    ],
  ],
  [
    'what visitors see in part is said so',
    under('Post', { create: admin, read: { 'data.state': 'published' }, update: admin, delete: admin }),
    ['Anyone can open the app.', 'Anyone can see some posts.'],
  ],
  [
    'what goes by a team may be seen by some who sign in',
    under('Task', { read: { 'data.team': '{{user.data.team}}' } }),
    [
      'Anyone can open the app.',
      'Anyone can make an account, and then see some tasks, and change or delete tasks.',
    ],
  ],
])('%s', (_title, schema, said) => {
  expect(openingSentences(whatOpens({ layout: null, entities: { One: schema } }), toAll)).toEqual(said);
});

const forRole = (...roles: string[]) => ({
  $or: [admin, ...roles.map((app_role) => ({ user_condition: { app_role } }))],
});

test.each<[Visibility, string[]]>([
  [
    'public_with_login',
    [
      'Anyone can make an account, and then open the app.',
      'They see only their own bikes.',
      'Only you, other admins and people with the role “Front desk” can see repairs and parts.',
      'Only you, other admins and people with the roles “Front desk” or “Mechanic” can see bills.',
      'People with the role “Mechanic” can see more bikes.',
      'Only you and other admins can see keys.',
    ],
  ],
  [
    'public_without_login',
    [
      'Anyone can open the app.',
      'People who sign in see only their own bikes.',
      'Only you, other admins and people with the role “Front desk” can see repairs and parts.',
      'Only you, other admins and people with the roles “Front desk” or “Mechanic” can see bills.',
      'People with the role “Mechanic” can see more bikes.',
      'Only you and other admins can see keys.',
    ],
  ],
])('roles of the app are named with what they see, under %s', (visibility, said) => {
  const closed = { create: admin, update: admin, delete: admin };
  const entities = {
    Repair: under('Repair', { ...closed, read: forRole('desk') }),
    Part: under('Part', { ...closed, read: forRole('desk') }),
    Bill: under('Bill', { ...closed, read: forRole('desk', 'mechanic') }),
    Bike: under('Bike', { ...closed, read: { $or: [own, { user_condition: { app_role: 'mechanic' } }] } }),
    Key: under('Key', { ...closed, read: forRole('a role that is gone') }),
  };
  const app_role = { type: 'string', enum: ['desk', 'mechanic'], enumNames: ['Front desk', 'Mechanic'] };
  const user_entity = under('User', undefined, { app_role });

  expect(
    openingSentences(whatOpens({ layout: null, entities, user_entity }), {
      visibility,
      isInvitedOnly: false,
    }),
  ).toEqual(said);
});

test('of many things a few are named and the rest are counted', () => {
  const names = ['Ant', 'Bee', 'Cow', 'Dog', 'Elk', 'Fox', 'Gnu'];
  const entities = Object.fromEntries(
    names.map((name) => [name, under(name, { read: registered, write: false })]),
  );
  expect(openingSentences(whatOpens({ layout: null, entities }), toAll)).toContain(
    'Anyone can make an account, and then see ants, bees, cows, dogs, elks and 2 more.',
  );
});
