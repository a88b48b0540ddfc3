import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { scoreFields } from '../emit/tools/roles.ts';
import { gameScoresOf } from '../lexicon/tools/game-scores.ts';
import { quizSamples } from './tool-samples.ts';

/** Results as the game counts them: eight pairs are not found in three moves. */
export function settleScores(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  records: readonly Record<string, unknown>[],
): void {
  const { pages } = blueprint;
  const quiz = pages.find((page) => page.archetype === 'quiz' && page.target === entity.id);
  if (quiz) settleQuiz(blueprint, quiz, records);
  const games = pages.filter((page) => page.archetype === 'game' && page.entity === entity.id);
  const results = quiz ? undefined : gameScoresOf(games[0]?.props)?.results;
  const key = scoreFields(entity)?.score;
  if (!results || key === undefined) return;
  for (const [index, record] of records.entries()) {
    const round = Math.floor(index / results.length);
    record[key] = (results[index % results.length] ?? 1) + round * 4;
  }
}

/** Right answers are counted out of as many as there are questions. */
function settleQuiz(
  { entities }: Blueprint,
  { entity: id, props }: BlueprintPage,
  records: readonly Record<string, unknown>[],
): void {
  const questions = entities.find((one) => one.id === id);
  const topic = props?.['topic'];
  const most = questions ? quizSamples(questions, typeof topic === 'string' ? topic : undefined).length : 0;
  for (const record of records) {
    const { score, total } = record;
    if (most === 0 || typeof score !== 'number' || typeof total !== 'number' || total === 0) continue;
    Object.assign(record, { score: Math.round((score / total) * most), total: most });
  }
}
