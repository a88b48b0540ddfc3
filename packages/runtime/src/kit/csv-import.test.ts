// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { type Entities, makeEntities } from '../kit-gallery/gallery-data.ts';
import { changeSettings } from '../kit-gallery/gallery-settings.ts';
import { importCsv } from './csv-import.ts';

let entities: Entities;
beforeEach(() => {
  changeSettings({ data: 'full' });
  entities = makeEntities('full');
});
const file = (...lines: string[]) => lines.join('\n');

test('columns by title or name, references by the title of what they name, numbers as people write them', async () => {
  const said = await importCsv(
    entities.Order,
    file(
      'Order;Customer;status;Total;Paid;Tags;Due',
      '#1;Hana Mori;On the way;1.204,5;yes;gift, cold;2026-11-22',
      '#2;Customer-1;packed;"€12";no;;2026-11-23',
    ),
  ).catch((error: Error) => error.message);
  expect(said).toBe('Nothing was imported. Line 2, Total: Enter a number.');
  const done = await importCsv(
    entities.Order,
    file('Order,Customer,status,Total,Paid,Tags', '#1,Hana Mori,On the way,"1,204.5",yes,"gift; cold"'),
  );
  expect(done).toBe('1 order imported');
  const [stored] = await entities.Order.filter({ number: '#1' });
  expect(stored).toMatchObject({
    customer_id: 'Customer-0',
    status: 'on_the_way',
    total: 1204.5,
    is_paid: true,
    tags: ['gift', 'cold'],
  });
});

test('lines that the schema forbids are named, and nothing of the file is stored', async () => {
  const text = file(
    'Order,Customer,Status,Due',
    '#1,Nobody,new,2026-11-22',
    '#2,Hana Mori,lost,2026-11-22',
    ',Hana Mori,new,soon',
  );
  await expect(importCsv(entities.Order, text)).rejects.toThrow(
    /Nothing was imported\. Line 2, Customer: There’s no customer “Nobody”\..*And 1 more\./,
  );
  expect(await entities.Order.count()).toBe(42);
});

test('a file of other columns is refused with the names of the fields', async () => {
  await expect(importCsv(entities.Order, file('a,b', '1,2'))).rejects.toThrow(
    /Use these names for your columns: Order, Customer/,
  );
});
