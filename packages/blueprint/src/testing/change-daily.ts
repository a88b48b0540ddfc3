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
    /Orders opens with the orders whose status is not "Shipped"/,
  ],
  [
    'shop',
    'Archive the shipped orders',
    (app) => focusOf(app.page('Orders')?.props).includes('Without shipped'),
    /button "Without shipped"/,
  ],
  [
    'shop',
    'only show new orders in the orders list',
    (app) => app.file('pages/Orders').includes("label: 'New orders'"),
    /the orders whose status is "New"/,
  ],
  [
    'shop',
    'Only show my orders',
    (app) => app.file('pages/Orders').includes('mine: true'),
    /that the person who looks has made/,
  ],
  [
    'shop',
    'only show open orders and then show all orders again',
    (app) => !app.file('pages/Orders').includes('focus'),
    /opens with all orders again/,
  ],
  [
    'shop',
    'Show only open orders on the dashboard',
    (app) => app.blocks.some(({ title, where }) => title === 'Open orders' && where !== undefined),
    /list "Open orders"/,
  ],
  [
    'shop',
    'hide the orders',
    (app) => app.entity('Order') !== undefined && !app.menu.includes('Orders'),
    /no longer stands in the menu/,
  ],
  [
    'shop',
    'delete shipped orders',
    (app) => app.entity('Order') !== undefined,
    /never single ones.*Nothing was removed/,
  ],
  [
    'shop',
    'Add a button to mark an order as shipped',
    (app) =>
      app
        .file('pages/Orders')
        .includes("quick={{ label: 'Mark as shipped', field: 'status', value: 'shipped' }}"),
    /button "Mark as shipped" now: it sets status to "Shipped"/,
  ],
  [
    'shop',
    'let me mark orders as packed with one click',
    (app) => app.file('pages/Orders').includes("value: 'packed'"),
    /button "Mark as packed"/,
  ],
  [
    'shop',
    'Add a status Returned',
    (app) => app.options('Order', 'Status')?.includes('Returned') === true,
    /Added "Returned"/,
  ],
  [
    'shop',
    'The status should also have On hold',
    (app) => app.options('Order', 'Status')?.includes('On hold') === true,
    /Added "On hold" to status of orders/,
  ],
  [
    'shop',
    'assign orders to users',
    (app) => app.field('Order', 'Assignee') !== undefined,
    /Added assignee to orders/,
  ],
  [
    'school',
    'assign students to teachers',
    (app) => app.field('Student', 'Teacher')?.type === 'ref',
    /Added teacher to students/,
  ],
  [
    'school',
    'Each user should only see their own students',
    (app) => app.entity('Student')?.rules.read === 'owner',
    /Only the person who made a record may see students/,
  ],
  [
    'school',
    'allow guests to view courses without login',
    (app) => app.entity('Course')?.rules.read === 'anyone',
    /may see courses now/,
  ],
  [
    'school',
    'A teacher can have several subjects',
    (app) => app.field('Teacher', 'Subjects')?.type === 'tags' && app.entity('Subject') === undefined,
    /Subjects of teachers takes several values/,
  ],
  [
    'school',
    'change grade to a number from 1 to 6',
    (app) => app.field('Student', 'Grade')?.type === 'number' && app.field('Student', 'Grade')?.max === 6,
    /Grade of students is a number/,
  ],
  [
    'shop',
    'Show the number of packed orders per product',
    (app) =>
      app.blocks.some(
        ({ kind, title, where }) => kind === 'chart' && title === 'Packed orders by product' && where,
      ) && app.file('pages/Dashboard').includes("where={{ status: 'packed' }}"),
    /chart "Packed orders by product"/,
  ],
  [
    'shop',
    'add an estimate in hours to orders and show the total per product',
    (app) =>
      app.entity('Estimate') === undefined &&
      app.blocks.some(({ title }) => title === 'Total estimate by product'),
    /Added estimate to orders.*Total estimate by product/s,
  ],
  [
    'shop',
    'Put category next to name',
    (app) =>
      (app.page('Products')?.props?.['columns'] as string[] | undefined)?.[1] ===
      app.field('Product', 'Category')?.id,
    /Category stands after name/,
  ],
  [
    'shop',
    'The products table is too crowded',
    (app) => (app.page('Products')?.props?.['columns'] as string[] | undefined)?.length === 4,
    /The list of products shows/,
  ],
  [
    'shop',
    'hide the category column and then hide the category column from the products table',
    () => true,
    /does not show category anyway/,
  ],
  [
    'shop',
    'The dates should be in format DD/MM/YYYY',
    (app) => app.blueprint.app.locale === 'en-GB',
    /the day before the month/,
  ],
  ['shop', 'use a 12-hour clock', (app) => app.blueprint.app.locale === 'en-US', /am and pm/],
  [
    'shop',
    'Add user roles: admin and member',
    (app) => app.field('Order', 'Roles') === undefined,
    /there are no further roles/,
  ],
  [
    'shop',
    'Lock orders once they are shipped',
    (app) => app.entity('Order')?.rules.update !== 'nobody',
    /cannot be locked by it/,
  ],
  [
    'shop',
    'Add an activity log for each supplier: calls, emails and meetings with date and notes',
    (app) =>
      app.field('Activity', 'Supplier')?.type === 'ref' &&
      app.options('Activity', 'Type')?.length === 3 &&
      app.field('Supplier', 'Activity log') === undefined,
    /Added activities with supplier/,
  ],
  [
    'shop',
    'add a field amount of money to suppliers',
    (app) => app.field('Supplier', 'Amount')?.type === 'money',
    /Added amount/,
  ],
  [
    'school',
    'Hide past courses',
    (app) => app.file('pages/Courses').includes('{ start_date: { $gte: today() } }'),
    /opens with the upcoming courses/,
  ],
  [
    'school',
    'show only courses of today',
    (app) => app.file('pages/Courses').includes('where: { start_date: today() }'),
    /opens with the courses of today/,
  ],
  [
    'shop',
    'mark orders as paid',
    (app) => app.field('Order', 'Paid')?.type === 'bool',
    /"Mark as paid" now: it sets paid to yes/,
  ],
  [
    'shop',
    'Show orders per product',
    (app) => app.blocks.some(({ kind, title }) => kind === 'chart' && title === 'Orders by product'),
    /chart "Orders by product"/,
  ],
  [
    'shop',
    'show total stock by category',
    (app) =>
      app.blocks.some(
        ({ kind, title, op }) => kind === 'chart' && title === 'Stock by category' && op === 'sum',
      ),
    /chart "Stock by category"/,
  ],
  [
    'shop',
    'Add a margin field visible only to admins to products',
    (app) => app.field('Product', 'Margin')?.readers === 'admin',
    /Added margin to products. Only admins see margin/,
  ],
  [
    'shop',
    'Add a deposit of 20 euros to orders',
    (app) => app.field('Order', 'Deposit')?.type === 'money' && app.field('Order', 'Deposit')?.default === 20,
    /New orders start with deposit 20/,
  ],
  [
    'school',
    "students should not see other students' courses",
    (app) => app.entity('Course')?.rules.read === 'owner',
    /Only the person who made a record may see courses/,
  ],
  [
    'shop',
    'sort orders by date, newest first',
    (app) => app.file('pages/Orders').includes('sort="-order_date"'),
    /sorted by order date now, newest first/,
  ],
  [
    'diary',
    'add a packing list',
    (app) => app.entity('Packing list') !== undefined || app.entity('Packing item') !== undefined,
    /^Added packing/,
  ],
  ['school', 'add time tracking', (app) => app.entity('Time entry') !== undefined, /time entries with/],
  [
    'diary',
    'add a shared shopping list',
    (app) => app.field('Shopping item', 'Bought')?.type === 'bool',
    /Added shopping items/,
  ],
  [
    'diary',
    'let everyone mark stops as favourite, and show only favourites',
    (app) => app.file('pages/Stops').includes('quick=') && app.file('pages/Stops').includes('focus='),
    /"Mark as favourite" now.*opens with the stops whose favourite is yes/s,
  ],
  [
    'diary',
    'sort stops by rating',
    (app) => app.file('pages/Stops').includes('sort="-rating"'),
    /rating now, highest first/,
  ],
  [
    'diary',
    'sort stops by rating, lowest first',
    (app) => app.file('pages/Stops').includes('sort="rating"'),
    /rating now, lowest first/,
  ],
  [
    'school',
    'Let parents rate teachers',
    (app) =>
      app.blueprint.entities.some(({ concept }) => concept === 'customer_review' || concept === 'review'),
    /^Added reviews with/,
  ],
  [
    'school',
    'courses should be public',
    (app) => app.entity('Course')?.rules.read === 'anyone',
    /may see courses now/,
  ],
  [
    'shop',
    'I want to see the phone in the suppliers list',
    (app) => app.file('pages/Suppliers').includes("'phone'"),
    /shows phone/,
  ],
  [
    'shop',
    'add a field for pallets, number, to suppliers',
    (app) => /int|number/.test(app.field('Supplier', 'Pallets')?.type ?? ''),
    /Added pallets to suppliers/,
  ],
  [
    'shop',
    'compute the final price from price and discount',
    (app) => app.field('Product', 'Final price') === undefined,
    /"final price = price - discount"/,
  ],
  [
    'shop',
    'Hide products that are out of stock',
    (app) => app.file('pages/Products').includes('where: { stock: { $gte: 1 } }'),
    /whose stock is not below 1/,
  ],
  [
    'shop',
    'Let customers filter products by price',
    (app) => app.file('pages/Products').includes('filters={'),
    /can be filtered by price/,
  ],
  [
    'shop',
    'Sort products by price, high to low',
    (app) => app.file('pages/Products').includes('sort="-price"'),
    /price now, highest first/,
  ],
  [
    'shop',
    'Sort products by price low to high',
    (app) => app.file('pages/Products').includes('sort="price"'),
    /price now, lowest first/,
  ],
  [
    'shop',
    'Add customer reviews to products',
    (app) =>
      app.field('Review', 'Product')?.type === 'ref' &&
      app.field('Product', 'Customer reviews') === undefined,
    /^Added reviews with/,
  ],
  [
    'shop',
    'Add a sale price',
    (app) => app.field('Product', 'Sale price')?.type === 'money',
    /Added sale price to products/,
  ],
  ['shop', 'Add an about us section', (app) => app.page('About us') !== undefined, /Added the page About us/],
  [
    'shop',
    'Add an order status page for customers',
    (app) => app.entity('Customer') === undefined,
    /Nothing was changed|did not understand/,
  ],
  [
    'shop',
    'Show the best selling products',
    (app) => app.blocks.some(({ title, op }) => title === 'Best selling products' && op === 'sum'),
    /by the quantity of orders/,
  ],
  [
    'shop',
    'Change the button "Add to cart" to "Buy"',
    (app) => !JSON.stringify(app.blueprint.pages).includes('Add to cart'),
    /cannot be changed by words/,
  ],
];
