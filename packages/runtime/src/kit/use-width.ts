import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide a part is, before it is painted and whenever that changes; 0 where nothing is laid out. */
export function useWidth(part: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return width;
}
