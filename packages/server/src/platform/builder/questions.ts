import type { Standing } from '@sayso/blueprint/advice/suggest-for';
import type { BuildEvent } from '@sayso/blueprint/answer';
import type { ValueNote } from '@sayso/blueprint/operate/field-notes';
import type { RemovedChoice, RemovedThing } from '@sayso/blueprint/operate/question-of';
import type { ChoiceMove } from '@sayso/blueprint/operate/work';
import type { CheckedAnswer } from '@sayso/blueprint/reading/check-answer';
import type { RowRecipe } from '@sayso/blueprint/tables/table-rows';
import type { PlanPlace, Suggestion } from '@sayso/contracts/chat';
import type { FaultKind } from '@sayso/contracts/faults';
import type { Plan, PlanOperation, PlanQuestion } from '@sayso/contracts/plan';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Template } from '@sayso/contracts/templates';
import type { SourceTree } from '@sayso/core/source-tree';
import type { SampleRecords, TurnRequest } from '@sayso/core/turn-provider';

/** An app as it is, or was. */
export type AppState = Pick<TurnRequest, 'app' | 'sources' | 'memory'>;
/** What operations on a plan come to; nothing is written yet. */
export type PlannedChange = {
  /** One for each thing that was done. */
  lines: string[];
  question: Omit<PlanQuestion, 'left_choices' | 'left_things'>;
  /** Choices that go, whose records were given no other one. */
  gone: RemovedChoice[];
  goneThings: RemovedThing[];
  /** What becomes of values that records may hold. */
  valueNotes: ValueNote[];
  moves: ChoiceMove[];
};
/** What comes back of something that can be refused: faults cross no thread. */
export type Outcome<T> =
  | { done: T }
  | { refused: { kind: FaultKind; message: string; fields?: Record<string, string>; reason?: string } };

/** How much of the words a first build would take in. */
export type FirstRead = {
  /** Words that nothing would come from. */
  unused: string[];
  /** Things that a draft leaves out and the rules heard. */
  alsoHeard: string[];
  /** Nothing can be read from them: what stands in is not what they ask for. */
  isUnreadable: boolean;
};

/** What a first message says of the plan. */
export type FirstPlan = {
  text: string;
  template?: string;
  draft?: PlanDraft;
  plan_operations?: readonly PlanOperation[];
};

export type TextFile = { name: string; text: string };

/** What the worker of the built-in builder is asked. All of it is plain data, since it is cloned on the way. */
export type Questions = {
  answer: { request: TurnRequest };
  rows: { file: TextFile; recipe: RowRecipe };
  suggestions: { standing: Standing };
  samples: { sources: SourceTree; now: Date };
  templates: object;
  plan: { state: AppState };
  /** `base` is the version that the operations were made on, where the app is another one by now. */
  planChange: { state: AppState; base: AppState | null; operations: readonly PlanOperation[] };
  /** Whether a first build can do them. */
  firstPlan: FirstPlan;
  planPlace: { state: AppState; text: string };
  /** What a reader answered to the text. */
  checkReading: { text: string; answer: string };
  warm: object;
};
export type Question = { [Kind in keyof Questions]: { kind: Kind } & Questions[Kind] }[keyof Questions];

/** Rows are asked for by their recipe once their entity is live; `attachment` is the place of their file. */
export type AnswerEvent =
  | Exclude<BuildEvent, { type: 'rows' }>
  | { type: 'rows'; entity: string; file: string; attachment: number; recipe: RowRecipe };

/** Many rows as JSON: a list of `RowsPage`, which takes less memory than objects until it is needed. */
export type RowsPage = { line: number; values: Record<string, unknown> }[];

/** What comes back, by the kind of question. */
export type Answers = {
  answer: AnswerEvent;
  rows: Uint8Array;
  suggestions: Suggestion[];
  samples: SampleRecords;
  templates: Template[];
  plan: Plan;
  planChange: Outcome<PlannedChange>;
  firstPlan: Outcome<FirstRead>;
  planPlace: PlanPlace;
  checkReading: CheckedAnswer;
  warm: never;
};
export type Item = Answers[keyof Answers];
