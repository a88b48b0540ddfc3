import {
  FrameMessage,
  type ParentMessage,
  previewToken,
  type ViewedRole,
  viewAsToken,
} from '@sayso/contracts/preview';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { onReconnect } from '../../../lib/realtime.ts';
import { closedFrame, frameReducer } from './frame-state.ts';
import { useFramePlace } from './use-frame-place.ts';

/** After this a frame that has not spoken is shown as it is: its own words say more than a skeleton. */
const patienceMs = 12_000;
/** A frame that was asked to load anew and has not begun to run by then is replaced by another. */
const reloadMs = 5_000;

type Options = {
  appId: string;
  /** False until the app has a first version to show. */
  isOpen: boolean;
  /** Page and query that the address names, such as `Tasks?id=1`. */
  page: string;
  /** As whom the app is shown; null: as its maker. */
  viewAs: ViewedRole | null;
  /** The app in the frame went to another of its pages. */
  onNavigated: (path: string) => void;
  /** Hears all that the frame says. */
  onMessage: (message: FrameMessage) => void;
};

/** Opens the app's frame with a one-time ticket, renews it on request, and carries messages both ways. */
export function useFrame({ appId, isOpen, page, viewAs, onNavigated, onMessage }: Options) {
  const [state, dispatch] = useReducer(frameReducer, closedFrame);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ page, viewAs, onMessage });
  latest.current = { page, viewAs, onMessage };
  const origin = state.url ? new URL(state.url).origin : null;

  const post = useCallback(
    (message: ParentMessage) => {
      if (origin) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );

  const { begin, hear } = useFramePlace({ page, isRunning: state.phase === 'running', post, onNavigated });

  const open = useCallback(async () => {
    try {
      const { url } = await ticketAs(appId, () => latest.current.viewAs);
      begin(latest.current.page);
      dispatch({ type: 'open', url: withPage(url, latest.current.page) });
    } catch (error) {
      dispatch({ type: 'fail', trouble: messageOf(error) });
    }
  }, [appId, begin]);

  useEffect(() => {
    if (isOpen && state.phase === 'waiting') void open();
  }, [isOpen, state.phase, open]);

  // Somebody else's frame is another one: nothing of the former one's is left in it.
  const shownAs = useRef(viewAs);
  useEffect(() => {
    if (shownAs.current === viewAs) return;
    shownAs.current = viewAs;
    dispatch({ type: 'retry' });
  }, [viewAs]);

  useEffect(() => {
    if (state.phase !== 'loading' && state.phase !== 'reloading') return;
    const isLoading = state.phase === 'loading';
    const next = () => dispatch({ type: isLoading ? 'uncover' : 'retry' });
    const timer = setTimeout(next, isLoading ? patienceMs : reloadMs);
    return () => clearTimeout(timer);
  }, [state.phase]);

  useEffect(() => followConnection((wasOffline) => dispatch({ type: 'reconnect', wasOffline })), []);

  useEffect(() => {
    const renew = async () => post(withToken(await ticketAs(appId, () => latest.current.viewAs)));
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const message = FrameMessage.safeParse(event.data);
      if (!message.success || isUnasked(message.data)) return;
      dispatch({ type: 'message', message: message.data });
      latest.current.onMessage(message.data);
      hear(message.data);
      // A refused ticket leaves the frame as it is; the person sees its own error and can refresh.
      if (message.data.type === 'request-token') void renew().catch(() => {});
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [appId, origin, post, hear]);

  const refresh = useCallback(() => {
    post({ type: 'refresh-page' });
    dispatch({ type: 'refresh' });
  }, [post]);
  const retry = useCallback(() => dispatch({ type: 'retry' }), []);
  return { state, frame, post, refresh, retry };
}

/**
 * The app's own code could ask as well, and any press in the frame would serve it. All that it gets is that its errors
 * are shown, or that its maker is asked about its samples; without a press not even that.
 */
const isUnasked = ({ type }: FrameMessage): boolean =>
  (type === 'fix-errors' || type === 'remove-samples') && navigator.userActivation?.isActive === false;

const withToken = ({ access_token }: { access_token: string }): ParentMessage => ({
  type: 'access-token',
  data: { access_token },
});

/** A ticket for whoever the app is to be shown to by the time that it comes. */
async function ticketAs(appId: string, whom: () => ViewedRole | null) {
  for (;;) {
    const role = whom();
    const ticket = await (role === null
      ? call(previewToken, { appId })
      : call(viewAsToken, { appId }, { role }));
    if (role === whom()) return ticket;
  }
}

/** Tells whenever the server can be reached again, until the answered function is called. */
function followConnection(onBack: (wasOffline: boolean) => void): () => void {
  const handleOnline = () => onBack(true);
  window.addEventListener('online', handleOnline);
  const stop = onReconnect(() => onBack(false));
  return () => {
    stop();
    window.removeEventListener('online', handleOnline);
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
