/** Publishing goes from idle to publishing, then the public link opens (W-PUB-02). */
export type PublishState =
  | { step: 'idle' }
  | { step: 'publishing' }
  | { step: 'published'; isOpened: boolean }
  | { step: 'failed'; message: string };

export type PublishEvent =
  | { type: 'start' }
  /** `isOpened`: a new tab shows the app; false where the browser blocked it. */
  | { type: 'done'; isOpened: boolean }
  | { type: 'fail'; message: string }
  | { type: 'close' };

export function publishReducer(state: PublishState, event: PublishEvent): PublishState {
  switch (event.type) {
    case 'start':
      return { step: 'publishing' };
    case 'done':
      return state.step === 'publishing' ? { step: 'published', isOpened: event.isOpened } : state;
    case 'fail':
      return state.step === 'publishing' ? { step: 'failed', message: event.message } : state;
    case 'close':
      // Work under way is not forgotten because its panel was closed.
      return state.step === 'publishing' ? state : { step: 'idle' };
  }
}
