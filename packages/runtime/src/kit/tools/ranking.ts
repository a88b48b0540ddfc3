import type { Row } from '../../sdk/entity-types.ts';
import { leaderboard } from '../../texts/tools/leaderboard.ts';

export type Ranked = { rank: number; name: string; score: number; row: Row };
type Ranking = {
  nameField: string;
  scoreField: string;
  lowestFirst?: boolean | undefined;
  bestOnly?: boolean | undefined;
};

/** Best first; equal scores share a rank and the next rank is left out (1, 2, 2, 4). Rows without a score do not count. */
export function rankRows(
  rows: readonly Row[],
  { nameField, scoreField, lowestFirst, bestOnly = true }: Ranking,
): Ranked[] {
  const better = (one: number, other: number) => (lowestFirst ? one - other : other - one);
  const scored = rows.flatMap((row) => {
    const score = row[scoreField];
    if (typeof score !== 'number' || !Number.isFinite(score)) return [];
    return [{ row, score, name: String(row[nameField] ?? '').trim() || leaderboard.noName }];
  });
  scored.sort((one, other) => better(one.score, other.score) || one.name.localeCompare(other.name));
  const seen = new Set<string>();
  const shown = bestOnly
    ? scored.filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    : scored;
  const ranks: Ranked[] = [];
  for (const [at, entry] of shown.entries()) {
    const before = ranks[at - 1];
    ranks.push({ ...entry, rank: before?.score === entry.score ? before.rank : at + 1 });
  }
  return ranks;
}
