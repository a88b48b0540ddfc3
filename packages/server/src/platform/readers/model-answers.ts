import type { ReadingFault } from '@sayso/contracts/reading';
import { readingForm, readingInstructions, readingQuestion } from '@sayso/core/prompt/reading-prompt';
import { ProviderFault } from '@sayso/core/provider-fault';
import type { ModelChoice } from '../../model-choice.ts';
import { createComplete } from '../models/complete.ts';
import type { Patience } from '../models/patient-fetch.ts';
import { draftShape } from './draft-shape.ts';
import { type AnswerSource, type ReadingAsked, ReadingProblem } from './reader.ts';

/** Ten times a usual draft, since some models think first; a reading is no way to have a model write something else. */
const maxTokens = 8_000;

type Settings = { patience: Patience; longestMs: number };

/** The installation's model as a source of drafts: one question, held to the draft's schema where the service can. */
export function modelAnswers(choice: ModelChoice, { patience, longestMs }: Settings): AnswerSource {
  const complete = createComplete(choice, patience);
  const ask = ({ text, attachments, onUsage }: ReadingAsked, signal: AbortSignal, isShaped: boolean) =>
    complete(
      {
        instructions: readingInstructions,
        form: readingForm,
        messages: [{ role: 'user', text: readingQuestion(text, attachments) }],
        files: [],
        maxTokens,
        ...(onUsage ? { onUsage } : {}),
        ...(isShaped ? { shape: draftShape } : {}),
      },
      signal,
    );
  return {
    id: 'model',
    name: choice.model,
    async answer(asked, signal) {
      const late = AbortSignal.timeout(longestMs);
      const within = AbortSignal.any([signal, late]);
      try {
        const answer = await ask(asked, within, true).catch((error: unknown) => {
          // A service that does not take the schema may well answer in the shape of the examples.
          if (!isRefused(error)) throw error;
          return ask(asked, within, false);
        });
        // Half an answer is none.
        if (within.aborted) throw new ReadingProblem('late');
        return answer;
      } catch (error) {
        throw late.aborted ? new ReadingProblem('late') : problemOf(error);
      }
    },
  };
}

const isRefused = (error: unknown): boolean => error instanceof ProviderFault && error.kind === 'refused';

const faults: Readonly<Partial<Record<ProviderFault['kind'], ReadingFault>>> = {
  silent: 'late',
  cut: 'cut',
  endless: 'cut',
  declined: 'refused',
  empty: 'invalid',
  unreadable: 'invalid',
};

function problemOf(error: unknown): unknown {
  if (!(error instanceof ProviderFault)) return error;
  return new ReadingProblem(faults[error.kind] ?? 'provider', error.detail, { cause: error });
}
