import { viewLimits } from '@sayso/contracts/data-views';
import { expect, test } from 'vitest';
import { firstView, parseView } from './view-state.ts';

const filter = { field: 'it', operator: 'contains', values: ['x'] } as const;
const view = { ...firstView, hidden: ['id'], widths: { it: 300 }, sort: { field: 'it', isDescending: true } };

test('what one part of a kept view has outgrown takes nothing of the others along', () => {
  const filters = Array.from({ length: viewLimits.filters + 1 }, () => filter);
  const many = parseView(JSON.stringify({ ...view, filters }));
  expect(many).toEqual({ ...view, filters: filters.slice(1) });

  const long = { ...filter, values: ['x'.repeat(viewLimits.valueChars + 1)] };
  expect(parseView(JSON.stringify({ ...view, filters: [long, filter] }))).toEqual({
    ...view,
    filters: [filter],
  });
  expect(parseView(JSON.stringify({ ...view, search: 5, order: 'none' }))).toEqual(view);
});

test.each([null, '', 'null', '[]', '{"widths":'])('of %j nothing is left but the first view', (text) => {
  expect(parseView(text)).toEqual(firstView);
});
