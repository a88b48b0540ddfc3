import type { SourceTree } from './source-tree.ts';

/** What any provider of answers, model or built-in builder, is asked. */
export type TurnRequest = {
  app: { id: string; name: string; description: string; mainPage: string | null };
  /** The working tree at the turn's start. */
  sources: SourceTree;
  /** The provider's own memory of the app (the built-in builder's Blueprint); stored with each checkpoint. */
  memory: unknown;
  /** Earlier visible messages, oldest first, without the one being answered. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  text: string;
  currentPage: string | null;
  /** Files, as people write their paths, that only a person may change. */
  frozen?: readonly string[];
  /** No version of the app exists yet. */
  isFirst: boolean;
  /** Moment of the turn; the only clock that a provider may read, so that answers can be repeated. */
  now: Date;
};

/** Records to show at first; `@Entity:n` stands for the id of the n-th (from 0) sample of that entity. */
export type SampleRecords = readonly { entity: string; records: readonly Record<string, unknown>[] }[];

export type TurnEvent =
  | { type: 'text'; text: string }
  | { type: 'memory'; memory: unknown }
  | { type: 'samples'; samples: SampleRecords }
  | { type: 'usage'; tokensIn: number; tokensOut: number; tokensCached?: number };

/**
 * One answer as a stream; every provider drives the same parser, applier and compiler. What a provider throws fails
 * the turn; a `ProviderFault` also says why, in words for the person.
 */
export type TurnProvider = {
  readonly name: string;
  /** Its blocks are generated, not written by a model: a rewrite that is much shorter is meant so. */
  readonly mayShrink?: boolean;
  /** It can mend what did not pass the checks when it is told; a generator would say the same again. */
  readonly repairs?: boolean;
  answer(request: TurnRequest, signal: AbortSignal): AsyncIterable<TurnEvent>;
};
