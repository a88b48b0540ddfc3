import type { Row } from '../../sdk/entity-types.ts';
import { quiz } from '../../texts/tools/quiz.ts';
import type { QuizProps, QuizQuestionProps } from './tool-api.ts';

export type QuizQuestion = {
  id: string;
  text: string;
  options: string[];
  /** Position of the right option; -1 where the answer is typed. */
  correct: number;
  answer: string;
  points: number;
  explanation: string;
  image: string;
};

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!?]$/, '');
const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).trim();
const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/\n|;|\|/))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Which option an answer means: by its text, else by its letter, number or field (`b`, `Option B`, `2`, `option_b`). */
export function correctOption(options: readonly string[], answer: string): number {
  const wanted = plain(answer);
  const byText = options.findIndex((option) => plain(option) === wanted);
  if (byText >= 0) return byText;
  const letter = /^(?:option|answer|choice)?[\s_-]*([a-h])[).]?$/.exec(wanted)?.[1];
  const number = /^(?:option|answer|choice)?[\s_-]*(\d)[).]?$/.exec(wanted)?.[1];
  const at = letter === undefined ? Number(number ?? 0) - 1 : letter.charCodeAt(0) - 97;
  return at >= 0 && at < options.length ? at : -1;
}

export function readQuestion(row: Row, props: QuizProps): QuizQuestion | undefined {
  const { textField = 'text', optionFields = ['options'], answerField = 'answer' } = props;
  const text = textOf(row[textField]);
  const answer = textOf(row[answerField]);
  if (text === '' || answer === '') return undefined;
  const isSingle = optionFields.length === 1;
  const given = isSingle ? listOf(row[optionFields[0] ?? '']) : optionFields.map((key) => textOf(row[key]));
  // Letters count empty fields, too: option c stays c where b is left empty.
  const meant = given[correctOption(given, answer)];
  const options = given.filter((option) => option !== '');
  const isTrueOrFalse = options.length === 0 && /^(?:true|false)$/i.test(answer);
  if (isTrueOrFalse) options.push(quiz.trueOption, quiz.falseOption);
  const shown = isTrueOrFalse ? options[/^true$/i.test(answer) ? 0 : 1] : meant;
  const points = props.pointsField === undefined ? undefined : row[props.pointsField];
  return {
    id: row.id,
    text,
    options,
    correct: options.findIndex((option) => plain(option) === plain(shown ?? answer)),
    answer: shown ?? answer,
    points: typeof points === 'number' && points > 0 ? points : 1,
    explanation: props.explanationField === undefined ? '' : textOf(row[props.explanationField]),
    image: props.imageField === undefined ? '' : textOf(row[props.imageField]),
  };
}

export const questionOfPage = (question: QuizQuestionProps, at: number): QuizQuestion | undefined =>
  readQuestion(
    { id: `q${at}`, ...question },
    { pointsField: 'points', explanationField: 'explanation', imageField: 'image' },
  );

/** A typed answer may differ in case, spaces and a full stop. */
export const isRight = (question: QuizQuestion, given: string | null): boolean =>
  given !== null && plain(given) === plain(question.answer);

/** The list in another order; the same `random` gives the same order. */
export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

export type Given = { question: QuizQuestion; answer: string | null };
export type QuizState = {
  phase: 'start' | 'asking' | 'told' | 'done';
  questions: readonly QuizQuestion[];
  given: readonly Given[];
};
export type QuizStep =
  | { type: 'start'; questions: readonly QuizQuestion[] }
  /** `null` where the time ran out. */
  | { type: 'answer'; answer: string | null }
  | { type: 'next' }
  | { type: 'stop' };

export const quizStart: QuizState = { phase: 'start', questions: [], given: [] };

export function stepQuiz(state: QuizState, step: QuizStep): QuizState {
  const question = state.questions[state.given.length];
  switch (step.type) {
    case 'start':
      return {
        phase: step.questions.length === 0 ? 'start' : 'asking',
        questions: step.questions,
        given: [],
      };
    case 'answer':
      if (state.phase !== 'asking' || question === undefined) return state;
      return { ...state, phase: 'told', given: [...state.given, { question, answer: step.answer }] };
    case 'next':
      if (state.phase !== 'told') return state;
      return { ...state, phase: question === undefined ? 'done' : 'asking' };
    case 'stop': {
      if (state.phase !== 'asking' && state.phase !== 'told') return state;
      const left = state.questions
        .slice(state.given.length)
        .map((each) => ({ question: each, answer: null }));
      return { ...state, phase: 'done', given: [...state.given, ...left] };
    }
  }
}

export function quizScore(given: readonly Given[]): { score: number; total: number; right: number } {
  const right = given.filter(({ question, answer }) => isRight(question, answer));
  const sum = (list: readonly Given[]) => list.reduce((points, { question }) => points + question.points, 0);
  return { score: sum(right), total: sum(given), right: right.length };
}
