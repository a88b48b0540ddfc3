import type { FrameMessage } from '@sayso/contracts/preview';
import type { FrameError } from '../frame-error.ts';

export type FrameState = {
  /** Set while a frame is loaded; a new value makes a new frame. */
  url: string | null;
  phase: 'waiting' | 'loading' | 'reloading' | 'running' | 'failed';
  /** Why the frame could not be opened. */
  trouble: string | null;
  errors: readonly FrameError[];
};

export type FrameEvent =
  | { type: 'open'; url: string }
  | { type: 'fail'; trouble: string }
  | { type: 'retry' }
  | { type: 'refresh' }
  | { type: 'uncover' }
  | { type: 'message'; message: FrameMessage };

export const closedFrame: FrameState = { url: null, phase: 'waiting', trouble: null, errors: [] };
const mostErrors = 20;

/** The life of the preview's frame: a ticket is fetched, the frame loads, the app runs and may report errors. */
export function frameReducer(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'open':
      return { url: event.url, phase: 'loading', trouble: null, errors: [] };
    case 'fail':
      // A frame that runs goes on running without a new ticket.
      return state.phase === 'running' ? state : { ...state, phase: 'failed', trouble: event.trouble };
    case 'retry':
      return { ...closedFrame };
    case 'refresh':
      // What the app reported was of its last load.
      return state.url === null ? { ...closedFrame } : { ...state, phase: 'reloading', errors: [] };
    case 'uncover':
      return state.phase === 'loading' ? { ...state, phase: 'running' } : state;
    case 'message':
      return withMessage(state, event.message);
  }
}

function withMessage(state: FrameState, message: FrameMessage): FrameState {
  if (message.type === 'ready') return { ...state, phase: 'running' };
  if (message.type === 'app_errors_cleared') return { ...state, errors: [] };
  if (message.type !== 'app_error') return state;
  if (state.errors.some(({ title }) => title === message.error.title)) return state;
  return { ...state, errors: [...state.errors, message.error].slice(-mostErrors) };
}
