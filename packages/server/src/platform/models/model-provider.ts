import type { TurnProvider } from '@sayso/core/turn-provider';
import type { ModelChoice } from '../../model-choice.ts';
import type { Answering } from './answer-turn.ts';
import { usualResuming } from './breaks.ts';
import type { Patience } from './patient-fetch.ts';
import { usualLimits } from './tool-steps.ts';

/** Providers send a sign of life while a model thinks; one that sends none is not told from one that hangs. */
export const patienceOf = ({ modelSilenceMs: ms }: { modelSilenceMs: number }): Patience => ({
  firstByteMs: ms,
  silenceMs: ms,
});

export type ModelSettings = Omit<Answering, 'choice' | 'manners'>;

const usual: ModelSettings = {
  patience: patienceOf({ modelSilenceMs: 120_000 }),
  retries: 2,
  resuming: usualResuming,
  limits: usualLimits,
  toolsAgainMs: 5 * 60_000,
};

const opener = '<action ';

/** What the installation's times make of the usual settings. */
export const settingsFor = (times: {
  modelSilenceMs: number;
  turnLimits: { milliseconds: number };
}): Partial<ModelSettings> => ({
  patience: patienceOf(times),
  // A slow model that is told that nothing more is looked up has time left to finish in.
  limits: { ...usualLimits, milliseconds: times.turnLimits.milliseconds * 0.75 },
});

/** Answers turns with the chosen model. The SDK is loaded with the first question: nobody else pays for it. */
export function createModelProvider(choice: ModelChoice, given: Partial<ModelSettings> = {}): TurnProvider {
  const answering: Answering = { ...usual, ...given, choice, manners: { refusedToolsAt: null } };
  return {
    name: choice.provider === 'compatible' ? choice.model : `${choice.provider}/${choice.model}`,
    repairs: true,
    async *answer(request, signal) {
      const { answerTurn } = await import('./answer-turn.ts');
      let tail: string | null = '';
      for await (const event of answerTurn(answering, request, signal)) {
        yield event;
        if (event.type !== 'text' || tail === null) continue;
        tail += event.text;
        if (tail.includes(opener)) {
          // The built-in builder's plan does not know what a model changes; it reads the app anew when it is asked again.
          yield { type: 'memory', memory: null };
          tail = null;
        } else tail = tail.slice(1 - opener.length);
      }
    },
  };
}
