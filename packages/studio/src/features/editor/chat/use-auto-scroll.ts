import { type RefObject, useEffect, useState } from 'react';

/** How far from the bottom a reader may be and still be taken along (B-CHAT-08). */
const threshold = 100;

/** Keeps the newest text in sight, except while the reader has scrolled up. */
export function useAutoScroll(box: RefObject<HTMLElement | null>, content: unknown) {
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const handleScroll = () => {
      setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight <= threshold);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is what moves the end
  useEffect(() => {
    const element = box.current;
    if (element && isAtEnd) element.scrollTop = element.scrollHeight;
  }, [box, content, isAtEnd]);

  // Suggestions and a growing input take height away; the end stays in sight.
  useEffect(() => {
    const element = box.current;
    if (!element || !isAtEnd) return;
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isAtEnd]);

  const jump = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' });
  };
  return { isAtEnd, jump };
}
