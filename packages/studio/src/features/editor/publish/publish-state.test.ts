import { expect, test } from 'vitest';
import { type PublishEvent, type PublishState, publishReducer } from './publish-state.ts';

const idle: PublishState = { step: 'idle' };
const publishing: PublishState = { step: 'publishing' };
const published: PublishState = { step: 'published', isOpened: true };
const blocked: PublishState = { step: 'published', isOpened: false };
const failed: PublishState = { step: 'failed', message: 'No disk' };
const start: PublishEvent = { type: 'start' };
const done: PublishEvent = { type: 'done', isOpened: true };
const doneUnseen: PublishEvent = { type: 'done', isOpened: false };
const fail: PublishEvent = { type: 'fail', message: 'No disk' };
const close: PublishEvent = { type: 'close' };

test.each([
  [idle, start, publishing],
  [idle, done, idle],
  [idle, fail, idle],
  [publishing, done, published],
  [publishing, doneUnseen, blocked],
  [publishing, fail, failed],
  [publishing, close, publishing],
  [published, start, publishing],
  [published, close, idle],
  [failed, start, publishing],
  [failed, close, idle],
] as const)('publishing: %o on %o becomes %o', (state, event, next) => {
  expect(publishReducer(state, event)).toEqual(next);
});
