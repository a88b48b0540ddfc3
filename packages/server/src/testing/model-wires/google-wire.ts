import { event, isRecord, listOf, type Refusal, textOf, type Wire } from './wire.ts';

/** `streamGenerateContent?alt=sse`: https://ai.google.dev/api/generate-content */
export const googleWire: Wire = {
  provider: 'google',
  basePath: '/v1beta',
  keyOf: (headers) => headers['x-goog-api-key']?.toString(),
  complaint({ path, body }) {
    if (!/^\/v1beta\/models\/[^/]+:streamGenerateContent\?alt=sse$/.test(path))
      return `No such path: ${path}`;
    if (!Array.isArray(body['contents'])) return 'contents is not specified';
    const calls = partsOf(body).filter(({ functionCall }) => isRecord(functionCall));
    // https://ai.google.dev/gemini-api/docs/thought-signatures: a call goes back with the mark that it came with.
    if (calls.some(({ thoughtSignature }) => thoughtSignature !== 'c2lnbmVk'))
      return 'Function call is missing a thought_signature';
    return calls.length === resultsOf(body).length
      ? null
      : 'the number of function response parts must equal the number of function call parts';
  },
  promptOf: (body) => [
    ...listOf(isRecord(body['systemInstruction']) ? body['systemInstruction']['parts'] : []).map(
      ({ text }) => ({
        role: 'system',
        text: String(text),
      }),
    ),
    ...listOf(body['contents']).map(({ role, parts }) => ({
      role: role === 'model' ? 'assistant' : String(role),
      text: textOf(parts),
    })),
  ],
  toolsOf: (body) =>
    listOf(body['tools']).flatMap(({ functionDeclarations }) =>
      listOf(functionDeclarations).map(({ name }) => name),
    ),
  imagesOf: (body) =>
    partsOf(body)
      .map(({ inlineData }) => inlineData)
      .filter(isRecord)
      .map(({ mimeType, data }) => `data:${mimeType};base64,${data}`),
  resultsOf: (body) => resultsOf(body),
  modelOf: ({ path }) => /models\/([^:]+):/.exec(path)?.[1],
  open: () => '',
  text: (text) => event({ candidates: [candidate(text)], modelVersion: 'gemini-test', responseId: 'r1' }),
  call: ({ name, pieces }) =>
    event({
      candidates: [
        {
          content: {
            role: 'model',
            parts: [
              { functionCall: { name, args: JSON.parse(pieces.join('')) }, thoughtSignature: 'c2lnbmVk' },
            ],
          },
          index: 0,
        },
      ],
      modelVersion: 'gemini-test',
      responseId: 'r1',
    }),
  end: ({ input, cached, output }, reason) =>
    event({
      candidates: [{ ...candidate(''), finishReason: reason === 'length' ? 'MAX_TOKENS' : 'STOP' }],
      usageMetadata: {
        promptTokenCount: input,
        cachedContentTokenCount: cached,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
      modelVersion: 'gemini-test',
      responseId: 'r1',
    }),
  trouble: () =>
    event({ error: { code: 500, message: 'An internal error has occurred', status: 'INTERNAL' } }),
  refusal: (refusal, quoted) => {
    const [code, status, message] = refusals[refusal];
    return { status: code, body: { error: { code, message: `${message} ${quoted}`, status } } };
  },
};

const partsOf = (body: Record<string, unknown>) =>
  listOf(body['contents']).flatMap(({ parts }) => listOf(parts));

/** Answers are told apart by their order: calls have no ids here. */
const resultsOf = (body: Record<string, unknown>) =>
  partsOf(body)
    .map(({ functionResponse }) => functionResponse)
    .filter(isRecord)
    .map(({ name, response }) => ({
      id: String(name),
      text: isRecord(response) ? String(response['content'] ?? response['error'] ?? '') : '',
    }));

const candidate = (text: string) => ({ content: { parts: [{ text }], role: 'model' }, index: 0 });

const refusals: Readonly<Record<Refusal, [number, string, string]>> = {
  key: [400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
  quota: [429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan.'],
  overloaded: [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
  unknown_model: [404, 'NOT_FOUND', 'models/gemini-test is not found for API version v1beta.'],
  too_long: [
    400,
    'INVALID_ARGUMENT',
    'The input token count (1200000) exceeds the maximum number of tokens allowed',
  ],
};
