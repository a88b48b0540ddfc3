import type { PlanOperation } from '@sayso/contracts/plan';
import { applyOperations } from '../operate/apply-operations.ts';
import { planDescription } from '../operate/plan-description.ts';
import { fieldIds, thingNamed } from './plan-items.ts';

/** A plan with states, a price, a day and a link, for tests of what is done to a plan by hand. */
export const { blueprint: shop } = planDescription(
  'A bike repair shop: customers with name and phone, repairs with a bike, price, hours, due date and status (new, in repair, done).',
);
export const repair = thingNamed(shop, 'Repair').id;
export const customer = thingNamed(shop, 'Customer').id;
export const ofRepair = (name: string) => fieldIds(shop, 'Repair', name);

/** Each time to the shop as it was planned. */
export const apply = (...operations: PlanOperation[]) => applyOperations(shop, operations);
