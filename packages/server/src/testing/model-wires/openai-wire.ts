import { openaiRefusal } from './openai-errors.ts';
import { event, listOf, textOf, unanswered, type Wire } from './wire.ts';

/** Responses API, `stream: true`: https://platform.openai.com/docs/api-reference/responses-streaming */
export const openaiWire: Wire = {
  provider: 'openai',
  basePath: '/v1',
  keyOf: (headers) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1],
  complaint({ path, body }) {
    if (path !== '/v1/responses') return `Unknown request URL: POST ${path}`;
    if (body['stream'] !== true) return 'only streams are answered here';
    if (!Array.isArray(body['input'])) return 'input: expected an array';
    const calls = listOf(body['input']).filter(({ type }) => type === 'function_call');
    return unanswered(
      calls.map(({ call_id }) => call_id),
      resultsOf(body).map(({ id }) => id),
    );
  },
  promptOf: (body) =>
    messagesOf(body).map(({ role, content }) => ({
      role: role === 'developer' ? 'system' : String(role),
      text: textOf(content),
    })),
  modelOf: ({ body }) => body['model'],
  toolsOf: (body) => listOf(body['tools']).map(({ name }) => name),
  imagesOf: (body) =>
    messagesOf(body)
      .flatMap(({ content }) => listOf(content))
      .flatMap(({ type, image_url }) => (type === 'input_image' ? [String(image_url)] : [])),
  resultsOf: (body) => resultsOf(body),
  open: () =>
    said({ type: 'response.created', response: response('in_progress') }) +
    said({ type: 'response.in_progress', response: response('in_progress') }) +
    said({ type: 'response.output_item.added', output_index: 0, item: item('in_progress', '') }) +
    said({
      type: 'response.content_part.added',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      part: { type: 'output_text', text: '', annotations: [] },
    }),
  text: (delta) =>
    said({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta }),
  call: ({ id, name, pieces }, number) => {
    const at = { item_id: `fc_${id}`, output_index: number + 1 };
    const called = (status: string, text: string) => ({
      ...at,
      item: { type: 'function_call', id: at.item_id, call_id: id, name, arguments: text, status },
    });
    return [
      { type: 'response.output_item.added', ...called('in_progress', '') },
      ...pieces.map((delta) => ({ type: 'response.function_call_arguments.delta', ...at, delta })),
      { type: 'response.function_call_arguments.done', ...at, arguments: pieces.join('') },
      { type: 'response.output_item.done', ...called('completed', pieces.join('')) },
    ]
      .map(said)
      .join('');
  },
  end: ({ input, cached, output }, reason) =>
    said({ type: 'response.output_item.done', output_index: 0, item: item('completed', 'all') }) +
    said({
      type: reason === 'length' ? 'response.incomplete' : 'response.completed',
      response: {
        ...response(reason === 'length' ? 'incomplete' : 'completed'),
        incomplete_details: reason === 'length' ? { reason: 'max_output_tokens' } : null,
        output: [item('completed', 'all')],
        usage: {
          input_tokens: input,
          input_tokens_details: { cached_tokens: cached },
          output_tokens: output,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: input + output,
        },
      },
    }),
  trouble: () =>
    said({ type: 'error', code: 'server_error', message: 'The server had an error', param: null }),
  refusal: openaiRefusal,
};

const messagesOf = (body: Record<string, unknown>) =>
  listOf(body['input']).filter(({ role }) => role !== undefined);

const resultsOf = (body: Record<string, unknown>) =>
  listOf(body['input'])
    .filter(({ type }) => type === 'function_call_output')
    .map(({ call_id, output }) => ({ id: String(call_id), text: textOf(output) }));

let sequence = 0;
function said(data: { type: string } & Record<string, unknown>): string {
  sequence += 1;
  return event({ ...data, sequence_number: sequence }, data.type);
}

const response = (status: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_760_000_000,
  status,
  error: null,
  incomplete_details: null,
  model: 'gpt-test',
  output: [],
  service_tier: 'default',
});

const item = (status: string, text: string) => ({
  id: 'msg_1',
  type: 'message',
  status,
  role: 'assistant',
  content: text === '' ? [] : [{ type: 'output_text', text, annotations: [] }],
});
