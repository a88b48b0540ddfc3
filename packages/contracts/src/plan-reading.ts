import type { Plan, PlanOperation } from './plan.ts';
import type { PlanDraft } from './plan-draft.ts';
import type { Template, TemplateId } from './templates.ts';

/** What a plan is read from before anything is built: words, a starter app, or both. */
export type PlanStart = {
  text: string;
  template: TemplateId | null;
  /** What a closer reader made of the words, which stands in for the rules' reading of them. */
  draft?: PlanDraft | null | undefined;
};

/**
 * What another reading of the same words changes: ids of its things, fields and pages, its people as rules name them
 * (`users`, `role:mechanic`), and what is gone with it.
 */
export type PlanDifference = {
  added: string[];
  changed: string[];
  /** Each named as it is read out, such as "Repair: price". */
  gone: string[];
  /** How many fields are gone with it that nobody asked for. */
  gone_assumed: number;
  /** How what is changed was before, by its id, where that is known: "was a choice". */
  was: Record<string, string>;
};

/** Asked of the reader, which runs apart from the page. */
export type PlanReading = {
  start: PlanStart;
  /** What the operations were made on; where it is another, they are carried over. */
  madeOn: PlanStart;
  operations: readonly PlanOperation[];
};

export type PlanAnswer = {
  plan: Plan;
  /** Words of the description that nothing came from. */
  unused: string[];
  /** Those that were done, for the plan of `start`. */
  operations: PlanOperation[];
  /** What each of them did, in words. */
  lines: string[];
  /** What could not be carried over, each a sentence. */
  lost: string[];
  /** Why the last operation was refused, which is left out then. */
  refused: string | null;
  /** Why no app can be read from the words, empty where they say too little; null where one can. */
  unreadable: string | null;
  /** Nothing is built of the words, whoever reads them. */
  isRefused: boolean;
  /** The starter app that the words are about, where one clearly is. */
  nearest: Template | null;
  /** Names of things that only the rules found, where a closer reader read the words. */
  alsoHeard: string[];
  /** From the plan that the rules make of the same words; null where no closer reader read them, or only one could. */
  difference: PlanDifference | null;
};

export type ReaderQuestion = PlanReading & { id: number };
export type ReaderReply = { id: number; answer: PlanAnswer } | { id: number; failure: string };
