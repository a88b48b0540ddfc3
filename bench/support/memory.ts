import { readdir, readFile } from 'node:fs/promises';

/** Memory of a group of processes; what they share, their program above all, counts once. */
export async function residentBytes(group: number): Promise<number> {
  const sizes: { own: number; shared: number }[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    // A process may end while it is looked at.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) continue;
    const sums = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    const bytesOf = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(sums)?.[1] ?? 0) * 1024;
    const own = bytesOf('Private_Clean') + bytesOf('Private_Dirty');
    sizes.push({ own, shared: bytesOf('Rss') - own });
  }
  return sizes.reduce((sum, { own }) => sum + own, Math.max(...sizes.map(({ shared }) => shared)));
}
