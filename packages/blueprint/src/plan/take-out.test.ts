import type { Block } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { planDescription } from '../operate/plan-description.ts';
import { takeOutFields, takeOutThing } from './take-out.ts';

/** Deliveries with a chart by supplier and one by state. */
function shopWithCharts() {
  const { blueprint } = planDescription(
    'Shop that keeps: suppliers with name and phone, deliveries with supplier, date, status (sent, late, arrived).',
  );
  const [supplier, delivery] = ['Supplier', 'Delivery'].map((name) => {
    const found = blueprint.entities.find(({ label }) => label === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  });
  if (!supplier || !delivery) throw new Error('no things');
  const link = delivery.fields.find(({ ref }) => ref === supplier.id);
  const state = delivery.fields.find(({ id }) => id === delivery.workflow);
  const [page] = blueprint.pages;
  if (!link || !state || !page) throw new Error('no fields or pages');
  page.blocks = [link, state].map(
    ({ id, label }): Block => ({ id, kind: 'chart', title: label, entity: delivery.id, groupBy: id }),
  );
  const charts = () => page.blocks.map(({ title }) => title);
  return { blueprint, supplier, delivery, link, state, charts };
}

test('a thing that goes takes the links to it along, and charts that are drawn by these', () => {
  const { blueprint, supplier, delivery, link, state, charts } = shopWithCharts();
  expect(charts()).toEqual([link.label, state.label]);

  expect(takeOutThing(blueprint, supplier)).toEqual([{ other: delivery, fields: [link] }]);
  expect(blueprint.entities).not.toContain(supplier);
  expect(delivery.fields).not.toContain(link);
  expect(charts()).toEqual([state.label]);
});

test('of several fields that go none is left in its thing or in a chart', () => {
  const { blueprint, delivery, link, state, charts } = shopWithCharts();
  const kept = delivery.fields.filter((field) => field !== link && field !== state);

  takeOutFields(blueprint, delivery, [link, state]);
  expect(delivery.fields).toEqual(kept);
  expect(charts()).toEqual([]);
});
