import { readFile } from 'node:fs/promises';

/** Bytes of memory that a process has in use; null where the system does not tell, or the process is gone. */
export async function residentMemory(pid: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1_024;
}
