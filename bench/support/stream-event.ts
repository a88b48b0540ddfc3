/** One piece of an answer as compatible services stream it. */
export const streamEvent = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

export const streamEnd = `${streamEvent({}, 'stop')}data: [DONE]\n\n`;
