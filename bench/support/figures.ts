import { cpus, totalmem } from 'node:os';

/** One measured line of docs/performance.md. */
export type Figure = { name: string; value: string; aim: string; how: string };

/** The value below which the given share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

export const ms = (value: number): string =>
  value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

export function machineLine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${cpus().length} x ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, aim, how }) => `| ${name} | ${value} | ${aim} | ${how} |`);
  return ['| what | measured | aim | how |', '|---|---|---|---|', ...rows].join('\n');
}
