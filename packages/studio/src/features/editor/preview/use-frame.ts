import { FrameMessage, type ParentMessage, previewToken } from '@sayso/contracts/preview';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { call } from '../../../lib/call.ts';
import { closedFrame, frameReducer } from './frame-state.ts';

type Options = {
  appId: string;
  /** False until the app has a first version to show. */
  isOpen: boolean;
  /** Page and query that the frame opens with, such as `Tasks?id=1`. */
  firstPage: string;
  /** The app in the frame went to another of its pages. */
  onNavigated: (path: string) => void;
};

/** Opens the app's frame with a one-time ticket, renews it on request, and carries messages both ways. */
export function useFrame({ appId, isOpen, firstPage, onNavigated }: Options) {
  const [state, dispatch] = useReducer(frameReducer, closedFrame);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ firstPage, onNavigated });
  latest.current = { firstPage, onNavigated };
  const origin = state.url ? new URL(state.url).origin : null;

  const post = useCallback(
    (message: ParentMessage) => {
      if (origin) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );

  const open = useCallback(async () => {
    try {
      const { url } = await call(previewToken, { appId });
      dispatch({ type: 'open', url: withPage(url, latest.current.firstPage) });
    } catch (error) {
      dispatch({
        type: 'fail',
        trouble: error instanceof Error ? error.message : 'The preview did not open.',
      });
    }
  }, [appId]);

  useEffect(() => {
    if (isOpen && state.phase === 'waiting') void open();
  }, [isOpen, state.phase, open]);

  useEffect(() => {
    const renew = async () => {
      const { access_token } = await call(previewToken, { appId });
      post({ type: 'access-token', data: { access_token } });
    };
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const message = FrameMessage.safeParse(event.data);
      if (!message.success) return;
      dispatch({ type: 'message', message: message.data });
      if (message.data.type === 'app_changed_url') latest.current.onNavigated(message.data.url);
      // A refused ticket leaves the frame as it is; the person sees its own error and can refresh.
      if (message.data.type === 'request-token') void renew().catch(() => {});
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [appId, origin, post]);

  return {
    state,
    frame,
    post,
    refresh: () => post({ type: 'refresh-page' }),
    retry: () => dispatch({ type: 'retry' }),
  };
}

function withPage(url: string, page: string): string {
  const address = new URL(url);
  const [path = '', query = ''] = page.split('?');
  address.pathname = `/${path}`;
  for (const [name, value] of new URLSearchParams(query)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  return address.href;
}
