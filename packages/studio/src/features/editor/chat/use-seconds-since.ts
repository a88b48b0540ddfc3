import { useEffect, useState } from 'react';

/** Whole seconds that have passed since then, counted on. */
export function useSecondsSince(moment: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - Date.parse(moment)) / 1_000));
}
