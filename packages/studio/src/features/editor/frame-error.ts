import type { FrameMessage } from '@sayso/contracts/preview';

/** What the app in the frame reports when it breaks. */
export type FrameError = Extract<FrameMessage, { type: 'app_error' }>['error'];
