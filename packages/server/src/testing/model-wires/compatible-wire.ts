import { openaiRefusal } from './openai-errors.ts';
import { event, isRecord, listOf, textOf, unanswered, type Wire } from './wire.ts';

/** Chat completions as Ollama, vLLM, llama.cpp and gateways speak them. */
export const compatibleWire: Wire = {
  provider: 'compatible',
  basePath: '/v1',
  keyOf: (headers) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1],
  complaint({ path, body }) {
    if (path !== '/v1/chat/completions') return `Unknown request URL: POST ${path}`;
    const messages = listOf(body['messages']);
    const calls = messages.flatMap(({ tool_calls }) => listOf(tool_calls));
    const problem = unanswered(
      calls.map(({ id }) => id),
      resultsOf(body).map(({ id }) => id),
    );
    if (problem !== null) return problem;
    if (calls.some((call) => !isWhole(call))) return 'function.arguments must be JSON';
    const spoken = messages.filter(({ role, tool_calls }) => role !== 'tool' && tool_calls === undefined);
    const [first, ...others] = spoken.map(({ role }) => role);
    if (first !== 'system') return 'System message must be at the beginning';
    const isInTurns = others.every((role, at) => role === (at % 2 === 0 ? 'user' : 'assistant'));
    return isInTurns ? null : 'Conversation roles must alternate user/assistant';
  },
  promptOf: (body) =>
    listOf(body['messages']).map(({ role, content }) => ({ role: String(role), text: textOf(content) })),
  modelOf: ({ body }) => body['model'],
  toolsOf: (body) =>
    listOf(body['tools']).map((each) => isRecord(each['function']) && each['function']['name']),
  imagesOf: (body) =>
    listOf(body['messages'])
      .flatMap(({ content }) => listOf(content))
      .map(({ image_url }) => image_url)
      .filter(isRecord)
      .map(({ url }) => String(url)),
  resultsOf: (body) => resultsOf(body),
  open: () => event(chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])),
  text: (content) => event(chunk([{ index: 0, delta: { content }, finish_reason: null }])),
  call: ({ id, name, pieces }, index) =>
    [
      { index, id, type: 'function', function: { name, arguments: '' } },
      ...pieces.map((part) => ({ index, function: { arguments: part } })),
    ]
      .map((call) => event(chunk([{ index: 0, delta: { tool_calls: [call] }, finish_reason: null }])))
      .join(''),
  end: ({ input, cached, output }, reason) =>
    `${event(chunk([{ index: 0, delta: {}, finish_reason: finishReasons[reason] }]))}${event({
      ...chunk([]),
      usage: {
        prompt_tokens: input,
        completion_tokens: output,
        total_tokens: input + output,
        prompt_tokens_details: { cached_tokens: cached },
      },
    })}data: [DONE]\n\n`,
  trouble: () => event({ error: { message: 'Bad gateway', type: 'server_error', param: null, code: 502 } }),
  refusal: openaiRefusal,
};

const finishReasons = { stop: 'stop', length: 'length', calls: 'tool_calls' };

const resultsOf = (body: Record<string, unknown>) =>
  listOf(body['messages'])
    .filter(({ role }) => role === 'tool')
    .map(({ tool_call_id, content }) => ({ id: String(tool_call_id), text: textOf(content) }));

function isWhole({ function: called }: Record<string, unknown>): boolean {
  try {
    JSON.parse(String(isRecord(called) ? called['arguments'] : ''));
    return true;
  } catch {
    return false;
  }
}

const chunk = (choices: object[]) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_760_000_000,
  model: 'local-test',
  choices,
});
