import type { LanguageModel } from 'ai';
import type { ModelChoice } from '../../model-choice.ts';

/** The chosen model behind the SDK's one interface; only the chosen provider's package is loaded. */
export async function openModel(
  choice: ModelChoice,
  fetch: typeof globalThis.fetch,
  { isShaped = false }: { isShaped?: boolean } = {},
): Promise<LanguageModel> {
  const { provider, model, baseUrl } = choice;
  const apiKey = choice.apiKey ?? '';
  const at = baseUrl === null ? {} : { baseURL: baseUrl };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({
        apiKey,
        fetch,
        ...(baseUrl === null ? {} : { baseURL: withVersion(baseUrl) }),
      })(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey, fetch, ...at })(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ apiKey, fetch, ...at })(model);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        includeUsage: true,
        // Without it the schema of an answer would be dropped before it is sent.
        supportsStructuredOutputs: isShaped,
        fetch,
        ...(choice.apiKey === null ? {} : { apiKey }),
      })(model);
    }
  }
}

/** Anthropic's own programs take the address without the version in its path. */
const withVersion = (baseUrl: string) => (new URL(baseUrl).pathname === '/' ? `${baseUrl}/v1` : baseUrl);
