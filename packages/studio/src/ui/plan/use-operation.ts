import type { PlanOperation } from '@sayso/contracts/plan';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { usePlanState } from './plan-context.ts';

/** Makes changes from a form: what was refused is told there, with all that was typed kept. */
export function useOperation(initialFault?: string) {
  const { operate } = usePlanState();
  const [fault, setFault] = useState<string | undefined>(initialFault);
  const [isPending, setPending] = useState(false);
  /** True where it was done. */
  const run = async (operation: PlanOperation): Promise<boolean> => {
    setFault(undefined);
    setPending(true);
    try {
      await operate(operation);
      return true;
    } catch (error) {
      setFault(messageOf(error));
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
