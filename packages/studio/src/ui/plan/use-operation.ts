import type { PlanOperation } from '@sayso/contracts/plan';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../toasts.tsx';
import { usePlanState } from './plan-context.ts';

/** Makes changes from a form: what was refused is told there, with all that was typed kept; where it is gone, in a toast. */
export function useOperation(initialFault?: string) {
  const { operate } = usePlanState();
  const [fault, setFault] = useState<string | undefined>(initialFault);
  const [isPending, setPending] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** True where it was done. */
  const run = async (operation: PlanOperation): Promise<boolean> => {
    setFault(undefined);
    setPending(true);
    try {
      await operate(operation);
      return true;
    } catch (error) {
      if (isShown.current) setFault(messageOf(error));
      else toast(messageOf(error), { tone: 'danger' });
      return false;
    } finally {
      setPending(false);
    }
  };
  /** The same; once it was done, `onDone` follows. */
  const runThen = async (operation: PlanOperation, onDone: () => void): Promise<boolean> => {
    const isDone = await run(operation);
    if (isDone) onDone();
    return isDone;
  };
  return { run, runThen, fault, setFault, isPending };
}
export type Operation = ReturnType<typeof useOperation>;
