import type { ParentMessage } from '@sayso/contracts/preview';
import { useEffect, useRef } from 'react';
import { fixRequest } from './fix-request.ts';
import type { FrameState } from './frame-state.ts';

type Options = {
  state: FrameState;
  post: (message: ParentMessage) => void;
  /** The assistant is at work, or about to be. */
  isBusy: boolean;
  onFix: (request: string) => void;
};

/** The button that stands in the frame in place of a broken page: sends all that the frame reported. */
export function useAskedFixes({ state: { hasSpoken, fixesAsked, errors }, post, isBusy, onFix }: Options) {
  const latest = useRef({ errors, isBusy, onFix });
  latest.current = { errors, isBusy, onFix };
  useEffect(() => {
    const now = latest.current;
    if (fixesAsked > 0 && !now.isBusy) now.onFix(fixRequest(now.errors));
  }, [fixesAsked]);
  // A frame that loads anew knows nothing of it.
  useEffect(() => {
    if (hasSpoken) post({ type: 'assistant-busy', data: { isBusy } });
  }, [hasSpoken, isBusy, post]);
}
