import { event, listOf, type Refusal, textOf, type Wire } from './wire.ts';

/** Messages API, `stream: true`: https://docs.anthropic.com/en/api/messages-streaming */
export const anthropicWire: Wire = {
  provider: 'anthropic',
  basePath: '/v1',
  keyOf: (headers) => headers['x-api-key']?.toString(),
  complaint({ path, headers, body }) {
    if (path !== '/v1/messages') return 'not_found';
    if (headers['anthropic-version'] === undefined) return 'anthropic-version: header is required';
    if (typeof body['max_tokens'] !== 'number') return 'max_tokens: Field required';
    if (body['stream'] !== true) return 'only streams are answered here';
    const empty = listOf(body['messages']).some(({ content }) => textOf(content) === '');
    return empty ? 'messages: text content blocks must be non-empty' : null;
  },
  promptOf: (body) => [
    ...listOf(body['system']).map(({ text }) => ({ role: 'system', text: String(text) })),
    ...listOf(body['messages']).map(({ role, content }) => ({ role: String(role), text: textOf(content) })),
  ],
  modelOf: ({ body }) => body['model'],
  open: () =>
    said({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'claude-test',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: 1,
          cache_read_input_tokens: 0,
          cache_creation_input_tokens: 0,
          output_tokens: 1,
        },
      },
    }) +
    said({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) +
    said({ type: 'ping' }),
  text: (text) => said({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: ({ input, cached, output }) =>
    said({ type: 'content_block_stop', index: 0 }) +
    said({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: output },
    }) +
    said({ type: 'message_stop' }),
  refusal: (refusal, quoted) => {
    const [status, type, message] = refusals[refusal];
    const error = { type, message: `${message} (${quoted})` };
    return { status, body: { type: 'error', error, request_id: 'req_1' } };
  },
};

const said = (data: { type: string } & Record<string, unknown>) => event(data, data.type);

const refusals: Readonly<Record<Refusal, [number, string, string]>> = {
  key: [401, 'authentication_error', 'invalid x-api-key'],
  quota: [429, 'rate_limit_error', 'This request would exceed the rate limit for your organization'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
  unknown_model: [404, 'not_found_error', 'model: claude-test'],
  too_long: [400, 'invalid_request_error', 'prompt is too long: 204000 tokens > 200000 maximum'],
};
