import { event, isRecord, listOf, type Refusal, textOf, unanswered, type Wire } from './wire.ts';

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
    const empty = partsOf(body).some(({ type, text }) => type === 'text' && text === '');
    if (empty) return 'messages: text content blocks must be non-empty';
    if (usesOf(body).length > 0 && body['tools'] === undefined) return 'tools: Field required';
    return unanswered(
      usesOf(body).map(({ id }) => id),
      resultsOf(body).map(({ id }) => id),
    );
  },
  promptOf: (body) => [
    ...listOf(body['system']).map(({ text }) => ({ role: 'system', text: String(text) })),
    ...listOf(body['messages']).map(({ role, content }) => ({ role: String(role), text: textOf(content) })),
  ],
  modelOf: ({ body }) => body['model'],
  toolsOf: (body) => listOf(body['tools']).map(({ name }) => name),
  imagesOf: (body) =>
    partsOf(body)
      .map(({ type, source }) => (type === 'image' && isRecord(source) ? source : null))
      .flatMap((source) => (source ? [`data:${source['media_type']};base64,${source['data']}`] : [])),
  resultsOf: (body) => resultsOf(body),
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
  call: ({ id, name, pieces }, number) => {
    const index = number + 1;
    return [
      ...(number === 0 ? [{ type: 'content_block_stop', index: 0 }] : []),
      { type: 'content_block_start', index, content_block: { type: 'tool_use', id, name, input: {} } },
      ...pieces.map((partial_json) => ({
        type: 'content_block_delta',
        index,
        delta: { type: 'input_json_delta', partial_json },
      })),
      { type: 'content_block_stop', index },
    ]
      .map(said)
      .join('');
  },
  end: ({ input, cached, output }, reason) =>
    (reason === 'calls' ? '' : said({ type: 'content_block_stop', index: 0 })) +
    said({
      type: 'message_delta',
      delta: { stop_reason: stopReasons[reason], stop_sequence: null },
      usage: { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: output },
    }) +
    said({ type: 'message_stop' }),
  trouble: () => said({ type: 'error', error: { type: 'api_error', message: 'Internal server error' } }),
  refusal: (refusal, quoted) => {
    const [status, type, message] = refusals[refusal];
    const error = { type, message: `${message} (${quoted})` };
    return { status, body: { type: 'error', error, request_id: 'req_1' } };
  },
};

const stopReasons = { stop: 'end_turn', length: 'max_tokens', calls: 'tool_use' };

const partsOf = (body: Record<string, unknown>) =>
  listOf(body['messages']).flatMap(({ content }) => listOf(content));
const usesOf = (body: Record<string, unknown>) => partsOf(body).filter(({ type }) => type === 'tool_use');

function resultsOf(body: Record<string, unknown>) {
  return partsOf(body)
    .filter(({ type }) => type === 'tool_result')
    .map(({ tool_use_id, content }) => ({ id: String(tool_use_id), text: textOf(content) }));
}

const said = (data: { type: string } & Record<string, unknown>) => event(data, data.type);

const refusals: Readonly<Record<Refusal, [number, string, string]>> = {
  key: [401, 'authentication_error', 'invalid x-api-key'],
  quota: [429, 'rate_limit_error', 'This request would exceed the rate limit for your organization'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
  unknown_model: [404, 'not_found_error', 'model: claude-test'],
  too_long: [400, 'invalid_request_error', 'prompt is too long: 204000 tokens > 200000 maximum'],
};
