import type { TurnRequest } from '@sayso/core/turn-provider';

type Said = Pick<TurnRequest, 'sources' | 'text'> &
  Partial<Pick<TurnRequest, 'warnings' | 'app'>> & { answer: string };

/** The question of a later round of one turn: what was said in it so far is history by then. */
export const askedOn = (request: TurnRequest, { answer, ...rest }: Said): TurnRequest => ({
  ...request,
  ...rest,
  isFirst: false,
  history: [
    ...request.history,
    { role: 'user', content: request.text },
    { role: 'assistant', content: answer },
  ],
});
