import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what this thread no longer needs, once it has been quiet for a moment. V8 would let a small heap's garbage
 * lie until it is a multiple of what is kept, which in a thread of rare, large tasks is most of its memory, for good.
 */
export function createCollector({ quietMs, growth }: { quietMs: number; growth: number }) {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => process.memoryUsage().heapUsed;
  let kept = 0;
  const look = () => {
    if (used() < kept * growth) return;
    collect();
    kept = used();
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    busy: () => clearTimeout(timer),
    quiet(): void {
      clearTimeout(timer);
      timer = setTimeout(look, quietMs);
    },
  };
}
