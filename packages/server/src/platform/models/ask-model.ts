import type { TurnPrompt } from '@sayso/core/prompt/turn-prompt';
import { ProviderFault } from '@sayso/core/provider-fault';
import type { TurnEvent } from '@sayso/core/turn-provider';
import {
  type LanguageModelUsage,
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import type { ModelChoice } from '../../model-choice.ts';
import { type Patience, patientFetch } from './patient-fetch.ts';
import { faultFrom } from './sdk-faults.ts';
import { openModel } from './sdk-model.ts';

export type Asking = {
  choice: ModelChoice;
  patience: Patience;
  /** How often a question is asked again that was refused for the moment, before any word came. */
  retries: number;
};

// Its warnings would go to the console, past the server's own log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Models that the SDK does not know would be held to 4096 tokens otherwise; those it knows, to what they can. */
const longestAnthropicAnswer = 64_000;

/** Asks the model and passes on what it says. Throws a `ProviderFault` when the answer fails or is no answer. */
export async function* askModel(
  asking: Asking,
  prompt: TurnPrompt,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent> {
  const { choice, patience, retries } = asking;
  // The connection closes also when nobody reads on.
  const gone = new AbortController();
  let hasSpoken = false;
  try {
    const result = streamText({
      model: await openModel(choice, patientFetch(patience)),
      ...promptFor(choice, prompt),
      ...(choice.provider === 'anthropic' ? { maxOutputTokens: longestAnthropicAnswer } : {}),
      ...(choice.provider === 'openai' ? { providerOptions: { openai: { store: false } } } : {}),
      maxRetries: retries,
      abortSignal: AbortSignal.any([signal, gone.signal]),
      // Errors come with the stream; the default would print them.
      onError: () => {},
    });
    for await (const event of eventsOf(result.stream)) {
      if (event.type === 'text') hasSpoken = true;
      yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    throw faultFrom(error, { provider: choice.provider, apiKey: choice.apiKey, hasSpoken });
  } finally {
    gone.abort();
  }
}

async function* eventsOf(stream: AsyncIterable<TextStreamPart<ToolSet>>): AsyncGenerator<TurnEvent> {
  let hasSpoken = false;
  let reason = 'none';
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        if (part.text === '') break;
        hasSpoken = true;
        yield { type: 'text', text: part.text };
        break;
      case 'finish-step':
        reason =
          part.finishReason === 'other' && part.rawFinishReason === undefined ? 'none' : part.finishReason;
        yield* usageOf(part.usage);
        break;
      case 'error':
        throw part.error;
      case 'abort':
        return;
    }
  }
  refuseBadEnd(reason, hasSpoken);
}

function refuseBadEnd(reason: string, hasSpoken: boolean): void {
  const detail = `The answer ended with "${reason}"`;
  if (reason === 'content-filter') throw new ProviderFault('declined', detail);
  if (reason === 'error') throw new ProviderFault('trouble', detail);
  if (!hasSpoken)
    throw new ProviderFault(reason === 'length' ? 'too_long' : 'unreadable', `${detail}, without a word`);
  if (reason === 'none' || reason === 'interrupted') throw new ProviderFault('cut', detail);
}

function* usageOf({
  inputTokens,
  outputTokens,
  inputTokenDetails,
}: LanguageModelUsage): Generator<TurnEvent> {
  if (inputTokens === undefined && outputTokens === undefined) return;
  const cached = inputTokenDetails.cacheReadTokens;
  yield {
    type: 'usage',
    tokensIn: inputTokens ?? 0,
    tokensOut: outputTokens ?? 0,
    ...(cached === undefined ? {} : { tokensCached: cached }),
  };
}

/** Marks where Anthropic may keep what it has read; the other providers find the common beginning by themselves. */
const breakpoint = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' as const } } } };

function promptFor({ provider }: ModelChoice, { instructions, manifest, messages }: TurnPrompt) {
  const said: ModelMessage[] = messages.map(({ role, content }) => ({ role, content }));
  // Several models behind compatible addresses take one system message alone.
  if (provider !== 'anthropic') return { instructions: `${instructions}\n${manifest}`, messages: said };
  return {
    instructions: [instructions, manifest].map((content) => ({
      role: 'system' as const,
      content,
      ...breakpoint,
    })),
    messages: said.map((message, at) => (at === said.length - 1 ? { ...message, ...breakpoint } : message)),
  };
}
