import type { EntityClient, Where } from '../../sdk/entity-types.ts';

export type ValueKind = 'number' | 'money' | 'percent' | 'date' | 'choice' | 'yesno' | 'text' | 'rows';
/** A column of an input or output that is a table. */
export type CalculatorColumn = { key: string; label: string; kind: ValueKind; unit?: string };

export type CalculatorInput = {
  /** Name under which `calculate` gets the value. */
  key: string;
  label: string;
  /** Dates arrive as `Date`, choices as their value, tables as a list of objects. */
  kind: ValueKind;
  /** Dates: `2026-05-01`, `today` or `today+30`. */
  default?: unknown;
  unit?: string;
  min?: number;
  max?: number;
  whole?: boolean;
  options?: readonly { value: string; label: string }[];
  columns?: readonly CalculatorColumn[];
};

export type CalculatorOutput = {
  key: string;
  label: string;
  kind: ValueKind;
  unit?: string;
  /** Digits after the point, at most 2 without it. */
  digits?: number;
  /** Shown large. */
  main?: boolean;
  columns?: readonly CalculatorColumn[];
};

/** Inputs at the left, results at the right, worked out anew at each change. */
export type CalculatorProps = {
  inputs: readonly CalculatorInput[];
  outputs: readonly CalculatorOutput[];
  /** The page's own function: values by key in, results by key out. */
  calculate: (values: never) => Readonly<Record<string, unknown>>;
  note?: string;
  /** Offers to keep a result: `fields` names the field that takes each input or output. */
  history?: { entity: EntityClient; fields: Readonly<Record<string, string>>; nameField?: string };
};

/** A calculator with keys; `scientific` adds roots, powers, angles and logarithms. */
export type KeypadProps = { scientific?: boolean };

/** Where a score is kept, and the fields that take its parts. A date field gets today, a text field the game's name. */
export type ScoreKeeping = {
  entity: EntityClient;
  fields: {
    score: string;
    /** The account's name, else the person is asked. */
    name?: string | undefined;
    date?: string | undefined;
    /** Points that could be had. */
    total?: string | undefined;
    percent?: string | undefined;
    /** Game or quiz. */
    game?: string | undefined;
    seconds?: string | undefined;
  };
};

/** The best of an entity's scores; equal ones share a rank, and own ones stand out. */
export type LeaderboardProps = {
  title?: string;
  entity: EntityClient;
  nameField: string;
  scoreField: string;
  /** For the choice of a period; `created_date` without it. */
  dateField?: string;
  /** Further fields beside the score. */
  fields?: string[];
  where?: Where;
  /** For times and moves. */
  lowestFirst?: boolean;
  /** Shows everybody once, with the best (default true). */
  bestOnly?: boolean;
  limit?: number;
  emptyText?: string;
};

export type QuizQuestionProps = {
  text: string;
  options: readonly string[];
  /** Text of the right option, its letter or its number. */
  answer: string;
  points?: number;
  explanation?: string;
  image?: string;
};

/** Questions one at a time, right or wrong at once, and a result with a review. */
export type QuizProps = {
  title?: string;
  /** What is taken, for the button and the texts: `quiz` without it. */
  noun?: string;
  /** The entity of the questions; without it `questions` stand in the page. */
  entity?: EntityClient;
  questions?: readonly QuizQuestionProps[];
  textField?: string;
  /** One field with a list of options, or a field for each option. */
  optionFields?: string[];
  answerField?: string;
  pointsField?: string;
  explanationField?: string;
  imageField?: string;
  /** Offers the values of this field as topics or quizzes. */
  topicField?: string;
  where?: Where;
  /** Questions a round; all without it. */
  count?: number;
  shuffle?: boolean;
  secondsPerQuestion?: number;
  /** For the whole quiz. */
  minutes?: number;
  /** Percent of the points that pass. */
  passMark?: number;
  scores?: ScoreKeeping;
  leaderboardPage?: string;
};

/** A session of a timer as a record. */
export type SessionKeeping = {
  entity: EntityClient;
  fields: {
    minutes?: string | undefined;
    seconds?: string | undefined;
    hours?: string | undefined;
    start?: string | undefined;
    end?: string | undefined;
    date?: string | undefined;
    /** Takes the name of the kind, such as Focus. */
    kind?: string | undefined;
    name?: string | undefined;
    task?: string | undefined;
  };
};

/** Counts exactly, also while the tab sleeps; rings, and shows the time in the tab's title. */
export type TimerProps = {
  kind: 'countdown' | 'stopwatch' | 'pomodoro' | 'interval' | 'until';
  /** Countdown: what it starts with, and the lengths offered. */
  minutes?: number;
  presets?: readonly number[];
  /** Minutes of a pomodoro, seconds of an interval. */
  work?: number;
  shortBreak?: number;
  longBreak?: number;
  rest?: number;
  prepare?: number;
  rounds?: number;
  /** A day and time, `2027-06-12T18:00`. */
  until?: string;
  title?: string;
  log?: SessionKeeping;
  /** What a session may be for. */
  tasks?: EntityClient;
};

export type SurveyQuestionType = 'single' | 'multiple' | 'rating' | 'scale' | 'text' | 'yesno';
export type SurveyQuestion = {
  id: string;
  text: string;
  type: SurveyQuestionType;
  required: boolean;
  options: readonly string[];
};

/** Questions and answers lie in two entities (`entity`, `answers`), or the fields of `responses` are the questions. */
export type SurveySource = {
  /** Entity of the questions. */
  entity?: EntityClient;
  textField?: string;
  typeField?: string;
  optionsField?: string;
  requiredField?: string;
  orderField?: string;
  where?: Where;
  /** One record an answer. */
  answers?: EntityClient;
  answerFields?: {
    question: string;
    value: string;
    respondent?: string | undefined;
    response?: string | undefined;
  };
  /** One record a person; its fields are the questions. */
  responses?: EntityClient;
  fields?: string[];
};

export type SurveyProps = SurveySource & {
  intro?: string;
  submitLabel?: string;
  thanks?: string;
  /** Page with what came in. */
  resultsPage?: string;
};

/** For each question a chart, an average or the texts; all of it as CSV. */
export type SurveyResultsProps = SurveySource & { emptyText?: string };

export type ConverterGroup =
  | 'length'
  | 'weight'
  | 'volume'
  | 'temperature'
  | 'area'
  | 'speed'
  | 'time'
  | 'data'
  | 'energy'
  | 'pressure'
  | 'cooking'
  | 'currency';

/** Both ways between units; currencies by rates that can be changed and are marked as such. */
export type ConverterProps = {
  groups?: readonly ConverterGroup[];
  from?: string;
  to?: string;
  /** Units of a currency for one US dollar, in place of the built-in ones. */
  rates?: Readonly<Record<string, number>>;
};
