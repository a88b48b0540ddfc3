import type { ChangeRow } from './change-row.ts';

/** Requests as people talk: with reasons and remarks, in lists, without naming the thing. */
export const talkRows: readonly ChangeRow[] = [
  [
    'school',
    'courses should have a tools field too, I use several tools in one lesson',
    (app) => app.field('Course', 'Tools')?.type === 'tags',
    /^I added a tools field to courses\.\s*$/,
  ],
  [
    'school',
    'put in a photo for teachers too, parents keep asking who is who',
    (app) => app.field('Teacher', 'Photo')?.type === 'image',
    /^I added a photo field to teachers\.\s*$/,
  ],
  [
    'school',
    "we don't need teachers any more, they all left",
    (app) => app.entity('Teacher') === undefined,
    /I removed teachers/,
  ],
  [
    'school',
    'the teachers call them forms, rename courses to Forms',
    (app) => app.entity('Form') !== undefined && app.menu.includes('Forms'),
    /^I renamed courses to forms\. Your data is still there\.\s*$/,
  ],
  [
    'school',
    'rename teachers to Faculty because it sounds better',
    (app) => app.menu.includes('Faculty') && !app.menu.includes('Faculties'),
    /to faculty/,
  ],
  [
    'school',
    'nobody likes the blue, make it green',
    (app) => app.theme.primary !== '#1d4ed8',
    /^The main colour/,
  ],
  [
    'school',
    'it should be called Learn Hub instead',
    (app) => app.blueprint.app.name === 'Learn Hub',
    /Learn Hub/,
  ],
  [
    'shop',
    'the name should be Corner Shop now',
    (app) => app.blueprint.app.name === 'Corner Shop',
    /Corner Shop/,
  ],
  [
    'school',
    'add a nickname to students and call it alias',
    (app) => app.field('Student', 'Alias') !== undefined && app.blueprint.app.name !== 'alias',
    /alias/,
  ],
  [
    'diary',
    'add the entrance fee in euros, a walking difficulty from 1 to 10 and a tick for kid friendly',
    (app) =>
      app.field('Stop', 'Entrance fee')?.type === 'money' &&
      app.field('Stop', 'Walking difficulty')?.max === 10 &&
      app.field('Stop', 'Kid friendly')?.type === 'bool',
    /^I added these fields to stops: entrance fee, walking difficulty and kid friendly\./,
  ],
  [
    'diary',
    'add a yes/no for rain, and how many hours we stayed',
    (app) =>
      app.field('Stop', 'Rain')?.type === 'bool' && app.field('Stop', 'Hours stayed')?.type === 'number',
    /rain and hours stayed/,
  ],
  [
    'shop',
    'add length, width and height to products, all numbers',
    (app) => app.field('Product', 'Length')?.type === 'number',
    /length, width and height/,
  ],
  [
    'shop',
    'add delivery class with A, B, C and D to products',
    (app) => app.options('Product', 'Delivery class')?.length === 4,
    /^I added a delivery class field \(A, B, C, D\) to products\./,
  ],
  [
    'shop',
    'products need a colour (red, green, blue), a weight in grams and a tick for fragile',
    (app) =>
      app.options('Product', 'Colour')?.length === 3 && app.field('Product', 'Fragile')?.type === 'bool',
    /^I added these fields to products: colour \(Red, Green, Blue\), weight and fragile\./,
  ],
  [
    'shop',
    'add a supplier code',
    (app) => app.field('Supplier', 'Supplier code') !== undefined,
    /to suppliers/,
  ],
  [
    'shop',
    'let us attach a photo to an order',
    (app) => app.field('Order', 'Photo')?.type === 'image',
    /^I added a photo field to orders\./,
  ],
  [
    'shop',
    'i also want to see if it is fresh, frozen or dried',
    (app) => app.blueprint.entities.some(({ fields }) => fields.some(({ options }) => options?.length === 3)),
    /^I added a state field \(Fresh, Frozen, Dried\) to orders\./,
  ],
  [
    'school',
    'add a dragon animation',
    (app) => app.field('Course', 'Dragon animation') === undefined,
    /can’t add animation/,
  ],
  [
    'diary',
    'attach receipts to it: a name, the picture and the date received',
    (app) => app.entity('Receipt')?.fields.some(({ ref }) => ref === app.entity('Stop')?.id) === true,
    /You can choose a stop for each, and each stop’s page lists its receipts\./,
  ],
  [
    'school',
    'add a page with our exhibitions: title, place, from, until',
    (app) => app.field('Exhibition', 'Until') !== undefined && app.menu.includes('Exhibitions'),
    /I added an Exhibitions page/,
  ],
  [
    'diary',
    'add a map page of the hotels that we liked: name, location, type (inn, hut, hotel)',
    (app) =>
      app.options('Hotel', 'Type')?.length === 3 && app.kind('map')?.entity === app.entity('Hotel')?.id,
    /I added a Map page for hotels/,
  ],
  [
    'school',
    'We need a map page of our bus stops. Each stop: name, shelter yes/no and depth in metres.',
    (app) => app.field('Bus stop', 'Shelter')?.type === 'bool',
    /bus stops/,
  ],
  [
    'diary',
    'let people comment under a stop',
    (app) => app.entity('Stop comment') !== undefined,
    /^Each stop’s page now has comments\. Any signed-in user can add one\./,
  ],
  [
    'school',
    'Mona wants a board for the courses, and a field for what a room costs',
    (app) => app.field('Course', 'Room cost')?.type === 'money',
    /^There’s already a board for courses, on the Board page\.\n\nI added a room cost field to courses\./,
  ],
  [
    'shop',
    'add dishes (price, name, course: starter, main, dessert) pls',
    (app) => app.options('Dish', 'Course')?.length === 3 && app.entity('Course') === undefined,
    /I added a Dishes page/,
  ],
  [
    'diary',
    'add the waiting time: under 5 minutes, 5 to 20 minutes, longer',
    (app) => app.options('Stop', 'Waiting time')?.join('|') === 'Under 5 minutes|5 to 20 minutes|Longer',
    /waiting time/,
  ],
  [
    'shop',
    'phone must be given here',
    (app) => app.field('Supplier', 'Phone')?.required === true,
    /^The phone field is now required for suppliers\./,
  ],
  [
    'school',
    'let us put the students on a board: new, active, left',
    (app) =>
      app.options('Student', 'Status')?.join() === 'New,Active,Left' &&
      app.kind('kanban') !== undefined &&
      app.blueprint.pages.some(
        ({ archetype, entity }) => archetype === 'kanban' && entity === app.entity('Student')?.id,
      ),
    /board for students with a column for each status/,
  ],
  [
    'school',
    'add a photograph for teachers',
    (app) => app.field('Teacher', 'Photograph')?.type === 'image',
    /^I added a photograph field to teachers\./,
  ],
  [
    'shop',
    'add a field for what the packing cost to orders',
    (app) => app.field('Order', 'Packing cost')?.type === 'money',
    /^I added a packing cost field to orders\./,
  ],
  [
    'school',
    'put in a photo for students, and a calendar',
    (app) => app.field('Student', 'Photo') !== undefined && app.kind('calendar') !== undefined,
    /^I added a photo field to students\.\n\nI added a Calendar page for students\./,
  ],
  [
    'school',
    'the email of students must be unique, please make it unique',
    (app) => app.prose.split('same email').length === 2,
    /same email/,
  ],
  [
    'diary',
    'show the stops on a map',
    (app) =>
      app.kind('map')?.entity === app.entity('Stop')?.id && app.field('Stop', 'Latitude') !== undefined,
    /I added a Map page for stops/,
  ],
  [
    'shop',
    'add a contract expiry date to suppliers and warn me about those coming up',
    (app) =>
      app.blocks.some(({ list, entity }) => list === 'ends-soon' && entity === app.entity('Supplier')?.id),
    /contract expiry/,
  ],
  [
    'school',
    'remove the field grade from students',
    (app) => app.field('Student', 'Grade') === undefined,
    /^I removed the grade field from students\./,
  ],
  [
    'school',
    'remove the page Teachers',
    (app) => app.page('Teachers') === undefined && app.entity('Teacher') !== undefined,
    /^I removed the Teachers page/,
  ],
  [
    'shop',
    'rename suppliers to makers and the app to Mill Lane Stores',
    (app) => app.entity('Maker') !== undefined && app.blueprint.app.name === 'Mill Lane Stores',
    /makers[\s\S]*Mill Lane Stores/,
  ],
  [
    'shop',
    'rename suppliers to products',
    (app) => app.entity('Supplier') !== undefined,
    /already has products/,
  ],
  [
    'school',
    'we need lockers: a number, a colour and a status free or taken',
    (app) => app.field('Locker', 'Colour') !== undefined,
    /^I added a Lockers page\. Each locker has/,
  ],
  [
    'school',
    'nobody else may see it',
    (app) => app.blueprint.entities.every(({ rules }) => rules.read === 'owner'),
    /^Users can now see only the students, teachers and courses they added\./,
  ],
  [
    'school',
    'other people must not edit courses',
    (app) => app.entity('Course')?.rules.update === 'owner' && app.entity('Course')?.rules.read !== 'owner',
    /^Users can now edit only the courses they added\./,
  ],
  ['school', 'it does not work', (app) => app.kind('kanban') !== undefined, /I haven’t changed anything/],
];
