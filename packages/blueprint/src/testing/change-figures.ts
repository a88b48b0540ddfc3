import type { ChangeRow } from './change-row.ts';

/** Requests for fields that follow from others, for numbers, lists and related records. */
export const figureRows: readonly ChangeRow[] = [
  [
    'shop',
    'add a total, price times stock, it shoud calculate itself',
    (app) => app.field('Product', 'Total')?.computed?.op === 'product',
    /total to products; it works itself out: price times stock/,
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
    'add pace, minutes divided by distance',
    (app) => app.field('Stop', 'Pace') === undefined,
    /I need "minutes" and "distance"/,
  ],
  [
    'diary',
    'add a tip, it should work itself out',
    (app) => app.field('Stop', 'Tip') === undefined && app.field('Expense', 'Tip') === undefined,
    /Tell me from what tip/,
  ],
];
