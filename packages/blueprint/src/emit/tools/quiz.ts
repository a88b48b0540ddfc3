import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
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
  /** What it is called where it is no quiz: "test". */
  noun: z.string().optional(),
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
      leaderboardPage: leaderboardOf(blueprint, scores)?.name,
    },
    [],
    '      ',
  );
  const children = withScores({ blueprint, page, imports, play: quiz, scores });
  return toolPage({ name: page.name, title: page.label, description, imports, children });
};

/** The ranking of a page's scores; undefined where they have no name to stand under. */
function boardElement(blueprint: Blueprint, page: BlueprintPage, imports: Imports, limit?: number) {
  const entity = entityById(blueprint, page.entity);
  const fields = entity && scoreFields(entity);
  if (!entity || !fields?.name) return undefined;
  const asked = z.object({ lowestFirst: z.boolean().optional() }).safeParse(page.props ?? {})
    .data?.lowestFirst;
  const games = blueprint.pages.filter(
    ({ archetype, entity: scores }) => archetype === 'game' && scores === entity.id,
  );
  const isLow = games.length > 0 && games.every(({ props }) => lowGames.has(String(props?.['game'])));
  return element(
    imports.kit('Leaderboard'),
    {
      entity: entityCode(imports, entity.name),
      nameField: fields.name,
      scoreField: fields.score,
      dateField: fields.date,
      lowestFirst: (asked ?? isLow) || undefined,
      limit,
    },
    [],
    '      ',
  );
}

export const leaderboardPage: Emit = (blueprint, page) => {
  const imports = new Imports();
  const board = boardElement(blueprint, page, imports);
  return board && toolPage({ name: page.name, title: page.label, imports, children: [board] });
};

type Played = {
  blueprint: Blueprint;
  page: BlueprintPage;
  imports: Imports;
  play: string;
  scores: BlueprintEntity | undefined;
};

/** A game or quiz with the best scores beside it, where whoever plays may see them. */
function withScores({ blueprint, page, imports, play, scores }: Played): string[] {
  const ranking = leaderboardOf(blueprint, scores);
  const isSeen = ranking !== undefined && (ranking.public || !page.public);
  const board = isSeen ? boardElement(blueprint, ranking, imports, 10) : undefined;
  if (board === undefined) return [play];
  const inner = [play, board].map((part) => part.replace(/^/gm, '  '));
  return [element(imports.kit('Grid'), { kind: 'aside' }, inner, '      ')];
}

const GamePage = z.object({ game: z.string(), description: z.string().optional() }).catchall(z.json());

export const gamePage: Emit = (blueprint, page) => {
  const read = GamePage.safeParse(page.props);
  if (!read.success) return undefined;
  const { description, ...props } = read.data;
  const imports = new Imports();
  const scores = entityById(blueprint, page.entity);
  const game = element(
    imports.kit('Game'),
    {
      ...props,
      scores: scoreKeeping(scores, imports),
      leaderboardPage: leaderboardOf(blueprint, scores)?.name,
    },
    [],
    '      ',
  );
  const children = withScores({ blueprint, page, imports, play: game, scores });
  return toolPage({ name: page.name, title: page.label, description, imports, children });
};
