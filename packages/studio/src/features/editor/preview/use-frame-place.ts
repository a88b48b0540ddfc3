import type { FrameMessage, ParentMessage } from '@sayso/contracts/preview';
import { useCallback, useEffect, useRef } from 'react';

type Options = {
  /** Page and query that the address names. */
  page: string;
  isRunning: boolean;
  post: (message: ParentMessage) => void;
  onNavigated: (path: string) => void;
};

/** Keeps the frame and the address at one page, whichever of them went elsewhere. */
export function useFramePlace({ page, isRunning, post, onNavigated }: Options) {
  const latest = useRef({ page, onNavigated });
  latest.current = { page, onNavigated };
  // Where the frame is, by its own word or by ours.
  const place = useRef(page);
  const asked = useRef(page);
  // How often the frame was asked to go elsewhere since it said that it is ready.
  const requests = useRef(0);

  // The address went elsewhere, by a menu, the palette or Back: the frame follows.
  useEffect(() => {
    if (!isRunning || page === asked.current) return;
    asked.current = page;
    if (page === place.current) return;
    place.current = page;
    requests.current += 1;
    post({ type: 'navigate', data: { path: `/${page}`, request: requests.current } });
  }, [page, isRunning, post]);

  /** A frame is about to load with this page in its address. */
  const begin = useCallback((at: string) => {
    asked.current = at;
    place.current = at;
  }, []);

  const hear = useCallback((message: FrameMessage) => {
    if (message.type === 'ready') requests.current = 0;
    if (message.type !== 'app_changed_url' || isOvertaken(message.request, requests.current)) return;
    place.current = addressable(message.url);
    if (hasLeft(asked.current, place.current, latest.current.page)) latest.current.onNavigated(place.current);
  }, []);

  return { begin, hear };
}

/** The frame said it before it heard that it is to go elsewhere. */
const isOvertaken = (heard: number | undefined, asked: number): boolean =>
  heard !== undefined && heard < asked;

/**
 * The frame is at another page than it was asked for, and so was the address until now. A page that was chosen while the
 * frame loaded is still to be gone to, also before it is drawn anywhere.
 */
const hasLeft = (asked: string, place: string, page: string): boolean => place !== asked && page === asked;

/** What of the frame's own address the editor's names: its page and query. */
function addressable(url: string): string {
  const { pathname, search } = new URL(url, 'http://frame');
  return `${pathname.split('/')[1] ?? ''}${search}`;
}
