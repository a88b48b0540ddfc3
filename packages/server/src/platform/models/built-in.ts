import { answer } from '@sayso/blueprint/answer';
import type { TurnProvider } from '@sayso/core/turn-provider';

/** The built-in builder: answers without any model, key or network. */
export const builtIn: TurnProvider = {
  name: 'built-in',
  mayShrink: true,
  async *answer(request, signal) {
    for await (const event of answer(request)) {
      if (signal.aborted) return;
      yield event;
    }
  },
};
