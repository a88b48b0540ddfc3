import { openaiRefusal } from './openai-errors.ts';
import { event, listOf, textOf, type Wire } from './wire.ts';

/** Chat completions as Ollama, vLLM, llama.cpp and gateways speak them. */
export const compatibleWire: Wire = {
  provider: 'compatible',
  basePath: '/v1',
  keyOf: (headers) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1],
  complaint({ path, body }) {
    if (path !== '/v1/chat/completions') return `Unknown request URL: POST ${path}`;
    const [first, ...others] = listOf(body['messages']).map(({ role }) => role);
    if (first !== 'system') return 'System message must be at the beginning';
    const isInTurns = others.every((role, at) => role === (at % 2 === 0 ? 'user' : 'assistant'));
    return isInTurns ? null : 'Conversation roles must alternate user/assistant';
  },
  promptOf: (body) =>
    listOf(body['messages']).map(({ role, content }) => ({ role: String(role), text: textOf(content) })),
  modelOf: ({ body }) => body['model'],
  open: () => event(chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])),
  text: (content) => event(chunk([{ index: 0, delta: { content }, finish_reason: null }])),
  end: ({ input, cached, output }) =>
    `${event(chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]))}${event({
      ...chunk([]),
      usage: {
        prompt_tokens: input,
        completion_tokens: output,
        total_tokens: input + output,
        prompt_tokens_details: { cached_tokens: cached },
      },
    })}data: [DONE]\n\n`,
  refusal: openaiRefusal,
};

const chunk = (choices: object[]) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_760_000_000,
  model: 'local-test',
  choices,
});
