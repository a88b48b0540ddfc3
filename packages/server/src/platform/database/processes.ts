import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** True while the process exists, whoever owns it; a zombie counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processState(pid)?.state !== 'Z';
}

/** State letter and start time of a process where the system has /proc; the pair tells a re-used pid apart. */
export function processState(pid: number): { state: string; startedAt: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '?', startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}

/** Waits until the process is gone; false when it is still there after `ms`. */
export async function untilGone(pid: number, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/** Fast shutdown, then immediate, then kill: ends within about 14 s whatever the process does. */
export async function endPostgres(pid: number): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patience: 7_000 },
    { signal: 'SIGQUIT', patience: 3_000 },
    { signal: 'SIGKILL', patience: 4_000 },
  ] as const;
  for (const { signal, patience } of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await untilGone(pid, patience)) return;
  }
}
