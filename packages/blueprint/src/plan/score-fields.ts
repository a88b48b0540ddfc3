import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { gameScoresOf } from '../lexicon/tools/game-scores.ts';
import type { ToolIntent } from '../read/tools/tool-intent.ts';

const teams = [
  'The Old Foxes',
  'Table Nine',
  'Back Row',
  'Know It Owls',
  'Four and a Half',
  'The Night Shift',
  'Harbour Lights',
  'Second Breakfast',
];

/** Under what people play, as the text calls it: a nickname, the name of a team. */
export function nameScores(score: BlueprintEntity, text: string): void {
  const name = score.fields.find(({ key, why }) => key === 'name' && why.from !== 'text');
  if (!name) return;
  if (/\bnick ?names?\b/i.test(text)) name.label = 'Nickname';
  else if (/\bteam names?\b|\bteams\b[^.]{0,60}\b(?:play|answer|scores?|leave|compete|quiz)/i.test(text)) {
    name.label = 'Team name';
    score.titles ??= [...teams];
  }
}

/** A game counts moves or seconds, and nothing out of a total. */
export function countAsPlayed(score: BlueprintEntity, tools: readonly ToolIntent[]): void {
  if (tools.some(({ kind }) => kind === 'quiz')) return;
  const labels = new Set(
    tools.filter(({ kind }) => kind === 'game').map(({ props }) => gameScoresOf(props)?.label),
  );
  const [label] = labels;
  const isOwn = ({ key, why }: BlueprintField, name: string): boolean => key === name && why.from !== 'text';
  const counted = score.fields.find((field) => isOwn(field, 'score'));
  if (counted && label !== undefined && labels.size === 1) counted.label = label;
  score.fields = score.fields.filter((field) => !isOwn(field, 'total'));
}
