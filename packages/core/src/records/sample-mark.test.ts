import { expect, test } from 'vitest';
import { markOf, placeIn } from './sample-mark.ts';

test('a mark stands for a place, and each place has its mark', () => {
  expect(placeIn('@Task_2:13')).toEqual({ entity: 'Task_2', at: 13 });
  expect(placeIn(markOf({ entity: 'Task', at: 9_999 }))).toEqual({ entity: 'Task', at: 9_999 });
});

test.each(['@Task:', '@:1', '@Task:12345', 'x@Task:1', '@Task:1 ', '@Task:-1', '', 7, null, ['@Task:1']])(
  '%j is no mark',
  (value) => {
    expect(placeIn(value)).toBeNull();
  },
);
