import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import type { EntityClient } from '../sdk/entity-types.ts';
import { unitOf } from './measure-format.ts';

const schema: EntitySchema = {
  properties: {
    hours: { type: 'number' },
    amount: { type: 'number', 'x-sayso': { kind: 'money', currency: 'GBP' } },
    share: { type: 'number', 'x-sayso': { kind: 'percent' } },
  },
};
const entity = { name: 'Invoice', schema } as EntityClient;
const pounds = { format: 'money', currency: 'GBP' };

test.each([
  ['a sum of money is money', { agg: 'sum', field: 'amount' }, pounds],
  ['so are hours times a rate', { agg: 'sum', field: 'hours', times: 'amount' }, pounds],
  ['a count of it is none', { agg: 'count', field: 'amount' }, { format: 'number' }],
  ['time between two fields is hours', { agg: 'sum', between: ['a', 'b'] }, { format: 'hours' }],
  ['an average of shares is a share', { agg: 'avg', field: 'share' }, { format: 'percent' }],
  ['a sum of them is a number', { agg: 'sum', field: 'share' }, { format: 'number' }],
  [
    'what the page says counts',
    { agg: 'sum', field: 'amount', format: 'number' },
    { ...pounds, format: 'number' },
  ],
] as const)('%s', (_what, measure, unit) => {
  expect(unitOf(entity, measure as Parameters<typeof unitOf>[1])).toEqual(unit);
});
