import type { Block } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { aBlueprint, anEntity, aPage } from '../testing/made-blueprint.ts';
import { takeOutFields, takeOutThing } from './take-out.ts';

/** Deliveries with a chart by supplier and one by state. */
function shopWithCharts() {
  const supplier = anEntity('Supplier', ['Name']);
  const delivery = anEntity('Delivery', ['Number', 'Supplier: ref(Supplier)', 'State: enum(Sent, Late)']);
  const chart = (label: string): Block => ({
    id: label,
    kind: 'chart',
    title: label,
    entity: delivery.id,
    groupBy: `Delivery.${label}`,
  });
  const page = aPage('dashboard', 'Dashboard', { blocks: [chart('Supplier'), chart('State')] });
  const charts = () => page.blocks.map(({ title }) => title);
  return { blueprint: aBlueprint([supplier, delivery], [page]), supplier, delivery, charts };
}

test('a thing that goes takes the links to it along, and charts that are drawn by these', () => {
  const { blueprint, supplier, delivery, charts } = shopWithCharts();
  const [number, link, state] = delivery.fields;

  expect(takeOutThing(blueprint, supplier)).toEqual([{ other: delivery, fields: [link] }]);
  expect(blueprint.entities).toEqual([delivery]);
  expect(delivery.fields).toEqual([number, state]);
  expect(charts()).toEqual(['State']);
});

test('of several fields that go none is left in its thing or in a chart', () => {
  const { blueprint, delivery, charts } = shopWithCharts();
  const [number, ...gone] = delivery.fields;

  takeOutFields(blueprint, delivery, gone);
  expect(delivery.fields).toEqual([number]);
  expect(charts()).toEqual([]);
});
