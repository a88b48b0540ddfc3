import type { FrameMessage } from '@sayso/contracts/preview';
import type { FrameError } from '../frame-error.ts';

export type FrameState = {
  /** Set while a frame is loaded; a new value makes a new frame. */
  url: string | null;
  phase: 'waiting' | 'loading' | 'reloading' | 'running' | 'failed';
  /** The app said since its last load that it runs; one that is shown without that may be the browser's error page. */
  hasSpoken: boolean;
  /** Why the frame could not be opened. */
  trouble: string | null;
  errors: readonly FrameError[];
  /** How often the app said that it runs: each load knows nothing of what the former one was told. */
  starts: number;
  /** How often this frame asked that its errors be shown, to be fixed. */
  fixesAsked: number;
};

export type FrameEvent =
  | { type: 'open'; url: string }
  | { type: 'fail'; trouble: string }
  | { type: 'retry' }
  | { type: 'refresh' }
  | { type: 'uncover' }
  /** The server can be reached again; `wasOffline` where the browser itself had no connection. */
  | { type: 'reconnect'; wasOffline: boolean }
  | { type: 'message'; message: FrameMessage };

export const closedFrame: FrameState = {
  url: null,
  phase: 'waiting',
  hasSpoken: false,
  trouble: null,
  errors: [],
  starts: 0,
  fixesAsked: 0,
};
const mostErrors = 20;

/** The life of the preview's frame: a ticket is fetched, the frame loads, the app runs and may report errors. */
export function frameReducer(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'open':
      return { ...closedFrame, url: event.url, phase: 'loading' };
    case 'fail':
      // A frame that runs goes on running without a new ticket.
      return state.phase === 'running' ? state : { ...state, phase: 'failed', trouble: event.trouble };
    case 'retry':
      return { ...closedFrame };
    case 'refresh':
      // What the app reported was of its last load.
      return state.url === null
        ? { ...closedFrame }
        : { ...state, phase: 'reloading', hasSpoken: false, errors: [] };
    case 'uncover':
      return state.phase === 'loading' ? { ...state, phase: 'running' } : state;
    case 'reconnect':
      return isLost(state, event.wasOffline) ? { ...closedFrame } : state;
    case 'message':
      return withMessage(state, event.message);
  }
}

/** Nothing will come of it by itself: neither a frame without a ticket, nor one that was loaded without a connection. */
function isLost({ phase, hasSpoken }: FrameState, wasOffline: boolean): boolean {
  if (phase === 'loading' || phase === 'reloading') return wasOffline;
  return phase === 'failed' || (phase === 'running' && !hasSpoken);
}

function withMessage(state: FrameState, message: FrameMessage): FrameState {
  if (message.type === 'ready')
    return { ...state, phase: 'running', hasSpoken: true, starts: state.starts + 1 };
  if (message.type === 'app_errors_cleared') return { ...state, errors: [] };
  if (message.type === 'fix-errors')
    return state.errors.length === 0 ? state : { ...state, fixesAsked: state.fixesAsked + 1 };
  if (message.type !== 'app_error') return state;
  if (state.errors.some(({ title }) => title === message.error.title)) return state;
  return { ...state, errors: [...state.errors, message.error].slice(-mostErrors) };
}
