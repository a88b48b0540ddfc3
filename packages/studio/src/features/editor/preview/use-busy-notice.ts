import type { ParentMessage } from '@sayso/contracts/preview';
import { useEffect } from 'react';

type Options = {
  /** How often the frame's app has started, also by itself: each start knows nothing of the one before. */
  starts: number;
  /** The assistant is at work, or about to be. */
  isBusy: boolean;
  post: (message: ParentMessage) => void;
};

/** Tells the frame whether the assistant is at work, so that it offers no other fix meanwhile. */
export function useBusyNotice({ starts, isBusy, post }: Options) {
  useEffect(() => {
    if (starts > 0) post({ type: 'assistant-busy', data: { isBusy } });
  }, [starts, isBusy, post]);
}
