import { writeTurnPrompt } from '@sayso/core/prompt/turn-prompt';
import type { TurnProvider } from '@sayso/core/turn-provider';
import type { ModelChoice } from '../../model-choice.ts';
import type { Asking } from './ask-model.ts';

const usual: Omit<Asking, 'choice'> = {
  patience: { firstByteMs: 60_000, silenceMs: 60_000 },
  retries: 2,
};

/** Answers turns with the chosen model. The SDK is loaded with the first question: nobody else pays for it. */
export function createModelProvider(
  choice: ModelChoice,
  given: Partial<Omit<Asking, 'choice'>> = {},
): TurnProvider {
  return {
    name: choice.provider === 'compatible' ? choice.model : `${choice.provider}/${choice.model}`,
    repairs: true,
    async *answer(request, signal) {
      const { askModel } = await import('./ask-model.ts');
      const said: string[] = [];
      for await (const event of askModel({ ...usual, ...given, choice }, writeTurnPrompt(request), signal)) {
        if (event.type === 'text') said.push(event.text);
        yield event;
      }
      // The built-in builder's plan does not know what a model changed; it reads the app anew when it is asked again.
      if (said.join('').includes('<action ')) yield { type: 'memory', memory: null };
    },
  };
}
