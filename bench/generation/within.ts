import { Fails, type Reason } from './fails.ts';
import type { Place } from './place.ts';

/** Gives up after so many seconds, and leaves the tab that hangs for a new one. */
export async function within<T>(place: Place, seconds: number, deed: () => Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const waited = new Promise<never>((_, refuse) => {
    late = setTimeout(() => refuse(new Late(seconds)), seconds * 1000);
  });
  try {
    return await Promise.race([deed(), waited]);
  } catch (error) {
    if (error instanceof Late) await place.reopened();
    throw error;
  } finally {
    clearTimeout(late);
  }
}

class Late extends Fails {
  constructor(seconds: number) {
    super('stuck', `not done in ${seconds} seconds`);
  }
}

const terminalCodes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** What went wrong on one line. */
export function plainReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(terminalCodes, '')
    .split('\n')
    .slice(0, 4)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 260);
}

/** Errors of the browser's driver mean that something was waited for in vain. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof Fails) return error.reason;
  if (error instanceof Error && error.name === 'TimeoutError') return 'control missing';
  return error instanceof Error && error.constructor.name === 'DoesNotHold' ? 'otherwise than said' : 'stuck';
}
