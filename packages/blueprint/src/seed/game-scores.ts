import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { scoreFields } from '../emit/tools/roles.ts';
import { gameScoresOf } from '../lexicon/tools/game-scores.ts';

/** Results as the game counts them: eight pairs are not found in three moves. */
export function settleScores(
  { pages }: Blueprint,
  entity: BlueprintEntity,
  records: readonly Record<string, unknown>[],
): void {
  const games = pages.filter((page) => page.archetype === 'game' && page.entity === entity.id);
  const isQuiz = pages.some((page) => page.archetype === 'quiz' && page.target === entity.id);
  const results = isQuiz ? undefined : gameScoresOf(games[0]?.props)?.results;
  const key = scoreFields(entity)?.score;
  if (!results || key === undefined) return;
  for (const [index, record] of records.entries()) {
    const round = Math.floor(index / results.length);
    record[key] = (results[index % results.length] ?? 1) + round * 4;
  }
}
