import { Plan, type PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { describe, expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { applyOperations } from './apply-operations.ts';
import { planDescription } from './plan-description.ts';
import { planOf } from './plan-of.ts';

const { blueprint: shop } = planDescription(
  'A bike repair shop: customers with name and phone, repairs with a bike, price, due date and status (new, in repair, done).',
);
const thing = (plan: Blueprint, name: string) => {
  const found = planOf(plan).things.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const field = (plan: Blueprint, of: string, name: string) => {
  const found = thing(plan, of).fields.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name} in ${of}`);
  return { thing: thing(plan, of).id, field: found.id };
};

const apply = (...operations: PlanOperation[]) => applyOperations(shop, operations);

describe('changes of the plan', () => {
  test('the view is a plan of the contract', () => {
    expect(Plan.parse(planOf(shop))).toEqual(planOf(shop));
  });

  test('a thing is renamed with its pages and the links to it', () => {
    const customer = thing(shop, 'Customer');
    const { blueprint, lines } = apply({ type: 'renameThing', thing: customer.id, name: 'Client' });

    expect(lines).toEqual(['Renamed Customer to Client']);
    expect(thing(blueprint, 'Client')).toMatchObject({ entity: 'Customer', plural: 'Clients' });
    expect(planOf(blueprint).pages.map(({ name }) => name)).toContain('Clients');
    expect(JSON.stringify(shop)).toContain('Customers');
  });

  test('a new thing comes with its usual fields and pages', () => {
    const { blueprint, lines } = apply({ type: 'addThing', name: 'Suppliers' });

    expect(lines).toEqual(['Added Suppliers']);
    expect(thing(blueprint, 'Supplier').fields.map(({ name }) => name)).toContain('Email');
    expect(emitFiles(blueprint)['pages/Suppliers']).toContain('Supplier');
  });

  test('a field is added by its name alone', () => {
    const { blueprint, lines } = apply({
      type: 'addField',
      thing: thing(shop, 'Repair').id,
      name: 'Deposit amount',
    });

    expect(lines).toEqual(['Added Deposit amount to repairs']);
    expect(thing(blueprint, 'Repair').fields.at(-1)).toMatchObject({ kind: 'money', key: 'deposit_amount' });
  });

  test('a board leaves with the states that it shows', () => {
    const { blueprint, lines } = apply({ type: 'removeField', ...field(shop, 'Repair', 'Status') });

    expect(lines[0]).toMatch(/^Removed Status from repairs\. Removed the Board page too/);
    expect(planOf(blueprint).pages.map(({ kind }) => kind)).not.toContain('kanban');
  });
});
