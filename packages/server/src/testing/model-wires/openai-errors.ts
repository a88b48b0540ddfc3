import type { Refusal } from './wire.ts';

const refusals: Readonly<Record<Refusal, [number, string, string, string]>> = {
  key: [401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided'],
  quota: [429, 'insufficient_quota', 'insufficient_quota', 'You exceeded your current quota'],
  overloaded: [503, 'server_error', 'server_error', 'The engine is currently overloaded'],
  unknown_model: [404, 'invalid_request_error', 'model_not_found', 'The model does not exist'],
  too_long: [
    400,
    'invalid_request_error',
    'context_length_exceeded',
    'Your input exceeds the context window of this model',
  ],
};

/** The error body of OpenAI's API, which those that are compatible with it share. */
export function openaiRefusal(refusal: Refusal, quoted: string): { status: number; body: object } {
  const [status, type, code, message] = refusals[refusal];
  return { status, body: { error: { message: `${message}: ${quoted}`, type, param: null, code } } };
}
