import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the bottom a reader may be and still be taken along (B-CHAT-08). */
const threshold = 100;

/** Keeps the newest text in sight, except while the reader has scrolled up or presses something in it. */
export function useAutoScroll(box: RefObject<HTMLElement | null>, content: unknown) {
  const [isAtEnd, setAtEnd] = useState(true);
  const isFollowing = !useIsPressed(box) && isAtEnd;
  // What has been scrolled to is known before it is drawn, and a change of size may come between the two.
  const seesEnd = useRef(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const handleScroll = () => {
      seesEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= threshold;
      setAtEnd(seesEnd.current);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is what moves the end
  useEffect(() => {
    const element = box.current;
    if (element && isFollowing && seesEnd.current) element.scrollTop = element.scrollHeight;
  }, [box, content, isFollowing]);

  // Suggestions and a growing input take height away; the end stays in sight.
  useEffect(() => {
    const element = box.current;
    if (!element || !isFollowing) return;
    const observer = new ResizeObserver(() => {
      if (seesEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isFollowing]);

  const jump = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' });
  };
  return { isAtEnd, jump };
}

/** Between press and release: what moved away from under the pointer would not be clicked. */
function useIsPressed(box: RefObject<HTMLElement | null>): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const handleDown = () => setPressed(true);
    // The click follows the release.
    const handleUp = () => setTimeout(() => setPressed(false));
    element.addEventListener('pointerdown', handleDown);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', handleUp);
    return () => {
      element.removeEventListener('pointerdown', handleDown);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', handleUp);
    };
  }, [box]);
  return isPressed;
}
