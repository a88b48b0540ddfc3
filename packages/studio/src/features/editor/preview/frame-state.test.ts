import { expect, test } from 'vitest';
import { closedFrame, type FrameState, frameReducer } from './frame-state.ts';

const url = 'http://preview--a.sayso.localhost/?access_token=t';
const loading: FrameState = { ...closedFrame, url, phase: 'loading' };
const running: FrameState = { ...closedFrame, url, phase: 'running', hasSpoken: true, starts: 1 };
const silent: FrameState = { ...running, hasSpoken: false, starts: 0 };
const restarted: FrameState = { ...running, starts: 2 };
const reloading: FrameState = { ...running, hasSpoken: false, phase: 'reloading' };
const error = { title: 'Tasks is not defined', details: 'ReferenceError' };
const failed: FrameState = { ...closedFrame, phase: 'failed', trouble: 'No answer' };

test.each([
  ['a ticket opens the frame', closedFrame, { type: 'open', url }, loading],
  ['the app says that it runs', loading, { type: 'message', message: { type: 'ready' } }, running],
  ['a frame that says nothing is shown after a while', loading, { type: 'uncover' }, silent],
  ['a failed frame is not', failed, { type: 'uncover' }, failed],
  ['without a ticket it fails', closedFrame, { type: 'fail', trouble: 'No answer' }, failed],
  ['a running frame outlives a failed renewal', running, { type: 'fail', trouble: 'No answer' }, running],
  [
    'a refresh loads it anew without the old errors',
    { ...running, errors: [error] },
    { type: 'refresh' },
    reloading,
  ],
  ['a frame that never opened begins anew by a refresh', failed, { type: 'refresh' }, closedFrame],
  [
    'after a refresh the app says that it runs',
    reloading,
    { type: 'message', message: { type: 'ready' } },
    restarted,
  ],
  [
    'one that loads anew by itself counts as another start',
    running,
    { type: 'message', message: { type: 'ready' } },
    restarted,
  ],
  [
    'what the app reported is to be shown',
    { ...running, errors: [error] },
    { type: 'message', message: { type: 'fix-errors' } },
    { ...running, errors: [error], fixesAsked: 1 },
  ],
  ['and for nothing else', running, { type: 'message', message: { type: 'fix-errors' } }, running],
  ['a retry begins anew', failed, { type: 'retry' }, closedFrame],
  [
    'a failed frame begins anew once the server is back',
    failed,
    { type: 'reconnect', wasOffline: false },
    closedFrame,
  ],
  [
    'so does one that is shown and never spoke',
    silent,
    { type: 'reconnect', wasOffline: false },
    closedFrame,
  ],
  ['one that runs goes on', running, { type: 'reconnect', wasOffline: true }, running],
  [
    'one that was loading without a connection begins anew',
    loading,
    { type: 'reconnect', wasOffline: true },
    closedFrame,
  ],
  ['so does one that was reloading', reloading, { type: 'reconnect', wasOffline: true }, closedFrame],
  ['one that is loading meanwhile is left to it', loading, { type: 'reconnect', wasOffline: false }, loading],
  [
    'a ticket that is on its way is waited for',
    closedFrame,
    { type: 'reconnect', wasOffline: true },
    closedFrame,
  ],
  [
    'an error is kept',
    running,
    { type: 'message', message: { type: 'app_error', error } },
    { ...running, errors: [error] },
  ],
  [
    'the same error is listed once',
    { ...running, errors: [error] },
    { type: 'message', message: { type: 'app_error', error } },
    { ...running, errors: [error] },
  ],
  [
    'a mended app clears the list',
    { ...running, errors: [error] },
    { type: 'message', message: { type: 'app_errors_cleared' } },
    running,
  ],
] as const)('%s', (_, state, event, next) => {
  expect(frameReducer(state, event)).toEqual(next);
});
