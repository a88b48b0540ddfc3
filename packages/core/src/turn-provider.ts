import type { PlanOperation } from '@sayso/contracts/plan';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Attachment } from './attachments.ts';
import type { SourceTree } from './source-tree.ts';

/** What any provider of answers, model or built-in builder, is asked. */
export type TurnRequest = {
  app: { id: string; name: string; description: string; mainPage: string | null };
  /** Whose question it is, by any stable id: one asker's many questions do not keep the others waiting. */
  asker: string;
  /** The working tree at the turn's start. */
  sources: SourceTree;
  /** The provider's own memory of the app (the built-in builder's Blueprint); stored with each checkpoint. */
  memory: unknown;
  /** Earlier visible messages, oldest first, without the one being answered. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  text: string;
  /**
   * The person’s own words, which say what may go, shrink or open to others, where `text` is none of them: it tells of
   * errors; then those of the message that is to be finished, if any.
   */
  wish?: string;
  /** What the person was warned of in the changes of the answer before this one, or of this one so far. */
  warnings?: readonly string[];
  /** What came with the message. */
  attachments?: readonly Attachment[];
  currentPage: string | null;
  /** Files, as people write their paths, that only a person may change. */
  frozen?: readonly string[];
  /** The only files that the answer may change; all when absent. */
  only?: readonly string[];
  /** The page that is to be written, where that is all that is asked. */
  writes?: string;
  /**
   * Changes of the plan to be carried out, in place of what words say; of a first build they follow the reading of
   * `text`, or what the starter app says.
   */
  plan?: readonly PlanOperation[];
  /** What a closer reader made of `text`, in place of the rules' reading of it. */
  draft?: PlanDraft;
  /** The starter app that a first build begins with, in place of a description. */
  template?: string;
  /** Whether the model is to write all of a first build itself, without a plan to begin with; absent where nobody chose. */
  writesAll?: boolean;
  /** Errors are to be put right: the text tells of them and describes nothing. */
  isFix?: boolean;
  /** No version of the app exists yet. */
  isFirst: boolean;
  /** What may be looked up while answering; absent where a provider gets along without. */
  tools?: Toolbox;
  /** Moment of the turn; the only clock that a provider may read, so that answers can be repeated. */
  now: Date;
};

/** Records to show at first; `@Entity:n` stands for the id of the n-th (from 0) sample of that entity. */
export type SampleRecords = readonly {
  entity: string;
  records: readonly Record<string, unknown>[];
  /** How long ago each seems to have been made, the first the longest; all now where that is left out. */
  minutesAgo?: readonly number[];
}[];

/** Rows of a file that become records of an entity once it is live; lines count from 1. */
export type BroughtRows = {
  entity: string;
  file: string;
  rows(): AsyncIterable<{ line: number; values: Readonly<Record<string, unknown>> }>;
};

/** A tool as every model service is told of it; `parameters` is a JSON schema of an object. */
export type ToolSpec = {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
};

export type ToolTable = { widget: 'table'; data: { columns: string[]; rows: Record<string, unknown>[] } };
export type ToolOutcome = {
  /** For the model; what others wrote is fenced as data in it. */
  text: string;
  /** The same for the person, in few words. */
  results: string;
  display?: ToolTable;
  isError?: boolean;
};

/**
 * What a turn lets its provider look up. A provider calls a tool when all events that it gave before were taken, so
 * that tools see the files of the very answer. Never throws for what a model did wrong: that is an outcome.
 */
export type Toolbox = {
  readonly specs: readonly ToolSpec[];
  call(name: string, input: unknown, signal: AbortSignal): Promise<ToolOutcome>;
};

export type TurnEvent =
  | { type: 'text'; text: string }
  | { type: 'memory'; memory: unknown }
  | { type: 'samples'; samples: SampleRecords }
  | { type: 'rows'; rows: BroughtRows }
  | { type: 'tool_call'; id: string; name: string; arguments: Record<string, unknown> }
  | { type: 'tool_result'; id: string; outcome: ToolOutcome }
  | UsageEvent;

/** What one question to a model service took; an answer may take several. */
export type UsageEvent = { type: 'usage'; tokensIn: number; tokensOut: number; tokensCached?: number };

export type Hearing = {
  signal: AbortSignal;
  /** Told at once: what was asked was paid for, also where nothing comes of it. */
  onUsage(usage: UsageEvent): void;
};

export type Beginning = {
  /** Blocks of a generator. */
  events: AsyncIterable<TurnEvent>;
  /** What the provider is asked next, on top of what stands by then; null where nothing is left to do. */
  goOn: string | null;
};

/**
 * One answer as a stream; every provider drives the same parser, applier and compiler. What a provider throws fails
 * the turn; a `ProviderFault` also says why, in words for the person.
 */
export type TurnProvider = {
  readonly name: string;
  /**
   * What a first build begins with, before the provider writes a line of its own: an app that works already. Null where
   * there is nothing to begin with; then `answer` builds all of it.
   */
  begin?(request: TurnRequest, hearing: Hearing): Promise<Beginning | null>;
  /** Its blocks are generated, not written by a model: a rewrite that is much shorter is meant so. */
  readonly mayShrink?: boolean;
  /** It can mend what did not pass the checks when it is told; a generator would say the same again. */
  readonly repairs?: boolean;
  answer(request: TurnRequest, signal: AbortSignal): AsyncIterable<TurnEvent>;
  /** Reads what answers need, so that the first one comes as soon as the others. */
  warm?(): Promise<void>;
};
