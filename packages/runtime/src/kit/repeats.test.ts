import { expect, test } from 'vitest';
import { makeEntities } from '../kit-gallery/gallery-data.ts';
import { saysMore } from './repeats.ts';
import { fieldsOf } from './schema.ts';

const { Order, Customer } = makeEntities('empty');

test('a link whose records are all called as what links them says nothing more', async () => {
  const ella = await Customer.create({ name: 'Ella Stone' });
  const arthur = await Customer.create({ name: 'Arthur Dale' });
  const references = new Map([ella, arthur].map((row) => [row.id, row]));
  const columns = fieldsOf(Order.schema, ['number', 'customer_id', 'status']);
  const [, customer, status] = columns;
  if (!customer || !status) throw new Error('the gallery has no such fields');
  const same = await Order.create({ number: 'Ella Stone', customer_id: ella.id });
  const nobody = await Order.create({ number: 'Grace Whitfield' });
  const other = await Order.create({ number: '#1041', customer_id: arthur.id });

  expect(saysMore(customer, { columns, rows: [same, nobody], references })).toBe(false);
  expect(saysMore(customer, { columns, rows: [same, other], references })).toBe(true);
  expect(saysMore(customer, { columns, rows: [nobody], references })).toBe(true);
  expect(saysMore(status, { columns, rows: [same], references })).toBe(true);
});
