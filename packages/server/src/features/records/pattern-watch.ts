import { createContext, Script } from 'node:vm';
import { Fault } from '@sayso/contracts/faults';

const context = createContext(Object.create(null));
const script = new Script('work()');
const mostMs = 1_000;
let isWatched = false;

/**
 * Bounds what the `pattern`s of schemas cost one call, however many records it brings: JavaScript's engine backtracks,
 * and a pattern comes from whoever wrote the app. Throws 422 after a second; within another watch, that one's second
 * counts. The vm serves as a stop-watch here, not as a sandbox: no foreign code runs in it.
 */
export function withPatternWatch<T>(work: () => T): T {
  if (isWatched) return work();
  isWatched = true;
  context['work'] = work;
  try {
    return script.runInContext(context, { timeout: mostMs }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Fault('invalid', 'The patterns of these fields take too long to check', { cause: error });
  } finally {
    delete context['work'];
    isWatched = false;
  }
}
