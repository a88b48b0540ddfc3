import type { CheckedAnswer } from '@sayso/blueprint/reading/check-answer';
import type { CloserReader, Reading, ReadingFault } from '@sayso/contracts/reading';
import type { Usage } from '../models/complete.ts';

/** Why there is no reading, told apart because each has a sentence of its own; `detail` is for the log. */
export class ReadingProblem extends Error {
  readonly fault: ReadingFault;
  readonly detail: string;

  constructor(fault: ReadingFault, detail = '', options?: ErrorOptions) {
    super(`No reading: ${fault}`, options);
    this.name = 'ReadingProblem';
    this.fault = fault;
    this.detail = detail;
  }
}

export type ReadingAsked = {
  text: string;
  /** The words of what came with it. */
  attachments: readonly string[];
  /** Whose text it is, by any stable id: one asker's readings do not keep the others waiting. */
  asker: string;
  /** Told what each question to a model took. */
  onUsage?: (usage: Usage) => void;
};

/** Reads a description closely. Throws a `ReadingProblem` where that fails, for whatever reason. */
export type Reader = {
  readonly id: CloserReader;
  /** What people are told reads for them. */
  readonly name: string;
  read(asked: ReadingAsked, signal: AbortSignal): Promise<Reading>;
};

/** What answers with a draft as text; nothing that it says is relied on. */
export type AnswerSource = Pick<Reader, 'id' | 'name'> & {
  answer(asked: ReadingAsked, signal: AbortSignal): Promise<string>;
};

type Check = (asker: string, text: string, answer: string) => Promise<CheckedAnswer>;

/** A reader whose answers are checked against the words that they were made from. */
export const createReader = (source: AnswerSource, check: Check): Reader => ({
  id: source.id,
  name: source.name,
  async read(asked, signal) {
    const startedAt = performance.now();
    const answer = await source.answer(asked, signal);
    // What came with the words says something of the app, too.
    const said = [asked.text, ...asked.attachments].join('\n\n');
    const checked = await check(asked.asker, said, answer);
    if ('fault' in checked) throw new ReadingProblem(checked.fault);
    const took = Math.round(performance.now() - startedAt);
    return { ...checked, reader: source.id, took_ms: took };
  },
});
