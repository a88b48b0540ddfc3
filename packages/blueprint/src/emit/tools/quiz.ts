import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { z } from 'zod';
import { entityById } from '../../plan/look.ts';
import type { Emit } from '../emit.ts';
import { element, Imports } from '../jsx.ts';
import { leaderboardOf, quizFields, scoreFields, without } from './roles.ts';
import { entityCode, toolPage } from './tool-page.ts';

const QuizPage = z.object({
  secondsPerQuestion: z.number().optional(),
  minutes: z.number().optional(),
  count: z.number().optional(),
  shuffle: z.boolean().optional(),
  passMark: z.number().optional(),
  description: z.string().optional(),
  /** Where there is no entity of questions. */
  questions: z
    .array(
      z.object({
        text: z.string(),
        options: z.array(z.string()),
        answer: z.string(),
        explanation: z.string().optional(),
      }),
    )
    .optional(),
});

/** Where a score goes, as the kit wants it. */
export function scoreKeeping(entity: BlueprintEntity | undefined, imports: Imports) {
  const fields = entity && scoreFields(entity);
  return entity && fields && { entity: entityCode(imports, entity.name), fields: without(fields) };
}

/** Low results that are good: moves, seconds, tries. */
const lowGames = new Set(['memory', 'minesweeper', 'reaction', 'fifteen', 'number-guess', 'sudoku']);

export const quizPage: Emit = (blueprint, page) => {
  const questions = entityById(blueprint, page.entity);
  const fields = questions && quizFields(questions);
  const { description, questions: own, ...props } = QuizPage.safeParse(page.props ?? {}).data ?? {};
  if (!fields && !own?.length) return undefined;
  const imports = new Imports();
  const scores = entityById(blueprint, page.target);
  const quiz = element(
    imports.kit('Quiz'),
    {
      title: page.label,
      ...(questions && fields
        ? { entity: entityCode(imports, questions.name), ...fields }
        : { questions: own }),
      ...props,
      scores: scoreKeeping(scores, imports),
      leaderboardPage: leaderboardOf(blueprint, scores),
    },
    [],
    '      ',
  );
  return toolPage({ name: page.name, title: page.label, description, imports, children: [quiz] });
};

export const leaderboardPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  const fields = entity && scoreFields(entity);
  if (!entity || !fields?.name) return undefined;
  const imports = new Imports();
  const asked = z.object({ lowestFirst: z.boolean().optional() }).safeParse(page.props ?? {})
    .data?.lowestFirst;
  const games = blueprint.pages.filter(
    ({ archetype, entity: scores }) => archetype === 'game' && scores === entity.id,
  );
  const isLow = games.length > 0 && games.every(({ props }) => lowGames.has(String(props?.['game'])));
  const board = element(
    imports.kit('Leaderboard'),
    {
      entity: entityCode(imports, entity.name),
      nameField: fields.name,
      scoreField: fields.score,
      dateField: fields.date,
      lowestFirst: (asked ?? isLow) || undefined,
    },
    [],
    '      ',
  );
  return toolPage({ name: page.name, title: page.label, imports, children: [board] });
};

const GamePage = z.object({ game: z.string(), description: z.string().optional() }).catchall(z.json());

export const gamePage: Emit = (blueprint, page) => {
  const read = GamePage.safeParse(page.props);
  if (!read.success) return undefined;
  const { description, ...props } = read.data;
  const imports = new Imports();
  const scores = entityById(blueprint, page.entity);
  const game = element(
    imports.kit('Game'),
    { ...props, scores: scoreKeeping(scores, imports), leaderboardPage: leaderboardOf(blueprint, scores) },
    [],
    '      ',
  );
  return toolPage({ name: page.name, title: page.label, description, imports, children: [game] });
};
