import type { ChangeRow } from './change-row.ts';

/** Requests for fields that follow from others, for numbers, lists and related records. */
export const figureRows: readonly ChangeRow[] = [
  [
    'shop',
    'add a total, price times stock, it shoud calculate itself',
    (app) => app.field('Product', 'Total')?.computed?.op === 'product',
    /^I added a total field to products, calculated automatically: price times stock\. Existing products get a value the next time they’re saved\./,
  ],
  [
    'diary',
    'add price per litre: amount divided by litres',
    (app) => app.schema('Expense').properties.price_per_litre['x-sayso'].derive.op === 'quotient',
    /amount divided by litres/,
  ],
  [
    'diary',
    'add gross, amount times 1.2',
    (app) => app.field('Expense', 'Gross')?.computed?.of[1] === '1.2',
    /amount times 1\.2/,
  ],
  [
    'school',
    'add the length from start date to end date in days',
    (app) => app.field('Course', 'Length')?.computed?.op === 'days',
    /days from start date to end date/,
  ],
  [
    'diary',
    'add tempo, minutes divided by distance',
    (app) => app.field('Stop', 'Tempo') === undefined,
    /I need “minutes” and “distance”/,
  ],
  [
    'diary',
    'add a tip, it should work itself out',
    (app) => app.field('Stop', 'Tip') === undefined && app.field('Expense', 'Tip') === undefined,
    /^Tell me how to work out the tip\. Try “add tip, cost times 2”\. I haven’t changed anything\./,
  ],
  [
    'diary',
    'orange as main colour, sharp corners, and put total litres on the dashboard',
    (app) => app.blocks.some(({ kind, title }) => kind === 'stat' && title === 'Total litres'),
    /I added “Total litres” to the dashboard/,
  ],
  [
    'diary',
    'show km per month in a chart please',
    (app) => app.field('Stop', 'Distance')?.unit === 'km',
    /Distance by month.*I also added a distance \(km\) field to .*which is empty for now/,
  ],
  [
    'diary',
    'add the number of nights',
    (app) => app.field('Stop', 'Number of nights')?.type === 'int',
    /^I added a “number of nights” field to stops\./,
  ],
  [
    'school',
    'also list the late ones',
    (app) => app.blocks.some(({ title }) => title === 'Late courses'),
    /“Late courses”/,
  ],
  [
    'shop',
    'show the overdue ones',
    (app) => app.field('Order', 'Due date')?.type === 'date',
    /I also added a due date field to orders, which the list needs/,
  ],
  [
    'school',
    'list the students on the page of a teacher, and add an allergies field',
    (app) =>
      app.field('Student', 'Teacher')?.ref === app.entity('Teacher')?.id &&
      app.field('Teacher', 'Allergies') !== undefined,
    /^Each teacher’s page now lists their students\. You can choose a teacher for each student\.\n\nI added an allergies field to teachers\./,
  ],
  [
    'school',
    "each teacher's page should list their courses",
    (app) => app.field('Teacher', 'List their courses') === undefined,
    /^Each teacher’s page already lists their courses\./,
  ],
  [
    'shop',
    'put in some sample suppliers so that it looks less empty',
    (app) => app.blocks.every(({ title }) => !/sample/i.test(title)),
    /I added some sample suppliers/,
  ],
  [
    'shop',
    'i want to set the vat rate and the shipping costs on a settings page',
    (app) =>
      app.kind('settings')?.entity === app.entity('Setting')?.id &&
      app.entity('Setting')?.fields.length === 2,
    /VAT rate and shipping costs/,
  ],
  [
    'diary',
    'let visitors filter the stops by country',
    (app) =>
      /filters=\{\['[^']*country/.test(app.file('pages/Stops')) || /'country'/.test(app.file('pages/Stops')),
    /filter (?:\w+ )+by country/,
  ],
  [
    'units',
    'in the other direction as well, and litres to gallons',
    (app) => /volume/.test(JSON.stringify(app.kind('converter')?.props)),
    /both ways.*volume/,
  ],
  [
    'units',
    'add speed: kilometres per hour, knots',
    (app) => /speed/.test(JSON.stringify(app.kind('converter')?.props)),
    /can now convert speed/,
  ],
  [
    'loan',
    'add notary fees, they are added to the loan amount',
    (app) => /\+ notaryFees/.test(JSON.stringify(app.kind('calculator')?.props)),
    /now asks for notary fees and adds them to the loan amount/,
  ],
  [
    'loan',
    'add the total paid over all years',
    (app) => /"label":"Total paid"/.test(JSON.stringify(app.kind('calculator')?.props)),
    /now shows the total paid, calculated as [^_]+ × [a-z ]+\./,
  ],
  [
    'loan',
    'add stamps, they are added to the postage',
    (app) =>
      app.blueprint.entities.length === 0 && !/stamps/i.test(JSON.stringify(app.kind('calculator')?.props)),
    /no result called “postage”/,
  ],
];
