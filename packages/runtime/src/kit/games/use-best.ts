import { useEffect, useState } from 'react';
import { safeStorage } from '../../sdk/safe-storage.ts';

/** The best result of this browser; `isLow` where fewer is better. */
export function useBest(id: string, result: number | undefined, isLow = false): number | undefined {
  const key = `kit:best:${id}`;
  const read = () => {
    const held = safeStorage.get(key);
    return held === null || Number.isNaN(Number(held)) ? undefined : Number(held);
  };
  const [best, setBest] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another game or level
  useEffect(() => setBest(read()), [key]);
  useEffect(() => {
    if (result === undefined) return;
    setBest((held) => {
      const isBetter = held === undefined || (isLow ? result < held : result > held);
      if (!isBetter) return held;
      safeStorage.set(key, String(result));
      return result;
    });
  }, [key, result, isLow]);
  return best;
}
