import { type RefObject, useEffect, useState } from 'react';

/** Whether a room holds more than it shows, to the side or below. */
export function useOverflow(room: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const box = room.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const look = () =>
      setMore(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(look);
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [room]);
  return hasMore;
}
