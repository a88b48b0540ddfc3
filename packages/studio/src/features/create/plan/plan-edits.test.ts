import type { PlanOperation } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { noEdits, withEdit, withLastUndone, withoutLast } from './plan-edits.ts';

const rename = (name: string): PlanOperation => ({ type: 'renameApp', name });
const [first, second, third] = [rename('First'), rename('Second'), rename('Third')];
const start = { text: 'A tea shop', template: null };
const twice = withEdit(withEdit(noEdits(start), first), second);

test('the last change is undone first, and done again last', () => {
  const none = withoutLast(withoutLast(twice));

  expect(none).toMatchObject({ operations: [], undone: [second, first] });
  expect(withLastUndone(none)).toMatchObject({ operations: [first], undone: [second] });
  expect(withLastUndone(withLastUndone(none))).toMatchObject({ operations: [first, second], undone: [] });
});

test('where there is nothing to undo or to do again, nothing changes', () => {
  expect(withoutLast(noEdits(start))).toEqual(noEdits(start));
  expect(withLastUndone(twice)).toEqual(twice);
});

test('a new change ends what could be done again', () => {
  expect(withEdit(withoutLast(twice), third)).toMatchObject({ operations: [first, third], undone: [] });
});
