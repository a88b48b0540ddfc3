import { useEffect, useRef } from 'react';

const longest = 64;
const part = 8;

/** Calls back in small even parts of the time that passes between pictures; a sleeping tab passes no time. */
export function useFrames(onPart: (ms: number) => void, isOn: boolean): void {
  const call = useRef(onPart);
  call.current = onPart;
  useEffect(() => {
    if (!isOn) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      for (let left = Math.min(longest, now - last); left > 0; left -= part)
        call.current(Math.min(part, left));
      last = now;
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}
