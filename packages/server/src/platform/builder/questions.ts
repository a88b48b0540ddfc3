import type { Standing } from '@sayso/blueprint/advice/suggest-for';
import type { BuildEvent } from '@sayso/blueprint/answer';
import type { RowRecipe } from '@sayso/blueprint/tables/table-rows';
import type { Suggestion } from '@sayso/contracts/chat';
import type { Plan } from '@sayso/contracts/plan';
import type { Template, TemplateId } from '@sayso/contracts/templates';
import type { SourceTree } from '@sayso/core/source-tree';
import type { SampleRecords, TurnRequest } from '@sayso/core/turn-provider';

export type TextFile = { name: string; text: string };

/** What the worker of the built-in builder is asked. All of it is plain data, since it is cloned on the way. */
export type Questions = {
  answer: { request: TurnRequest };
  rows: { file: TextFile; recipe: RowRecipe };
  suggestions: { standing: Standing };
  samples: { sources: SourceTree; now: Date };
  templates: object;
  templatePlan: { id: TemplateId };
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
  templatePlan: { plan: Plan | null };
  warm: never;
};
export type Item = Answers[keyof Answers];
