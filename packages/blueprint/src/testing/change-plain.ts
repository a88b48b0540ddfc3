import type { ChangeRow } from './change-row.ts';

/** Requests as they are typed in passing: without a verb, with a pronoun, for what the app has no rule for. */
export const plainRows: readonly ChangeRow[] = [
  // Choices and states
  [
    'shop',
    'status of orders: ordered, on its way, delivered',
    (app) => app.options('Order', 'Status')?.join() === 'Ordered,On its way,Delivered',
    /^The status choices for orders are now “Ordered”, “On its way” and “Delivered”\. Existing values don’t change\./,
  ],
  [
    'school',
    'grades: first, second, third',
    (app) => app.field('Student', 'Grade')?.type === 'enum',
    /^The grade field for students is now a dropdown with “First”, “Second” and “Third”\. Existing values don’t change\./,
  ],
  [
    'school',
    'student shirt: small, medium, large',
    (app) => app.options('Student', 'Shirt')?.length === 3,
    /^I added a shirt field \(Small, Medium, Large\) to students\./,
  ],
  [
    'shop',
    'new orders should start as packed',
    (app) => app.field('Order', 'Status')?.default === 'packed',
    /^New orders now start with the status “Packed”\./,
  ],
  [
    'shop',
    'new orders should start as lost',
    (app) => app.field('Order', 'Start as lost') === undefined,
    /“lost” isn’t one of the status choices for orders/,
  ],
  [
    'shop',
    'colour code the statuses: green for shipped, red for new',
    (app) =>
      app.field('Order', 'Status')?.options?.find(({ value }) => value === 'shipped')?.color === 'green',
    /^For orders, “Shipped” now has a green badge and “New” a red one, everywhere\./,
  ],
  ['shop', 'colour code the orders', () => true, /already has a badge in its own colour/],
  [
    'shop',
    'add kind (fresh, frozen) and shelf to suppliers',
    (app) => app.options('Supplier', 'Kind')?.length === 2 && app.field('Supplier', 'Shelf') !== undefined,
    /^I added these fields to suppliers: kind \(Fresh, Frozen\) and shelf\./,
  ],
  // A pronoun and what it stands for
  [
    'shop',
    "the price isn't mandatory, make it optional",
    (app) => app.field('Product', 'Price')?.required === false,
    /^The price field is now optional for products\.\s*$/,
  ],
  [
    'diary',
    'the litres are pointless, kick them out',
    (app) => app.field('Expense', 'Litres') === undefined,
    /^I removed the litres field from expenses\./,
  ],
  [
    'shop',
    'add a column "gift wrapped" to the orders and let me tick it right in the list',
    (app) =>
      app.page('Orders')?.props?.['quick'] !== undefined &&
      app.field('Order', 'Gift wrapped')?.type === 'bool',
    /^I added a gift wrapped field to orders\.\n\nEach row in the orders list now has a “Mark as gift wrapped” button, which ticks the gift wrapped field\./,
  ],
  // Order and views
  [
    'shop',
    'show the products with the lowest stock first',
    (app) => String(app.page('Products')?.props?.['sort']).startsWith('i'),
    /^The products list is now sorted by stock, lowest first/,
  ],
  ['school', 'sort students alphabetically by name', () => true, /now sorted by name, from A to Z/],
  ['shop', 'can products be filtered by category?', () => true, /^You can now filter products by category/],
  ['school', 'courses in a weekly calendar', () => true, /^The Courses page now opens as a calendar/],
  [
    'school',
    'courses that are finished should disappear',
    () => true,
    /^The Courses page now hides finished courses\. To see all courses, turn off “Not finished” above the list\./,
  ],
  ['diary', 'show the notes', () => true, /^The stops list now shows the notes field\./],
  [
    'school',
    'put the calendar first',
    (app) => app.kind('calendar') === undefined || app.menu[0] === 'Calendar',
    /./,
  ],
  ['school', 'show the grade as a map', (app) => app.kind('map') === undefined, /A map needs a latitude/],
  // Rights
  [
    'shop',
    'everyone can see the products, but not the stock',
    (app) =>
      app.entity('Product')?.rules.read === 'anyone' &&
      app.field('Product', 'Stock')?.readers === 'registered' &&
      app.page('Products')?.public === true,
    /^Visitors will be able to see products without signing in\. .*Only signed-in users can now see the stock field for products\. For everyone else, it’s blank\./,
  ],
  [
    'school',
    'everyone can see the students, but not the shoe size',
    (app) => app.entity('Student')?.rules.read !== 'anyone',
    /There’s no “shoe size” field in students/,
  ],
  [
    'school',
    'hide the email from normal users',
    (app) => app.field('Student', 'Email')?.readers === 'admin',
    /^Only admins can now see the email field for students\. For everyone else, it’s blank\./,
  ],
  [
    'school',
    'only headmasters may delete courses',
    (app) => app.entity('Course')?.rules.delete !== 'admin',
    /“Headmasters” isn’t a role in this app.*“only admins may delete courses”/,
  ],
  [
    'school',
    'a teacher should see only his own courses',
    (app) => app.entity('Teacher')?.fields.every(({ label }) => !/see/i.test(label)) === true,
    /Teachers don’t have accounts/,
  ],
  // Charts show what they say
  [
    'shop',
    'pie chart of orders by status',
    (app) => app.blocks.some(({ chart }) => chart === 'donut'),
    /chart/,
  ],
  [
    'school',
    'chart of the number of students per course',
    (app) => !app.blocks.some(({ title }) => /per course|by course/i.test(title)),
    /Students don’t have a course to group by/,
  ],
  [
    'diary',
    'average rating per country',
    (app) => app.blocks.some(({ op, title }) => op === 'avg' && /by country/i.test(title)),
    /Average rating by country/,
  ],
  // What cannot be had
  ['shop', 'at most 3 orders per supplier', () => true, /can’t limit how many orders someone adds/],
  ['shop', 'orders are due after 2 weeks', () => true, /can’t calculate one date from another/],
  [
    'diary',
    'paid date = visit date + 5 days',
    () => true,
    /can’t calculate one date from another, so users choose the paid date in the form\. I haven’t/,
  ],
  ['shop', 'order number should count up by itself', () => true, /can’t number things automatically/],
  ['school', "i'd like to see it in Dutch", () => true, /can’t translate/],
  // Words for the app itself
  ['shop', 'make the app name Old Mill', (app) => app.blueprint.app.name === 'Old Mill', /Old Mill/],
  ['shop', 'prices in CHF, not dollars', (app) => app.blueprint.app.currency === 'CHF', /Swiss francs/],
  ['shop', 'put orders on top of the menu', (app) => app.menu[0] === 'Orders', /^Orders is now first/],
  [
    'diary',
    'we need packing lists: title, weight, date',
    (app) => app.entity('Packing list') !== undefined,
    /^I added a Packing lists page/,
  ],
  [
    'shop',
    'add tax 7.7% to products',
    (app) => app.field('Product', 'Tax')?.default === 7.7,
    /^I added a tax field to products\. New products now start with a tax of 7\.7%\./,
  ],
  [
    'school',
    'add a house rules page that says: shoes off',
    (app) => app.menu.some((label) => /rules/i.test(label)),
    /which says “Shoes off”/,
  ],
  // Rules of numbers, and several at once
  [
    'shop',
    'the quantity must be more than 0',
    (app) => app.field('Order', 'Quantity')?.min === 1,
    /^For orders, the quantity must now be 1 or more\. Existing values don’t change\./,
  ],
  [
    'shop',
    "price can't be negative",
    (app) => app.field('Product', 'Price')?.min === 0,
    /^For products, the price must now be 0 or more\. Existing values don’t change\./,
  ],
  [
    'diary',
    'amount must not be over 500',
    (app) => app.field('Expense', 'Amount')?.max === 500,
    /^For expenses, the amount must now be 500 or less\. Existing values don’t change\./,
  ],
  [
    'diary',
    'litres in ml',
    (app) => app.field('Expense', 'Litres')?.unit === 'ml',
    /The litres field for expenses is now in ml/,
  ],
  [
    'school',
    'email must be unique and required',
    (app) => app.field('Student', 'Email')?.required === true && app.entity('Student')?.unique !== undefined,
    /is now required.*can no longer have the same/,
  ],
  [
    'shop',
    'quantity 2 by default',
    (app) => app.field('Order', 'Quantity')?.default === 2,
    /^New orders now start with a quantity of 2\./,
  ],
  [
    'shop',
    'suppliers must never be deleted',
    (app) => app.entity('Supplier')?.rules.delete === 'nobody',
    /^Suppliers can no longer be deleted\./,
  ],
  [
    'shop',
    'hide the phone from drivers',
    (app) => app.field('Supplier', 'Phone')?.readers === undefined,
    /“Drivers” isn’t a role in this app/,
  ],
  [
    'shop',
    'sort products by category then price',
    (app) => app.page('Products')?.props?.['sort'] !== undefined,
    /now sorted by category.*by one field, so I left out “price”/,
  ],
  [
    'school',
    'upload a syllabus to each course',
    (app) => app.field('Course', 'Syllabus')?.type === 'file',
    /syllabus/,
  ],
  [
    'shop',
    'category should be food, can pick several',
    (app) => !app.options('Product', 'Category')?.some((label) => /pick/i.test(label)),
    /./,
  ],
  [
    'shop',
    'colour products by name',
    () => true,
    /^I can only colour the choices of a dropdown, and the name field for products isn’t one\./,
  ],
  ['school', 'dates as day.month.year', (app) => app.blueprint.app.locale === 'en-GB', /show the day first/],
  // Terse ones
  [
    'shop',
    'orders should start as packed',
    (app) => app.field('Order', 'Status')?.default === 'packed',
    /^New orders now start with the status “Packed”\./,
  ],
  [
    'diary',
    'average rating per country, chart pls',
    (app) => app.blocks.some(({ op, kind }) => kind === 'chart' && op === 'avg'),
    /Average rating by country/,
  ],
  [
    'school',
    'sort courses oldest first',
    () => true,
    /^The courses list is now sorted by start date, oldest first/,
  ],
  [
    'school',
    'students: add nickname, house (red, blue)',
    (app) => app.field('Student', 'Nickname') !== undefined && app.options('Student', 'House')?.length === 2,
    /^I added these fields to students: nickname and house \(Red, Blue\)\./,
  ],
  [
    'school',
    "drivers can't see the email",
    (app) => app.field('Student', 'Email')?.readers === undefined,
    /“Drivers” isn’t a role in this app/,
  ],
  ['school', 'the students page should look like cards', () => true, /^The Students page now opens as cards/],
  [
    'shop',
    'stock between 0 and 900',
    (app) => app.field('Product', 'Stock')?.max === 900,
    /^For products, the stock must now be between 0 and 900\. Existing values don’t change\./,
  ],
  [
    'school',
    'let visitors see the courses but not the status',
    (app) =>
      app.entity('Course')?.rules.read === 'anyone' &&
      app.field('Course', 'Status')?.readers === 'registered',
    /^Visitors will be able to see courses without signing in\. .*Only signed-in users can now see the status field for courses\. For everyone else, it’s blank\./,
  ],
];
