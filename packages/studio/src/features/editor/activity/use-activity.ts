import type { FrameMessage } from '@sayso/contracts/preview';
import { useCallback, useReducer, useRef } from 'react';
import { activityReducer } from './activity.ts';

/** What the frame told of its calls and logs since the editor was opened. */
export function useActivity() {
  const [entries, dispatch] = useReducer(activityReducer, []);
  const count = useRef(0);
  const record = useCallback((message: FrameMessage) => {
    count.current += 1;
    dispatch({ message, now: Date.now(), id: `log-${count.current}` });
  }, []);
  const clear = useCallback(() => dispatch('cleared'), []);
  return { entries, record, clear };
}
