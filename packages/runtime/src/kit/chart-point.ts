export type ChartPoint = { key: string; label: string; value: number; second?: number; color: string | null };
