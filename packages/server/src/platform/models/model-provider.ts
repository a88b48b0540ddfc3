import type { TurnProvider } from '@sayso/core/turn-provider';
import type { ModelChoice } from '../../model-choice.ts';
import type { Answering } from './answer-turn.ts';
import { usualLimits } from './tool-steps.ts';

export type ModelSettings = Omit<Answering, 'choice' | 'manners'>;

const usual: ModelSettings = {
  patience: { firstByteMs: 60_000, silenceMs: 60_000 },
  retries: 2,
  limits: usualLimits,
  toolsAgainMs: 5 * 60_000,
};

/** Answers turns with the chosen model. The SDK is loaded with the first question: nobody else pays for it. */
export function createModelProvider(choice: ModelChoice, given: Partial<ModelSettings> = {}): TurnProvider {
  const answering: Answering = { ...usual, ...given, choice, manners: { refusedToolsAt: null } };
  return {
    name: choice.provider === 'compatible' ? choice.model : `${choice.provider}/${choice.model}`,
    repairs: true,
    async *answer(request, signal) {
      const { answerTurn } = await import('./answer-turn.ts');
      const said: string[] = [];
      for await (const event of answerTurn(answering, request, signal)) {
        if (event.type === 'text') said.push(event.text);
        yield event;
      }
      // The built-in builder's plan does not know what a model changed; it reads the app anew when it is asked again.
      if (said.join('').includes('<action ')) yield { type: 'memory', memory: null };
    },
  };
}
