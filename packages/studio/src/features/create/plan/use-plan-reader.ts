import { useEffect, useRef } from 'react';
import { createPlanReader, type PlanReader } from './plan-reader.ts';

const startWorker = () => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });

/** The reader of this page, fetched with the first question and ended with the page. */
export function usePlanReader() {
  const held = useRef<PlanReader | null>(null);
  useEffect(
    () => () => {
      held.current?.close();
      held.current = null;
    },
    [],
  );
  return () => {
    held.current ??= createPlanReader(startWorker);
    return held.current;
  };
}
