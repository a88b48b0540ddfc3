import { useEffect, useState } from 'react';
import { type Clock, elapsedOf, movedTo, paused, started, stopped } from './timer-clock.ts';

/** The present moment, kept fresh while `isRunning` and whenever the tab is seen again. */
export function useNow(isRunning: boolean, everyMs = 200): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning, everyMs]);
  return now;
}

export function useClock(everyMs?: number) {
  const [clock, setClock] = useState<Clock>(stopped);
  const isRunning = clock.since !== null;
  const now = useNow(isRunning, everyMs);
  return {
    isRunning,
    // A clock that was just started is ahead of the last tick.
    elapsed: elapsedOf(clock, Math.max(now, clock.since ?? 0)),
    start: () => setClock((held) => started(held, Date.now())),
    pause: () => setClock((held) => paused(held, Date.now())),
    reset: () => setClock(stopped),
    moveTo: (elapsed: number) => setClock((held) => movedTo(held, elapsed, Date.now())),
  };
}

/** Shows a text in the tab's title while there is one. */
export function useTitle(text: string | undefined): void {
  const isShown = text !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const former = document.title;
    return () => {
      document.title = former;
    };
  }, [isShown]);
  useEffect(() => {
    if (text !== undefined) document.title = text;
  }, [text]);
}
