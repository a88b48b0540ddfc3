import { expect, test } from 'vitest';
import { anAnswer } from '../../../testing/open-editor.tsx';
import { newId } from '../../../testing/samples.ts';
import { warnedEntities } from './warned-entities.ts';

const warned = (state: 'running' | 'settled') =>
  anAnswer({
    turn: {
      id: newId(),
      state,
      changes: [
        {
          path: 'entities/Repair',
          action: 'changed',
          added: 1,
          removed: 1,
          warnings: ['3 repairs do not fit'],
        },
      ],
      receipt: null,
      seq: 1,
    },
  });

test('an answer that is still being written warns of nothing yet, and takes no note from an earlier one', () => {
  const settled = warned('settled');
  const running = warned('running');
  expect(warnedEntities([running])).toEqual(new Map());
  expect(warnedEntities([settled, running])).toEqual(new Map([[settled.id, ['Repair']]]));
});
