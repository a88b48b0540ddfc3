import { planFieldKinds } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { kindGroups } from './field-kinds.ts';

test('each kind of field stands in one group', () => {
  expect(kindGroups.flatMap(([, kinds]) => kinds).sort()).toEqual([...planFieldKinds].sort());
});
