import type { ChangeRow } from './change-row.ts';

const focusOf = (props: Readonly<Record<string, unknown>> | undefined) =>
  JSON.stringify(props?.['focus'] ?? null);

/** What people ask for in their first days with an app: which records they see, who may, what one press does. */
export const dailyRows: readonly ChangeRow[] = [
  [
    'shop',
    'hide shipped orders',
    (app) =>
      app.entity('Order') !== undefined &&
      app.file('pages/Orders').includes("where: { status: { $ne: 'shipped' } }"),
    /^The Orders page now hides shipped orders\. To see all orders, turn off “Not shipped” above the list\./,
  ],
  [
    'shop',
    'Archive the shipped orders',
    (app) => focusOf(app.page('Orders')?.props).includes('Not shipped'),
    /^The Orders page now hides shipped orders\. To see all orders, turn off “Not shipped” above the list\./,
  ],
  [
    'shop',
    'only show new orders in the orders list',
    (app) => app.file('pages/Orders').includes("label: 'New orders'"),
    /^The Orders page now shows only new orders\. To see all orders, turn off “New orders” above the list\./,
  ],
  [
    'shop',
    'Only show my orders',
    (app) => app.file('pages/Orders').includes('mine: true'),
    /^The Orders page now shows each user only their own orders\. To see all orders, turn off “My orders” above the list\./,
  ],
  [
    'shop',
    'only show open orders and then show all orders again',
    (app) => !app.file('pages/Orders').includes('focus'),
    /^The Orders page shows all orders, as before\./,
  ],
  [
    'shop',
    'Show only open orders on the dashboard',
    (app) => app.blocks.some(({ title, where }) => title === 'Open orders' && where !== undefined),
    /^The “Open orders” list on the dashboard now shows only open orders\./,
  ],
  [
    'shop',
    'hide the orders',
    (app) => app.entity('Order') !== undefined && !app.menu.includes('Orders'),
    /is no longer in the menu/,
  ],
  [
    'shop',
    'delete shipped orders',
    (app) => app.entity('Order') !== undefined,
    /can’t delete orders for you, but you can.*I haven’t removed anything/,
  ],
  [
    'shop',
    'Add a button to mark an order as shipped',
    (app) =>
      app
        .file('pages/Orders')
        .includes("quick={{ label: 'Mark as shipped', field: 'status', value: 'shipped' }}"),
    /^Each row in the orders list now has a “Mark as shipped” button, which sets the status to “Shipped”\./,
  ],
  [
    'shop',
    'let me mark orders as packed with one click',
    (app) => app.file('pages/Orders').includes("value: 'packed'"),
    /a “Mark as packed” button/,
  ],
  [
    'shop',
    'Add a status Returned',
    (app) => app.options('Order', 'Status')?.includes('Returned') === true,
    /I added “Returned”/,
  ],
  [
    'shop',
    'The status should also have On hold',
    (app) => app.options('Order', 'Status')?.includes('On hold') === true,
    /I added “On hold” to the status choices for orders/,
  ],
  [
    'shop',
    'assign orders to users',
    (app) => app.field('Order', 'Assignee') !== undefined,
    /^I added an assignee field to orders\./,
  ],
  [
    'school',
    'assign students to teachers',
    (app) => app.field('Student', 'Teacher')?.type === 'ref',
    /^I added a teacher field to students\./,
  ],
  [
    'school',
    'Each user should only see their own students',
    (app) => app.entity('Student')?.rules.read === 'owner',
    /^Users can now see only the students they added\./,
  ],
  [
    'school',
    'allow guests to view courses without login',
    (app) => app.entity('Course')?.rules.read === 'anyone',
    /^Visitors will be able to see courses without signing in\. To let them in, choose “Anyone with the link” when you publish\./,
  ],
  [
    'school',
    'A teacher can have several subjects',
    (app) => app.field('Teacher', 'Subjects')?.type === 'tags' && app.entity('Subject') === undefined,
    /Teachers can now have several subjects/,
  ],
  [
    'school',
    'change grade to a number from 1 to 6',
    (app) => app.field('Student', 'Grade')?.type === 'number' && app.field('Student', 'Grade')?.max === 6,
    /The grade field for students is now a number/,
  ],
  [
    'shop',
    'Show the number of packed orders per product',
    (app) =>
      app.blocks.some(
        ({ kind, title, where }) => kind === 'chart' && title === 'Packed orders by product' && where,
      ) && app.file('pages/Dashboard').includes("where={{ status: 'packed' }}"),
    /a “Packed orders by product” chart/,
  ],
  [
    'shop',
    'add an estimate in hours to orders and show the total per product',
    (app) =>
      app.entity('Estimate') === undefined &&
      app.blocks.some(({ title }) => title === 'Total estimate by product'),
    /^I added an estimate field to orders\.\n\nI added a “Total estimate by product” chart to the dashboard\./,
  ],
  [
    'shop',
    'Put category next to name',
    (app) =>
      (app.page('Products')?.props?.['columns'] as string[] | undefined)?.[1] ===
      app.field('Product', 'Category')?.id,
    /Category now comes after name/,
  ],
  [
    'shop',
    'The products table is too crowded',
    (app) => (app.page('Products')?.props?.['columns'] as string[] | undefined)?.length === 4,
    /The products list now shows/,
  ],
  [
    'shop',
    'hide the category column and then hide the category column from the products table',
    () => true,
    /^The products list no longer shows the category field\. Your data is still there\.\n\nThe products list already hides the category field\./,
  ],
  [
    'shop',
    'The dates should be in format DD/MM/YYYY',
    (app) => app.blueprint.app.locale === 'en-GB',
    /show the day first/,
  ],
  [
    'shop',
    'use a 12-hour clock',
    (app) => app.blueprint.app.locale === 'en-US',
    /show the month first.*12-hour clock/,
  ],
  [
    'shop',
    'Add user roles: admin and member',
    (app) => app.field('Order', 'Roles') === undefined,
    /can’t add roles/,
  ],
  [
    'shop',
    'Lock orders once they are shipped',
    (app) => app.entity('Order')?.rules.update !== 'nobody',
    /can’t lock /,
  ],
  [
    'shop',
    'Add an activity log for each supplier: calls, emails and meetings with date and notes',
    (app) =>
      app.field('Activity', 'Supplier')?.type === 'ref' &&
      app.options('Activity', 'Type')?.length === 3 &&
      app.field('Supplier', 'Activity log') === undefined,
    /I added an Activities page\. Each activity has these fields: supplier/,
  ],
  [
    'shop',
    'add a field amount of money to suppliers',
    (app) => app.field('Supplier', 'Amount')?.type === 'money',
    /^I added an amount field to suppliers\./,
  ],
  [
    'school',
    'Hide past courses',
    (app) => app.file('pages/Courses').includes('{ start_date: { $gte: today() } }'),
    /^The Courses page now shows only upcoming courses\. To see all courses, turn off “Upcoming courses” above the list\./,
  ],
  [
    'school',
    'show only courses of today',
    (app) => app.file('pages/Courses').includes('where: { start_date: today() }'),
    /^The Courses page now shows only today’s courses\. To see all courses, turn off “Today’s courses” above the list\./,
  ],
  [
    'shop',
    'mark orders as paid',
    (app) => app.field('Order', 'Paid')?.type === 'bool',
    /^Each row in the orders list now has a “Mark as paid” button, which ticks the paid field\./,
  ],
  [
    'shop',
    'Show orders per product',
    (app) => app.blocks.some(({ kind, title }) => kind === 'chart' && title === 'Orders by product'),
    /an “Orders by product” chart/,
  ],
  [
    'shop',
    'show total stock by category',
    (app) =>
      app.blocks.some(
        ({ kind, title, op }) => kind === 'chart' && title === 'Stock by category' && op === 'sum',
      ),
    /^I added a “Stock by category” chart and “Total stock” to the dashboard, based on your products\./,
  ],
  [
    'shop',
    'Add a margin field visible only to admins to products',
    (app) => app.field('Product', 'Margin')?.readers === 'admin',
    /^I added a margin field to products\. Only admins can see it\./,
  ],
  [
    'shop',
    'Add a deposit of 20 euros to orders',
    (app) => app.field('Order', 'Deposit')?.type === 'money' && app.field('Order', 'Deposit')?.default === 20,
    /^I added a deposit field to orders\. New orders now start with a deposit of \$20\./,
  ],
  [
    'school',
    "students should not see other students' courses",
    (app) => app.entity('Course')?.rules.read === 'owner',
    /^Users can now see only the courses they added\./,
  ],
  [
    'shop',
    'sort orders by date, newest first',
    (app) => app.file('pages/Orders').includes('sort="-order_date"'),
    /now sorted by order date, newest first/,
  ],
  [
    'diary',
    'add a packing list',
    (app) => app.entity('Packing list') !== undefined || app.entity('Packing item') !== undefined,
    /^I added a Packing items page\. Each packing item has/,
  ],
  [
    'school',
    'add time tracking',
    (app) => app.entity('Time entry') !== undefined,
    /^I added three pages: Customers \(name, .*, Projects \(.* and Time entries \(description, project, start, end and duration\)\./,
  ],
  [
    'diary',
    'add a shared shopping list',
    (app) => app.field('Shopping item', 'Bought')?.type === 'bool',
    /I added a Shopping items page/,
  ],
  [
    'diary',
    'let everyone mark stops as favourite, and show only favourites',
    (app) => app.file('pages/Stops').includes('quick=') && app.file('pages/Stops').includes('focus='),
    /“Mark as favourite” button, which ticks the favourite field\.\n\nThe Stops page now shows only favourite stops\./,
  ],
  [
    'diary',
    'sort stops by rating',
    (app) => app.file('pages/Stops').includes('sort="-rating"'),
    /now sorted by rating, highest first/,
  ],
  [
    'diary',
    'sort stops by rating, lowest first',
    (app) => app.file('pages/Stops').includes('sort="rating"'),
    /now sorted by rating, lowest first/,
  ],
  [
    'school',
    'Let parents rate teachers',
    (app) =>
      app.blueprint.entities.some(({ concept }) => concept === 'customer_review' || concept === 'review'),
    /^I added a Reviews page\. Each review has/,
  ],
  [
    'school',
    'courses should be public',
    (app) => app.entity('Course')?.rules.read === 'anyone',
    /^Visitors will be able to see courses without signing in\. To let them in, choose “Anyone with the link” when you publish\./,
  ],
  [
    'shop',
    'I want to see the phone in the suppliers list',
    (app) => app.file('pages/Suppliers').includes("'phone'"),
    /^The suppliers list already shows the phone field\./,
  ],
  [
    'shop',
    'add a field for pallets, number, to suppliers',
    (app) => /int|number/.test(app.field('Supplier', 'Pallets')?.type ?? ''),
    /^I added a pallets field to suppliers\./,
  ],
  [
    'shop',
    'compute the final price from price and discount',
    (app) => app.field('Product', 'Final price') === undefined,
    /“final price = price − discount”/,
  ],
  [
    'shop',
    'Hide products that are out of stock',
    (app) => app.file('pages/Products').includes('where: { stock: { $gte: 1 } }'),
    /^The Shop and Products pages now hide sold-out products\. To see all products on the Products page, turn off “Not sold out” above the list\./,
  ],
  [
    'shop',
    'Let customers filter products by price',
    (app) => app.file('pages/Products').includes('filters={'),
    /can now filter products by price/,
  ],
  [
    'shop',
    'Sort products by price, high to low',
    (app) => app.file('pages/Products').includes('sort="-price"'),
    /now sorted by price, highest first/,
  ],
  [
    'shop',
    'Sort products by price low to high',
    (app) => app.file('pages/Products').includes('sort="price"'),
    /now sorted by price, lowest first/,
  ],
  [
    'shop',
    'Add customer reviews to products',
    (app) =>
      app.field('Review', 'Product')?.type === 'ref' &&
      app.field('Product', 'Customer reviews') === undefined,
    /^I added a Reviews page\. Each review has/,
  ],
  [
    'shop',
    'Add a sale price',
    (app) => app.field('Product', 'Sale price')?.type === 'money',
    /^I added a sale price field to products\./,
  ],
  [
    'shop',
    'Add an about us section',
    (app) => app.page('About us') !== undefined,
    /I added an About us page/,
  ],
  [
    'shop',
    'Add an order status page for customers',
    (app) => app.entity('Customer') === undefined,
    /I haven’t changed anything|didn’t understand/,
  ],
  [
    'shop',
    'Show the best selling products',
    (app) => app.blocks.some(({ title, op }) => title === 'Best-selling products' && op === 'sum'),
    /based on the quantity in your orders/,
  ],
  [
    'shop',
    'Change the button "Add to cart" to "Buy"',
    (app) => !JSON.stringify(app.blueprint.pages).includes('Add to cart'),
    /can’t change the text on the “Add to cart” button/,
  ],
];
